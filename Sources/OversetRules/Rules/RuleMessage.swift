import OversetModel

/// What a rule says of a layout.
package struct RuleMessage: Hashable {
  /// One phrase without a full stop.
  package var message: String
  /// What would help.
  package var suggestion: String?

  package init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}
