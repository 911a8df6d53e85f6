import OversetWorkers
import Synchronization
import Testing

struct ConcurrentlyTests {
  /// The number of the item, by a worker that took this many before.
  private final class Counter {
    let worker: Int
    var taken = 0

    init(_ worker: Int) { self.worker = worker }
  }

  @Test(arguments: [0, 1, 2, 3, 63, 1000], [-1, 0, 1, 2, 3, 8, 2000])
  func `results are in the items' order with any number of workers`(
    count: Int, workers: Int
  ) async {
    let items = Array(0..<count)
    #expect(
      await concurrently(items, workers: workers, prepare: Counter.init) { item, _ in -item }
        == items.map { -$0 })
    #expect(
      blocking(items, workers: workers, prepare: Counter.init) { item, _ in -item }
        == items.map { -$0 })
  }

  @Test func `a result may be nil`() async {
    let halves = await concurrently([1, 2, 3], workers: 2, prepare: { _ in }) { item, _ in
      item % 2 == 0 ? item / 2 : nil
    }
    #expect(halves == [nil, 1, nil])
  }

  @Test(arguments: [1, 2, 5])
  func `each worker has a scratch of its own`(workers: Int) async {
    let prepared = Mutex<[Int]>([])
    let prepare = { @Sendable (worker: Int) in
      prepared.withLock { $0.append(worker) }
      return Counter(worker)
    }
    let body = { @Sendable (_: Int, counter: Counter) in
      counter.taken += 1
      return [counter.worker, counter.taken]
    }
    let items = Array(0..<100)
    let results = [
      await concurrently(items, workers: workers, prepare: prepare, body),
      blocking(items, workers: workers, prepare: prepare, body),
    ]
    #expect(
      prepared.withLock { $0.sorted() } == (0..<workers).flatMap { [$0, $0] })
    for taken in results {
      // A scratch that two workers shared would count an item twice, or miss one.
      #expect(Set(taken).count == items.count)
      for (worker, own) in Dictionary(grouping: taken, by: { $0[0] }) {
        #expect(own.map { $0[1] } == Array(1...own.count), "worker \(worker)")
      }
    }
  }

  @Test func `workers work at once`() async {
    let waiting = Atomic(0)
    // Each waits for the other: one worker alone would never end.
    let meet = { @Sendable (_: Int, _: Void) in
      waiting.wrappingAdd(1, ordering: .relaxed)
      while waiting.load(ordering: .relaxed) < 2 {}
    }
    _ = blocking([0, 1], workers: 2, prepare: { _ in }, meet)
    #expect(waiting.load(ordering: .relaxed) == 2)
  }

  @Test func `a cancelled task leaves no item out`() async {
    let items = Array(0..<1000)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await concurrently(items, workers: 4, prepare: { _ in }) { item, _ in item }
    }
    task.cancel()
    #expect(await task.value == items)
  }

  /// Chooses the function for callers that are no tasks.
  private func blocking<Scratch, Output: Sendable>(
    _ items: [Int], workers: Int, prepare: @Sendable (Int) -> Scratch,
    _ body: @Sendable (Int, Scratch) -> Output
  ) -> [Output] {
    concurrently(items, workers: workers, prepare: prepare, body)
  }
}
