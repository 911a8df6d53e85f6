import OversetModel
@testable import OversetAutoLayout
import Testing

@Suite struct ConstraintTests {
  private static let root = LayoutView.make(in: nil)
  private static let margins16 = LayoutView.make(in: nil) {
    $0.margins.insets = LayoutInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  private static let cases = [
    SceneCase(
      name: "leading and trailing", views: [root, .make(in: 0, 40, 20)],
      lines: ["1.leading = 0.leading + 10", "1.trailing = 0.trailing - 30", "1.top = 0.top + 5"],
      frames: ["10 5 280 20"]),
    SceneCase(
      name: "left and right are not mirrored", views: [root, .make(in: 0, 40, 20)],
      lines: ["1.left = 0.left + 10", "1.top = 0.top"], frames: ["10 0 40 20"],
      mirrored: ["10 0 40 20"]),
    SceneCase(
      name: "a label hugs its text, and gives way at an edge",
      views: [root, .make(in: 0, 40, 20), .make(in: 0, 400, 20)],
      lines: [
        "1.leading = 0.leading + 8", "1.trailing <= 0.trailing - 8", "1.top = 0.top",
        "2.leading = 0.leading + 8", "2.trailing <= 0.trailing - 8", "2.top = 1.bottom + 8",
      ], frames: ["8 0 40 20", "8 28 304 20"]),
    SceneCase(
      name: "the one of higher compression resistance keeps its text",
      views: [
        root, .make(in: 0, 200, 20),
        .make(in: 0, 200, 20) { $0.compressionResistance.horizontal = 751 },
      ],
      lines: [
        "1.leading = 0.leading", "2.leading = 1.trailing + 10", "2.trailing = 0.trailing",
        "1.top = 0.top", "2.top = 0.top",
      ], frames: ["0 0 110 20", "120 0 200 20"]),
    SceneCase(
      name: "the one of lower hugging grows",
      views: [
        root, .make(in: 0, 50, 20) { $0.hugging.horizontal = 249 }, .make(in: 0, 60, 20),
      ],
      lines: [
        "1.leading = 0.leading", "2.leading = 1.trailing + 10", "2.trailing = 0.trailing",
        "1.top = 0.top", "2.top = 0.top",
      ], frames: ["0 0 250 20", "260 0 60 20"]),
    SceneCase(
      name: "centres, with a distance", views: [root, .make(in: 0, 100, 20)],
      lines: ["1.centerX = 0.centerX + 10", "1.centerY = 0.centerY - 10"],
      frames: ["120 220 100 20"]),
    SceneCase(
      name: "multiples of lengths, also of the other axis", views: [root, .make(in: 0)],
      lines: [
        "1.width = 0.5 * 0.width + 10", "1.height = 2 * 1.width", "1.leading = 0.leading",
        "1.top = 0.top",
      ], frames: ["0 0 170 340"]),
    SceneCase(
      name: "a multiplied position counts from its owner's left or top edge, mirrored or not",
      views: [root, .make(in: 0, 20, 20)],
      lines: ["1.leading = 0.25 * 0.trailing + 4", "1.top = 0.5 * 0.bottom"],
      frames: ["84 240 20 20"], mirrored: ["-24 240 20 20"]),
    SceneCase(
      name: "margins", views: [margins16, .make(in: 0), .make(in: 1, 10, 10)],
      lines: [
        "1.leading = 0.leadingMargin", "1.trailing = 0.margins.trailing", "1.top = 0.topMargin",
        "1.height = 100", "2.trailing = 1.trailingMargin", "2.bottom = 1.bottomMargin",
      ], frames: ["16 0 288 100", "286 82 10 10"]),
    SceneCase(
      name: "the centre within margins that differ",
      views: [
        .make(in: nil) {
          $0.margins.insets = LayoutInsets(top: 0, left: 40, bottom: 0, right: 0)
          $0.margins.isDirectional = true
        }, .make(in: 0, 10, 10),
      ],
      lines: ["1.centerX = 0.centerXWithinMargins", "1.centerY = 0.centerYWithinMargins"],
      frames: ["175 235 10 10"]),
    SceneCase(
      name: "alignment insets",
      views: [
        root,
        .make(in: 0, 49, 31) {
          $0.alignmentInsets = LayoutInsets(top: 0, left: 0, bottom: 0, right: 2)
        }, .make(in: 0, 10, 10),
      ],
      lines: [
        "1.left = 0.left + 10", "1.top = 0.top", "2.left = 1.right + 8", "2.top = 0.top",
      ], frames: ["10 0 51 31", "67 0 10 10"], mirrored: ["10 0 51 31", "67 0 10 10"]),
    SceneCase(
      name: "baselines of two text sizes",
      views: [
        root, .make(in: 0, 50, 40) { $0.intrinsicSize.text = text(40, 30, 10) },
        .make(in: 0, 50, 20) { $0.intrinsicSize.text = text(20, 15, 5) },
        .make(in: 0, 10, 10),
      ],
      lines: [
        "1.leading = 0.leading", "1.top = 0.top", "2.leading = 1.trailing",
        "2.firstBaseline = 1.firstBaseline", "3.lastBaseline = 1.lastBaseline",
        "3.leading = 2.trailing",
      ], frames: ["0 0 50 40", "50 15 50 20", "100 20 10 10"]),
    SceneCase(
      name: "first and last baselines of two lines in a taller label",
      views: [
        root, .make(in: 0, 50, 40) { $0.intrinsicSize.text = text(40, 15, 5) },
        .make(in: 0, 50, 20) { $0.intrinsicSize.text = text(20, 15, 5) },
        .make(in: 0, 50, 20) { $0.intrinsicSize.text = text(20, 15, 5) },
      ],
      lines: [
        "1.leading = 0.leading", "1.top = 0.top", "1.height = 60", "2.leading = 1.trailing",
        "3.leading = 2.trailing", "2.firstBaseline = 1.firstBaseline",
        "3.lastBaseline = 1.lastBaseline",
      ], frames: ["0 0 50 60", "50 10 50 20", "100 30 50 20"]),
  ]

  private static func text(_ height: Double, _ ascent: Double, _ descent: Double) -> TextBlock {
    TextBlock(height: height, ascent: ascent, descent: descent)
  }

  @Test(arguments: cases)
  func `constraints place views`(_ c: SceneCase) throws { try expect(c) }

  @Test func `a position without a second item, unlike attributes and bad numbers are left out`()
    throws
  {
    var lines = constraints([
      "1.leading = 16", "1.leading = 0.top", "1.leading = 0.width", "7.leading = 0.leading",
      "1.leading = 0.safe.leadingMargin", "1.width = nan", "1.width = 10 @0", "1.width = 10 @2000",
    ])
    lines[6].priority = 0
    lines[5].constant = .infinity
    lines[5].second = nil
    let scene = LayoutScene(views: [Self.root, .make(in: 0)], constraints: lines)
    var system = try LayoutSystem(scene)
    #expect(
      system.problems.map(\.reason) == [
        .missingItem, .differentAxes, .differentAxes, .unknownView, .unknownAttribute, .badNumber,
        .badPriority, .badPriority,
      ])
    #expect(system.problems.map(\.constraint) == Array(0..<8))
    #expect(system.solve(LayoutCanvas(size: Size(width: 100, height: 100))).isSolved == true)
  }

