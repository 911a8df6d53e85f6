import OversetFits
import OversetModel

/// A fact about somebody's catalog or label: data, not a failure.
///
/// A class because it never changes, and findings are sorted and passed on. A report may have a
/// million: what one is about and what it says is put together when it is asked for.
public final class Finding: Sendable, CustomStringConvertible {
  /// The rule that found it.
  public let rule: RuleID
  /// How bad it is, as the configuration has it.
  public let severity: Severity
  /// Of the identity: made where findings are, by many workers.
  package let digest: IdentityHash
  private let content: Content
  private let storedOccurrence: Int32

  private enum Content {
    case statement(FindingStatement)
    case layout(LayoutFault)
    case untranslated(MissingTranslation)
  }

  /// Of one text, file, key, label or group.
  public convenience init(
    rule: RuleID, severity: Severity, subject: Subject, location: FileLocation, message: String,
    suggestion: String? = nil, layout: CheckedLayout? = nil, source: SourceState? = nil
  ) {
    self.init(
      rule, severity,
      .statement(
        FindingStatement(
          subject: subject, location: location, message: message, suggestion: suggestion,
          layout: layout, source: source)))
  }

  /// One of many, which `summed` tells by their number.
  package convenience init(
    counted rule: RuleID, severity: Severity, subject: Subject, location: FileLocation,
    message: String, suggestion: String? = nil
  ) {
    self.init(
      rule, severity,
      .statement(
        FindingStatement(
          subject: subject, location: location, message: message, suggestion: suggestion,
          layout: nil, source: nil, isCounted: true)))
  }

  /// What a rule finds in a text in a label.
  package convenience init(rule: RuleID, severity: Severity, _ fault: LayoutFault) {
    self.init(rule, severity, .layout(fault))
  }

  /// A key without a translation.
  package convenience init(severity: Severity, _ missing: MissingTranslation) {
    self.init(.untranslated, severity, .untranslated(missing))
  }

  private init(
    _ rule: RuleID, _ severity: Severity, _ content: Content, occurrence: Int = 1
  ) {
    self.rule = rule
    self.severity = severity
    self.content = content
    storedOccurrence = Int32(clamping: occurrence)
    let source: SourceState? =
      switch content {
      case .statement(let statement): statement.source
      case .layout(let fault): fault.source?.state
      case .untranslated: nil
      }
    let clears =
      switch content {
      case .statement(let statement): statement.clears != nil
      case .layout(let fault): fault.losesText
      case .untranslated: false
      }
    digest =
      FindingIdentity(
        rule, Self.subject(of: content), Self.location(of: content).path,
        shared: clears && source?.losesText == true ? source : nil, occurrence: occurrence
      ).digest
  }

  /// Which of several findings that are alike in all that an identity is made of, from 1.
  public var occurrence: Int { Int(storedOccurrence) }

  /// What the finding is about, as far as it is about one text in one label.
  public var subject: Subject { Self.subject(of: content) }

  private static func subject(of content: Content) -> Subject {
    switch content {
    case .statement(let statement): statement.subject
    case .layout(let fault): fault.subject
    case .untranslated(let missing): missing.subject
    }
  }

  /// The subject's, without the rest of it.
  package var locale: LocaleIdentifier? {
    switch content {
    case .statement(let statement): statement.subject.locale
    case .layout(let fault): fault.layout.locale
    case .untranslated(let missing): missing.locale
    }
  }

  /// The place of the translation's value, or of what else is at fault.
  public var location: FileLocation { Self.location(of: content) }

  private static func location(of content: Content) -> FileLocation {
    switch content {
    case .statement(let statement): statement.location
    case .layout(let fault): fault.layout.location
    case .untranslated(let missing): missing.location
    }
  }

  /// One phrase without a full stop.
  public var message: String { words.message }

  /// What would help, one phrase.
  public var suggestion: String? { words.suggestion }

  /// Both, which cost as much as one of them.
  package var words: (message: String, suggestion: String?) {
    switch content {
    case .statement(let statement): (statement.message, statement.suggestion)
    case .layout(let fault): fault.words(of: rule)
    case .untranslated(let missing): (missing.message, nil)
    }
  }

  /// What the label does with the text; nil where nothing was laid out.
  public var layout: CheckedLayout? {
    switch content {
    case .statement(let statement): statement.layout
    case .layout(let fault): fault.layout
    case .untranslated: nil
    }
  }

  /// What it does with the source locale's text; nil in the source locale itself and where there is
  /// none.
  public var source: SourceState? {
    switch content {
    case .statement(let statement): statement.source
    case .layout(let fault): fault.source?.state
    case .untranslated: nil
    }
  }

