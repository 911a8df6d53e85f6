internal import OversetModel

/// Text of several lines between passes: it asks for one line first, then for the width that it got.
struct Wrapping {
  /// Widths may differ by this much from rounding to pixels.
  private static let slack = 0.6

  private(set) var sizes: [IntrinsicSize]
  private let scene: LayoutScene
  private let lines: [IntrinsicSize]
  /// By view: the width at which its text was wrapped last.
  private var widths: [Double?]

  /// `lines` are the sizes on one line, by view.
  init(_ scene: LayoutScene, _ lines: [IntrinsicSize]) {
    self.scene = scene
    self.lines = lines
    sizes = lines
    widths = [Double?](repeating: nil, count: lines.count)
  }

  /// Wraps text at the widths of these frames.
  mutating func follow(
    _ frames: [Rect], _ wrapped: (_ view: Int, _ width: Double) -> IntrinsicSize?
  ) {
    for (view, value) in scene.views.enumerated() where value.wraps {
      guard let line = lines[view].width else { continue }
      let insets = value.alignmentInsets
      let width = frames[view].width - insets.left - insets.right
      if width <= 0 { continue }
      if width >= line - Self.slack {
        if sizes[view] == lines[view] { continue }
        sizes[view] = lines[view]
        widths[view] = nil
        continue
      }
      if let last = widths[view] {
        if abs(last - width) <= Self.slack / 2 { continue }
        // The label got narrower because its longest line is shorter than the room.
        let asked = sizes[view].width ?? 0
        if abs(width - asked) < Self.slack / 2 && width <= last + Self.slack / 2 { continue }
      }
      // Rounding must not break a line that fits.
      guard let size = wrapped(view, width + 0.02)?.withGoodNumbers, size.width != nil
      else { continue }
      sizes[view] = size
      widths[view] = width
    }
  }
}
