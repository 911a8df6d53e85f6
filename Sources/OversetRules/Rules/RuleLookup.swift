public import OversetModel

extension RuleDescription {
  /// Every rule, in the order that rules are listed in.
  public static let all: [RuleDescription] = allRules.map { $0.about }

  /// By name: asked for at every text.
  package static let severities = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.severity) })

  /// The rule of a name; where there is none, words about the nearest: `; did you mean 'x'?`.
  package static func named(_ name: String) -> (rule: RuleDescription?, suggestion: String) {
    if let rule = all.first(where: { $0.id.rawValue == name }) { return (rule, "") }
    return (nil, OversetModel.suggestion(for: name, among: all.map(\.id.rawValue)))
  }
}

extension RuleID: CaseIterable {
  /// Nil where there is no rule of that name.
  public init?(rawValue name: String) {
    guard let rule = RuleID.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = rule
  }

  /// In the order that rules are listed in.
  public static var allCases: [RuleID] { RuleDescription.all.map(\.id) }

  /// What the rule is.
  public var about: RuleDescription? { RuleDescription.all.first { $0.id == self } }

  /// What a finding of the rule says, in a phrase.
  public var summary: String { about?.summary ?? rawValue }
}

extension RuleSettings {
  /// The severity of a rule's findings; nil where it is off.
  public func severity(of rule: RuleID) -> Severity? {
    if let severity = severities[rule] { severity } else { RuleDescription.severities[rule] }
  }

  /// The rules of one kind that are not off, in the order of all rules.
  func active<Kind>(
    _ kind: (any Rule.Type) -> Kind?
  ) -> [(rule: Kind, id: RuleID, severity: Severity)] {
    allRules.compactMap { rule in
      let id = rule.about.id
      guard let rule = kind(rule), let severity = severity(of: id) else { return nil }
      return (rule, id, severity)
    }
  }
}
