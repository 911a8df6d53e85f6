import Dispatch
import Synchronization

extension JSONWriter {
  /// An array with an element a line, in the elements' order, written by several workers and handed
  /// on in pieces.
  mutating func lines<Element: Sendable>(
    of elements: [Element], workers: Int, to put: ([UInt8]) throws -> Void,
    _ write: @Sendable (Element, inout JSONWriter) -> Void
  ) rethrows {
    begin("[")
    // So many at a time that each worker has enough to do, and little is in memory at once.
    let size = 1024
    let workers = max(1, workers)
    let wave = 2 * workers * size
    for start in stride(from: 0, to: elements.count, by: wave) {
      let parts = stride(from: start, to: min(start + wave, elements.count), by: size).map {
        elements[$0..<min($0 + size, elements.count)]
      }
      let written = Mutex([[UInt8]](repeating: [], count: parts.count))
      DispatchQueue.concurrentPerform(iterations: min(workers, parts.count)) { worker in
        for part in stride(from: worker, to: parts.count, by: workers) {
          var json = JSONWriter()
          json.reserve(512 * size)
          for element in parts[part] {
            json.line()
            write(element, &json)
          }
          let bytes = json.take()
          written.withLock { $0[part] = bytes }
        }
      }
      for part in written.withLock({ $0 }) { self.elements(part) }
      try put(take())
    }
    end("]")
  }
}
