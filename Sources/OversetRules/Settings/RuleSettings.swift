public import OversetModel

/// The severity of each rule, and the thresholds of those that have one.
public struct RuleSettings: Hashable, Sendable {
  /// Nil for a rule that is off; a rule that is not here has its own default.
  package var severities: [RuleID: Severity?] = [:]
  /// `crowded`: the share of the width from which a text is reported.
  public var crowdedFrom = 0.9
  /// `crowded` in the source locale, where room for translations must be left.
  public var crowdedSourceFrom = 0.85
  /// `shrunk-below-threshold`: the least legible scale.
  public var leastScale = 0.8
  /// `shrunk-below-threshold`: the least legible size in points.
  public var leastPointSize: Points = Platform.iOS.minimumPointSize
  /// `growth`: how many times as wide as its source a text is reported from.
  public var growthFrom = 2.0
  /// `inconsistent-shrink`: the difference of scales in a group that is reported from.
  public var shrinkDifferenceFrom = 0.02

  /// Every rule with its own severity and thresholds.
  public init() {}

  /// Whether the configuration turns a rule off.
  package func turnsOff(_ rule: RuleID) -> Bool {
    if case .some(nil) = severities[rule] { true } else { false }
  }

  /// The share of the width below which nothing can be said of a text that fits on one line.
  package var comfortableShare: Double { min(crowdedFrom, crowdedSourceFrom, Self.quietUse) }

  /// The share of the room up to which nothing is said of how long a text is: there is room for more.
  static let quietUse = 0.8
}

/// What makes a check fail.
public struct Gate: Hashable, Sendable {
  /// The least severity that fails; nil for none.
  public var failOn: Severity? = .error
  /// Nil for any number.
  public var maxWarnings: Int?
  /// Whether a layout that could not be measured fails the check.
  public var failsOnInconclusive = true
  /// The least share of keys that are checked in a label known for them or proved safe, from 0 to 1;
  /// nil for any.
  public var minCoverage: Double?

  /// An error fails, and so does what could not be measured.
  public init() {}

  /// Whether a finding of the severity fails a check by itself; warnings may be too many, too.
  package func fails(on severity: Severity) -> Bool { failOn.map { severity >= $0 } ?? false }
}
