import Dispatch

/// The results of `body` for every item, in the items' order, with up to `workers` at once.
///
/// Each worker makes its own scratch with `prepare`, which gets the worker's number from 0, and takes
/// the next item when it is done with one: the number of workers cannot change a result. A cancelled
/// task still does all of its work, so that no result is missing.
package func concurrently<Item: Sendable, Scratch, Output: Sendable>(
  _ items: [Item], workers: Int, prepare: @escaping @Sendable (Int) -> Scratch,
  _ body: @escaping @Sendable (Item, Scratch) -> Output
) async -> [Output] {
  let work = SharedWork<Item, Output>(items)
  await withTaskGroup { group in
    for worker in 0..<work.workers(atMost: workers) {
      group.addTask { work.take(with: prepare(worker), body) }
    }
  }
  return work.outputs
}

/// The same outside of tasks: the caller's thread is one of the workers and waits for the others. With
/// `stackSize`, each worker has a thread with a stack of so many bytes.
@available(*, noasync)
package func concurrently<Item: Sendable, Scratch, Output: Sendable>(
  _ items: [Item], workers: Int, stackSize: Int? = nil, prepare: @Sendable (Int) -> Scratch,
  _ body: @Sendable (Item, Scratch) -> Output
) -> [Output] {
  let work = SharedWork<Item, Output>(items)
  DispatchQueue.concurrentPerform(iterations: work.workers(atMost: workers)) { worker in
    if let stackSize {
      onStack(ofBytes: stackSize) { work.take(with: prepare(worker), body) }
    } else {
      work.take(with: prepare(worker), body)
    }
  }
  return work.outputs
}
