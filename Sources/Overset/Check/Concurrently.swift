import Synchronization

/// The results of `body` for every item, in the items' order, with so many workers at once.
///
/// Each worker makes its own scratch with `prepare` and takes the next item when it is done with
/// one, so that the number of workers cannot change a result.
func concurrently<Item: Sendable, Scratch, Output: Sendable>(
  _ items: [Item], workers: Int, prepare: @escaping @Sendable () -> Scratch,
  _ body: @escaping @Sendable (Item, Scratch) -> Output
) async -> [Output] {
  let next = NextIndex()
  let parts = await withTaskGroup(of: [(Int, Output)].self) { group in
    for _ in 0..<max(1, min(workers, items.count)) {
      group.addTask {
        let scratch = prepare()
        var outputs: [(Int, Output)] = []
        while true {
          let index = next.take()
          guard index < items.count else { return outputs }
          outputs.append((index, body(items[index], scratch)))
        }
      }
    }
    return await group.reduce(into: []) { $0 += $1 }
  }
  return parts.sorted { $0.0 < $1.0 }.map(\.1)
}

/// Hands out 0, 1, 2 … to any number of workers.
private final class NextIndex: Sendable {
  private let value = Atomic(0)

  func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
}
