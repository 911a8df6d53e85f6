import Overset
import OversetModel
import OversetFits
import OversetRules

extension Verdict {
  /// `failed: 3 errors`.
  var phrase: String {
    switch self {
    case .passed: "passed"
    case .failed(let reason): "failed: \(reason)"
    case .inconclusive(let reason): "inconclusive: \(reason)"
    case .misused(let reason): "not complete: \(reason)"
    }
  }
}

extension SuppressedFinding.Reason {
  /// Why it is suppressed, with the reason where one is given.
  var phrase: String {
    switch self {
    case .baseline: "accepted by the baseline"
    case .configuration(nil): "ignored by the configuration"
    case .configuration(let reason?): "ignored by the configuration: \(reason)"
    case .note: "ignored by a note for translators"
    }
  }
}

extension CheckReport.Summary {
  /// `79 of 81 keys have a label`; keys of interface documents, whose labels are in the documents,
  /// are counted by themselves.
  var coverage: String {
    let code = "\(constrainedKeys.grouped) of \(keys.counted("key"))"
    if interfaceKeys == 0 { return "\(code) \(constrainedKeys == 1 ? "has" : "have") a label" }
    let documents = "\(constrainedInterfaceKeys.grouped) of \(interfaceKeys.counted("key"))"
    return keys == 0
      ? "\(documents) of interface documents have a label"
      : "\(code) and \(documents) of interface documents have a label"
  }
}

extension LabelFit.Outcome {
  /// Behind a number of layouts: `2,150 fit`.
  var phrase: String { self == .fits ? "fit" : rawValue }
}
