import OversetAutoLayout
package import OversetModel

/// A root laid out on the document's own canvas with its own texts, beside the frames that Xcode
/// stored: which of its views our rules reproduce.
package struct SelfCheck: Sendable {
  /// Solved and stored frames closer than this are the same, in points.
  package static let tolerance: Points = 0.5
  /// Closer than this they differ by how wide we and Xcode find texts: in public apps' documents 729 of
  /// 1,008 texts in other frames.
  private static let nearness: Points = 4
  package let solved: SolvedInterface
  private let document: InterfaceDocument
  private let tree: InterfaceTree
  private let tied: Set<Int>
  private let contradicted: Set<Int>
  /// The views that a required constraint says how high they may be, alone or beside another length.
  private let limitedHeights: Set<Int>
  /// The views of constraints that code has an outlet of.
  private let changeable: Set<Anchor>
  /// The views of constraints that only the canvas has.
  private let onCanvas: Set<Anchor>
  /// How wide the texts of labels are that the document places: their views ask for no size.
  private let placedWidths: [Int: Points]

  /// A view and a direction.
  private struct Anchor: Hashable {
    var view: Int
    var axis: LayoutAxis
  }

  /// Nil where the root cannot be laid out.
  package init?(
    _ document: InterfaceDocument, root: Int, with measurer: some TextMeasuring
  ) {
    let tree = document.canvas
    guard
      var layout = try? InterfaceLayout(document, tree, root: root, forCanvas: true)
    else { return nil }
    solved = layout.solve(on: .document(document), with: measurer)
    self.document = document
    self.tree = tree
    tied = Set(solved.ties.filter { $0.axis == .horizontal }.flatMap(\.views))
    contradicted = Set(solved.dropped.flatMap(\.views))
    let constraints = solved.frames.keys.flatMap { tree.objects[$0].constraints }
    func anchors(_ constraint: InterfaceConstraint) -> [Anchor] {
      let axis = LayoutAttribute(constraint.first.attribute).axis
      return constraint.views.map { Anchor(view: $0, axis: axis) }
    }
    limitedHeights = Set(
      constraints.filter {
        $0.relation != .greaterThanOrEqual && $0.priority >= LayoutConstraint.required
          && !$0.isPlaceholder
      }.flatMap { [$0.first, $0.second].compactMap(\.self) }.filter { $0.attribute == .height }
        .map(\.view))
    changeable = Set(constraints.filter { tree.outlets[$0.id] != nil }.flatMap(anchors))
    onCanvas = Set(constraints.filter(\.isPlaceholder).flatMap(anchors))
    let scale = document.canvasScale
    placedWidths = layout.systems.reduce(into: [:]) { widths, system in
      widths.merge(system.placedWidths(measurer, scale: scale)) { $1 }
    }
  }

  /// How wide a view's own text and what belongs to it are; nil where that is not known.
  package func naturalWidth(of view: Int) -> Points? {
    solved.naturalSizes[view]?.width ?? placedWidths[view]
  }

  /// How far a view's solved frame is from its stored one; nil for a view that was not laid out.
  package func difference(of view: Int) -> Rect? {
    guard let frame = solved.frames[view], let stored = document.storedFrame(of: view, in: tree)
    else { return nil }
    return Rect(
      x: frame.x - stored.x, y: frame.y - stored.y, width: frame.width - stored.width,
      height: frame.height - stored.height)
  }

  /// Whether the view and all around it have their stored places and widths.
  package func isReproduced(_ view: Int) -> Bool {
    comparable(around: view).allSatisfy { isReproduced($0, within: Self.tolerance) }
  }

  /// A view and all around it, from the inside: without what is in a view that is hidden in a stack view,
  /// whose frame Xcode stored when it was last shown.
  private func comparable(around view: Int) -> ArraySlice<Int> {
    let chain = Array(sequence(first: view) { tree.objects[$0].superview })
    let last = chain.lastIndex { tree.objects[$0].isHidden && tree.isArranged(tree.objects[$0]) }
    return chain[(last.map { $0 + 1 } ?? 0)...]
  }

  /// Whether it is in such a view.
  private func isStale(_ view: Int) -> Bool { comparable(around: view).first != view }

  /// Whether the same is true to a few points.
  private func isNearlyReproduced(_ view: Int) -> Bool {
    comparable(around: view).allSatisfy { isReproduced($0, within: Self.nearness) }
  }

  private func isReproduced(_ view: Int, within tolerance: Points) -> Bool {
    guard let difference = difference(of: view) else { return false }
    let isRoot = tree.objects[view].superview == nil
    return abs(difference.width) <= tolerance && (isRoot || abs(difference.x) <= tolerance)
  }

  /// How much wider than solved a view may be: as much as Xcode stored, and what its place differs by.
  package func slack(of view: Int) -> Points {
    if isReproduced(view) || isStale(view) { return 0 }
    guard let difference = difference(of: view) else { return 0 }
    return isNearlyReproduced(view) ? Self.nearness : max(0, -difference.width)
  }

  /// Why a view's room is not certain; empty where it is. `isShown` says that code shows what the document
  /// hides.
  package func doubts(of view: Int, shownByCode isShown: Bool = false) -> [LayoutDoubt] {
    let object = tree.objects[view]
    let chain = Array(sequence(first: view) { tree.objects[$0].superview })
    let around = Set(chain)
    // What changes the height of a view around it leaves the text its width.
    let anchors =
      chain.map { Anchor(view: $0, axis: .horizontal) } + [Anchor(view: view, axis: .vertical)]
    var doubts: [LayoutDoubt] = []
    func add(_ doubt: LayoutDoubt, if isFound: Bool) { if isFound { doubts.append(doubt) } }
    add(.unsolved, if: solved.frames[view] == nil)
    let isReproduced = isReproduced(view)
    if !isReproduced {
      doubts.append(isNearlyReproduced(view) ? .nearlyReproduced : .notReproduced)
    }
    add(.misplaced, if: object.element.flag("misplaced") == true)
    let isUndetermined = comparable(around: view).contains {
      solved.undetermined[$0]?.horizontal == true
    }
    let isSaidAmbiguous = object.element.flag("ambiguous") == true
    add(.ambiguous, if: isUndetermined || isSaidAmbiguous && !isReproduced)
    add(.ambiguousHeight, if: isSaidAmbiguous && isReproduced && !isUndetermined)
    add(.tie, if: tied.contains(view))
    add(.unsatisfiable, if: !contradicted.isDisjoint(with: around))
    add(
      .unknownSize,
      if: chain.contains { isBesideUnknownSize($0) } || hasWidthOfUnknownHeight(chain))
    add(.runtimeWidth, if: chain.contains { hasRuntimeWidth($0) })
    add(.cellOfCollection, if: isInCollection(chain))
    add(.canvasWidth, if: hasWidthOfCanvas(chain))
    add(.behindImage, if: isBehindImage(object))
    let outermost = chain.last.map { tree.objects[$0] }
    add(.tableWidth, if: outermost?.kind == "tableViewCell")
    add(.outletConstraint, if: !changeable.isDisjoint(with: anchors))
    add(.placeholderConstraint, if: !onCanvas.isDisjoint(with: anchors))
    let style = tree.cellStyle(placing: object)
    add(.cellStyle, if: style == .rightDetail || style == .leftDetail)
    let containers = ["gridView", "splitView"]
    add(
      .notModelled,
      if: chain.dropFirst().contains { containers.contains(tree.objects[$0].kind) }
        // NSMatrix.autorecalculatesCellSize: as wide as the widest of its cells.
        || object.kind == "matrix" && !object.isFixed
        || tree.ancestors(of: view).contains { $0.kind == "searchToolbarItem" }
        || zip(chain, chain.dropFirst()).contains { view, around in
          tree.objects[view].element.flag("fixedFrame") == true
            && tree.objects[around].kind == "stackView"
        })
    add(.hidden, if: !isShown && chain.contains { tree.objects[$0].isHidden })
    add(.shownInStack, if: isShown && isStale(view))
    return doubts
  }

  /// Whether a view, or one that a stack view arranges beside it, has a width that only the running
  /// app knows.
  private func isBesideUnknownSize(_ view: Int) -> Bool {
    let superview = tree.objects[view].superview.map { tree.objects[$0] }
    guard let superview, superview.kind == "stackView" else {
      return solved.unknownSizes.contains(view)
    }
    return superview.subviews.contains { solved.unknownSizes.contains($0) && !hasOwnWidth($0) }
  }

  /// Whether a row's height, which its document does not say, decides about widths in it: a view is as
  /// wide as it is high, and no constraint says how much that is. `chain` is the view and all around it.
  private func hasWidthOfUnknownHeight(_ chain: [Int]) -> Bool {
    let row = chain.first { tree.objects[$0].kind == "tableViewCell" }
    guard let row, !document.hasFixedHeight(tree.objects[row], in: tree) else { return false }
    var rest = [row]
    while let view = rest.popLast() {
      rest += tree.objects[view].subviews
      let isProportional = tree.objects[view].constraints.contains { constraint in
        let axes = [constraint.first, constraint.second].compactMap { $0?.attribute }
        return Set(axes) == [.width, .height] && !hasOwnSize(constraint.first.view)
      }
      if isProportional { return true }
    }
    return false
  }

  private func hasOwnSize(_ view: Int) -> Bool {
    tree.objects[view].constraints.contains {
      $0.first.view == view && $0.second == nil && $0.relation == .equal
        && [.width, .height].contains($0.first.attribute)
    }
  }

  /// Whether a constraint of the app gives a view a width that nothing around it changes.
  private func hasOwnWidth(_ view: Int) -> Bool {
    tree.objects[view].constraints.contains {
      $0.first.view == view && $0.first.attribute == .width && $0.relation == .equal
        && ($0.second?.view ?? view) == view && $0.priority >= 1000 && !$0.isPlaceholder
    }
  }

  /// Whether a view is as wide as the root of a XIB leaves it, and that is so narrow that it stands
  /// beside others on every screen: it was drawn at any size. `chain` is the view and all around it.
  ///
  /// A root that shows the text itself is as wide as its text, unless what holds it says another width: its
  /// stored frame counts only for a view that keeps it (translatesAutoresizingMaskIntoConstraints).
  private func hasWidthOfCanvas(_ chain: [Int]) -> Bool {
    guard let root = chain.last.map({ tree.objects[$0] }) else { return false }
    if chain.count == 1 {
      return hasRuntimeWidth(root.index) && !root.isFixed && !hasOwnWidth(root.index)
    }
    return document.platform == .iOS && root.role == .documentRoot && root.kind != "tableViewCell"
      && (root.frame?.width ?? 0) < 160 && !chain.contains { hasOwnWidth($0) }
  }

  /// Whether the height of a XIB's canvas alone limits how high a view can be. In the app the root is as high as
  /// code makes it, or as what is in it asks for: in a stack view, say.
  package func hasHeightOfCanvas(_ view: Int) -> Bool {
    let chain = Array(sequence(first: view) { tree.objects[$0].superview })
    guard let root = chain.last.map({ tree.objects[$0] }), root.role == .documentRoot,
      hasRuntimeWidth(root.index)
    else { return false }
    return !chain.contains(where: limitedHeights.contains)
      && !chain.dropLast().contains { tree.objects[$0].isFixed }
  }

  /// Whether the image of a button takes all of its width: UIButton draws no title then.
  private func isBehindImage(_ object: InterfaceObject) -> Bool {
    guard object.kind == "button", let frame = solved.frames[object.index],
      let image = document.buttonImage(of: object)
    else { return false }
    return image.width >= frame.width
  }

  private func hasRuntimeWidth(_ view: Int) -> Bool {
    let object = tree.objects[view]
    switch object.role {
    case .controllerRoot, .documentRoot, .free:
      return !tree.fillsScreen(object) && !Self.cells.contains(object.kind)
    default: return false
    }
  }

  /// Whether a view is as wide as the cell of a collection view leaves it. `chain` is the view and all
  /// around it.
  private func isInCollection(_ chain: [Int]) -> Bool {
    chain.contains {
      ["collectionViewCell", "collectionReusableView"].contains(tree.objects[$0].kind)
    }
      && !chain.contains(where: hasOwnWidth)
  }

  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}

extension InterfaceSystem {
  /// How wide the texts of labels are that the document places, by their indices in the tree.
  fileprivate func placedWidths(
    _ measurer: some TextMeasuring, scale: Double
  ) -> [Int: Points] {
    let sizer = ContentSizer(measurer: measurer, texts: [:], displayScale: scale)
    var widths: [Int: Points] = [:]
    for (index, content) in contents.enumerated() {
      guard case .label = content, case .autoresizing = scene.views[index].placement else {
        continue
      }
      widths[views[index]] = sizer.size(of: content)?.width
    }
    return widths
  }
}

extension InterfaceDocument {
  /// A view's stored frame in its superview, with y from the top.
  package func storedFrame(of view: Int, in tree: InterfaceTree) -> Rect? {
    guard var frame = tree.objects[view].frame else { return nil }
    if platform == .macOS, let superview = tree.objects[view].superview,
      let outer = tree.objects[superview].frame
    {
      frame.y = outer.height - frame.y - frame.height
    }
    return frame
  }
}
