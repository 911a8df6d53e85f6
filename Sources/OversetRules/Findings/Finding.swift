import OversetFits
public import OversetModel

/// A fact about somebody's catalog or label: data, not a failure.
///
/// A class because it never changes, and findings are sorted and passed on. A report may have a
/// million: what one is about and what it says is put together when it is asked for.
public final class Finding: Sendable {
  /// The rule that found it.
  public let rule: RuleID
  /// How bad it is, as the configuration has it.
  public let severity: Severity
  /// Of the identity: made where findings are, by many workers.
  package let digest: IdentityHash
  let content: Content
  private let storedOccurrence: Int32

  enum Content {
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

  /// One of many, which `summed` reports by their number.
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
  package convenience init(rule: RuleID, severity: Severity, _ missing: MissingTranslation) {
    self.init(rule, severity, .untranslated(missing))
  }

  init(
    _ rule: RuleID, _ severity: Severity, _ content: Content, occurrence: Int = 1
  ) {
    self.rule = rule
    self.severity = severity
    self.content = content
    storedOccurrence = Int32(clamping: occurrence)
    let clears: Bool
    switch content {
    case .statement(let statement): clears = statement.clears != nil
    case .layout(let fault): clears = fault.losesText
    case .untranslated(let missing):
      digest = missing.digest(of: rule, occurrence: occurrence)
      return
    }
    let source = Self.comparedSource(of: content)
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

  /// Where the translation's value is, or what else is at fault.
  public var location: FileLocation { Self.location(of: content) }

  private static func location(of content: Content) -> FileLocation {
    switch content {
    case .statement(let statement): statement.location
    case .layout(let fault): fault.layout.location
    case .untranslated(let missing): missing.location
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

  /// Where code shows the text; nil where the label is known from something else.
  public var use: CodeUse? {
    switch content {
    case .statement(let statement): statement.use
    case .layout(let fault): fault.extent?.use
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

  /// `source`, where its fault is that of all locales.
  var comparedSource: SourceState? { Self.comparedSource(of: content) }

  private static func comparedSource(of content: Content) -> SourceState? {
    switch content {
    case .statement(let statement):
      statement.layout?.setting.isInSystemRoom == true ? nil : statement.source
    case .layout(let fault): fault.comparedSource
    case .untranslated: nil
    }
  }

  /// The same fault in other locales, where the source locale has it already: reported once, here.
  public var others: [Finding] {
    if case .statement(let statement) = content { statement.others } else { [] }
  }

  /// Whether it is one of many that are reported by their number.
  var isCounted: Bool {
    switch content {
    case .statement(let statement): statement.isCounted
    case .layout: false
    case .untranslated: true
    }
  }

  /// The missing translation that it is about; nil for anything else, and for several of them.
  var missingTranslation: MissingTranslation? {
    if case .untranslated(let missing) = content { missing } else { nil }
  }

  /// Whose text it is in the plan of the check; nil for what is about no text.
  package var textInLabel: TextInLabel? {
    switch content {
    case .statement(let statement): statement.textInLabel
    case .layout(let fault): fault.textInLabel
    case .untranslated: nil
    }
  }

  /// The same finding at another index among those that are alike.
  package func with(occurrence: Int) -> Finding {
    Finding(rule, severity, content, occurrence: occurrence)
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
    guard losesText, let source = comparedSource, source.losesText else { return nil }
    return source
  }
}
