import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// Letters of the system's that another font stands in for.
struct StandInLettersTests {
  struct Case: Sendable, CustomStringConvertible {
    var font: RequiredFont
    var text: String
    var points = 17.0
    var weight = FontWeight.regular
    var design = FontDesign.default
    /// The share of the width that the stand-in has.
    var share: Double

    var description: String { "\(font.rawValue) \(points) \(weight) \(design)" }
  }

  /// The factors of `make pictures-truth`; what has no pictures has the nearest weight's.
  static let cases: [Case] = [
    Case(font: .arabic, text: "متابعة", share: 0.983),
    Case(font: .arabic, text: "متابعة", points: 12, weight: .light, share: 0.983),
    Case(font: .arabic, text: "متابعة", weight: .medium, share: 1.009),
    Case(font: .arabic, text: "متابعة", weight: .semibold, share: 0.956),
    Case(font: .arabic, text: "متابعة", points: 30, share: 0.942),
    Case(font: .arabic, text: "متابعة", points: 30, weight: .bold, share: 0.933),
    // Between 17 and 30 pt the system mixes two cuts.
    Case(font: .arabic, text: "متابعة", points: 20, share: 0.983 - 0.245 * 0.041),
    Case(font: .devanagari, text: "भुगतान", share: 1.008),
    Case(font: .devanagari, text: "भुगतान", weight: .medium, share: 1.041),
    Case(font: .devanagari, text: "भुगतान", weight: .bold, share: 1),
    Case(font: .hebrew, text: "תשלום", share: 0.962),
    Case(font: .hebrew, text: "תשלום", points: 30, weight: .bold, share: 0.994),
    Case(font: .hebrew, text: "תשלום", design: .rounded, share: 1.046),
    Case(font: .hebrew, text: "תשלום", weight: .heavy, design: .rounded, share: 1.015),
    Case(font: .thai, text: "ชำระเงิน", weight: .medium, share: 1.083),
  ]

  @Test(arguments: cases)
  func `letters are as wide as in pictures of the system's own`(_ c: Case) throws {
    let fonts = FontBook()
    try RequiredFont.require(c.font, from: fonts)
    let isBold = c.weight.weightClass >= 600
    let face = try #require(
      fonts.face(named: c.font.rawValue, weightClass: isBold ? 700 : 400))
    let own = TypesetFont(
      face: face, for: FontDescription(.named(c.font.rawValue), size: .points(c.points)))
    var description = FontDescription.system(size: c.points, weight: c.weight)
    description.design = c.design
    let measured = width(of: c.text, in: try fonts.font(description))
    #expect(abs(measured / width(of: c.text, in: own) - c.share) < 1e-3)
  }

  /// What a project names itself stands in for nothing that was measured; a font that a label is
  /// set in is followed by other fonts of the system than its own font is.
  @Test func `other families and the fallbacks of other fonts keep their widths`() throws {
    let nastaliq = FontBook(search: FontBook.Search(fallback: ["Arab": "Noto Nastaliq Urdu"]))
    try RequiredFont.require(.nastaliq, .arabic, .inter, from: nastaliq)
    let text = "متابعة"
    #expect(
      width(
        of: text, in: TypesetFont(system: .regular, points: 17),
        typesetter: Typesetter(fonts: nastaliq))
        == width(of: text, in: try RequiredFont.nastaliq.font(from: nastaliq)))
    #expect(
      width(of: text, in: try RequiredFont.inter.font(from: FontBook()))
        == width(of: text, in: try RequiredFont.arabic.font(from: FontBook())))
  }

  /// Arabic was seen up to 0.287 em below the line, where the stand-in reaches 0.394; Devanagari
  /// 0.347, and 0.268.
  @Test(arguments: [(RequiredFont.arabic, "ع", 0.287 / 0.394), (.devanagari, "कु", 0.347 / 0.268)])
  func `paint reaches as far as in pictures`(font: RequiredFont, text: String, share: Double) throws
  {
    let fonts = FontBook()
    try RequiredFont.require(font, from: fonts)
    func below(_ font: TypesetFont) throws -> Points {
      let style = LineStyle(font: font, locale: .english)
      return try #require(Typesetter(fonts: fonts).ink(of: text, style)).maxY
    }
    let own = try below(font.font(from: fonts))
    #expect(abs(try below(TypesetFont(system: .regular, points: 17)) / own - share) < 1e-6)
  }

  /// What is stacked farther out than any letter of the pictures was not compared.
  @Test(arguments: [
    (InkReach(standIn: 0.9, system: 1), [0, 0.45, 0.9, 1.3], [0, 0.5, 1, 1.3]),
    (InkReach(standIn: 0.4, system: 0.3), [0, 0.2, 0.4, 0.6], [0, 0.15, 0.3, 0.5]),
    (.unknown, [0, 0.5, 2], [0, 0.5, 2]),
  ])
  func `paint beyond all letters of the pictures is no farther out`(
    reach: InkReach, standIn: [Double], system: [Double]
  ) {
    for (distance, expected) in zip(standIn, system) {
      #expect(abs(reach.ofSystem(distance) - expected) < 1e-12)
    }
  }
}
