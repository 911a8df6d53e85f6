import Foundation
import Synchronization

/// Ends the process with status 1 where one case takes too long.
public struct Watch {
  private let isOver = Over()

  private final class Over: Sendable {
    let value = Atomic(false)
  }

  public init(limit: Duration, of name: @escaping @Sendable () -> String) {
    let isOver = isOver
    Task.detached {
      try? await Task.sleep(for: limit)
      if !isOver.value.load(ordering: .relaxed) {
        print("does not hold: an answer within \(limit)\n\(name())")
        exit(1)
      }
    }
  }

  public func end() { isOver.value.store(true, ordering: .relaxed) }
}
