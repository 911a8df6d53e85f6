import OversetModel
import OversetSyntax

/// Makes the objects of a document in a size class from its XML, in one pass over the elements.
struct TreeBuilder {
  /// What is wrong with parts of the document.
  private(set) var faults: [FileFault] = []
  /// A damaged document may have one at every element.
  private static let maximumFaults = 20
  private let xml: XMLDocument
  private var tree: InterfaceTree
  /// The elements that are open, from the root.
  private var open: [OpenElement] = []
  /// The layout guides, by id.
  private var guides: [String: (view: Int, guide: InterfaceGuide)] = [:]
  private var constraintLists: [(owner: Int, list: XMLDocument.Index)] = []
  private var connectionLists: [(owner: Int, scene: Int?, list: XMLDocument.Index)] = []
  /// Ids of subviews that the size class does not have, by the object that they are written in.
  private var excluded: [Int: Set<String>] = [:]
  /// The views of controllers.
  private var controllerRoots: [Int: Int] = [:]
  /// The objects that share their id with an earlier one.
  private var repeated: [InterfaceObject] = []

  private struct OpenElement {
    var name: String
    var end: XMLDocument.Index
    /// The innermost object that the element is, or is in.
    var object: Int?
  }

  init(_ xml: XMLDocument, in sizeClass: SizeClass) {
    self.xml = xml
    tree = InterfaceTree(sizeClass: sizeClass)
  }

