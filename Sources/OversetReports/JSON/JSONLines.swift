import Dispatch
import OversetSyntax
import OversetWorkers
import Synchronization

extension JSONWriter {
  /// One worker's own writer, kept from part to part. `@unchecked Sendable` because one worker at a
  /// time has it.
  private final class Scratch: @unchecked Sendable {
    var json = JSONWriter(capacity: 1 << 19)
  }

  /// How much of an array is written at a time: enough for each worker, and little in memory.
  private static let weightOfPart = 512

  /// An array with an element a line, in the elements' order, written by several workers and handed
  /// on in pieces. `weight` is how many times as long as others an element may be.
  mutating func lines<Element: Sendable>(
    of elements: [Element], weight: (Element) -> Int = { _ in 1 }, workers: Int,
    to put: ([UInt8]) throws -> Void, _ write: @Sendable (Element, inout JSONWriter) -> Void
  ) rethrows {
    begin("[")
    if elements.isEmpty { return end("]") }
    try put(take())
    let workers = max(1, workers)
    let scratches = (0..<workers).map { _ in Scratch() }
    let all = Self.parts(of: elements, weight: weight)
    for wave in stride(from: 0, to: all.count, by: 2 * workers) {
      let parts = Array(all[wave..<min(wave + 2 * workers, all.count)])
      let written = concurrently(parts, workers: workers, prepare: { scratches[$0] }) {
        part, scratch in
        scratch.json.goOn(behindElement: part.lowerBound > 0)
        for element in part {
          scratch.json.line()
          write(elements[element], &scratch.json)
        }
        return scratch.json.take()
      }
      for bytes in written { try put(bytes) }
    }
    end("]")
  }

  private static func parts<Element>(
    of elements: [Element], weight: (Element) -> Int
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var sum = 0
    for index in elements.indices {
      sum += weight(elements[index])
      guard sum >= weightOfPart || index == elements.count - 1 else { continue }
      parts.append(start..<index + 1)
      (start, sum) = (index + 1, 0)
    }
    return parts
  }
}
