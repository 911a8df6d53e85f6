import OversetFits
import OversetModel
import OversetTypesetting

/// The paint of a label's lines, each from its left end and its typographic baseline.
struct LabelInk {
  private let lines: [Rect?]

  /// Not measured.
  static let unknown = LabelInk(lines: [])

  private init(lines: [Rect?]) { self.lines = lines }

  init(_ drawn: DrawnText, of text: LabelText) {
    lines = drawn.stack.lines.map { line in
      let paragraph = text.wrappers[line.paragraph].paragraph
      let shown = DrawnLine(line, of: text)
      let fragment = LineFragment(
        textRange: paragraph.textRange(of: line.clusters), shown: shown.text, width: line.width,
        baseline: 0, rect: Rect(x: 0, y: 0, width: 0, height: 0),
        isRightToLeft: paragraph.isRightToLeft, ellipsis: shown.ellipsis, breaksWord: false)
      return text.typesetter.ink(
        of: shown.text,
        LineStyle(
          font: text.font, spans: fragment.spans(of: text.spans), scale: drawn.scale,
          kern: drawn.kern, locale: text.locale, isRightToLeft: paragraph.isRightToLeft,
          tabs: text.tabs(of: line)))
    }
  }

  /// How far the first line's paint rises above it, and the last line's hangs below it.
  func growth(beyond stack: LineStack) -> InkGrowth {
    guard let first = stack.lines.first?.metrics, let last = stack.lines.last?.metrics else {
      return .zero
    }
    let top = (lines.first ?? nil).map { -$0.minY - first.ascent } ?? 0
    let bottom = (lines.last ?? nil).map { $0.maxY - (last.height - last.ascent) } ?? 0
    return InkGrowth(top: max(0, top), bottom: max(0, bottom))
  }

  /// The box around all paint where the lines are; `shadow` is its offset, nil for none.
  func bounds(of fragments: [LineFragment], shadow: Size?) -> Rect? {
    var bounds: Rect?
    for (fragment, ink) in zip(fragments, lines) {
      guard var ink = ink?.offset(x: fragment.rect.x, y: fragment.baseline) else { continue }
      if let shadow { ink = ink.union(ink.offset(x: shadow.width, y: shadow.height)) }
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds
  }
}

extension Rect {
  /// How far the rectangle reaches over the edge of another at most, in points; 0 where it lies
  /// inside. `sideways`: over the left and right edges too.
  func overflow(of bounds: Rect, sideways: Bool) -> Points {
    let upright = max(0, bounds.minY - minY, maxY - bounds.maxY)
    return sideways ? max(upright, bounds.minX - minX, maxX - bounds.maxX) : upright
  }
}
