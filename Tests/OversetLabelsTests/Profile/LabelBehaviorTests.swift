import Fixtures
import OversetFits
import OversetModel
import OversetTypesetting
import Testing

@testable import OversetLabels

/// What a profile can say differently from UILabel is what the engine does.
struct LabelBehaviorTests {
  /// A line of the em font at 1 pt is as high as a letter is wide: 1 pt.
  private let label = TestLabel(width: 4, height: 3, lines: 0)

  private func room(
    insets: Insets = Insets(), _ change: (inout LabelBehavior) -> Void = { _ in }
  ) -> LabelRoom {
    var behavior = UILabelProfile.behavior(of: label.constraint)
    change(&behavior)
    return LabelRoom(
      bounds: Size(width: label.bounds.width, height: label.bounds.height),
      constraint: label.constraint, behavior: behavior, grid: PixelGrid(displayScale: 10),
      insets: insets)
  }

  @Test func `a gap between lines takes height, and the last line has none`() {
    let text = label.text("aa bb cc dd")
    #expect(room().visibleLines(of: text.font, at: 1) == 3)
    let gapped = room { $0.lineGap = 0.5 }
    #expect(gapped.visibleLines(of: text.font, at: 1) == 2)
    #expect(gapped.neededHeight(of: text, lines: 2) == 2.5)
    #expect(gapped.neededHeight(of: text, lines: 1) == 1)
  }

  @Test func `pixels that are missing may make a line less`() {
    var higher = room()
    higher.bounds.height = 2.95
    #expect(higher.visibleLines(of: label.font, at: 1) == 3)
    var exact = room { $0.missingPixels = 0 }
    exact.bounds.height = 2.95
    #expect(exact.visibleLines(of: label.font, at: 1) == 2)
  }

  @Test(arguments: [
    (VerticalAlignment.top, 0.0), (.middle, 1), (.bottom, 2),
  ])
  func `the lines stand where the profile puts them`(_ alignment: VerticalAlignment, top: Points) {
    let text = label.text("aa")
    let placement = LabelPlacement(
      bounds: label.bounds, constraint: label.constraint, blockAlignment: alignment,
      isRightToLeft: false, textRect: label.bounds, growth: .zero, unshrunk: nil)
    let stack = room().drawn(text).stack
    #expect(placement.frames(of: stack).map(\.rect.y) == [top])
  }

  @Test func `a line reaches into the insets only where the profile says so`() {
    let insets = Insets(top: 2, leading: 0, bottom: 1, trailing: 0)
    #expect(room(insets: insets).freeHeight == 2)
    #expect(room(insets: insets) { $0.reachesIntoInsets = false }.freeHeight == 0)
  }

  @Test func `a label of one line may answer within what is proposed`() {
    var label = TestLabel(width: 4, height: 3, lines: 1)
    label.displayScale = 10
    let text = label.text("aaaaaaaa")
    func size(_ ignoresWidth: Bool) -> Points {
      var behavior = UILabelProfile.behavior(of: label.constraint)
      behavior.ignoresWidthOnOneLine = ignoresWidth
      let room = LabelRoom(
        bounds: Size(width: 4, height: 3), constraint: label.constraint, behavior: behavior,
        grid: PixelGrid(displayScale: 10))
      return SizeQueries(text, in: room, bounds: label.bounds, growth: .zero, drawn: nil)
        .sizeThatFits.width
    }
    #expect(size(true) == 8)
    #expect(size(false) <= 4)
  }

  @Test func `settings that count already stay as they are`() {
    for seed in 1...200 as ClosedRange<UInt64> {
      let constraint = LabelCase(seed: seed).constraint.usable
      let settings = UILabelProfile.settings(of: constraint)
      #expect(UILabelProfile.settings(of: settings) == settings)
    }
  }
}
