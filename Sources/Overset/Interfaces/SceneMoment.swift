import OversetAutoLayout
import OversetInterfaces
import OversetModel

/// A scene in one locale, at one size, on one screen: where its texts are, and what is at fault.
struct SceneMoment: Sendable {
  /// By text of the scene; nil for one that is not there in this size class.
  var views: [View?]
  /// Texts that are drawn over each other, by their indices.
  var overlaps: [Overlap] = []
  /// Rows of texts that lack room.
  var rows: [Row] = []
  /// The ids of required constraints that cannot hold, or that leave a text too little, with the
  /// objects that they are about.
  var dropped: [Dropped] = []
  /// Texts in views of which constraints contradict each other: UIKit breaks any of these.
  var contradicted: [Int] = []
  /// Texts whose views must be as wide as they are, and that required constraints leave less: UIKit breaks
  /// any of these.
  var tooNarrow: [Int] = []

  /// The view of a text.
  struct View: Sendable {
    /// In the superview, and in the root.
    var frame: Rect
    var sceneFrame: Rect
    /// Nil where the content has no size that is known.
    var naturalWidth: Points?
    /// The height of its lines, which are in the middle of the frame; nil where that is not known.
    var linesHeight: Points?
    /// Whether it is as high as its lines, wrapped at its width.
    var hasItsHeight = true
    /// Whether the document says its height, more than its lines take: that limits its lines, and their paint.
    var isHigher = false
    /// Whether it is a label, or a field of macOS, that a required constraint of the document gives a height, or a
    /// largest one, which neither its text nor a size of text changes; on macOS also a field that the document places.
    var hasFixedHeight = false
    /// How wide it would be with a longer text; nil where that is not known, or was not asked for.
    var room: Points?
    /// Whether nothing limits the room on one side: it ends at the edge of what is around.
    var isUnbounded = false
    /// Whether a text that only the app knows may leave it more room.
    var isNarrowedByCode = false
    /// Whether it gives way or not is not decided: others in its row have the same priority.
    var isTied = false
    /// How far it runs out of the screen, on macOS out of a view around it; 0 for what scrolls sideways.
    var outside: Points = 0
  }

  struct Overlap: Sendable, Hashable {
    var pair: Pair
    var amount: Points
  }

  /// What is drawn over each other.
  struct Pair: Sendable, Hashable {
    var first: Over
    /// A text, by its index.
    var second: Int
  }

  /// What a text is drawn over.
  enum Over: Sendable, Hashable {
    case text(Int)
    /// A control that shows no text of a key, by its id.
    case control(String)
  }

  struct Row: Sendable, Hashable {
    /// At least one.
    var texts: [Int]
    /// The ids of all views in it.
    var objects: [String]
    /// How wide they would be; in the same order, nil where that is not known.
    var widths: [Points?]
    /// Whether it lacks nothing where a text that only the app knows is short.
    var isNarrowedByCode = false
    var lack: Points
  }

  struct Dropped: Sendable, Hashable {
    var id: String
    var objects: [String]
  }

  /// The texts whose views are in a system that could not be solved.
  var unsolved: [Int] = []
  /// A label of less than that more than its lines is as high as these, but for rounding.
  private static let spareHeight: Points = 2

  /// Whether there is too much to find out: then nothing is known.
  private(set) var isOutOfWork = false

  init(views: [View?]) { self.views = views }

