import OversetSources

/// Methods of views that show what they get.
extension TextFlow {
  /// Whether a method of a view sets a text of the view itself: `self.text = title`, `setTitle(title, for: .normal)`.
  func setsTextOfItsView(_ use: ParameterUse) -> Bool {
    guard let step = use.surface.steps.first, use.function != "init",
      step.names.dropLast().isEmpty || step.names.dropLast() == ["self"]
    else { return false }
    let isText =
      step.kind == .assignment && Self.texts.contains(step.name)
      || step.kind == .argument
        && (Self.titleSetters.contains(step.name)
          || step.setProperty.map(Self.texts.contains) ?? false)
    return isText
      && declarations.types.lineage(of: use.type).contains(where: Self.textViews.contains)
  }

  private static let texts: Set<String> = [
    "text", "attributedText", "placeholder", "attributedPlaceholder",
  ]
  private static let titleSetters: Set<String> = ["setTitle", "setAttributedTitle"]
  private static let textViews: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UISearchBar",
  ]
}
