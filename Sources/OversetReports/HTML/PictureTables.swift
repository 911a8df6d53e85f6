import OversetModel
import OversetTypesetting

/// The pictures of a page, for `picture.js`: a row for each picture, and tables for what a picture has
/// several of, in its order.
struct PictureTables {
  private(set) var pictures = PageTable<PictureColumn>()
  private(set) var rects = PageTable<RectColumn>()
  private(set) var grounds = PageTable<GroundColumn>()
  private(set) var lines = PageTable<LineColumn>()
  private(set) var runs = PageTable<RunColumn>()
  private(set) var glyphs: GlyphSheet
  private var numbersOfRects: [Rect: Int] = [:]

  init(glyphs: GlyphSheet = GlyphSheet()) { self.glyphs = glyphs }

  /// What the tables take on the page, without outlines and steps.
  var byteCount: Int {
    pictures.byteCount + rects.byteCount + grounds.byteCount + lines.byteCount + runs.byteCount
  }

  /// Adds a picture; the answer has the steps to its glyphs, line by line.
  mutating func add(_ scene: LabelScene, texts: inout PageTexts) -> PackedNumbers {
    let refusals = glyphs.refusals
    let window = scene.window
    var steps = PackedNumbers()
    for ground in scene.grounds {
      grounds.add([.rect: number(of: ground.rect), .color: texts.number(of: ground.color.css)])
    }
    for rect in scene.hatched { grounds.add([.rect: number(of: rect)]) }
    for line in scene.lines {
      let runs = add(
        line.drawing, line.colors, at: line.x, ellipsis: line.ellipsis, in: window, &texts, &steps)
      lines.add([
        .rect: number(of: line.rect), .isClipped: line.isClipped.number,
        .isInkClipped: line.isInkClipped.number, .x: .hundredths(line.x),
        .baseline: .hundredths(line.baseline), .runs: runs,
      ])
    }
    for line in scene.lost {
      let runs = add(line.drawing, [], at: line.x, ellipsis: nil, in: window, &texts, &steps)
      lines.add([.x: .hundredths(line.x), .baseline: .hundredths(line.baseline), .runs: runs])
    }
    let shadow = scene.appearance.shadowColor
    pictures.add([
      .window: number(of: window), .frame: number(of: scene.frame),
      .room: scene.room == scene.frame ? nil : number(of: scene.room),
      .mirrored: scene.mirrored.map { number(of: $0) },
      .isCutLeft: scene.isCutLeft.number, .isCutRight: scene.isCutRight.number,
      .isDimmed: (!scene.appearance.isEnabled).number,
      .isPart: (scene.isPart || glyphs.refusals > refusals).number,
      .color: scene.inkColor.map { texts.number(of: $0.css) },
      .shadowColor: shadow.map { texts.number(of: $0.css) },
      .shadowX: shadow.map { _ in .hundredths(scene.shadowOffset.width) },
      .shadowY: shadow.map { _ in .hundredths(scene.shadowOffset.height) },
      .grounds: scene.grounds.count + scene.hatched.count,
      .lines: scene.lines.count + scene.lost.count,
    ])
    return steps
  }

  /// Many labels have the same size.
  mutating func number(of rect: Rect) -> Int {
    if let known = numbersOfRects[rect] { return known }
    rects.add([
      .x: .hundredths(rect.x), .y: .hundredths(rect.y), .width: .hundredths(max(rect.width, 0)),
      .height: .hundredths(max(rect.height, 0)),
    ])
    numbersOfRects[rect] = rects.count - 1
    return rects.count - 1
  }

