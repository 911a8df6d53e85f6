import OversetModel
@testable import OversetAutoLayout
import Testing

@Suite struct ViewTests {
  private static let root = LayoutView.make(in: nil) {
    $0.storedFrame = Rect(x: 0, y: 0, width: 300, height: 400)
  }

  private static func masked(_ frame: Rect, _ mask: AutoresizingMask) -> LayoutView {
    .make(in: 0) {
      $0.storedFrame = frame
      $0.placement = .autoresizing(mask)
    }
  }

  private static let frame = Rect(x: 30, y: 40, width: 240, height: 40)

  private static let safeCanvas: LayoutCanvas = {
    var canvas = LayoutCanvas(size: Size(width: 320, height: 480))
    canvas.safeArea = LayoutInsets(top: 44, left: 0, bottom: 34, right: 0)
    return canvas
  }()

  private static let cases = [
    SceneCase(
      name: "no mask", views: [root, masked(frame, [])], frames: ["30 40 240 40"],
      mirrored: ["30 40 240 40"]),
    SceneCase(
      name: "flexible width and top",
      views: [root, masked(frame, [.flexibleWidth, .flexibleTop])], frames: ["30 120 260 40"],
      mirrored: ["30 120 260 40"]),
    SceneCase(
      name: "flexible lengths share the growth as they are long",
      views: [
        root,
        masked(
          frame, [.flexibleLeft, .flexibleWidth, .flexibleRight, .flexibleTop, .flexibleBottom]),
      ], frames: ["32 48.89 256 40"], mirrored: ["32 48.89 256 40"]),
    SceneCase(
      name: "flexible lengths of zero share alike",
      views: [
        root,
        masked(
          Rect(x: 0, y: 0, width: 300, height: 400), [.flexibleLeft, .flexibleRight]),
      ], frames: ["10 0 300 400"], mirrored: ["10 0 300 400"]),
    SceneCase(
      name: "a scroll view's content is what its edges are fixed to",
      views: [
        root, .make(in: 0) { $0.role = .scroll }, .make(in: 1, 100, 700),
      ],
      lines: [
        "1.leading = 0.leading", "1.trailing = 0.trailing", "1.top = 0.top", "1.bottom = 0.bottom",
        "2.leading = 1.leading + 10", "2.trailing = 1.trailing - 10", "2.top = 1.top + 5",
        "2.bottom = 1.bottom - 5", "2.width = 1.width - 20",
      ], frames: ["0 0 320 480", "10 5 300 700"]),
    SceneCase(
      name: "content and frame guides of a scroll view",
      views: [root, .make(in: 0) { $0.role = .scroll }, .make(in: 1, 100, 50)],
      lines: [
        "1.leading = 0.leading", "1.width = 200", "1.top = 0.top", "1.height = 90",
        "2.leading = 1.content.leading", "2.trailing = 1.content.trailing",
        "2.top = 1.content.top", "2.bottom = 1.content.bottom", "2.width = 1.frame.width",
      ], frames: ["0 0 200 90", "0 0 200 50"]),
    SceneCase(
      name: "safe area and bars",
      views: [root, .make(in: 0), .make(in: 0, 10, 10), .make(in: 0, 10, 10)],
      lines: [
        "1.leading = 0.safe.leading", "1.trailing = 0.safe.trailing", "1.top = 0.safe.top",
        "1.bottom = 0.safe.bottom", "2.leading = 0.leading", "2.top = 0.top.bottom",
        "3.leading = 0.leading", "3.bottom = 0.bottom.top",
      ], frames: ["0 44 320 402", "0 44 10 10", "0 436 10 10"], canvas: safeCanvas),
    SceneCase(
      name: "the part of the safe area over a view, and in its margins",
      views: [
        root, .make(in: 0), .make(in: 1, 10, 10), .make(in: 1, 10, 10), .make(in: 0),
        .make(in: 4, 10, 10),
      ],
      lines: [
        "1.leading = 0.leading", "1.width = 100", "1.top = 0.top + 20", "1.height = 200",
        "2.leading = 1.leading", "2.top = 1.safe.top", "3.leading = 1.leadingMargin",
        "3.top = 1.topMargin", "4.leading = 0.leading", "4.width = 100", "4.height = 100",
        "4.bottom = 0.bottom - 10", "5.leading = 4.leading", "5.bottom = 4.safe.bottom",
      ],
      frames: [
        "0 20 100 200", "0 44 10 10", "8 52 10 10", "0 370 100 100", "0 436 10 10",
      ], canvas: safeCanvas),
    SceneCase(
      name: "margins that are kept from the superview",
      views: [
        .make(in: nil) {
          $0.margins.insets = LayoutInsets(top: 0, left: 20, bottom: 0, right: 20)
        },
        .make(in: 0) { $0.margins.preservesSuperview = true }, .make(in: 1, nil, 10),
      ],
      lines: [
        "1.leading = 0.leading + 5", "1.trailing = 0.trailing - 30", "1.top = 0.top",
        "1.height = 50", "2.leading = 1.leadingMargin", "2.trailing = 1.trailingMargin",
        "2.top = 1.top",
      ], frames: ["5 0 285 50", "20 0 262 10"]),
    SceneCase(
      name: "a view without a size keeps the stored one, a weak constraint is stronger",
      views: [
        root,
        .make(in: 0) {
          $0.storedFrame = frame
          $0.keepsStoredSize = true
        },
      ], lines: ["1.leading = 0.leading", "1.top = 0.top", "1.width = 7 @1"],
      frames: ["0 0 7 40"]),
  ]

