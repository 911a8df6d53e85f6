/// A finding that somebody has accepted: it is reported, and does not fail a check.
public struct SuppressedFinding: Sendable {
  /// What was found.
  public var finding: Finding
  /// Who accepts it.
  public var reason: Reason

  package init(finding: Finding, reason: Reason) {
    self.finding = finding
    self.reason = reason
  }

  /// Ways to accept a finding.
  public enum Reason: Sendable, Hashable {
    /// It is in the baseline.
    case baseline
    /// An entry of `ignore` in the configuration suppresses it, with the reason that it gives.
    case configuration(String?)
    /// A note for translators suppresses it.
    case note
  }
}
