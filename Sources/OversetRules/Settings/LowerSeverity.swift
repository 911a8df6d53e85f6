import OversetModel

extension Severity {
  /// One step less bad.
  package var lower: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    }
  }
}
