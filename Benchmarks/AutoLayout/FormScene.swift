import OversetModel
import OversetAutoLayout

/// A form as apps have them: rows of a title and a value under each other, and now and then a stack view of three.
struct FormScene {
  private(set) var scene: LayoutScene
  private var labels: [Int] = []

  init(constraints count: Int) {
    var root = LayoutView(parent: nil)
    root.margins.insets = LayoutInsets(top: 0, left: 16, bottom: 0, right: 16)
    scene = LayoutScene(views: [root], constraints: [])
    var last: LayoutAnchor = LayoutAnchor(.guide(.safeArea, of: 0), .top)
    var row = 0
    while scene.constraints.count < count {
      let view = row % 5 == 4 ? addStack() : addPair()
      add(LayoutAnchor(view, .top), .equal, last, 8)
      last = LayoutAnchor(view, .bottom)
      row += 1
    }
  }

  private mutating func addLabel(in parent: Int, hugging: Double) -> Int {
    var label = LayoutView(parent: parent)
    label.hugging.horizontal = hugging
    label.intrinsicSize = size(scene.views.count, variant: 0)
    scene.views.append(label)
    labels.append(scene.views.count - 1)
    return scene.views.count - 1
  }

  private mutating func addPair() -> Int {
    let title = addLabel(in: 0, hugging: 251)
    let value = addLabel(in: 0, hugging: 250)
    scene.views[value].compressionResistance.horizontal = 749
    add(LayoutAnchor(title, .leading), .equal, LayoutAnchor(0, .leadingMargin))
    add(LayoutAnchor(value, .leading), .equal, LayoutAnchor(title, .trailing), 8)
    add(LayoutAnchor(value, .trailing), .equal, LayoutAnchor(0, .trailingMargin))
    add(LayoutAnchor(value, .firstBaseline), .equal, LayoutAnchor(title, .firstBaseline))
    return title
  }

  private mutating func addStack() -> Int {
    var stack = LayoutView(parent: 0)
    var arrangement = StackArrangement(axis: .horizontal)
    arrangement.spacing = 8
    stack.role = .stack(arrangement)
    scene.views.append(stack)
    let index = scene.views.count - 1
    for hugging in [250.0, 251, 252] {
      let label = addLabel(in: index, hugging: hugging)
      scene.views[label].placement = .arranged
      scene.views[label].compressionResistance.horizontal = 500 + hugging
    }
    add(LayoutAnchor(index, .leading), .equal, LayoutAnchor(0, .leadingMargin))
    add(LayoutAnchor(index, .trailing), .equal, LayoutAnchor(0, .trailingMargin))
    return index
  }

  private mutating func add(
    _ first: LayoutAnchor, _ relation: LayoutRelation, _ second: LayoutAnchor,
    _ constant: Double = 0
  ) {
    scene.constraints.append(LayoutConstraint(first, relation, second, constant: constant))
  }

  /// Lengths that look like those of words.
  private func size(_ view: Int, variant: Int) -> IntrinsicSize {
    let width = 20 + Double((view * 37 + variant * 53) % 160)
    return IntrinsicSize(
      width: width, height: 20.5, text: TextBlock(height: 20.5, ascent: 16, descent: 4.5))
  }

  func setTexts(_ system: inout LayoutSystem, variant: Int) {
    for label in labels { system.setIntrinsicSize(size(label, variant: variant), of: label) }
  }

  func canvas(_ screen: Int) -> LayoutCanvas {
    let widths = [320.0, 375, 393, 430]
    var canvas = LayoutCanvas(size: Size(width: widths[screen % 4], height: 800))
    canvas.safeArea = LayoutInsets(top: 47, left: 0, bottom: 34, right: 0)
    return canvas
  }
}
