import Synchronization

/// How far a check has come; may be read from any thread.
public final class CheckProgress: Sendable {
  private let doneParts = Atomic(0)
  private let allParts = Atomic(0)

  /// Of a check that has not begun.
  public init() {}

  /// Parts of equal meaning, not of equal time; 0 of 0 before the catalogs are read.
  public var state: (done: Int, all: Int) {
    (doneParts.load(ordering: .relaxed), allParts.load(ordering: .relaxed))
  }

  func start(_ parts: Int) { allParts.store(parts, ordering: .relaxed) }

  func finishPart() { doneParts.wrappingAdd(1, ordering: .relaxed) }
}
