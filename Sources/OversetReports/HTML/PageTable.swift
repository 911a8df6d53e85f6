import OversetSyntax
import Overset

/// A table of the page's data: named columns of whole numbers, which the script reads by name.
///
/// The names are written once for all rows.
struct PageTable<Column: CaseIterable & RawRepresentable<Int>> {
  private var columns = [PackedNumbers](repeating: PackedNumbers(), count: Column.allCases.count)
  /// The row that is added; 0 is nothing, and a number is one higher.
  private var row = [Int](repeating: 0, count: Column.allCases.count)
  private(set) var count = 0
  /// What the table takes on the page.
  private(set) var byteCount = 0

  /// Adds a row: numbers that are not negative, and nothing in the columns that are not named.
  mutating func add(_ values: KeyValuePairs<Column, Int?>) {
    for (column, value) in values {
      row[column.rawValue] = value.map { $0 + 1 } ?? 0
    }
    for column in columns.indices {
      let before = columns[column].bytes.count
      columns[column].add(row[column])
      byteCount += columns[column].bytes.count - before
      row[column] = 0
    }
    count += 1
  }

  /// The number of rows, and the columns by their names.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("count")
      json.value(count)
      json.key("columns")
      json.members(Column.allCases.map { ("\($0)", columns[$0.rawValue]) }) {
        $1.value(plain: $0.bytes)
      }
    }
  }
}

extension Int {
  /// A number of either sign for a table: a negative one is odd.
  static func signed(_ number: Int) -> Int { number < 0 ? -2 * number - 1 : 2 * number }

  /// A length for a table: hundredths of a point, which is finer than any screen shows.
  static func hundredths(_ points: Double) -> Int { signed(PackedNumbers.rounded(points * 100)) }
}

extension Bool {
  /// For a table; nothing is false too.
  var number: Int? { self ? 1 : nil }
}
