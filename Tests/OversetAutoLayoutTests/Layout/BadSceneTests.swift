import OversetModel
@testable import OversetAutoLayout
import Testing

@Suite struct BadSceneTests {
  private static let canvas = LayoutCanvas(size: Size(width: 320, height: 480))

  @Test func `scenes that are no tree are refused`() {
    let views = { (parents: [Int?]) in
      LayoutScene(views: parents.map { LayoutView(parent: $0) }, constraints: [])
    }
    #expect(throws: LayoutError.noRoot) { try LayoutSystem(views([])) }
    #expect(throws: LayoutError.noRoot) { try LayoutSystem(views([1, 0])) }
    #expect(throws: LayoutError.severalRoots(0, 2)) { try LayoutSystem(views([nil, 0, nil])) }
    #expect(throws: LayoutError.unknownParent(of: 1)) { try LayoutSystem(views([nil, 5])) }
    #expect(throws: LayoutError.cyclicParents(of: 1)) { try LayoutSystem(views([nil, 2, 1])) }
    #expect(throws: LayoutError.cyclicParents(of: 1)) { try LayoutSystem(views([nil, 1])) }
    #expect(throws: LayoutError.tooManyViews(100_001, limit: 10_000)) {
      try LayoutSystem(views([nil] + Array(repeating: 0, count: 100_000)))
    }
    var odd = LayoutScene(views: [LayoutView(parent: nil), LayoutView(parent: 0)], constraints: [])
    odd.views[1].storedFrame = Rect(x: .nan, y: 0, width: 0, height: 0)
    #expect(throws: LayoutError.badNumber(of: 1)) { try LayoutSystem(odd) }
    odd.views[1].storedFrame = nil
    odd.constraints = Array(
      repeating: LayoutConstraint(LayoutAnchor(1, .width)), count: 50_000)
    #expect(throws: LayoutError.tooManyConstraints(50_000, limit: 40_000)) {
      try LayoutSystem(odd)
    }
  }

  @Test func `a canvas without numbers is not solved`() throws {
    var system = try LayoutSystem(LayoutScene(views: [LayoutView(parent: nil)], constraints: []))
    for width in [Double.nan, .infinity, 1e30] {
      let canvas = LayoutCanvas(size: Size(width: width, height: 10))
      #expect(system.solve(canvas).isSolved == false)
    }
    #expect(system.solve(Self.canvas).isSolved == true)
  }

  /// Views side by side, each as wide as the next, in stack views inside stack views, or all in one another.
  @Test(arguments: [10, 120])
  func `long chains and deep trees end`(_ count: Int) throws {
    let row =
      [LayoutView(parent: nil), .stack(in: 0, .horizontal)]
      + (0..<count).map { _ in LayoutView.arranged(in: 1, 10, 10) }
    let deep =
      [LayoutView(parent: nil)]
      + (0..<count).map { index in
        var view = LayoutView.stack(in: index, index % 2 == 0 ? .horizontal : .vertical) {
          $0.distribution = index % 3 == 0 ? .fillProportionally : .fill
          $0.alignment = .firstBaseline
        }
        if index > 0 { view.placement = .arranged }
        return view
      }
    for views in [row, deep] {
      let edges = constraints(["1.leading = 0.leading", "1.trailing = 0.trailing", "1.top = 0.top"])
      var system = try LayoutSystem(LayoutScene(views: views, constraints: edges))
      let layout = system.solve(Self.canvas)
      #expect(layout.isSolved)
      #expect(layout.frames.count == views.count)
    }
  }

  /// Every pair of views wants to be at another place; required ones contradict each other.
  @Test(arguments: [1000.0, 500])
  func `constraints that contradict each other end`(_ priority: Double) throws {
    let count = 20
    var lines: [LayoutConstraint] = []
    for one in 1...count {
      for other in 1...count where one != other {
        lines.append(
          LayoutConstraint(
            LayoutAnchor(one, .leading), .equal, LayoutAnchor(other, .leading),
            constant: Double((one * 7 + other * 3) % 11), priority: priority))
      }
    }
    let views = [LayoutView(parent: nil)] + (0..<count).map { _ in LayoutView.make(in: 0, 10, 10) }
    var system = try LayoutSystem(LayoutScene(views: views, constraints: lines))
    let layout = system.solve(Self.canvas)
    #expect(layout.isSolved)
    #expect(priority < 1000 || layout.dropped.count > 300)
    #expect(priority == 1000 || layout.dropped.isEmpty)
  }
}
