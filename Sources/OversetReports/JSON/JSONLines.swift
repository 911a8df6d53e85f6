import Dispatch
import Synchronization

extension JSONWriter {
  /// One worker's own writer, kept from part to part. `@unchecked Sendable` because one worker at a
  /// time has it.
  private final class Scratch: @unchecked Sendable {
    var json = JSONWriter(capacity: 1 << 19)
  }

  /// An array with an element a line, in the elements' order, written by several workers and handed
  /// on in pieces.
  mutating func lines<Element: Sendable>(
    of elements: [Element], workers: Int, to put: ([UInt8]) throws -> Void,
    _ write: @Sendable (Element, inout JSONWriter) -> Void
  ) rethrows {
    begin("[")
    if elements.isEmpty { return end("]") }
    try put(take())
    // So many at a time that each worker has enough to do, and little is in memory at once.
    let size = 512
    let workers = max(1, workers)
    let wave = 2 * workers * size
    let scratches = (0..<workers).map { _ in Scratch() }
    for start in stride(from: 0, to: elements.count, by: wave) {
      let parts = stride(from: start, to: min(start + wave, elements.count), by: size).map {
        $0..<min($0 + size, elements.count)
      }
      let written = Mutex([[UInt8]](repeating: [], count: parts.count))
      DispatchQueue.concurrentPerform(iterations: min(workers, parts.count)) { worker in
        let scratch = scratches[worker]
        for part in stride(from: worker, to: parts.count, by: workers) {
          scratch.json.goOn(behindElement: parts[part].lowerBound > 0)
          for element in parts[part] {
            scratch.json.line()
            write(elements[element], &scratch.json)
          }
          let bytes = scratch.json.take()
          written.withLock { $0[part] = bytes }
        }
      }
      for part in written.withLock({ $0 }) { try put(part) }
    }
    end("]")
  }
}