  @Test func `what contradicts is left out and named, and what is open is not determined`() throws {
    let scene = LayoutScene(
      views: [Self.root, .make(in: 0, 50, 20), .make(in: 0, 50, nil)],
      constraints: constraints([
        "1.leading = 0.leading + 8", "1.width = 100", "1.trailing = 0.trailing - 8",
        "1.top = 0.top", "2.leading = 0.leading", "2.top = 0.top", "1.width >= 150 @999",
      ]))
    var system = try LayoutSystem(scene)
    var canvas = LayoutCanvas(size: Size(width: 320, height: 480))
    let broken = system.solve(canvas)
    #expect(broken.dropped == [.constraint(2)])
    #expect(broken.frames[1].text == "8 0 100 20")
    #expect(broken.isDetermined[1] == PerAxis(horizontal: true, vertical: true))
    #expect(broken.isDetermined[2] == PerAxis(horizontal: true, vertical: false))
    #expect(
      broken.violations == [
        LayoutViolation(requirement: .constraint(6), priority: 999, amount: 50),
        LayoutViolation(requirement: .hugging(1, .horizontal), priority: 250, amount: 50),
      ])
    canvas.size.width = 116
    #expect(system.solve(canvas).dropped == [])
    #expect(system.broken(by: broken.frames, on: canvas) == [])
    canvas.size.width = 320
    #expect(
      system.broken(by: broken.frames, on: canvas) == [
        LayoutViolation(requirement: .constraint(2), priority: 1000, amount: 204)
      ])
  }

  @Test func `labels of one priority that want the same points are a tie`() throws {
    let views: [LayoutView] = [Self.root, .make(in: 0, 200, 20), .make(in: 0, 180, 20)]
    let lines = [
      "1.leading = 0.leading", "2.leading = 1.trailing + 10", "2.trailing = 0.trailing",
      "1.top = 0.top", "2.top = 0.top",
    ]
    var system = try LayoutSystem(LayoutScene(views: views, constraints: constraints(lines)))
    var canvas = LayoutCanvas(size: Size(width: 320, height: 480))
    let tie = LayoutTie(
      views: [1, 2], axis: .horizontal, kind: .compressionResistance, priority: 750, amount: 70)
    #expect(system.solve(canvas).ties == [tie])
    canvas.size.width = 400
    let grown = LayoutTie(
      views: [1, 2], axis: .horizontal, kind: .hugging, priority: 250, amount: 10)
    #expect(system.solve(canvas).ties == [grown])
    canvas.size.width = 390
    let fitting = system.solve(canvas)
    #expect(fitting.ties == [])
    #expect(fitting.isDetermined[1].horizontal == true)
  }
}

/// Solves a case in both directions.
func expect(_ c: SceneCase) throws {
  var system = try LayoutSystem(c.scene)
  #expect(system.problems == [])
  let solved = system.solve(c.canvas)
  #expect(solved.isSolved == true)
  #expect(solved.absoluteFrames.dropFirst().map(\.text) == c.frames)
  #expect(solved.dropped == [])

  var canvas = c.canvas
  canvas.isRightToLeft = true
  let other = system.solve(canvas)
  let mirrored = solved.absoluteFrames.dropFirst().map { frame in
    var mirrored = frame
    mirrored.x = c.canvas.size.width - frame.x - frame.width
    return mirrored.text
  }
  #expect(other.absoluteFrames.dropFirst().map(\.text) == c.mirrored ?? mirrored)
  #expect(system.solve(c.canvas) == solved)
}
