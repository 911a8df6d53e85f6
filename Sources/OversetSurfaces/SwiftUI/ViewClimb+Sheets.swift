import OversetSources

/// Titles of views in sheets.
extension ViewClimb {
  /// Whether no bar has a title: that of a view which the app shows in sheets alone, and no navigation view is around it
  /// there, nor around the title in the view (Apple, `navigationTitle(_:)`). `steps` begin with the title's.
  func hasNoBar(_ entry: ViewPath.Step, behind steps: ArraySlice<ViewPath.Step>) -> Bool {
    guard platform == nil, steps.dropFirst().allSatisfy({ isPlain($0.step) }) else { return false }
    let made = references.placements(of: entry.type).filter {
      !declarations.types.inherits($0.type, from: ["PreviewProvider"])
    }
    return !made.isEmpty && made.allSatisfy(isAloneInSheet)
  }

  /// Whether a view that is made there is the content of a sheet, with nothing of the app's own around it.
  private func isAloneInSheet(_ placement: MemberReference) -> Bool {
    guard placement.platform == nil else { return false }
    let sheet = placement.surface.steps.firstIndex { step in
      step.kind == .closure && step.names.count > 1
        && ["sheet", "fullScreenCover", "popover"].contains(step.name)
    }
    return sheet.map { placement.surface.steps[..<$0].allSatisfy(isPlain) } ?? false
  }

  /// Whether views are in a container that is no navigation view, or what a member answers.
  private func isPlain(_ step: SurfaceStep) -> Bool {
    if step.kind == .result { return true }
    guard case .contains = ViewCall(step) else { return false }
    return !step.name.hasPrefix("Navigation")
  }
}
