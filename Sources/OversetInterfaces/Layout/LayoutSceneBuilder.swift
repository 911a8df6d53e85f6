import OversetAutoLayout
import OversetModel

/// Translates the views of one system into what is solved.
struct LayoutSceneBuilder {
  let document: InterfaceDocument
  let tree: InterfaceTree
  /// Whether constraints that only Interface Builder's canvas has count.
  let isCanvas: Bool

  /// The views of the system with a root, by layout index.
  private let views: [Int]
  private let layoutIndices: [Int: Int]
  private let root: Int
  private let margins: ViewMargins

  init(_ document: InterfaceDocument, _ tree: InterfaceTree, root: Int, isCanvas: Bool) {
    self.document = document
    self.tree = tree
    self.root = root
    self.isCanvas = isCanvas
    views = tree.views(inSystem: root)
    layoutIndices = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
    let sceneRoot = tree.objects[tree.sceneRoot(of: root)]
    margins = ViewMargins(
      document: document, tree: tree, sceneWidth: sceneRoot.frame?.width ?? 0, isCanvas: isCanvas)
  }

  func build() -> InterfaceSystem {
    let contents = views.map { content(of: tree.objects[$0]) }
    var system = InterfaceSystem(root: root, views: views, contents: contents)
    system.scene.views = views.indices.map { view($0, contents[$0]) }
    for view in views {
      for constraint in tree.objects[view].constraints where isCanvas || !constraint.isPlaceholder {
        guard !isBroken(constraint), let translated = self.constraint(constraint) else { continue }
        system.scene.constraints.append(translated)
        system.constraints.append(constraint)
      }
    }
    let side: Points = margins.isWide(tree.objects[root].frame?.width ?? 0) ? 20 : 16
    let styles = CellStyleConstraints(
      tree: tree, layoutIndices: layoutIndices,
      canvasMargins: isCanvas ? (side, document.plugin < 15000 ? 1 : 8) : nil)
    system.scene.constraints += views.flatMap { styles.constraints(of: tree.objects[$0]) }
    if document.platform == .macOS {
      system.scene.constraints += views.flatMap { stackHugging(tree.objects[$0]) }
    }
    return system
  }

  /// Whether a constraint ties another size to that of a view which code takes out of its stack view: it
  /// contradicts the stack view's own, and is broken (UIStackView, UISV-hiding).
  private func isBroken(_ constraint: InterfaceConstraint) -> Bool {
    guard !document.hiddenByCode.isEmpty, constraint.second != nil,
      [.width, .height].contains(constraint.first.attribute)
    else { return false }
    return constraint.views.contains { view in
      document.hiddenByCode.contains(tree.objects[view].id)
        && tree.objects[view].superview.map { tree.objects[$0].kind } == "stackView"
    }
  }

  /// In the app an image whose size is not known is taken to be as large as on the canvas.
  private func content(of object: InterfaceObject) -> ViewContent {
    let content = document.content(of: object, in: tree)
    guard !isCanvas, object.kind == "imageView", let frame = object.frame,
      case .fixed(width: nil, height: nil, isKnown: false) = content
    else { return content }
    return .fixed(width: frame.width, height: frame.height, isKnown: false)
  }

  private func view(_ index: Int, _ content: ViewContent) -> LayoutView {
    let object = tree.objects[views[index]]
    let element = object.element
    let superview = views[index] == root ? nil : object.superview.map { tree.objects[$0] }
    var view = LayoutView(parent: superview.flatMap { layoutIndices[$0.index] })
    view.role = role(of: object)
    view.placement = placement(of: object, in: superview)
    view.isHidden = document.isHidden(object)
    view.alignmentInsets = object.alignmentInsets(in: document)
    view.hugging = PerAxis(
      horizontal: priority(element, "horizontalHuggingPriority", 250),
      vertical: priority(element, "verticalHuggingPriority", 250))
    view.compressionResistance = PerAxis(
      horizontal: priority(element, "horizontalCompressionResistancePriority", 750),
      vertical: priority(element, "verticalCompressionResistancePriority", 750))
    if tree.cellStyle(placing: object) == .rightDetail {
      let isText = superview?.superview.map { tree.objects[$0].element.attribute("textLabel") }
      view.compressionResistance.horizontal = isText == object.id ? 751 : 750
    }
    view.storedFrame = document.storedFrame(of: object.index, in: tree)
    view.margins = margins.margins(of: object, width: object.frame?.width ?? 0)
    view.wraps = content.wraps
    view.keepsStoredSize = object.subviews.isEmpty
    return view
  }

  private func priority(_ element: InterfaceElement, _ name: String, _ standard: Double) -> Double {
    min(max(element.number(name) ?? standard, 1), 1000)
  }

  private func role(of object: InterfaceObject) -> LayoutRole {
    switch object.kind {
    case "stackView": .stack(StackArrangement(object, on: document.platform))
    case "scrollView", "tableView", "collectionView", "textView": .scroll
    default: .plain
    }
  }

