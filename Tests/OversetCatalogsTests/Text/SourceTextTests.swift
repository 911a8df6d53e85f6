import Fixtures
import OversetModel
import Testing

@testable import OversetCatalogs
@testable import OversetSyntax

struct SourceTextTests {
  struct Case: Sendable {
    let encoding: String
    let bytes: [UInt8]
  }

  /// `"é" = "😀";` after a line break.
  private static let text = "\n\"é\" = \"😀\";"

  @Test(arguments: [
    Case(encoding: "UTF-8", bytes: Array(text.utf8)),
    Case(encoding: "UTF-8+bom", bytes: [0xEF, 0xBB, 0xBF] + text.utf8),
    Case(encoding: "UTF-16LE+bom", bytes: [0xFF, 0xFE] + text.utf16.flatMap(littleEndian)),
    Case(encoding: "UTF-16LE+bom", bytes: [0xFF, 0xFE] + text.utf16.flatMap(littleEndian) + [9]),
    Case(encoding: "UTF-16BE+bom", bytes: [0xFE, 0xFF] + text.utf16.flatMap(bigEndian)),
    Case(
      encoding: "UTF-32LE+bom",
      bytes: [0xFF, 0xFE, 0, 0] + text.unicodeScalars.flatMap { littleEndian($0.value) }),
    Case(
      encoding: "UTF-32BE+bom",
      bytes: [0, 0, 0xFE, 0xFF] + text.unicodeScalars.flatMap { bigEndian($0.value) }),
  ])
  func `every encoding gives the same entry at the same place`(_ c: Case) {
    let catalog = loadStrings(c.bytes)
    #expect(catalog.encoding == c.encoding)
    #expect(catalog.pairs == ["é=😀"])
    #expect(catalog.entries.first?.keyPosition == TextPosition(line: 2, column: 1))
    #expect(catalog.entries.first?.valuePosition == TextPosition(line: 2, column: 7))
  }

  @Test(
    arguments: [
      ([0x61, 0x3D, 0x62, 0x3B, 0x0A, 0x2F, 0x2F, 0xE9], "file 2:3"),
      (Array("/* 😀 ".utf8) + [0xF0, 0x9F], "file 1:7"),
      (Array("a=b;".utf8) + [0xC0, 0x80], "file 1:5"),
      (Array("a=b;".utf8) + [0xED, 0xA0, 0x80], "file 1:5"),
      ([0, 0x61, 0, 0x3D], "file 1:1"),
      (Array("\u{FEFF}\u{FEFF}a=b;".utf8), "file 1:1"),
    ] as [([UInt8], String)])
  func `a file that is not text is not read`(_ bytes: [UInt8], _ place: String) {
    let catalog = loadStrings(bytes)
    #expect(catalog.faultPlaces == [place])
    #expect(catalog.entries == [])
  }

  @Test func `lone surrogates in UTF-16 become replacement characters`() {
    let units: [UInt16] = [0xDE00, 0x61, 0xD83D, 0xD83D, 0xDE00, 0xD83D]
    let bytes = units.flatMap(Self.littleEndian)
    #expect(
      String(decoding: decodedUTF16(bytes[...], isLittleEndian: true), as: UTF8.self)
        == "\u{FFFD}a\u{FFFD}😀\u{FFFD}")
  }

  @Test func `positions agree with counting from the start`() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["a", "é", "密", "😀", "\n", "\r", "\r\n", " "]
    let text = (0..<2_000).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
    let index = LineIndex(of: Array(text.utf8))
    var position = TextPosition.start
    var scalars = text.unicodeScalars[...]
    var offset = 0
    while let scalar = scalars.popFirst() {
      #expect(index.position(at: offset) == position)
      offset += UTF8.width(scalar)
      if scalar == "\n" || scalar == "\r" && scalars.first != "\n" {
        position = TextPosition(line: position.line + 1, column: 1)
      } else {
        position.column += UTF16.width(scalar)
      }
    }
    #expect(index.position(at: offset) == position)
  }

  private static func littleEndian<Unit: FixedWidthInteger>(_ unit: Unit) -> [UInt8] {
    bigEndian(unit).reversed()
  }

  private static func bigEndian<Unit: FixedWidthInteger>(_ unit: Unit) -> [UInt8] {
    stride(from: Unit.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: unit >> Unit($0))
    }
  }
}
