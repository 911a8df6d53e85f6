import OversetModel
import OversetTypesetting

/// Packs a scene for `picture.js`, which reads the numbers in the same order.
struct PackedScene {
  let scene: LabelScene

  /// What a run of glyphs is; the script knows them by these numbers.
  private enum Kind: Int {
    case glyphs, ellipsis, text
  }

  /// Added to a kind that has a colour of its own.
  private static let coloredKind = 4

  private struct Run: Equatable {
    var kind: Kind
    var size: Points
    var color: LabelColor?
  }

  func write(
    to numbers: inout PackedNumbers, texts: inout PageTexts, glyphs: inout GlyphSheet
  ) {
    let refusals = glyphs.refusals
    let window = scene.window
    add(window, to: &numbers)
    add(scene.frame, to: &numbers)
    numbers.add(flags)
    if let color = scene.inkColor { numbers.add(texts.number(of: color.css)) }
    if let shadow = scene.appearance.shadowColor {
      numbers.add(texts.number(of: shadow.css))
      numbers.add(points: scene.shadowOffset.width)
      numbers.add(points: scene.shadowOffset.height)
    }
    if let mirrored = scene.mirrored { add(mirrored, to: &numbers) }
    if hasInsets { add(scene.room, to: &numbers) }
    numbers.add(scene.grounds.count)
    for ground in scene.grounds {
      add(ground.rect, to: &numbers)
      numbers.add(texts.number(of: ground.color.css))
    }
    numbers.add(scene.hatched.count)
    for ground in scene.hatched { add(ground, to: &numbers) }
    numbers.add(scene.lines.count)
    for line in scene.lines {
      add(line.rect, to: &numbers)
      numbers.add((line.isClipped ? 1 : 0) | (line.isInkClipped ? 2 : 0))
      add(
        line.drawing, line.colors, at: line.x, line.baseline, ellipsis: line.ellipsis, in: window,
        to: &numbers, &texts, &glyphs)
    }
    numbers.add(scene.lost.count)
    for line in scene.lost {
      add(
        line.drawing, [], at: line.x, line.baseline, ellipsis: nil, in: window, to: &numbers,
        &texts,
        &glyphs)
    }
    numbers.add(scene.isPart || glyphs.refusals > refusals ? 1 : 0)
  }

  private var flags: Int {
    let flags = [
      scene.isCutLeft, scene.isCutRight, !scene.appearance.isEnabled, scene.inkColor != nil,
      scene.appearance.shadowColor != nil, scene.mirrored != nil, hasInsets,
    ]
    return flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
  }

  private var hasInsets: Bool { scene.room != scene.frame }

  private func add(_ rect: Rect, to numbers: inout PackedNumbers) {
    numbers.add(points: rect.x)
    numbers.add(points: rect.y)
    numbers.add(points: max(rect.width, 0))
    numbers.add(points: max(rect.height, 0))
  }

  /// A line's glyphs, those of one size, kind and colour in a run.
  private func add(
    _ drawing: LineDrawing, _ colors: [LabelColor?], at x: Points, _ baseline: Points,
    ellipsis: Range<Int>?,
    in window: Rect, to numbers: inout PackedNumbers, _ texts: inout PageTexts,
    _ glyphs: inout GlyphSheet
  ) {
    numbers.add(points: x)
    numbers.add(points: baseline)
    var runs: [(run: Run, glyphs: [(glyph: LineDrawing.Glyph, number: Int)])] = []
    for (index, glyph) in drawing.glyphs.enumerated() where isVisible(glyph, from: x, in: window) {
      let color = index < colors.count ? colors[index] : nil
      let isEllipsis = ellipsis?.contains(glyph.textOffset) == true
      let number: Int
      let run: Run
      if let text = glyph.text {
        number = texts.number(of: text)
        run = Run(kind: .text, size: glyph.size, color: color)
      } else {
        guard let outline = glyphs.number(of: glyph.id, in: glyph.face) else { continue }
        number = outline
        run = Run(kind: isEllipsis ? .ellipsis : .glyphs, size: glyph.size, color: color)
      }
      if runs.last?.run != run { runs.append((run, [])) }
      runs[runs.count - 1].glyphs.append((glyph, number))
    }
    numbers.add(runs.count)
    for (run, members) in runs {
      numbers.add(run.kind.rawValue + (run.color == nil ? 0 : Self.coloredKind))
      if let color = run.color { numbers.add(texts.number(of: color.css)) }
      numbers.add(PackedNumbers.rounded(run.size * 1000))
      numbers.add(members.count)
      var trail = Trail(unit: run.size / GlyphSheet.unitsPerEm)
      for (glyph, number) in members {
        let step = trail.step(to: glyph, number: number)
        if run.kind == .text {
          numbers.add(number)
          numbers.addSigned(step.across)
          numbers.addSigned(step.down)
        } else {
          numbers.add(glyphs.number(of: step))
        }
      }
    }
  }

  /// A glyph is seldom wider than twice its size; one at the edge is cut by the picture itself.
  private func isVisible(_ glyph: LineDrawing.Glyph, from x: Points, in window: Rect) -> Bool {
    guard glyph.x.isFinite, glyph.y.isFinite, glyph.size.isFinite, glyph.size > 0.001,
      glyph.x.magnitude < 1e6, glyph.y.magnitude < 1e6
    else { return false }
    let place = x + glyph.x
    return place < window.maxX && place + 2 * glyph.size > window.minX
  }
}

/// The way along a run in whole units.
private struct Trail {
  let unit: Points
  private var place = 0
  private var down = 0
  private var last: Points = 0

  init(unit: Points) { self.unit = unit }

  /// The same two letters at the same distance are the same step, wherever they stand: so it is the
  /// distance that is rounded, and the place is put right only where that leads astray.
  mutating func step(to glyph: LineDrawing.Glyph, number: Int) -> GlyphSheet.Step {
    let target = glyph.x / unit
    var across = PackedNumbers.rounded((glyph.x - last) / unit)
    if (Double(place + across) - target).magnitude > 4 {
      across = PackedNumbers.rounded(target) - place
    }
    let y = PackedNumbers.rounded(glyph.y / unit)
    defer {
      place += across
      down = y
      last = glyph.x
    }
    return GlyphSheet.Step(glyph: number, across: across, down: y - down)
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
