import OversetSources

/// Libraries that many apps show short messages with. Each is what the library's own source says of its label.
enum LibraryMessages {
  /// The verdict of an argument; nil where the call is none of theirs.
  static func verdict(ofArgument step: SurfaceStep) -> UseVerdict? {
    // Objective-C has the first label in the name.
    let label = step.label ?? step.name
    switch step.name {
    // Toast-Swift and Toast, makeToast: a label of any number of lines, up to 80 % of the view.
    case "makeToast" where step.label == nil || label == step.name: return wrapping("Toast")
    default: break
    }
    let isOfProgress = step.names.dropLast().contains("SVProgressHUD")
    return isOfProgress && progressLabels.contains(label) ? wrapping("SVProgressHUD") : nil
  }

  /// SVProgressHUD: its label has any number of lines, in 200 × 300 points.
  private static let progressLabels: Set<String> = [
    "withStatus", "status", "setStatus", "showWithStatus", "showInfoWithStatus",
    "showSuccessWithStatus", "showErrorWithStatus",
  ]

  /// The verdict of a property that code sets through a chain of names; nil of any other.
  ///
  /// MBProgressHUD: `label` has one line, in the view less 20 points at each side; `detailsLabel` as many as it needs.
  static func verdict(settingProperty name: String, of chain: ArraySlice<String>) -> UseVerdict? {
    let names = chain + [name]
    guard names.dropLast().contains(where: { $0.lowercased().hasSuffix("hud") }) else { return nil }
    switch names.suffix(2).joined(separator: ".") {
    case "detailsLabel.text": return wrapping("MBProgressHUD")
    case _ where name == "detailsLabelText": return wrapping("MBProgressHUD")
    case "label.text": return oneLine
    case _ where name == "labelText": return oneLine
    default: return nil
    }
  }

  private static func wrapping(_ library: String) -> UseVerdict {
    UseVerdict(.cannotBeCut(.library(library), .believed), on: .view(library))
  }

  private static let oneLine = UseVerdict(
    .canBeCutInUnknownRoom(.lines(1)), on: .view("MBProgressHUD"))
}
