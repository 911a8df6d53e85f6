import OversetModel

extension [Finding] {
  /// Makes one finding of those that a rule counts in a table of a file: hundreds of the same kind ask
  /// for one action. What is ignored is not among them any more.
  package func summed() -> [Finding] {
    guard contains(where: \.isCounted) else { return self }
    var groups: [CountedGroup: [Finding]] = [:]
    for finding in self where finding.isCounted {
      groups[CountedGroup(finding), default: []].append(finding)
    }
    return compactMap { finding in
      guard finding.isCounted else { return finding }
      guard let group = groups.removeValue(forKey: CountedGroup(finding)) else { return nil }
      return group.count == 1 && finding.missingTranslation != nil ? finding : Finding(sumOf: group)
    }
  }
}

extension [SuppressedFinding] {
  /// The same for each reason.
  package func summed() -> [SuppressedFinding] {
    var reasons: [SuppressedFinding.Reason] = []
    for suppressed in self
    where suppressed.finding.isCounted && !reasons.contains(suppressed.reason) {
      reasons.append(suppressed.reason)
    }
    return filter { !$0.finding.isCounted }
      + reasons.flatMap { reason in
        filter { $0.finding.isCounted && $0.reason == reason }.map(\.finding).summed()
          .map { SuppressedFinding(finding: $0, reason: reason) }
      }
  }
}

/// What is counted together.
private struct CountedGroup: Hashable {
  var rule: RuleID
  var severity: Severity
  var path: String
  var table: String?
  /// Of missing translations: the locale, and what the app shows.
  var locale: LocaleIdentifier?
  var shown: MissingTranslation.Shown?

  init(_ finding: Finding) {
    if let missing = finding.missingTranslation {
      (locale, shown) = (missing.locale, missing.shown)
    }
    rule = finding.rule
    severity = finding.severity
    path = finding.location.path
    table = finding.subject.table
  }
}

extension Finding {
  /// At the first of them, with what its rule says of all.
  fileprivate convenience init(sumOf findings: [Finding]) {
    let first = findings[0]
    let said =
      first.rule.message(ofMany: findings)
      ?? RuleMessage(first.message, suggestion: first.suggestion)
    let locales = Set(findings.map(\.locale))
    self.init(
      rule: first.rule, severity: first.severity,
      subject: Subject(
        table: first.subject.table, locale: locales.count == 1 ? first.locale : nil),
      location: first.location, message: said.message, suggestion: said.suggestion)
  }
}

extension RuleID {
  fileprivate func message(ofMany findings: [Finding]) -> RuleMessage? {
    for rule in allRules where rule.about.id == self {
      if let rule = rule.asAppRule { return rule.message(ofMany: findings) }
    }
    return nil
  }
}
