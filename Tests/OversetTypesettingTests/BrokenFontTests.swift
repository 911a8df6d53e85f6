import Fixtures
import Foundation
import OversetModel
import Testing

@testable import OversetTypesetting

/// Font files come from outside: what is broken in one is an error or an answer, in bounded time.
struct BrokenFontTests {
  private static let text = "Ag fi Ôj بحث ជា ไทย 日 1️⃣"

  /// Every eleventh length, so that all places in records of two, four and more bytes come up.
  @Test func `a small font that is cut is an error or an answer`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: RequiredFont.boxesPath))
    let folder = try TestFolder()
    for length in stride(from: 0, to: data.count, by: 11) {
      try use(data.prefix(length), in: folder, name: "\(length)")
    }
  }

  @Test func `a small font with wrong bytes is an error or an answer`() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: RequiredFont.boxesPath))
    let folder = try TestFolder()
    var random = SeededGenerator(seed: 11)
    for round in 0..<250 {
      var broken = data
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        broken[Int.random(in: 0..<data.count, using: &random)] = Self.byte(&random)
      }
      try use(broken, in: folder, name: "\(round)")
    }
  }

  /// Large fonts are damaged at the heads of their tables, where offsets and counts are.
  @Test(arguments: [
    RequiredFont.inter, .latin, .arabic, .devanagari, .thai, .japanese, .emoji,
  ])
  func `a real font with a damaged table is an error or an answer`(required: RequiredFont) throws {
    let face = try #require(try required.font(from: FontBook()).face)
    let data = try Data(contentsOf: URL(fileURLWithPath: face.path))
    let tables = Self.tables(of: data)
    #expect(tables.count > 8)
    let folder = try TestFolder()
    var random = SeededGenerator(seed: 12)
    // Writing the largest files is what takes the time.
    for round in 0..<(data.count > 2_000_000 ? 12 : 80) {
      var broken = data
      let table = tables.randomElement(using: &random) ?? 0..<1
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = table.lowerBound + Int.random(in: 0..<min(table.count, 200), using: &random)
        broken[place] = Self.byte(&random)
      }
      try use(broken, in: folder, name: "\(round)")
      let length = Int.random(in: 0..<data.count, using: &random)
      if round % 8 == 0 { try use(data.prefix(length), in: folder, name: "cut \(round)") }
    }
  }

  @Test func `a collection that counts more fonts than it has is an error or an answer`() throws {
    let header = Data("ttcf".utf8) + Data([0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 16])
    try use(header, in: try TestFolder(), name: "ttc")
  }

  /// Opens the font in every way, sets a text and draws it. The only check is that it ends, without a trap.
  private func use(_ data: Data, in folder: TestFolder, name: String) throws {
    let path = "\(folder.path)/\(name).ttf"
    try data.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let book = FontBook(search: FontBook.Search(files: [path], includesInstalled: false))
    let typesetter = Typesetter(fonts: book)
    let outlines = GlyphOutlines()
    for description in [
      FontDescription.file(path, size: 17),
      FontDescription(.file(path), size: .points(17), weight: .bold, isItalic: true),
      FontDescription(.file(path, face: .postScriptName("OversetBoxes-Bold")), size: .points(17)),
    ] {
      guard let font = try? book.font(description), case .face(let face) = font.source else {
        continue
      }
      #expect(!width(of: Self.text, in: font, typesetter: typesetter).isNaN)
      #expect(!font.lineHeight.isNaN)
      for glyph in (0..<40).map(UInt32.init) + [.max] {
        _ = outlines.outline(of: glyph, in: face)
        if let ink = outlines.ink(of: glyph, in: face) { #expect(ink.minX <= ink.maxX) }
      }
    }
    _ = book.face(named: "Overset Boxes", weightClass: 700)
  }

  /// Random, or one of those that counts and offsets fall over.
  private static func byte(_ random: inout SeededGenerator) -> UInt8 {
    [UInt8.random(in: 0...255, using: &random), 0, 0xFF, 0x7F, 0x80].randomElement(using: &random)
      ?? 0
  }

  /// Where the tables of the first font lie.
  private static func tables(of data: Data) -> [Range<Int>] {
    func number(at offset: Int, _ count: Int) -> Int {
      guard offset + count <= data.count else { return 0 }
      return data[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = data.prefix(4) == Data("ttcf".utf8) ? number(at: 12, 4) : 0
    let tables = (0..<number(at: start + 4, 2)).map { table in
      let record = start + 12 + table * 16
      let offset = number(at: record + 8, 4)
      return offset..<min(offset + max(number(at: record + 12, 4), 1), data.count)
    }
    return tables + [start..<start + 12 + tables.count * 16]
  }
}
