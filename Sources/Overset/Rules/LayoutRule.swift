import OversetLabels
import OversetModel

/// A rule about what one label does with one text.
protocol LayoutRule: Sendable {
  var id: RuleID { get }

  /// What is wrong, or nil. `isSource` tells that the text is in the locale the others come from.
  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage?
}

/// Every rule about a layout, in the order that their findings are listed in.
let layoutRules: [any LayoutRule] = [
  Truncated(), Clipped(), LostParagraphs(), ShrunkBelowMinimum(), ShrunkBelowThreshold(),
  Crowded(), MissingGlyph(),
]

/// What a rule says of a layout.
struct RuleMessage: Hashable {
  /// One phrase without a full stop.
  var message: String
  /// What would help.
  var suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}

extension Finding {
  convenience init(
    rule: RuleID, severity: Severity, layout: CheckedLayout, message: RuleMessage,
    source: SourceState?
  ) {
    self.init(
      rule: rule, severity: severity,
      subject: Subject(
        label: layout.label, table: layout.table, key: layout.key, locale: layout.locale,
        variant: layout.variant),
      location: layout.location, message: message.message, suggestion: message.suggestion,
      layout: layout, source: source)
  }
}

extension RuleID {
  /// The severity where a configuration says nothing.
  public var defaultSeverity: Severity {
    switch self {
    case .truncated, .clipped, .lostParagraphs, .shrunkBelowMinimum, .missingGlyph, .catalogFault:
      .error
    case .shrunkBelowThreshold, .crowded, .rtlAlignment: .warning
    case .untranslated, .unconstrained: .note
    }
  }

  /// What a finding of the rule says, in a phrase.
  public var summary: String {
    switch self {
    case .truncated: "text is lost behind an ellipsis"
    case .clipped: "text lies outside of what the label can show"
    case .lostParagraphs: "later paragraphs are cut without an ellipsis"
    case .shrunkBelowMinimum: "even the smallest scale is not enough"
    case .shrunkBelowThreshold: "the text fits only below the legible size"
    case .crowded: "the text leaves almost no room"
    case .missingGlyph: "no font has a character, so that nothing can be measured"
    case .rtlAlignment: "the label does not mirror in a right-to-left locale"
    case .untranslated: "there is no translation, and the app shows something else"
    case .unconstrained: "no label shows the key"
    case .catalogFault: "the file fails to load, or loses entries silently"
    }
  }
}
