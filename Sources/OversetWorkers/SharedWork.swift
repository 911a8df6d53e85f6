import Synchronization

/// Items that several workers take one after the other, and the output of each.
final class SharedWork<Item: Sendable, Output: Sendable>: Sendable {
  private let items: [Item]
  private let next = Atomic(0)
  private let done: Mutex<[Output?]>

  init(_ items: [Item]) {
    self.items = items
    done = Mutex([Output?](repeating: nil, count: items.count))
  }

  /// No more than there are items, and at least one.
  func workers(atMost count: Int) -> Int { max(1, min(count, items.count)) }

  /// One worker's part: item after item, until none is left.
  func take<Scratch>(with scratch: Scratch, _ body: (Item, Scratch) -> Output) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < items.count else { return }
      let output = body(items[index], scratch)
      done.withLock { $0[index] = output }
    }
  }

  /// In the items' order, once every worker has returned.
  var outputs: [Output] { done.withLock { $0.compactMap { $0 } } }
}