  private func placement(
    of object: InterfaceObject, in superview: InterfaceObject?
  ) -> LayoutPlacement {
    if object.role == .subview, superview?.kind == "stackView" { return .arranged }
    if let style = tree.cellStyle(placing: object), style != .leftDetail { return .constraints }
    if object.role == .content { return .autoresizing([.flexibleWidth, .flexibleHeight]) }
    guard object.isFixed else { return .constraints }
    let isMac = document.platform == .macOS
    var mask: AutoresizingMask = []
    for (option, part) in Self.masks where object.autoresizing.contains(option) {
      switch (isMac, option) {
      // macOS counts y from the bottom.
      case (true, .minY): mask.insert(.flexibleBottom)
      case (true, .maxY): mask.insert(.flexibleTop)
      default: mask.insert(part)
      }
    }
    return .autoresizing(mask)
  }

  private static let masks: [(InterfaceObject.Autoresizing, AutoresizingMask)] = [
    (.minX, .flexibleLeft), (.width, .flexibleWidth), (.maxX, .flexibleRight),
    (.minY, .flexibleTop), (.height, .flexibleHeight), (.maxY, .flexibleBottom),
  ]

  /// Nil where an item is in another system.
  private func constraint(_ constraint: InterfaceConstraint) -> LayoutConstraint? {
    guard let first = anchor(constraint.first), let owner = layoutIndices[constraint.owner] else {
      return nil
    }
    var second: LayoutAnchor?
    if let written = constraint.second {
      second = anchor(written)
      if second == nil { return nil }
    }
    return LayoutConstraint(
      first, LayoutRelation(constraint.relation), second, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority, owner: owner)
  }

  /// What pulls the edges of a stack view of macOS to its views, across its axis.
  private func stackHugging(_ stack: InterfaceObject) -> [LayoutConstraint] {
    guard stack.kind == "stackView", let index = layoutIndices[stack.index],
      case .stack(let arrangement) = role(of: stack), arrangement.alignment != .fill
    else { return [] }
    let isVertical = arrangement.axis == .vertical
    let name = isVertical ? "horizontalStackHuggingPriority" : "verticalStackHuggingPriority"
    let priority = priority(stack.element, name, 250)
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      isVertical ? (.leading, .trailing) : (.top, .bottom)
    let edges: [LayoutAttribute] =
      switch arrangement.alignment {
      case .leading: [end]
      case .trailing: [start]
      default: [start, end]
      }
    return stack.subviews.compactMap { layoutIndices[$0] }.flatMap { view in
      edges.map {
        LayoutConstraint(
          LayoutAnchor(view, $0), .equal, LayoutAnchor(index, $0), priority: priority)
      }
    }
  }

  private func anchor(_ anchor: InterfaceConstraint.Anchor) -> LayoutAnchor? {
    guard let view = layoutIndices[anchor.view] else { return nil }
    let attribute = LayoutAttribute(anchor.attribute)
    guard let guide = anchor.guide else { return LayoutAnchor(view, attribute) }
    return LayoutAnchor(.guide(LayoutGuide(guide), of: view), attribute)
  }
}

extension LayoutRelation {
  fileprivate init(_ relation: InterfaceConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}

extension LayoutGuide {
  /// The readable width is not modelled, and no keyboard is shown.
  fileprivate init(_ guide: InterfaceGuide) {
    switch guide {
    case .safeArea, .keyboard: self = .safeArea
    case .content: self = .scrollContent
    case .frame: self = .scrollFrame
    case .layoutMargins, .readableContent: self = .layoutMargins
    case .top: self = .topBars
    case .bottom: self = .bottomBars
    }
  }
}

extension LayoutAttribute {
  init(_ attribute: InterfaceConstraint.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .baseline, .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}

extension StackArrangement {
  /// What a stack view's element says.
  fileprivate init(_ stack: InterfaceObject, on platform: InterfacePlatform) {
    let element = stack.element
    let isMac = platform == .macOS
    let isVertical = element.attribute(isMac ? "orientation" : "axis") == "vertical"
    self.init(axis: isVertical ? .vertical : .horizontal)
    distribution =
      switch element.attribute("distribution") {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    alignment =
      switch element.attribute("alignment") {
      case "top", "leading", "left": .leading
      case "center", "centerX", "centerY": .center
      case "bottom", "trailing", "right": .trailing
      case "firstBaseline", "baseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    let isStandard = element.attribute("spacingType") == "standard"
    let absent = isMac ? Self.standardSpacing : 0
    spacing = isStandard ? Self.standardSpacing : element.number("spacing") ?? absent
    isMarginsRelative = WrittenMargins(stack) != nil || element.arrangesRelativeToMargins
    isOfAppKit = isMac
    forcesLeftToRight = element.attribute("semanticContentAttribute") == "forceLeftToRight"
  }
}

extension InterfaceElement {
  /// Whether a runtime attribute keeps a stack view's subviews inside its margins.
  fileprivate var arrangesRelativeToMargins: Bool {
    let names = ["layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"]
    return child("userDefinedRuntimeAttributes")?.children.contains {
      $0.attribute("keyPath").map(names.contains) == true
    } ?? false
  }
}
