import Testing

@testable import OversetCatalogs
@testable import OversetSyntax

struct StringsEscapesTests {
  struct Case: Sendable {
    let written: String
    let scalars: [UInt32]
  }

  @Test(arguments: [
    Case(written: #"\a\b\f\n\r\t\v"#, scalars: [7, 8, 12, 10, 13, 9, 11]),
    Case(written: #"\"\'\\"#, scalars: [0x22, 0x27, 0x5C]),
    Case(written: "\\\n", scalars: [0x0A]),
    Case(written: #"\q\%\/\é"#, scalars: [0x71, 0x25, 0x2F, 0xE9]),
    Case(written: #"\u00e9"#, scalars: [0x75, 0x30, 0x30, 0x65, 0x39]),
    Case(written: #"\x41"#, scalars: [0x78, 0x34, 0x31]),
  ])
  func `a backslash takes the next character, some with a meaning`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(written: #"\U00e9\U4E2D"#, scalars: [0xE9, 0x4E2D]),
    Case(written: #"\U1F6z"#, scalars: [0x1F6, 0x7A]),
    Case(written: #"\Uz"#, scalars: [0, 0x7A]),
    Case(written: #"\U0001F6"#, scalars: [1, 0x46, 0x36]),
    Case(written: #"\Ud83d\Ude00"#, scalars: [0x1F600]),
    Case(written: #"\Ud83d!"#, scalars: [0xFFFD, 0x21]),
    Case(written: #"\Ude00\Ud83d"#, scalars: [0xFFFD, 0xFFFD]),
    Case(written: #"\Ud83d\Ud83d\Ude00"#, scalars: [0xFFFD, 0x1F600]),
    Case(written: #"\Ud83dé"#, scalars: [0xFFFD, 0xE9]),
  ])
  func `a capital U takes up to four digits of a UTF-16 code unit`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(written: #"\101\102"#, scalars: [0x41, 0x42]),
    Case(written: #"\7\05z\0011"#, scalars: [7, 5, 0x7A, 1, 0x31]),
    Case(written: #"\8\9"#, scalars: [0x38, 0x39]),
    Case(written: #"\351 \256 \341"#, scalars: [0xD8, 0x20, 0xFB01, 0x20, 0xC6]),
    Case(written: #"\200\377\376"#, scalars: [0xA0, 0, 0]),
    Case(written: #"\400\777"#, scalars: [0, 0]),
  ])
  func `octal digits are a byte in the NextStep encoding`(_ c: Case) { check(c) }

  @Test func `the NextStep encoding has 256 characters`() {
    let units = (0...UInt8.max).map(NextStepEncoding.codeUnit)
    #expect(Array(units[..<128]) == Array(0..<128))
    #expect(units[0xA9] == 0x2019)
    #expect(units[0xFB] == 0xDF)
  }

  private func check(_ c: Case) {
    let catalog = loadStrings("\"k\" = \"\(c.written)\";")
    #expect(catalog.faults == [])
    #expect(catalog.entries.map { $0.value.unicodeScalars.map(\.value) } == [c.scalars])
  }
}
