import OversetInterfaces
import OversetModel
import OversetSources

/// What code does to objects of documents beside setting their texts.
extension TextLinks {
  /// Where a prototype cell's controller sets the text of its label.
  func cellSetter(of text: InterfaceText, in tree: InterfaceTree) -> FileLocation? {
    tree.cellProperty(of: tree.objects[text.object]).flatMap {
      settings.setsText(of: $0.name, inCellsOf: $0.controller)
    }
  }

  /// Whether code may take a view out of its stack view (UIStackView.arrangedSubviews).
  func isHidden(
    _ object: InterfaceObject, by settings: [OutletSetting], in tree: InterfaceTree
  ) -> Bool {
    object.superview.map { tree.objects[$0].kind } == "stackView"
      && settings.contains(where: \.isAboutHiding)
  }

  /// With more views, each of a row is less than a point wide.
  static let mostInRow = 1000

  /// Whether code hides a view without a condition, and never shows it. Of Objective-C it is not known
  /// whether a function ends before.
  func isAlwaysHidden(by settings: [OutletSetting]) -> Bool {
    let hiding = settings.filter(\.isAboutHiding)
    return !hiding.isEmpty
      && hiding.allSatisfy { setting in
        setting.setsTrue && !setting.assignment.isConditional && setting.reached.isOwnerKnown
          && setting.location.path.hasSuffix(".swift")
      }
  }