  init(
    _ solved: SolvedInterface, in tree: InterfaceTree, of work: SceneWork,
    on canvas: InterfaceCanvas
  ) {
    let screen = canvas.screenWidth
    // A window grows with what is in it.
    let isPhone = work.document.platform == .iOS
    let indices = work.texts.map { tree.index(of: $0.view) }
    let tied = solved.ties.filter {
      $0.axis == .horizontal && $0.kind == .compressionResistance && $0.amount > 1
    }
    let tiedViews = Set(tied.flatMap(\.views))
    views = indices.enumerated().map { text, index in
      guard let index, let frame = solved.frames[index], let scene = solved.sceneFrames[index],
        !work.document.isHidden(index, in: tree), isPhone || !solved.isOutside(index, in: tree)
      else { return nil }
      var view = View(frame: frame, sceneFrame: scene)
      view.naturalWidth = solved.naturalSizes[index]?.width
      let wraps = work.texts[text].text.label.numberOfLines != 1
      let isPlaced = !isPhone && wraps && tree.isPlacedField(index)
      view.hasFixedHeight =
        isPlaced || tree.isText(index, fixedAtHeight: frame.height, onMac: !isPhone)
      if isPlaced {
        // It was not asked for its size: the check compares its lines with the height.
        view.hasItsHeight = false
      } else if let height = solved.wrappedSizes[index]?.height {
        view.hasItsHeight = frame.height > height - 0.6
        view.isHigher = view.hasFixedHeight && frame.height > height + Self.spareHeight
      } else if isPhone, tree.objects[index].isFixed {
        // What the document places was not asked for its size; a line is 1.19 of the system font's size. What has one
        // line has it in any height.
        let label = work.texts[text].text.label
        let lines: Points = label.numberOfLines == 1 ? 1 : 2
        view.isHigher = frame.height > lines * 1.2 * label.font.pointSize + Self.spareHeight
      }
      if isPhone, tree.centersLines(of: index) {
        let label = work.texts[text].text.label
        view.linesHeight =
          label.numberOfLines == 1
          ? 1.2 * label.font.pointSize
          : tree.objects[index].kind == "label" ? solved.wrappedSizes[index]?.height : nil
      }
      view.room = solved.rooms[index]
      view.isUnbounded = solved.unbounded.contains(index)
      view.isTied = tiedViews.contains(index)
      // Of several texts of a view one is enough.
      if work.texts[text].text.fillsView, !tree.scrollsSideways(index) {
        if let screen, isPhone {
          view.outside = max(0, scene.maxX - screen, -scene.minX)
        } else if !isPhone, view.naturalWidth != nil {
          let line = view.line(of: work.texts[text].text, isRightToLeft: canvas.isRightToLeft)
          view.outside = solved.outside(of: index, line, in: tree)
        }
      }
      return view
    }
    if !solved.unsolved.isEmpty {
      unsolved = indices.indices.filter { text in
        indices[text].map { solved.frames[$0] == nil } ?? false
      }
    }
    rows = tied.compactMap { tie in
      let texts = indices.indices.filter { indices[$0].map(tie.views.contains) == true }
      // A label of any number of lines wraps where others leave it less.
      let wraps = tie.views.contains { work.document.wraps(tree.objects[$0], in: tree) }
      if texts.isEmpty || wraps { return nil }
      return Row(
        texts: texts, objects: tie.views.map { tree.objects[$0].id },
        widths: tie.views.map { solved.naturalSizes[$0]?.width }, lack: tie.amount)
    }
    dropped = (solved.dropped + solved.overfull).map { constraint in
      Dropped(
        id: constraint.id,
        objects: [constraint.first.view, constraint.second?.view].compactMap { $0 }
          .map { tree.objects[$0].id })
    }
    let broken = Set(
      solved.dropped.flatMap { [$0.first.view, $0.second?.view] }.compactMap(\.self)
    )
    .filter { tree.objects[$0].superview != nil }
    contradicted =
      broken.isEmpty
      ? []
      : indices.indices.filter { text in
        guard let view = indices[text] else { return false }
        return sequence(first: view) { tree.objects[$0].superview }.contains(where: broken.contains)
      }
    tooNarrow = indices.indices.filter { indices[$0].map(solved.tooNarrow.contains) ?? false }
    let controls = solved.controls(beside: indices.compactMap { $0 }, in: tree, of: work.document)
    let found = overlapping(
      indices, controls, in: tree, work, isRightToLeft: canvas.isRightToLeft)
    (overlaps, isOutOfWork) = (found ?? [], found == nil)
  }
}

