import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

struct InkTests {
  /// FreeType's box holds the curves: no point of the outline lies outside, and each side is met.
  @Test(arguments: [
    (RequiredFont.inter, "AgjÅ&@"), (.latin, "Qfß"), (.arabic, "جﷺ"), (.thai, "ญำู"),
    (.japanese, "語"),
  ])
  func `the ink is the exact box of the outline`(required: RequiredFont, text: String) throws {
    let face = try #require(try required.font(from: FontBook()).face)
    let outlines = GlyphOutlines()
    for scalar in text.unicodeScalars {
      let glyph = try #require(face.glyph(of: scalar.value))
      let ink = try #require(outlines.ink(of: glyph, in: face))
      let points = Self.points(on: outlines.outline(of: glyph, in: face))
      // A curve is sampled so densely that it comes this near to its own extremes.
      let near = 2e-3
      #expect(abs((points.map(\.x).min() ?? 9) - ink.minX) < near)
      #expect(abs((points.map(\.x).max() ?? 9) - ink.maxX) < near)
      #expect(abs((points.map(\.y).min() ?? 9) - ink.minY) < near)
      #expect(abs((points.map(\.y).max() ?? 9) - ink.maxY) < near)
      #expect(outlines.ink(of: glyph, in: face) == ink, "the second answer is the first")
    }
  }

  @Test func `a blank leaves no paint, and neither does what is no glyph`() throws {
    let face = try #require(try RequiredFont.inter.font(from: FontBook()).face)
    let outlines = GlyphOutlines()
    let space = try #require(face.glyph(of: 0x20))
    #expect(outlines.ink(of: space, in: face) == nil)
    #expect(outlines.ink(of: 0xFFFF_FFFF, in: face) == nil)
    #expect(outlines.ink(of: 65_535, in: face) == nil)
  }

  /// Noto Color Emoji draws in a square of its line's height.
  @Test func `a bitmap has a box`() throws {
    let face = try #require(try RequiredFont.emoji.font(from: FontBook()).face)
    let glyph = try #require(face.glyph(of: 0x1F44D))
    let ink = try #require(GlyphOutlines().ink(of: glyph, in: face))
    #expect((0.8...1.5).contains(ink.maxX - ink.minX), "\(ink)")
    #expect((0.8...1.5).contains(ink.maxY - ink.minY), "\(ink)")
    #expect(ink.minY < 0 && ink.maxY > 0)
  }

  // MARK: The system font's numbers

  /// SF's capitals are 1443/2048 em high, its small letters 1078/2048 em.
  @Test(arguments: [
    ("H", -0.7046, 0.0), ("x", -0.5264, 0), ("p", -0.5264, 0.2),
    ("Ж", -0.7046, 0), ("Π", -0.7046, 0),
  ])
  func `the system font's letters are as high as they are`(
    letter: String, top: Double, bottom: Double
  ) throws {
    for weight in FontWeight.allCases {
      let table = SystemFont.table(for: weight)
      let ink = try #require(table.ink(of: table.index(of: letter.utf16.first ?? 0)))
      #expect(abs(ink.minY - top) < 0.02, "\(ink)")
      #expect(abs(ink.maxY - bottom) < 0.02, "\(ink)")
    }
  }

  @Test(arguments: FontWeight.allCases)
  func `the system font's paint is in the middle of its advance`(weight: FontWeight) throws {
    let table = SystemFont.table(for: weight)
    for unit in Array("HOoAVM0".utf16) {
      let index = table.index(of: unit)
      let ink = try #require(table.ink(of: index))
      let advance = Double(table.advance(of: index).scaled) / Double(fontUnitsPerEm)
      #expect(ink.minX > 0 && ink.maxX < advance)
      #expect(abs(ink.minX - (advance - ink.maxX)) < 0.02)
    }
  }

  @Test func `every character of the system font has a box of its own or is blank`() {
    let table = SystemFont.table(for: .regular)
    var blanks = 0
    for unit in UInt16(0x20)...0xFFFF where table.index(of: unit) != 0 {
      guard let ink = table.ink(of: table.index(of: unit)) else {
        blanks += 1
        continue
      }
      #expect(ink.minX <= ink.maxX && ink.minY < ink.maxY, "U+\(String(unit, radix: 16))")
      #expect(ink.minY > -1.6 && ink.maxY < 1 && ink.minX > -2 && ink.maxX < 4)
    }
    #expect((10...40).contains(blanks), "white space")
    #expect(table.ink(of: 0) == nil)
    #expect(table.ink(of: table.index(of: 0x20)) == nil)
  }

  /// Vietnamese and Greek capitals with marks rise above the ascender of 0.952 em.
  @Test func `stacked marks rise above the line`() throws {
    let table = SystemFont.table(for: .regular)
    let ink = try #require(table.ink(of: table.index(of: 0x1EA8)))
    #expect(ink.minY < -0.95, "Ẩ")
  }

  /// Between the ideographic character face, 0.908 em high, and the em box (OpenType BASE).
  @Test func `Hangul and Han fill most of their em box`() throws {
    #expect(RunFont.systemHangul.clusterInk?.maxX == 0.865)
    for font in [RunFont.systemHangul, .systemWide] {
      let ink = try #require(font.clusterInk)
      #expect((-0.88...(-0.834)).contains(ink.minY) && (0.074...0.12).contains(ink.maxY))
    }
    #expect(RunFont.system.clusterInk == nil && RunFont.none.clusterInk == nil)
  }

  /// Points on an outline, curves sampled.
  private static func points(on outline: [OutlineStep]) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    var pen = (x: 0.0, y: 0.0)
    func curve(_ controls: [(x: Double, y: Double)]) {
      for step in 1...64 {
        // De Casteljau.
        var row = [pen] + controls
        let share = Double(step) / 64
        while row.count > 1 {
          row = zip(row, row.dropFirst()).map { left, right in
            (left.x + (right.x - left.x) * share, left.y + (right.y - left.y) * share)
          }
        }
        points.append(row[0])
      }
      pen = controls[controls.count - 1]
    }
    for step in outline {
      switch step {
      case .move(let x, let y):
        pen = (x, y)
        points.append(pen)
      case .line(let x, let y): curve([(x, y)])
      case .quadratic(let cx, let cy, let x, let y): curve([(cx, cy), (x, y)])
      case .cubic(let cx, let cy, let dx, let dy, let x, let y):
        curve([(cx, cy), (dx, dy), (x, y)])
      }
    }
    return points
  }
}
