import Testing

@testable import OversetReports

struct PackedNumbersTests {
  /// As `report.js` reads them.
  private func unpacked(_ bytes: [UInt8]) -> [Int] {
    let alphabet = (0x23...0x7E).filter { $0 != 0x5C && $0 != 0x3C }
    var numbers: [Int] = []
    var (number, unit) = (0, 1)
    for byte in bytes {
      let digit = alphabet.firstIndex(of: Int(byte)) ?? -1
      number += digit % 45 * unit
      unit *= 45
      if digit < 45 {
        numbers.append(number)
        (number, unit) = (0, 1)
      }
    }
    return numbers
  }

  @Test func `numbers come back`() {
    let numbers = [0, 1, 44, 45, 46, 2024, 2025, 100_000, 2_000_000_000]
    var packed = PackedNumbers()
    for number in numbers { packed.add(number) }
    #expect(unpacked(packed.bytes) == numbers)
  }

  @Test func `no sign means anything to JSON or HTML`() {
    var packed = PackedNumbers()
    for number in 0..<5000 { packed.add(number) }
    #expect(Set(packed.bytes).count == 90)
    #expect(Set(packed.bytes).isDisjoint(with: Array("\"\\<".utf8)))
    #expect(packed.bytes.allSatisfy { (0x20..<0x7F).contains($0) })
  }
}