extension SolvedInterface {
  /// How far a line of a view, in its superview, runs out of a view around it.
  fileprivate func outside(of view: Int, _ line: Rect, in tree: InterfaceTree) -> Points {
    guard let own = frames[view], let scene = sceneFrames[view] else { return 0 }
    let (start, end) = (line.minX - own.minX + scene.minX, line.maxX - own.minX + scene.minX)
    return sequence(first: view) { tree.objects[$0].superview }.dropFirst().reduce(0) {
      most, outer in
      guard let outer = sceneFrames[outer], outer.width > 0 else { return most }
      return max(most, end - outer.maxX, outer.minX - start)
    }
  }
}

extension SceneMoment.View {
  /// Where the text is drawn, in the superview.
  func line(of text: InterfaceText, isRightToLeft: Bool) -> Rect {
    let alignment = text.label.textAlignment
    var line = ink(alignment == .natural && isRightToLeft ? .right : alignment)
      .inset(by: text.insets, isRightToLeft: isRightToLeft)
    if let linesHeight, linesHeight < line.height {
      line.y += (line.height - linesHeight) / 2
      line.height = linesHeight
    }
    return line
  }

  /// Where the text is drawn in the frame: as wide as it is, at the side that it is aligned to.
  fileprivate func ink(_ alignment: TextAlignment) -> Rect {
    guard let naturalWidth, naturalWidth < frame.width else { return frame }
    var ink = frame
    ink.width = naturalWidth
    switch alignment {
    case .center: ink.x += (frame.width - naturalWidth) / 2
    case .right: ink.x += frame.width - naturalWidth
    case .left, .natural, .justified: break
    }
    return ink
  }
}

extension InterfaceDocument {
  /// Whether an object or one around it is hidden.
  fileprivate func isHidden(_ index: Int, in tree: InterfaceTree) -> Bool {
    sequence(first: index) { tree.objects[$0].superview }.contains { isHidden(tree.objects[$0]) }
  }

  /// Whether a label has as many lines as its text needs.
  fileprivate func wraps(_ object: InterfaceObject, in tree: InterfaceTree) -> Bool {
    object.kind == "label" && texts(of: object, in: tree).first?.label.numberOfLines == 0
  }
}

extension InterfaceTree {
  /// Whether a view draws its lines in the middle of its height (UILabel and UIControl.contentVerticalAlignment
  /// references).
  fileprivate func centersLines(of index: Int) -> Bool {
    ["label", "button", "textField"].contains(objects[index].kind)
      && objects[index].element.attribute("contentVerticalAlignment") ?? "center" == "center"
  }

  /// Whether the document places a field of macOS, at a height that does not change with what is around it.
  fileprivate func isPlacedField(_ index: Int) -> Bool {
    let object = objects[index]
    return object.kind == "textField" && object.isFixed && !object.autoresizing.contains(.height)
  }

  /// Whether a required constraint makes a label, or a field of macOS, no higher than it is. Not a control: what is
  /// around its title gives way before the title does.
  fileprivate func isText(_ index: Int, fixedAtHeight height: Points, onMac isOnMac: Bool) -> Bool {
    objects[index].kind == (isOnMac ? "textField" : "label")
      && objects[index].constraints.contains {
        $0.first.view == index && $0.first.attribute == .height && $0.second == nil
          && $0.relation != .greaterThanOrEqual && $0.priority >= LayoutConstraint.required
          && !$0.isPlaceholder && abs($0.constant - height) < 0.6
      }
  }

  /// Whether a view around it scrolls: its content may be wider than the screen.
  fileprivate func scrollsSideways(_ index: Int) -> Bool {
    sequence(first: index) { objects[$0].superview }.dropFirst()
      .contains { ["scrollView", "collectionView"].contains(objects[$0].kind) }
  }
}

extension InterfaceCanvas {
  /// Nil for the document's own canvas.
  fileprivate var screenWidth: Points? {
    if case .screen(let size, _) = kind { size.width } else { nil }
  }
}
