import Overset
import OversetLabels

extension Verdict {
  /// `failed: 3 errors`.
  var words: String {
    switch self {
    case .passed: "passed"
    case .failed(let reason): "failed: \(reason)"
    case .inconclusive(let reason): "inconclusive: \(reason)"
    case .misused(let reason): "not complete: \(reason)"
    }
  }
}

extension SuppressedFinding.Reason {
  /// Who accepted it, and why where that is said.
  var words: String {
    switch self {
    case .baseline: "accepted by the baseline"
    case .configuration(nil): "ignored by the configuration"
    case .configuration(let reason?): "ignored by the configuration: \(reason)"
    case .note: "ignored by a note for translators"
    }
  }
}

extension LabelFit.Outcome {
  /// Behind a number of layouts: `2,150 fit`.
  var words: String { self == .fits ? "fit" : rawValue }
}
