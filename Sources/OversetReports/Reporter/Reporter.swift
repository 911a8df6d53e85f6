public import Overset
import OversetTypesetting

/// Writes a report in one format.
public protocol Reporter: Sendable {
  /// Writes the whole report, a piece at a time: a report of a hundred thousand findings is never in
  /// memory as a whole. Throws what `put` throws.
  func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows

  /// What the format leaves out, in a phrase; nil where everything is written.
  func omission(in report: CheckReport) -> String?
}

extension Reporter {
  public func omission(in report: CheckReport) -> String? { nil }

  /// The whole report as one array.
  public func bytes(of report: CheckReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return bytes
  }
}
