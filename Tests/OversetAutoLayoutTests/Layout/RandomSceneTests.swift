import Fixtures
import Testing

import OversetModel
@testable import OversetAutoLayout

/// Scenes made up from a seed: what must hold of all of them.
@Suite struct RandomSceneTests {
  private static let attributes: [LayoutAttribute] = [
    .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height, .leadingMargin,
    .trailingMargin, .firstBaseline, .topMargin,
  ]

  /// Margins that are kept from superviews follow frames that follow margins, and may never come to rest.
  private static func scene(
    _ generator: inout SeededGenerator, keepsMargins: Bool = false
  ) -> LayoutScene {
    var views = [LayoutView(parent: nil)]
    for index in 1..<Int.random(in: 3...14, using: &generator) {
      let parent = Int.random(in: max(0, index - 4)..<index, using: &generator)
      var view = LayoutView(parent: parent)
      if case .stack = views[parent].role { view.placement = .arranged }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        var arrangement = StackArrangement(
          axis: LayoutAxis.allCases.randomElement(using: &generator) ?? .horizontal)
        arrangement.distribution =
          StackDistribution.allCases.randomElement(using: &generator) ?? .fill
        arrangement.alignment = StackAlignment.allCases.randomElement(using: &generator) ?? .fill
        arrangement.spacing = Double(Int.random(in: 0...8, using: &generator))
        view.role = .stack(arrangement)
      case 1: view.role = .scroll
      case 2:
        view.storedFrame = Rect(x: 10, y: 10, width: 100, height: 50)
        view.keepsStoredSize = true
      default: view.intrinsicSize = size(&generator)
      }
      view.isHidden = Int.random(in: 0..<8, using: &generator) == 0
      view.wraps = Bool.random(using: &generator)
      view.margins.preservesSuperview = keepsMargins && Bool.random(using: &generator)
      view.hugging.horizontal = Double(Int.random(in: 249...251, using: &generator))
      views.append(view)
    }
    let constraints = (0..<views.count * 3).map { _ in constraint(views, &generator) }
    return LayoutScene(views: views, constraints: constraints)
  }

  private static func constraint(
    _ views: [LayoutView], _ generator: inout SeededGenerator
  ) -> LayoutConstraint {
    let view = Int.random(in: 1..<views.count, using: &generator)
    let attribute = attributes.randomElement(using: &generator) ?? .leading
    let other = Bool.random(using: &generator) ? views[view].parent ?? 0 : max(0, view - 1)
    let relation: LayoutRelation =
      [.equal, .equal, .atLeast, .atMost].randomElement(using: &generator) ?? .equal
    let second =
      attribute == .width ? nil : LayoutAnchor(other, attribute)
    return LayoutConstraint(
      LayoutAnchor(view, attribute), relation, second,
      constant: Double(Int.random(in: -20...40, using: &generator)),
      priority: [1000, 1000, 999, 750, 250].randomElement(using: &generator) ?? 1000)
  }

  private static func size(_ generator: inout SeededGenerator) -> IntrinsicSize {
    IntrinsicSize(
      width: Double(Int.random(in: 10...200, using: &generator)), height: 20.5,
      text: TextBlock(height: 20.5, ascent: 16, descent: 4.5))
  }

  private static func wrapped(_ view: Int, _ width: Double) -> IntrinsicSize {
    IntrinsicSize(width: width, height: 41, text: TextBlock(height: 41, ascent: 16, descent: 4.5))
  }

  @Test(arguments: 0..<30)
  func `an answer does not depend on what was solved before`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var scene = Self.scene(&generator, keepsMargins: true)
    var system = try LayoutSystem(scene)
    for step in 0..<6 {
      var canvas = LayoutCanvas(size: Size(width: 320 + Double(step % 3) * 50, height: 480))
      canvas.isRightToLeft = step % 4 == 3
      canvas.safeArea.top = step % 2 == 0 ? 44 : 20
      var fresh = try LayoutSystem(scene)
      let answer = system.solve(canvas, wrapped: Self.wrapped)
      #expect(answer == fresh.solve(canvas, wrapped: Self.wrapped))
      #expect(answer.isSolved)
      let view = Int.random(in: 1..<scene.views.count, using: &generator)
      if scene.views[view].intrinsicSize.width == nil { continue }
      scene.views[view].intrinsicSize = Self.size(&generator)
      system.setIntrinsicSize(scene.views[view].intrinsicSize, of: view)
    }
  }

  @Test(arguments: 0..<30)
  func `a mirrored layout is the layout in a mirror`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 100)
    var system = try LayoutSystem(Self.scene(&generator))
    var canvas = LayoutCanvas(size: Size(width: 320, height: 480))
    let plain = system.solve(canvas)
    canvas.isRightToLeft = true
    let mirrored = system.solve(canvas)
    // Which of two contradictory constraints is left out, and what is open, is decided in another order.
    if !plain.dropped.isEmpty || !mirrored.dropped.isEmpty { return }
    for view in plain.frames.indices where plain.isDetermined[view].horizontal {
      let (frame, other) = (plain.absoluteFrames[view], mirrored.absoluteFrames[view])
      #expect(mirrored.isDetermined[view].horizontal)
      #expect(abs(frame.x + frame.width + other.x - 320) < 0.01)
      #expect(abs(frame.width - other.width) < 0.01)
    }
  }

  @Test(arguments: 0..<30)
  func `required constraints hold, or are named`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 200)
    var system = try LayoutSystem(Self.scene(&generator))
    let canvas = LayoutCanvas(size: Size(width: 320, height: 480))
    let layout = system.solve(canvas)
    let broken = system.broken(by: layout.frames, on: canvas, tolerance: 0.02).map(\.requirement)
    for requirement in broken {
      if case .hiding = requirement { continue }
      #expect(layout.dropped.contains(requirement))
    }
  }
}
