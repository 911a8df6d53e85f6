import CUnicode
import Testing

@testable import OversetTypesetting

struct SymbolTests {
  /// The system font's table has some: the fast paths must know which.
  @Test func `ICU is asked about every symbol and mark of the table`() {
    let table = SystemFont.table(for: .regular)
    let asked = UInt32(CUNI_SYMBOL | CUNI_JOINING)
    for unit in UInt16(0x21)...0xFFFD where table.index(of: unit) != 0 {
      let flags = CharacterProperties.asked(of: [unit])[0].flags
      #expect(TableFont.needsAnalysis(unit) == (flags & asked != 0), "\(String(unit, radix: 16))")
    }
  }
}