  /// Adds a line's glyphs, those of one size, kind and colour in a run; the answer is how many runs.
  private mutating func add(
    _ drawing: LineDrawing, _ colors: [LabelColor?], at x: Points, ellipsis: Range<Int>?,
    in window: Rect, _ texts: inout PageTexts, _ steps: inout PackedNumbers
  ) -> Int {
    var count = 0
    var last: Run?
    var length = 0
    var trail = Trail(unit: 1)
    for (index, glyph) in drawing.glyphs.enumerated() where isVisible(glyph, from: x, in: window) {
      let text = glyph.text.map { texts.number(of: $0) }
      let outline = text == nil ? glyphs.number(of: glyph.id, in: glyph.face) : nil
      guard text ?? outline != nil else { continue }
      let run = Run(
        kind: text != nil
          ? .text : ellipsis?.contains(glyph.textOffset) == true ? .ellipsis : .glyphs,
        size: glyph.size, color: index < colors.count ? colors[index] : nil)
      if run != last {
        if let last { add(last, length, &texts) }
        (last, length) = (run, 0)
        trail = Trail(unit: run.size / GlyphSheet.unitsPerEm)
        count += 1
      }
      steps.add(glyphs.number(of: trail.step(to: glyph, outline: outline, text: text)))
      length += 1
    }
    if let last { add(last, length, &texts) }
    return count
  }

  private mutating func add(_ run: Run, _ length: Int, _ texts: inout PageTexts) {
    runs.add([
      .kind: run.kind.rawValue, .color: run.color.map { texts.number(of: $0.css) },
      .size: PackedNumbers.rounded(run.size * 1000), .glyphs: length,
    ])
  }

  /// A glyph is seldom wider than twice its size; one at the edge is cut by the picture itself.
  private func isVisible(_ glyph: LineDrawing.Glyph, from x: Points, in window: Rect) -> Bool {
    guard glyph.x.isFinite, glyph.y.isFinite, glyph.size.isFinite, glyph.size > 0.001,
      glyph.x.magnitude < 1e6, glyph.y.magnitude < 1e6
    else { return false }
    let left = x + glyph.x
    return left < window.maxX && left + 2 * glyph.size > window.minX
  }
}

// MARK: - Columns

extension PictureTables {
  /// Rectangles are rows of `rects`; without insets there is no room beside the frame.
  enum PictureColumn: Int, CaseIterable {
    case window, frame, room, mirrored, isCutLeft, isCutRight, isDimmed, isPart, color
    case shadowColor, shadowX, shadowY
    /// How many rows of the table of that name are the picture's.
    case grounds, lines
  }

  enum RectColumn: Int, CaseIterable { case x, y, width, height }

  /// The ground of lost text has no colour: it is hatched.
  enum GroundColumn: Int, CaseIterable { case rect, color }

  /// Lost text has no rectangle.
  enum LineColumn: Int, CaseIterable { case rect, isClipped, isInkClipped, x, baseline, runs }

  /// Sizes are thousandths of a point.
  enum RunColumn: Int, CaseIterable { case kind, color, size, glyphs }

  private struct Run: Equatable {
    /// The script knows them by these numbers.
    enum Kind: Int { case glyphs, ellipsis, text }

    var kind: Kind
    var size: Points
    /// Nil for the label's own.
    var color: LabelColor?
  }
}

/// The position along a run in whole units.
private struct Trail {
  let unit: Points
  private var x = 0
  private var y = 0
  private var last: Points = 0

  init(unit: Points) { self.unit = unit }

  /// The same two letters at the same distance should always be the same step: so the distance is
  /// rounded, and the position is corrected only where the error is too large.
  mutating func step(
    to glyph: LineDrawing.Glyph, outline: Int?, text: Int?
  ) -> GlyphSheet.Step {
    let target = glyph.x / unit
    var across = PackedNumbers.rounded((glyph.x - last) / unit)
    if (Double(x + across) - target).magnitude > 4 {
      across = PackedNumbers.rounded(target) - x
    }
    let bottom = PackedNumbers.rounded(glyph.y / unit)
    defer {
      x += across
      y = bottom
      last = glyph.x
    }
    return GlyphSheet.Step(glyph: outline, text: text, across: across, down: bottom - y)
  }
}

extension LabelScene {
  /// Nil for the page's own text colour.
  fileprivate var inkColor: LabelColor? {
    appearance.color == .level(.label) ? nil : appearance.color
  }
}

extension LabelColor {
  /// A level follows the page's light or dark look; a colour of its own stays.
  fileprivate var css: String {
    switch self {
    case .level(let level): return "var(--\(level.rawValue))"
    case .rgb(let red, let green, let blue, let alpha):
      let digits = [red, green, blue, alpha].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "#" + digits.joined()
    }
  }
}
