import OversetModel

/// What a rule says of a layout.
package struct RuleMessage: Hashable {
  /// One phrase without a full stop.
  var message: String
  /// What would help.
  var suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}
