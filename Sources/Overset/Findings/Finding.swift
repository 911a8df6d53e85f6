import OversetLabels
import OversetModel

/// A fact about somebody's catalog or label: data, not a failure.
///
/// A class because it never changes, and tens of thousands are sorted and passed on.
public final class Finding: Sendable, CustomStringConvertible {
  /// The rule that found it.
  public let rule: RuleID
  /// How bad it is, as the configuration has it.
  public let severity: Severity
  /// What the finding is about, as far as it is about one text in one label.
  public let subject: Subject
  /// The place of the translation's value, or of what else is at fault.
  public let location: FileLocation
  /// One phrase without a full stop.
  public let message: String
  /// What would help, one phrase.
  public let suggestion: String?
  /// What the label does with the text; nil where nothing was laid out.
  public let layout: CheckedLayout?
  /// What it does with the source locale's text; nil in the source locale itself and where there is
  /// none.
  public let source: SourceState?
  /// The same fault in other locales, where the source locale has it already: told once, here.
  public let others: [Finding]
  /// Which of several findings that are alike in all that an identity is made of, from 1.
  public let occurrence: Int
  /// What would show every text of the finding, over all sizes, screens and the `others`; nil where
  /// no text is lost.
  public let clears: Clearance?
  /// How many points of width its text lacks at most, over all sizes and screens; nil where that is
  /// what `layout` lacks.
  private let lack: Points?
  /// Whose text it is in the plan of the check; nil for what is about no text.
  let place: Place?
  /// Of the identity: made where findings are, by many workers.
  let digest: IdentityHash

  /// Of one text, file, key, label or group.
  public convenience init(
    rule: RuleID, severity: Severity, subject: Subject, location: FileLocation, message: String,
    suggestion: String? = nil, layout: CheckedLayout? = nil, source: SourceState? = nil
  ) {
    self.init(
      rule: rule, severity: severity, subject: subject, location: location, message: message,
      suggestion: suggestion, layout: layout, source: source, clears: nil, place: nil)
  }

  init(
    rule: RuleID, severity: Severity, subject: Subject, location: FileLocation, message: String,
    suggestion: String?, layout: CheckedLayout?, source: SourceState?, others: [Finding] = [],
    occurrence: Int = 1, clears: Clearance?, lack: Points? = nil, place: Place?
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.location = location
    self.message = message
    self.suggestion = suggestion
    self.layout = layout
    self.source = source
    self.others = others
    self.occurrence = occurrence
    self.clears = clears
    self.lack = lack
    self.place = place
    digest =
      FindingIdentity(
        rule, subject, location.path, shared: Self.sharedSource(source, clears),
        occurrence: occurrence
      ).digest
  }

  /// The same finding with other words, others, or another place among those that are alike.
  func with(
    severity: Severity? = nil, message: String? = nil, suggestion: String? = nil,
    others: [Finding]? = nil,
    occurrence: Int? = nil, clears: Clearance? = nil, lack: Points? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: severity ?? self.severity, subject: subject, location: location,
      message: message ?? self.message, suggestion: suggestion ?? self.suggestion,
      layout: layout, source: source, others: others ?? self.others,
      occurrence: occurrence ?? self.occurrence, clears: clears ?? self.clears,
      lack: lack ?? self.lack, place: place)
  }

  /// A text in a label, in the plan of a check: what findings of other locales are matched by.
  struct Place: Hashable, Sendable {
    var table: Int
    var key: Int
    var label: Int
    /// Of the text in the source locale; nil where it has none.
    var sourceVariation: Variation?
  }

  /// How many points of width its texts lack, at most, over all sizes and screens; nil where it
  /// is no question of width. A text that no width would show lacks what its lines need.
  public var overflow: Points? {
    ([ownOverflow] + others.map(\.ownOverflow)).compactMap { $0 }.max()
  }

  /// The same without the `others`.
  var ownOverflow: Points? { lack ?? layout?.overflow }

  /// `path:line:column: severity: message [rule]`, as it may be printed.
  public var description: String { description(at: location) }

  /// The same, at the place as it is named from another folder.
  package func description(at location: FileLocation) -> String {
    let line: TerminalText =
      "\(location): \(severity.rawValue): \(message) [\(rule.rawValue)]"
    return line.description
  }

  /// The same for the same fault in every run: no numbers, no lines, no absolute paths.
  ///
  /// A fault is a rule, a text and a label. At which sizes and on which screens it occurs is how
  /// far it goes, like the points that a text is over: one more screen in the configuration, or a
  /// word more in the text, is no other fault. Plural and device are other texts, and so are part
  /// of it.
  public var identity: String {
    digest.description
  }

  /// The source's state, where the fault is that one's: text that is lost there already.
  var sharedSource: SourceState? {
    Self.sharedSource(source, clears)
  }

  private static func sharedSource(_ source: SourceState?, _ clears: Clearance?) -> SourceState? {
    clears != nil && source?.losesText == true ? source : nil
  }

  /// Which text in which label, or group of labels; everything is nil where it does not apply.
  public struct Subject: Hashable, Sendable {
    /// What the configuration calls it.
    public var label: String?
    /// The table of the catalog.
    public var table: String?
    /// The key in the table.
    public var key: String?
    /// The locale of the text.
    public var locale: LocaleIdentifier?
    /// Of several at fault the first: the smallest size, there the narrowest screen.
    public var variant = LayoutVariant()
    /// The label's property, where it is about one.
    public var property: String?

    /// About nothing, but for what is said.
    public init(
      label: String? = nil, table: String? = nil, key: String? = nil,
      locale: LocaleIdentifier? = nil, variant: LayoutVariant = LayoutVariant(),
      property: String? = nil
    ) {
      self.label = label
      self.table = table
      self.key = key
      self.locale = locale
      self.variant = variant
      self.property = property
    }
  }

  /// How the source locale's text fares in the same label.
  public struct SourceState: Hashable, Sendable {
    /// The source locale.
    public var locale: LocaleIdentifier
    /// How much of its text is seen.
    public var outcome: LabelFit.Outcome
    /// The source's text, with its arguments in place.
    public var text: String?
    /// Which of the source's texts it is.
    var variation = Variation.none
    /// Where it is written; nil where nobody looked.
    var path: String?

    /// Of a text that was laid out.
    public init(locale: LocaleIdentifier, outcome: LabelFit.Outcome) {
      self.locale = locale
      self.outcome = outcome
    }

    /// Whether text is lost in the source locale already.
    public var losesText: Bool { outcome.losesText }
  }
}

/// A place in a file, by a path relative to the configuration's folder.
public struct FileLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// From the configuration's folder.
  public var path: String
  /// The line and column.
  public var position: TextPosition

  /// At a line and column.
  public init(path: String, position: TextPosition) {
    self.path = path
    self.position = position
  }

  /// `path:line:column`.
  public var description: String { "\(path):\(position.line):\(position.column)" }

  public static func < (left: FileLocation, right: FileLocation) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return left.position < right.position
  }
}
