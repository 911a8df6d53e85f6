import Overset
import OversetRules

/// How much a page holds at most.
public struct PageLimits: Sendable {
  /// The worst findings.
  var findings: Int
  /// Bytes of pictures, which the worst findings get first.
  var pictureBytes: Int
  /// Uses of keys in source code.
  var uses: Int
  /// Findings of the list for readers without scripts.
  var plainFindings: Int

  /// As much as a browser can open.
  public static let all = PageLimits(
    findings: .max, pictureBytes: 64 << 20, uses: 20_000, plainFindings: 20_000)
  /// Under two megabytes: a page that is sent and opened at once.
  public static let usual = PageLimits(
    findings: 2500, pictureBytes: 800_000, uses: 1000, plainFindings: 500)

  /// The report with its worst findings, which says how many others there are.
  func cut(_ report: CheckReport) -> CheckReport {
    if report.findings.count <= findings { return report }
    let kept = Set(report.findings.worstFirst().prefix(findings).map(ObjectIdentifier.init))
    var report = report
    report.summary.leftOut += report.findings.count - kept.count
    report.findings.removeAll { !kept.contains(ObjectIdentifier($0)) }
    return report
  }
}
