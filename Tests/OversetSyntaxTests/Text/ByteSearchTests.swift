import Fixtures
import Testing

@testable import OversetSyntax

struct ByteSearchTests {
  private static let bytes: [UInt8] = [0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x00, 0xFF]

  @Test func `eight bytes at once find what one at a time finds`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4_000 {
      // Few different bytes, so that every place of a word is met, also behind a byte above a hit.
      let bytes: [UInt8] = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Self.bytes.randomElement(using: &generator) ?? 0
      }
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let found = unsafe bytes.withUnsafeBufferPointer {
        unsafe $0.firstIndex(of: 0x22, or: 0x5C, from: start)
      }
      let expected = bytes[start...].firstIndex { $0 == 0x22 || $0 == 0x5C }
      #expect(found == expected ?? bytes.count)
    }
  }
}