  /// Where code may hide a view, or one around it: whether it is seen, code decides.
  func hiding(
    around view: Int, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> FileLocation? {
    tree.enclosingOutlets(around: view).flatMap(settings.settings).on(document.platform)
      .first { $0.isAboutHiding && !$0.setsFalse || $0.isAboutAlpha && !$0.setsVisible }?.location
  }

  /// The views that a document hides, a view or those around it; none where code does not show every one of
  /// them, or where others in the same row may not be there together with them: code shows these, too, or hides them
  /// as it shows the views.
  func shownViews(
    around view: Int, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> [InterfaceObject] {
    let hidden = tree.hiddenViews(around: view)
    let areAllShown = hidden.allSatisfy { object in
      guard isShown(object, in: tree, of: document) else { return false }
      guard tree.isArranged(object), let stack = object.superview.map({ tree.objects[$0] }),
        stack.element.attribute("axis") != "vertical", stack.subviews.count <= Self.mostInRow
      else { return true }
      return stack.subviews.allSatisfy { index in
        let other = tree.objects[index]
        if index == object.index { return true }
        return other.isHidden
          ? !isShown(other, in: tree, of: document)
          : !givesWay(other, to: object, in: tree, of: document)
      }
    }
    return areAllShown ? hidden : []
  }

  /// Why nobody may see what a document hides: a value that is not known decides whether code shows it.
  func doubtOfShowing(
    _ views: [InterfaceObject], in tree: InterfaceTree, of document: InterfaceDocument
  ) -> String? {
    views.lazy.compactMap { view in
      let showing = self.showing(view, in: tree, of: document)
      return showing.contains(where: \.setsFalse) ? nil : showing.first
    }.first.map {
      "its document hides it, and a value decides whether code shows it (\($0.location.lineName))"
    }
  }

  private func isShown(
    _ object: InterfaceObject, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> Bool {
    !showing(object, in: tree, of: document).isEmpty
  }

  /// What code sets that may show a view that its document hides.
  func showing(
    _ object: InterfaceObject, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> [OutletSetting] {
    tree.classOutlets(to: object).flatMap(settings.settings).on(document.platform).filter {
      $0.isAboutHiding && !$0.setsTrue && $0.reached.isOwnerKnown
    }
  }

  /// Whether code changes a constraint that says how wide a view is, or how high
  /// (NSLayoutConstraint.constant, isActive), or says how wide the view of a XIB's controller is, which is as
  /// wide in the document as the person who made it liked.
  func changesConstraint(
    around view: Int, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> Bool {
    tree.constraintOutlets(around: view).flatMap(settings.settings).on(document.platform)
      .contains { ["constant", "isActive", "active"].contains($0.reached.target.attribute) }
      || document.ownerClass.map(settings.sizesView) ?? false
  }

  /// Whether code says how a stack view around a view arranges its views (UIStackView.axis).
  func arrangesStack(
    around view: Int, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> Bool {
    tree.stackOutlets(around: view).flatMap(settings.settings).on(document.platform)
      .contains { OutletAttributes.arrangements.contains($0.reached.target.attribute) }
  }

  /// Whether code sets the image of a button beside a view, which leaves the view its room.
  func changesImage(
    beside view: Int, in tree: InterfaceTree, of document: InterfaceDocument
  ) -> Bool {
    tree.imageOutlets(beside: view).flatMap(settings.settings).on(document.platform)
      .contains(where: \.setsImage)
  }

  /// Why an object may have another room than the one that its document gives it; `room` gets the reason why
  /// that is quite another one, or not known at all.
  func doubts(
    about object: InterfaceObject, _ handovers: [ReachedHandover], _ settings: [OutletSetting],
    doubting room: inout LayoutDoubt?
  ) -> [String] {
    let classes = self.settings.classes
    var doubts: [String] = []
    if let name = object.customClass {
      if classes.isOfLibrary(name) { room = .libraryClass }
      if classes.drawsItself(name) { room = .ownDrawing }
      if let line = classes.location(of: .intrinsicContentSize, in: name) {
        doubts.append("its class says its own size (\(line.lineName))")
      }
      if object.kind == "button", classes.location(of: .configuration, in: name) != nil {
        room = .ownDrawing
      }
      if let line = classes.location(of: .textRect, in: name) {
        if object.kind == "button" { room = .ownDrawing }
        doubts.append("its class says where in it the text is (\(line.lineName))")
      }
    }
    for handover in handovers where handover.handover.argument == nil {
      let name = handover.handover.target.attribute
      if handover.handover.isKept {
        doubts.append("another object has it as its '\(name)' (\(handover.location.lineName))")
      } else if Self.placing.contains(name) {
        room = room ?? .placedByCode
      } else if UIKitMethods.inner.contains(name) {
        room = room ?? .innerViews
      } else if UIKitMethods.layouts.contains(name) {
        doubts.append("code adds constraints to it (\(handover.location.lineName))")
      } else if !classes.declares(name) {
        doubts.append("code calls '\(name)' of it (\(handover.location.lineName))")
      }
    }
    if object.runtimeAttributes.contains(where: \.mayChangeLayout) {
      room = room ?? .runtimeAttribute
    }
    let isConfigured = settings.contains {
      $0.reached.part == .whole && $0.reached.target.attribute == "configuration"
    }
    if isConfigured, object.kind == "button" { room = .ownDrawing }
    // How much of the width its own image takes is not known then.
    if object.hasImage, settings.contains(where: \.setsImage) { room = room ?? .imageOfCode }
    let isInset = settings.contains {
      $0.reached.part == .whole
        && OutletAttributes.buttonInsets.contains($0.reached.target.attribute)
    }
    if isInset, object.kind == "button" { room = room ?? .insetByCode }
    // Auto Layout takes its frame back from code.
    let isPlaced = settings.contains {
      $0.reached.part == .whole && ["frame", "bounds"].contains($0.reached.target.attribute)
    }
    if isPlaced, object.isFixed { room = room ?? .placedByCode }
    return doubts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Layouts in code that set frames.
  private static let placing: Set<String> = ["pin", "flex"]
}

extension InterfaceObject {
  /// Whether views of a stack view share its room in parts that their texts do not change.
  var hasEqualWidths: Bool {
    element.attribute("distribution") == "fillEqually"
      || constraints.contains { constraint in
        constraint.first.attribute == .width && constraint.second?.attribute == .width
          && [constraint.first.view, constraint.second?.view].compactMap { $0 }
            .allSatisfy(subviews.contains)
      }
  }
}

extension OutletSetting {
  var isAboutHiding: Bool {
    reached.part == .whole && ["isHidden", "hidden"].contains(reached.target.attribute)
  }

  var isAboutAlpha: Bool { reached.part == .whole && reached.target.attribute == "alpha" }

  var setsTrue: Bool { sets(["true", "YES", "TRUE"]) }

  var setsFalse: Bool { sets(["false", "NO", "FALSE"]) }

  /// Whether it sets an opacity that is written there.
  fileprivate var setsVisible: Bool {
    guard case .unknown(let value?) = assignment.value else { return false }
    return Double(value).map { $0 > 0 } ?? false
  }

  private func sets(_ values: Set<String>) -> Bool {
    guard case .unknown(let value?) = assignment.value else { return false }
    return values.contains(value)
  }

  fileprivate var setsImage: Bool {
    reached.part == .whole && reached.target.attribute == OutletAttributes.imageSetter
  }
}

extension TextLinks {
  /// The ids of the tables whose rows are as high as code of their controllers, their delegates or
  /// their own classes says.
  func tablesOfCode(in tree: InterfaceTree) -> Set<String> {
    var holders: [Int: [InterfaceObject]] = [:]
    for object in tree.objects {
      for outlet in tree.outlets(to: object) {
        let owner = tree.objects[outlet.owner]
        if object.kind == "tableView" { holders[object.index, default: []].append(owner) }
        if owner.kind == "tableView", ["delegate", "dataSource"].contains(outlet.property) {
          holders[owner.index, default: []].append(object)
        }
      }
    }
    let tables = tree.objects.filter { $0.kind == "tableView" }
    return Set(
      tables.filter { table in
        (tree.ancestors(of: table.index) + (holders[table.index] ?? [])).compactMap(\.customClass)
          .contains { settings.classes.location(of: .rowHeights, in: $0) != nil }
      }.map(\.id))
  }
}
