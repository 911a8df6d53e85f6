import Foundation

/// How many random cases tests try: few in every run, more with `make soak`.
public enum Effort {
  /// How many times as much as in every run.
  private static let factor =
    ProcessInfo.processInfo.environment["OVERSET_EFFORT"].flatMap(UInt64.init) ?? 1

  /// The seeds of random cases.
  public static func seeds(from first: UInt64, count: UInt64) -> Range<UInt64> {
    first..<first + count * max(factor, 1)
  }
}
