import OversetSyntax
import Testing

@testable import OversetReports

struct PageTableTests {
  private enum Column: Int, CaseIterable { case first, second }

  private func json(_ table: PageTable<Column>) -> String {
    var json = JSONWriter()
    table.write(to: &json)
    return String(decoding: json.take(), as: UTF8.self)
  }

  @Test func `an empty table has its columns`() {
    #expect(json(PageTable()) == ##"{"count":0,"columns":{"first":"","second":""}}"##)
  }

  @Test func `every column has a number for every row, by the column's name`() {
    var table = PageTable<Column>()
    table.add([.second: 0])
    table.add([.second: 45, .first: 1])
    table.add([.first: nil])
    // 0 is nothing, `#`; a number is one higher, and 46 takes two digits.
    #expect(json(table) == ##"{"count":3,"columns":{"first":"#%#","second":"$R$#"}}"##)
    #expect(table.count == 3)
    #expect(table.byteCount == 7)
  }

  @Test(arguments: [(0, 0), (-1, 1), (1, 2), (-2, 3), (1_000_000, 2_000_000)])
  func `a negative number is odd`(_ number: Int, _ code: Int) {
    #expect(Int.signed(number) == code)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -0.0])
  func `what is no length is a number all the same`(_ length: Double) {
    #expect(Int.hundredths(length) >= 0)
  }
}