  /// To be called once.
  mutating func build() -> InterfaceTree {
    var index = XMLDocument.root
    while index < xml.nodes.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      index = xml.nodes[index].name.map { visit(index, name: $0) } ?? index + 1
    }
    addConstraints()
    addOutlets()
    tree.findChangeableConstraints()
    tree.countPrototypes()
    reportRepeatedIDs()
    return tree
  }

  /// Takes an element, and answers with the next one to visit.
  private mutating func visit(_ index: XMLDocument.Index, name: String) -> XMLDocument.Index {
    let end = xml.nodes[index].next
    let object = open.last?.object
    switch name {
    case "variation", "device", "dependencies", "resources", "designables":
      return end
    case "string", "mutableString", "attributedString", "userDefinedRuntimeAttributes":
      return end
    case "constraints":
      if let object { constraintLists.append((object, index)) }
      return end
    case "connections":
      if let object { connectionLists.append((object, tree.scenes.indices.last, index)) }
      return end
    case "viewLayoutGuide", "viewControllerLayoutGuide":
      addGuide(index, name: name, of: object)
      return end
    default: break
    }
    var element = OpenElement(name: name, end: end, object: object)
    let id = xml.attribute("id", of: index)
    if name == "scene" {
      tree.scenes.append(InterfaceScene(id: xml.attribute("sceneID", of: index) ?? ""))
    } else if id != nil || xml.attribute("key", of: index) == "contentView" {
      if let id, let object, excluded[object]?.contains(id) == true { return end }
      add(index, id: id, to: &element)
    }
    open.append(element)
    return index + 1
  }

  private mutating func add(
    _ index: XMLDocument.Index, id: String?, to opened: inout OpenElement
  ) {
    let element = InterfaceElement(xml, index, in: tree.sizeClass)
    let frame = element.rect("frame") ?? frameInset(of: element)
    let key = element.attribute("key")
    let parent = opened.object
    let number = tree.objects.count
    let role = frame == nil ? .other : role(of: element, key: key)
    let fallbackID = "\(parent.map { tree.objects[$0].id } ?? ""):\(key ?? "")"
    var object = InterfaceObject(
      index: number, id: id ?? fallbackID, element: element, role: role, parent: parent,
      frame: frame, autoresizing: frame == nil ? [] : element.autoresizing)
    if let parent { tree.objects[parent].children.append(number) }
    switch role {
    case .subview, .cell, .content, .header:
      let superview = parent.flatMap(enclosingView)
      object.superview = superview
      if let superview { tree.objects[superview].subviews.append(number) }
    case .controllerRoot, .windowRoot, .documentRoot, .free, .other: break
    }
    if object.isView, object.superview == nil || role.isOwnSystem { tree.systems.append(number) }
    tree.objects.append(object)
    if tree.indices[object.id] == nil {
      tree.indices[object.id] = number
    } else {
      repeated.append(object)
    }
    addToScene(object)
    if role == .controllerRoot, let parent { controllerRoots[parent] = number }
    opened.object = number
    let ids = references(excludedBy: "subviews", of: element)
    if !ids.isEmpty { excluded[number] = ids }
  }

  /// A XIB's objects are scenes each.
  private mutating func addToScene(_ object: InterfaceObject) {
    let isTop = open.last?.name == "objects"
    if isTop, !open.contains(where: { $0.name == "scene" }), object.kind != "placeholder" {
      tree.scenes.append(InterfaceScene(id: object.id))
    }
    guard let scene = tree.scenes.indices.last else { return }
    if object.isView {
      if object.superview == nil { tree.scenes[scene].roots.append(object.index) }
    } else if isTop, tree.scenes[scene].controller == nil, object.kind.hasSuffix("ontroller") {
      tree.scenes[scene].controller = object.index
    }
  }

  /// What a view is to the one around it.
  private func role(of element: InterfaceElement, key: String?) -> InterfaceObject.Role {
    let container = open.last
    let parent = container?.object.map { tree.objects[$0] }
    if container?.name == "objects" {
      return open.contains { $0.name == "scene" } ? .free : .documentRoot
    }
    guard let parent else { return .free }
    switch container?.name {
    case "subviews", "beginningViews", "middleViews", "centerViews", "endViews": return .subview
    case "prototypes", "cells", "prototypeCellViews": return .cell
    default: break
    }
    switch key {
    case "contentView", "clipView", "documentView":
      return parent.kind == "window" ? .windowRoot : .content
    case "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView":
      return .header
    case "view" where parent.kind == "tabViewItem": return .content
    case "view" where parent.kind.hasSuffix("ontroller"):
      return controllerRoots[parent.index] == nil ? .controllerRoot : .free
    case "verticalScroller", "horizontalScroller", "headerView": return .subview
    default: return .free
    }
  }

  /// The nearest view around what is written in an object, the object included.
  private func enclosingView(of object: Int) -> Int? {
    sequence(first: object) { tree.objects[$0].parent }.first { tree.objects[$0].isView }
  }

  /// The frame that Xcode 6 and 7 wrote as distances from the superview's edges.
  private func frameInset(of element: InterfaceElement) -> Rect? {
    guard let inset = element.property("frameInset"),
      let superview = open.last?.object.flatMap(enclosingView),
      let outer = tree.objects[superview].frame
    else { return nil }
    func span(_ low: String, _ high: String, _ size: String, of whole: Points) -> (Points, Points) {
      let (low, high, size) = (inset.number(low), inset.number(high), inset.number(size))
      let length = size ?? max(0, whole - (low ?? 0) - (high ?? 0))
      return (low ?? high.map { whole - $0 - length } ?? 0, length)
    }
    let (x, width) = span("minX", "maxX", "width", of: outer.width)
    let (y, height) = span("minY", "maxY", "height", of: outer.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private mutating func addGuide(_ index: XMLDocument.Index, name: String, of object: Int?) {
    guard let id = xml.attribute("id", of: index), let object else { return }
    if name == "viewLayoutGuide" {
      let key = xml.attribute("key", of: index) ?? ""
      if let guide = InterfaceGuide(key: key) { guides[id] = (object, guide) }
    } else {
      // The guides of a controller are written before its view.
      guides[id] = (object, xml.attribute("type", of: index) == "top" ? .top : .bottom)
    }
  }
}

extension TreeBuilder {
  /// The ids that a view's variations remove from one of its lists.
  private func references(excludedBy list: String, of element: InterfaceElement) -> Set<String> {
    var excluded: Set<String> = []
    for variation in element.variations {
      for mask in xml.elements(in: variation)
      where xml.name(mask) == "mask" && xml.attribute("key", of: mask) == list {
        for change in xml.elements(in: mask) {
          guard let id = xml.attribute("reference", of: change) else { continue }
          if xml.name(change) == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  private mutating func addConstraints() {
    for (owner, list) in constraintLists {
      let excluded = references(excludedBy: "constraints", of: tree.objects[owner].element)
      for index in xml.elements(in: list) where xml.name(index) == "constraint" {
        if let id = xml.attribute("id", of: index), excluded.contains(id) { continue }
        checkNumbers(["constant", "priority"], of: index, "a constraint")
        let element = InterfaceElement(xml, index, in: tree.sizeClass)
        let constraint = element.constraint(of: owner) { anchor(of: $0, $1, owner: owner) }
        if let constraint { tree.objects[owner].constraints.append(constraint) }
      }
    }
  }

  private func anchor(
    of id: String?, _ attribute: String, owner: Int
  ) -> InterfaceConstraint.Anchor? {
    guard let attribute = InterfaceConstraint.Attribute(rawValue: attribute) else { return nil }
    guard let id else { return .init(view: owner, guide: nil, attribute: attribute) }
    if let (object, guide) = guides[id] {
      let isBar = guide == .top || guide == .bottom
      guard let view = isBar ? controllerRoots[object] : object else { return nil }
      return .init(view: view, guide: guide, attribute: attribute)
    }
    guard let view = tree.indices[id], tree.objects[view].isView else { return nil }
    return .init(view: view, guide: nil, attribute: attribute)
  }

  private mutating func addOutlets() {
    for (owner, scene, list) in connectionLists {
      for index in xml.elements(in: list) {
        let name = xml.name(index)
        if name == "segue" {
          addSegue(index, of: owner, from: scene)
          continue
        }
        guard name == "outlet" || name == "outletCollection",
          let destination = xml.attribute("destination", of: index),
          let property = xml.attribute("property", of: index)
        else { continue }
        tree.outlets[destination, default: []].append(
          InterfaceOutlet(
            owner: owner, property: property, isCollection: name == "outletCollection",
            position: InterfaceElement(xml, index).position))
      }
    }
  }

  private mutating func addSegue(_ segue: XMLDocument.Index, of owner: Int, from scene: Int?) {
    guard let destination = xml.attribute("destination", of: segue) else { return }
    let kind = xml.attribute("kind", of: segue)
    if let scene {
      // A library may perform segues of a class of its own: it knows their identifiers.
      let isAutomatic = ["relationship", "custom"].contains(kind)
      tree.scenes[scene].segues.insert(
        InterfaceSegue(
          destination: destination, identifier: xml.attribute("identifier", of: segue),
          isManual: owner == tree.scenes[scene].controller && !isAutomatic,
          prototype: tree.prototypeIdentifier(around: owner)))
    }
    if ["embed", "popoverPresentation"].contains(kind) {
      tree.partialControllers.insert(destination)
    }
  }

  /// A number that is none counts as absent.
  private mutating func checkNumbers(
    _ names: [String], of index: XMLDocument.Index, _ what: String
  ) {
    for name in names {
      guard let text = xml.attribute(name, of: index), text.decimalNumber == nil else { continue }
      let offset = xml.offset(ofAttribute: name, of: index)
      faults.append(
        xml.source.fault(at: offset, "the \(name) of \(what) must be a number, not '\(text)'"))
    }
  }

  /// References to an id that several objects have mean the first of them.
  private mutating func reportRepeatedIDs() {
    for object in repeated {
      let start = xml.nodes[object.element.index].start
      faults.append(xml.source.fault(at: start, "another object has the id '\(object.id)'"))
    }
    faults.sort { $0.position < $1.position }
    faults = Array(faults.prefix(Self.maximumFaults))
  }
}
