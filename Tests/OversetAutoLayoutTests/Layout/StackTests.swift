import OversetModel
@testable import OversetAutoLayout
import Testing

@Suite struct StackTests {
  private static let root = LayoutView.make(in: nil)
  /// The stack view fills 320 by 100 points.
  private static let filled = [
    "1.leading = 0.leading", "1.trailing = 0.trailing", "1.top = 0.top", "1.height = 100",
  ]
  private static let atTop = ["1.leading = 0.leading", "1.top = 0.top"]

  private static func stack(
    _ axis: LayoutAxis, _ distribution: StackDistribution = .fill,
    _ alignment: StackAlignment = .fill, spacing: Double = 8, onMac: Bool = false
  ) -> LayoutView {
    .stack(in: 0, axis) {
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = spacing
      $0.isOfAppKit = onMac
    }
  }

  private static let cases = [
    SceneCase(
      name: "fill: the one that hugs least grows",
      views: [
        root, stack(.horizontal), .arranged(in: 1, 50, 20),
        .arranged(in: 1, 60, 20, hugging: 249), .arranged(in: 1, 70, 20),
      ], lines: filled,
      frames: ["0 0 320 100", "0 0 50 100", "58 0 184 100", "250 0 70 100"]),
    SceneCase(
      name: "fill: a stack view that nothing stretches is as long as its views",
      views: [root, stack(.vertical), .arranged(in: 1, 50, 20), .arranged(in: 1, 60, 30)],
      lines: atTop, frames: ["0 0 60 58", "0 0 60 20", "0 28 60 30"]),
    SceneCase(
      name: "hidden views take no part",
      views: [
        root, stack(.horizontal), .arranged(in: 1, 50, 20, hugging: 249),
        .arranged(in: 1, 60, 20) { $0.isHidden = true }, .arranged(in: 1, 70, 20),
      ], lines: filled + ["3.leading = 1.leading", "3.top = 1.top", "3.height = 5"],
      frames: ["0 0 320 100", "0 0 242 100", "0 0 0 5", "250 0 70 100"]),
    SceneCase(
      name: "fillEqually",
      views: [
        root, stack(.horizontal, .fillEqually), .arranged(in: 1, 50, 20), .arranged(in: 1, 60, 20),
        .arranged(in: 1, 70, 20),
      ], lines: filled,
      frames: ["0 0 320 100", "0 0 101.33 100", "109.33 0 101.33 100", "218.67 0 101.33 100"]),
    SceneCase(
      name: "fillEqually: as long as the longest thrice",
      views: [
        root, stack(.horizontal, .fillEqually), .arranged(in: 1, 50, 20), .arranged(in: 1, 60, 20),
      ], lines: atTop, frames: ["0 0 128 20", "0 0 60 20", "68 0 60 20"]),
    // Stored by Xcode: 133, 107 and 60.5 became 140, 112.5 and 64.5 in 333.
    SceneCase(
      name: "fillProportionally",
      views: [
        root, stack(.horizontal, .fillProportionally), .arranged(in: 1, 133, 20),
        .arranged(in: 1, 107, 20), .arranged(in: 1, 60.5, 20),
      ],
      lines: ["1.leading = 0.leading", "1.width = 333", "1.top = 0.top", "1.height = 100"],
      frames: ["0 0 333 100", "0 0 139.93 100", "147.93 0 112.58 100", "268.51 0 64.49 100"],
      mirrored: [
        "-13 0 333 100", "180.07 0 139.93 100", "59.49 0 112.58 100", "-13 0 64.49 100",
      ]),
    SceneCase(
      name: "fillProportionally: the last view of AppKit's has the rest of a length that gives way",
      views: [
        root, stack(.horizontal, .fillProportionally, onMac: true), .arranged(in: 1, 50, 20),
        .arranged(in: 1, 100, 20),
      ], lines: atTop + ["1.width = 316 @500"],
      frames: ["0 0 316 20", "0 0 100 20", "108 0 208 20"]),
    SceneCase(
      name: "fillProportionally with a stack view inside",
      views: [
        root, stack(.horizontal, .fillProportionally, spacing: 0), .arranged(in: 1, 100, 20),
        .stack(in: 1, .horizontal), .arranged(in: 3, 20, 20),
        .arranged(in: 3, 40, 20, hugging: 249),
      ].enumerated().map { index, view in
        var view = view
        if index == 3 { view.placement = .arranged }
        return view
      }, lines: filled,
      frames: ["0 0 320 100", "0 0 200 100", "200 0 120 100", "200 0 20 100", "220 0 100 100"]),
    SceneCase(
      name: "equalSpacing",
      views: [
        root, stack(.horizontal, .equalSpacing), .arranged(in: 1, 50, 20), .arranged(in: 1, 60, 20),
        .arranged(in: 1, 70, 20),
      ], lines: filled,
      frames: ["0 0 320 100", "0 0 50 100", "120 0 60 100", "250 0 70 100"]),
    SceneCase(
      name: "equalSpacing: no gap is below the spacing",
      views: [
        root, stack(.horizontal, .equalSpacing),
        .arranged(in: 1, 200, 20) {
          $0.compressionResistance.horizontal = 749
        }, .arranged(in: 1, 160, 20),
      ], lines: filled, frames: ["0 0 320 100", "0 0 152 100", "160 0 160 100"]),
    SceneCase(
      name: "equalCentering",
      views: [
        root, stack(.horizontal, .equalCentering), .arranged(in: 1, 40, 20),
        .arranged(in: 1, 60, 20), .arranged(in: 1, 80, 20),
      ], lines: filled,
      frames: ["0 0 320 100", "0 0 40 100", "120 0 60 100", "240 0 80 100"]),
    SceneCase(
      name: "equalCentering with one view, as on macOS",
      views: [root, stack(.horizontal, .equalCentering, onMac: true), .arranged(in: 1, 40, 20)],
      lines: filled, frames: ["0 0 320 100", "140 0 40 100"]),
    SceneCase(
      name: "alignment at the leading edge",
      views: [
        root, stack(.vertical, .fill, .leading), .arranged(in: 1, 50, 20),
        .arranged(in: 1, 60, 30, hugging: 249),
      ], lines: filled, frames: ["0 0 320 100", "0 0 50 20", "0 28 60 72"]),
    SceneCase(
      name: "alignment at the trailing edge",
      views: [root, stack(.vertical, .fill, .trailing), .arranged(in: 1, 50, 100)],
      lines: filled, frames: ["0 0 320 100", "270 0 50 100"]),
    SceneCase(
      name: "alignment at the bottom",
      views: [root, stack(.horizontal, .fill, .trailing), .arranged(in: 1, 320, 20)],
      lines: filled, frames: ["0 0 320 100", "0 80 320 20"]),
    SceneCase(
      name: "alignment at the centre: as high as the highest",
      views: [
        root, stack(.horizontal, .fill, .center), .arranged(in: 1, 50, 20),
        .arranged(in: 1, 60, 30),
      ], lines: atTop, frames: ["0 0 118 30", "0 5 50 20", "58 0 60 30"]),
    SceneCase(
      name: "alignment by baselines",
      views: [
        root, stack(.horizontal, .fill, .firstBaseline),
        .arranged(in: 1, 50, 40) { $0.intrinsicSize.text = text(40, 30, 10) },
        .arranged(in: 1, 60, 20) { $0.intrinsicSize.text = text(20, 15, 5) },
      ], lines: atTop, frames: ["0 0 118 40", "0 0 50 40", "58 15 60 20"]),
    SceneCase(
      name: "inside its margins",
      views: [
        root,
        .make(in: 0) {
          var arrangement = StackArrangement(axis: .horizontal)
          arrangement.isMarginsRelative = true
          $0.role = .stack(arrangement)
          $0.margins.insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
          $0.margins.isDirectional = true
        }, .arranged(in: 1, 50, 20),
      ], lines: atTop, frames: ["0 0 56 24", "2 1 50 20"]),
    SceneCase(
      name: "a stack view that stays left to right",
      views: [
        root, .stack(in: 0, .horizontal) { $0.forcesLeftToRight = true },
        .arranged(in: 1, 50, 20), .arranged(in: 1, 60, 20, hugging: 249),
      ], lines: filled, frames: ["0 0 320 100", "0 0 50 100", "50 0 270 100"],
      mirrored: ["0 0 320 100", "0 0 50 100", "50 0 270 100"]),
    SceneCase(
      name: "nothing in it", views: [root, stack(.horizontal)], lines: filled,
      frames: ["0 0 320 100"]),
  ]

  private static func text(_ height: Double, _ ascent: Double, _ descent: Double) -> TextBlock {
    TextBlock(height: height, ascent: ascent, descent: descent)
  }

  @Test(arguments: cases)
  func `stack views arrange`(_ c: SceneCase) throws { try expect(c) }

  @Test func `equal hugging in a stack view that is too long is a tie`() throws {
    let scene = LayoutScene(
      views: [
        Self.root, Self.stack(.horizontal), .arranged(in: 1, 50, 20), .arranged(in: 1, 60, 20),
      ], constraints: constraints(Self.filled))
    var system = try LayoutSystem(scene)
    let layout = system.solve(LayoutCanvas(size: Size(width: 320, height: 480)))
    #expect(
      layout.ties == [
        LayoutTie(views: [2, 3], axis: .horizontal, kind: .hugging, priority: 250, amount: 202)
      ])
    #expect(layout.isDetermined[2] == PerAxis(horizontal: false, vertical: true))
    #expect(layout.isDetermined[1] == PerAxis(horizontal: true, vertical: true))
  }
}
