import OversetModel
import OversetTypesetting

/// The outlines of a page, each written once, and the steps from one glyph to the next, which many
/// words share.
struct GlyphSheet {
  /// Outlines are whole numbers in this many units an em: finer than any screen shows.
  static let unitsPerEm = 1000.0

  /// A glyph, and where it lies from the one before it, in units.
  struct Step: Hashable {
    /// The index in `paths`; nil for what is drawn as text, in its font's colours.
    var glyph: Int?
    /// The number of that text.
    var text: Int?
    var across: Int
    var down: Int
  }

  enum StepColumn: Int, CaseIterable { case glyph, text, across, down }

  /// The steps, as the page has them.
  var stepTable: PageTable<StepColumn> {
    var table = PageTable<StepColumn>()
    for step in steps {
      table.add([
        .glyph: step.glyph, .text: step.text, .across: .signed(step.across),
        .down: .signed(step.down),
      ])
    }
    return table
  }

  private struct Glyph: Hashable {
    var face: ObjectIdentifier
    var id: UInt32
  }

  private enum Outline: Equatable {
    case empty, refused
    /// The index in `paths`.
    case path(Int)

    var number: Int? { if case .path(let number) = self { number } else { nil } }
  }

  /// The longest path of one glyph in bytes: four times that of Arabic ornaments.
  private static let mostBytesOfGlyph = 64 << 10
  /// The longest total that a browser can open: some 50,000 Chinese glyphs.
  private let mostBytes: Int
  private var bytes = 0
  /// How often a glyph with an outline was refused, because it is too large or the page is full.
  private(set) var refusals = 0

  init(mostBytes: Int = 32 << 20) { self.mostBytes = mostBytes }

  /// SVG paths, relative from their first step on.
  private(set) var paths: [String] = []
  private(set) var steps: [Step] = []

  private let outlines = GlyphOutlines()
  private var numbers: [Glyph: Outline] = [:]
  private var numbersOfSteps: [Step: Int] = [:]
  /// Kept, because an identifier is valid only as long as its object lives.
  private var faces: [ObjectIdentifier: FontFace] = [:]

  /// A glyph's number; nil where there is nothing to draw, or it is refused.
  mutating func number(of id: UInt32, in face: FontFace) -> Int? {
    let glyph = Glyph(face: ObjectIdentifier(face), id: id)
    let known = numbers[glyph] ?? add(glyph, face)
    numbers[glyph] = known
    if known == .refused { refusals += 1 }
    return known.number
  }

  private mutating func add(_ glyph: Glyph, _ face: FontFace) -> Outline {
    faces[glyph.face] = face
    let outline = outlines.outline(of: glyph.id, in: face)
    if outline.isEmpty { return .empty }
    var pen = OutlinePen()
    for step in outline {
      pen.write(step)
      if pen.path.count > min(Self.mostBytesOfGlyph, mostBytes - bytes) { return .refused }
    }
    bytes += pen.path.count
    paths.append(String(decoding: pen.path, as: UTF8.self) + "z")
    return .path(paths.count - 1)
  }

  /// A step's number: low for those that a page needs first, and so most often.
  mutating func number(of step: Step) -> Int {
    if let known = numbersOfSteps[step] { return known }
    numbersOfSteps[step] = steps.count
    steps.append(step)
    return steps.count - 1
  }
}

/// Writes the steps of one outline relative to each other, which takes fewer digits and lets the
/// outline be drawn anywhere.
private struct OutlinePen {
  private(set) var path: [UInt8] = []
  private var x = 0
  private var y = 0
  /// Where the open contour began: closing it returns there.
  private var start: (x: Int, y: Int)?

  mutating func write(_ step: OutlineStep) {
    switch step {
    case .move(let x, let y):
      if let start {
        path.append(UInt8(ascii: "z"))
        (self.x, self.y) = start
      }
      path.append(UInt8(ascii: "m"))
      write(x, y)
      move(x, y)
      start = (self.x, self.y)
    case .line(let x, let y):
      path.append(UInt8(ascii: "l"))
      write(x, y)
      move(x, y)
    case .quadratic(let controlX, let controlY, let x, let y):
      path.append(UInt8(ascii: "q"))
      write(controlX, controlY)
      separate(x, y)
      move(x, y)
    case .cubic(let control1X, let control1Y, let control2X, let control2Y, let x, let y):
      path.append(UInt8(ascii: "c"))
      write(control1X, control1Y)
      separate(control2X, control2Y)
      separate(x, y)
      move(x, y)
    }
  }

  private mutating func write(_ x: Double, _ y: Double) {
    path += String(units(x) - self.x).utf8
    let down = units(y) - self.y
    // A minus sign separates numbers by itself.
    if down >= 0 { path.append(UInt8(ascii: " ")) }
    path += String(down).utf8
  }

  private mutating func separate(_ x: Double, _ y: Double) {
    if units(x) >= self.x { path.append(UInt8(ascii: " ")) }
    write(x, y)
  }

  private mutating func move(_ x: Double, _ y: Double) { (self.x, self.y) = (units(x), units(y)) }

  private func units(_ em: Double) -> Int {
    PackedNumbers.rounded(min(max(em, -100), 100) * GlyphSheet.unitsPerEm)
  }
}
