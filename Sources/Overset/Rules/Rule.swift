import OversetModel

/// A kind of fault to look for.
protocol Rule: Sendable {
  static var about: RuleDescription { get }
  /// What it looks at; the protocols below say it for their rules.
  static var subject: RuleSubject { get }
}

/// What a rule looks at, and the rule as one that does.
enum RuleSubject {
  case layout(any LayoutRule.Type)
  case app(any AppRule.Type)
  /// A key's entry in one locale, while its texts are gathered.
  case entry
  /// What suppresses findings, once all others are known.
  case suppression
}

/// Every rule, in the order that rules and their findings are listed in.
///
/// A new rule is its file, and its line here.
let allRules: [any Rule.Type] = [
  Truncated.self, Clipped.self, LostParagraphs.self, ShrunkBelowMinimum.self,
  ShrunkBelowThreshold.self, Tightened.self, WordBroken.self, Crowded.self, Growth.self,
  LongLabel.self, MissingGlyph.self, GroupOverflow.self, InconsistentShrink.self,
  RTLAlignment.self, ConflictingProperties.self, SmallText.self, Untranslated.self,
  ShownTags.self, FormatMismatch.self,
  MissingPlural.self,
  Unconstrained.self, DuplicateKey.self, StaleObjectID.self, WrongDirective.self,
  CatalogFaults.self, UnusedIgnore.self, StaleBaseline.self,
]

/// A rule about what one label does with one text.
protocol LayoutRule: Rule {
  /// Whether it tells of text that nobody sees: a lesser fault where the label scrolls or expands.
  static var isAboutLostText: Bool { get }

  /// Whether it compares the width of a text with that of its source.
  static var comparesWidths: Bool { get }

  /// Whether its words say what would make the text fit.
  static var saysWhatFits: Bool { get }

  /// The rules whose findings about the same text ask for the same action: beside one of theirs
  /// nothing is reported.
  static var givesWayTo: Set<RuleID> { get }

  /// Whether it looks at each size and screen; otherwise at the first layout of a text only.
  static var looksAtEachVariant: Bool { get }

  /// Whether there is something to report; asked of every layout.
  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool

  /// What is wrong with a layout at fault, in words; asked when it is reported.
  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage
}

extension LayoutRule {
  static var subject: RuleSubject { .layout(self) }
  static var isAboutLostText: Bool { false }
  static var comparesWidths: Bool { false }
  static var saysWhatFits: Bool { isAboutLostText }
  static var givesWayTo: Set<RuleID> { [] }
  static var looksAtEachVariant: Bool { true }

  /// For `givesWayTo`: whoever makes the text fit has done what the rule asks for.
  static var aboutLostText: Set<RuleID> { RuleID.aboutLostText }
}

extension RuleID {
  /// The rule of this name, if it is one about layouts.
  var layoutRule: (any LayoutRule.Type)? { Self.layoutRules[self] }

  fileprivate static let aboutLostText = Set(
    layoutRules.filter { $0.value.isAboutLostText }.map(\.key))

  private static let layoutRules = Dictionary(
    uniqueKeysWithValues: allRules.compactMap { rule -> (RuleID, any LayoutRule.Type)? in
      if case .layout(let rule) = rule.subject { (rule.about.id, rule) } else { nil }
    })
}

/// What a rule may ask beside the layout.
struct RuleContext {
  var settings: RuleSettings
  /// Whether the text is in the locale that the others are translated from.
  var isSource: Bool
  /// On one line at scale 1, beside the source's text; nil where there is nothing to compare.
  var widths: TextWidths?
  /// What would make the text fit; nil where nobody looked for more than the layout says.
  var remedy: Remedy?

  /// The remedy in words.
  func remedy(for layout: CheckedLayout) -> String {
    (remedy ?? Remedy(clears: Clearance(layout))).words(for: layout)
  }

  /// The room that would help.
  func clears(for layout: CheckedLayout) -> Clearance { remedy?.clears ?? Clearance(layout) }

  /// The widths of a text and of the text that it was translated from.
  struct TextWidths {
    var text: Points
    var source: Points
  }
}

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

/// A rule about files, keys, labels or groups of them: about the app as a whole.
protocol AppRule: Rule {
  /// Whether it needs `CheckedApp.groups`, and so all layouts.
  static var looksAtGroups: Bool { get }

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding]

  /// What is said of all findings in a table that are told by their number; at least one.
  static func message(ofMany findings: [Finding]) -> RuleMessage
}

extension AppRule {
  static func message(ofMany findings: [Finding]) -> RuleMessage {
    RuleMessage(findings[0].message, suggestion: findings[0].suggestion)
  }

  static var subject: RuleSubject { .app(self) }
  static var looksAtGroups: Bool { false }
}

/// What such a rule may ask.
struct CheckedApp {
  var catalogs: [Catalog]
  var plan: CheckPlan
  /// The locales to check; nil for all.
  var locales: [LocaleIdentifier]?
  /// What the labels of each group show in each locale.
  var groups: [GroupSeries]
}