  @Test(arguments: cases)
  func `views follow their superview`(_ c: SceneCase) throws { try expect(c) }

  @Test func `the size of a scroll view's content is found`() throws {
    let c = Self.cases[4]
    var system = try LayoutSystem(c.scene)
    let layout = system.solve(c.canvas)
    #expect(layout.contentSizes == [nil, Size(width: 320, height: 710), nil])
    #expect(layout.isDetermined.allSatisfy { $0.horizontal && $0.vertical })
  }

  @Test func `margins of a canvas win over the view's own`() throws {
    let scene = LayoutScene(
      views: [Self.root, .make(in: 0, 10, 10)],
      constraints: constraints(["1.leading = 0.leadingMargin", "1.top = 0.top"]))
    var system = try LayoutSystem(scene)
    var canvas = LayoutCanvas(size: Size(width: 320, height: 480))
    #expect(system.solve(canvas).frames[1].x == 8)
    canvas.margins = [MarginsOfView(view: 0, insets: LayoutInsets(all: 20))]
    #expect(system.solve(canvas).frames[1].x == 20)
  }

  @Test func `a cell of a free height is as high as its content`() throws {
    let scene = LayoutScene(
      views: [Self.root, .make(in: 0, 100, 70)],
      constraints: constraints([
        "1.leading = 0.leading", "1.top = 0.top + 11", "1.bottom = 0.bottom - 11",
      ]))
    var system = try LayoutSystem(scene)
    var canvas = LayoutCanvas(size: Size(width: 320, height: 44))
    canvas.heightPriority = 40
    let layout = system.solve(canvas)
    #expect(layout.frames[0].text == "0 0 320 92")
    #expect(layout.frames[1].text == "0 11 100 70")
    #expect(layout.isDetermined[0] == PerAxis(horizontal: true, vertical: true))
  }

  /// A label of letters of 10 by 20 points that fill lines, and one under it.
  @Test(arguments: [
    (320.0, "0 0 200 20", "0 20 50 20"), (100, "0 0 100 40", "0 40 50 20"),
    (95, "0 0 90 60", "0 60 50 20"),
  ])
  func `text wraps at the width that it gets`(_ width: Double, _ label: String, _ next: String)
    throws
  {
    var wrapping = LayoutView.make(in: 0, 200, 20)
    wrapping.wraps = true
    let scene = LayoutScene(
      views: [Self.root, wrapping, .make(in: 0, 50, 20)],
      constraints: constraints([
        "1.leading = 0.leading", "1.trailing <= 0.trailing", "1.top = 0.top",
        "2.leading = 0.leading", "2.top = 1.bottom",
      ]))
    var system = try LayoutSystem(scene)
    for _ in 0..<2 {
      let layout = system.solve(LayoutCanvas(size: Size(width: width, height: 480))) {
        view, width in
        #expect(view == 1)
        let letters = (width / 10).rounded(.down)
        return IntrinsicSize(width: letters * 10, height: (20 / letters).rounded(.up) * 20)
      }
      #expect(layout.frames[1].text == label)
      #expect(layout.frames[2].text == next)
      #expect(layout.intrinsicSizes[1].height == layout.frames[1].height)
    }
  }

  @Test func `another text changes the frames, and another text again changes them back`() throws {
    let c = SceneCase(
      name: "", views: [Self.root, .make(in: 0, 40, 20), .make(in: 0, 400, 20)],
      lines: [
        "1.leading = 0.leading + 8", "1.top = 0.top", "2.leading = 1.trailing + 8",
        "2.trailing = 0.trailing - 8", "2.top = 0.top",
      ], frames: [])
    var system = try LayoutSystem(c.scene)
    let before = system.solve(c.canvas)
    system.setIntrinsicSize(IntrinsicSize(width: 90, height: 20), of: 1)
    #expect(
      system.solve(c.canvas).frames.map(\.text) == ["0 0 320 480", "8 0 90 20", "106 0 206 20"])
    system.setIntrinsicSize(IntrinsicSize(), of: 1)
    system.setIntrinsicSize(IntrinsicSize(width: .infinity, height: .nan), of: 2)
    #expect(system.solve(c.canvas).isDetermined[2] == PerAxis(horizontal: false, vertical: false))
    system.setIntrinsicSize(IntrinsicSize(width: 40, height: 20), of: 1)
    system.setIntrinsicSize(IntrinsicSize(width: 400, height: 20), of: 2)
    #expect(system.solve(c.canvas) == before)
  }
}
