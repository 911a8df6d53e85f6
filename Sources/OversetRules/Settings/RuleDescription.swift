public import OversetModel

/// What a rule is, for people: `overset rules`, the table in `Rules.md`, and the names and limits
/// of its thresholds. It stands in the rule's own file.
public struct RuleDescription: Sendable {
  /// What reports and configurations call it.
  public let id: RuleID
  /// The severity where a configuration says nothing.
  public let severity: Severity
  /// What a finding says, in a phrase.
  public let summary: String
  /// What the rule looks at and why it matters, in sentences.
  public let meaning: String
  /// What it finds: a configuration or a catalog, and the finding.
  public let example: String
  /// The numbers that a configuration may set.
  public let thresholds: [Threshold]
  /// What to do about a finding, in sentences.
  public let remedy: String
  /// Why it may be believed.
  public let sources: [Source]

  package init(
    _ id: RuleID, _ severity: Severity, _ summary: String, meaning: String, example: String,
    thresholds: [Threshold] = [], remedy: String, sources: [Source]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.meaning = meaning
    self.example = example
    self.thresholds = thresholds
    self.remedy = remedy
    self.sources = sources
  }

  /// A number that a configuration may set: `rules: {crowded: {from: 0.9}}`.
  public struct Threshold: Sendable {
    /// The key in the configuration.
    public let name: String
    /// What it limits, in a phrase.
    public let meaning: String
    /// The values that it may have, both bounds included.
    public let range: ClosedRange<Double>
    package let setting: WritableKeyPath<RuleSettings, Double> & Sendable

    package init(
      _ name: String, _ meaning: String, in range: ClosedRange<Double>,
      _ setting: WritableKeyPath<RuleSettings, Double> & Sendable
    ) {
      self.name = name
      self.meaning = meaning
      self.range = range
      self.setting = setting
    }

    /// The value where a configuration says nothing.
    public var standard: Double { RuleSettings()[keyPath: setting] }
  }

  /// Why the rule may be believed.
  public struct Source: Sendable, Hashable {
    /// How it came to be known.
    public let kind: Kind
    /// Where it is written down, or what was measured.
    public let words: String

    /// Ways to know something.
    public enum Kind: String, Sendable, CaseIterable {
      /// By Apple, in a reference or guideline.
      case documented
      /// On recordings and frames of real labels.
      case measured
      /// By somebody who rebuilt or debugged a label.
      case reported
      /// The most plausible reading, where nothing is known.
      case modelled
    }

    static func documented(_ words: String) -> Source { Source(kind: .documented, words: words) }
    package static func measured(_ words: String) -> Source {
      Source(kind: .measured, words: words)
    }
    package static func reported(_ words: String) -> Source {
      Source(kind: .reported, words: words)
    }
    static func modelled(_ words: String) -> Source { Source(kind: .modelled, words: words) }
  }
}