  /// Whether the source's text is cut off as well, in the same way: that its line is too high says
  /// nothing of a translation that is too long. Nil where there is none to compare with.
  package var sourceLosesText: Bool? {
    switch content {
    case .statement(let statement): statement.source?.losesText
    case .layout(let fault):
      fault.source.map { $0.state.losesText && $0.state.outcome == fault.layout.outcome }
    case .untranslated: nil
    }
  }

  /// The same fault in other locales, where the source locale has it already: reported once, here.
  public var others: [Finding] {
    if case .statement(let statement) = content { statement.others } else { [] }
  }

  /// What would show every text of the finding, over all sizes, screens and the `others`; nil where
  /// no text is lost.
  public var clears: Clearance? {
    switch content {
    case .statement(let statement): statement.clears
    case .layout(let fault): fault.clears
    case .untranslated: nil
    }
  }

  /// What would make the text fit; nil where the rule does not say so.
  package var remedy: Remedy? {
    switch content {
    case .statement(let statement): statement.clears.map { Remedy(cut: statement.cut, clears: $0) }
    case .layout(let fault): fault.remedy
    case .untranslated: nil
    }
  }

  /// What a shorter text would be short of; nil where none would fit.
  package var cut: TextCut? {
    switch content {
    case .statement(let statement): statement.cut
    case .layout(let fault): fault.cut
    case .untranslated: nil
    }
  }

  /// Whether it is one of many that a report tells by their number.
  var isCounted: Bool {
    if case .statement(let statement) = content { statement.isCounted } else { false }
  }

  /// Whether `clears` has a value, which takes no time to say.
  package var losesText: Bool {
    switch content {
    case .statement(let statement): statement.clears != nil
    case .layout(let fault): fault.losesText
    case .untranslated: false
    }
  }

  /// Whose text it is in the plan of the check; nil for what is about no text.
  package var place: Place? {
    switch content {
    case .statement(let statement): statement.place
    case .layout(let fault): fault.place
    case .untranslated: nil
    }
  }

  /// How many points of width its texts lack, at most, over all sizes and screens; nil where it
  /// is no question of width. A text that no width would show lacks what its lines need.
  public var overflow: Points? {
    let others = others
    if others.isEmpty { return ownOverflow }
    return ([ownOverflow] + others.map(\.ownOverflow)).compactMap { $0 }.max()
  }

  /// The same without the `others`.
  package var ownOverflow: Points? {
    switch content {
    case .statement(let statement): statement.lack ?? statement.layout?.overflow
    case .layout(let fault): fault.overflow
    case .untranslated: nil
    }
  }

  /// The same finding with other words or others.
  package func with(
    severity: Severity? = nil, message: String? = nil, suggestion: String? = nil,
    others: [Finding]? = nil, clears: Clearance? = nil, lack: Points? = nil, cut: TextCut? = nil
  ) -> Finding {
    let words = words
    return Finding(
      rule, severity ?? self.severity,
      .statement(
        FindingStatement(
          subject: subject, location: location, message: message ?? words.message,
          suggestion: suggestion ?? words.suggestion, layout: layout, source: source,
          others: others ?? self.others, clears: clears ?? self.clears,
          lack: lack ?? ownOverflow, place: place, cut: cut ?? self.cut)),
      occurrence: occurrence)
  }

  /// The same finding at another place among those that are alike.
  package func with(occurrence: Int) -> Finding {
    Finding(rule, severity, content, occurrence: occurrence)
  }

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
  public var identity: String { digest.description }

  /// What `identity` is written from.
  package var identityNumber: UInt64 { digest.number }

  /// The source's state, where the fault is that one's: text that is lost there already.
  var sharedSource: SourceState? {
    guard losesText, let source, source.losesText else { return nil }
    return source
  }
}

extension Finding {
  /// A text in a label, in the plan of a check: what findings of other locales are matched by.
  package struct Place: Hashable, Sendable {
    package var table: Int
    package var key: Int
    package var label: Int
    /// Of the text in the source locale; nil where it has none.
    package var sourceVariation: Variation?

    package init(table: Int, key: Int, label: Int, sourceVariation: Variation? = nil) {
      self.table = table
      self.key = key
      self.label = label
      self.sourceVariation = sourceVariation
    }
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
    package var variation = Variation.none
    /// Where it is written; nil where nobody looked.
    package var path: String?

    /// Of a text that was laid out.
    public init(locale: LocaleIdentifier, outcome: LabelFit.Outcome) {
      self.locale = locale
      self.outcome = outcome
    }

    /// Whether text is lost in the source locale already.
    public var losesText: Bool { outcome.losesText }
  }
}
