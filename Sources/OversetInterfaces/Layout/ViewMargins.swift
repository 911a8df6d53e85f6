import OversetAutoLayout
import OversetModel

/// Layout margins by the rules of UIKit and of the Xcode that laid a document out, found by
/// comparing documents with the frames stored in them.
struct ViewMargins {
  let document: InterfaceDocument
  let tree: InterfaceTree
  /// The width of the scene, and whether it is Interface Builder's canvas.
  let sceneWidth: Points
  let isCanvas: Bool

  func margins(of view: InterfaceObject, width: Points) -> LayoutMargins {
    if document.platform == .macOS { return LayoutMargins(addsSafeArea: false) }
    let written = WrittenMargins(view)
    if view.kind == "tableViewCellContentView" {
      return LayoutMargins(
        insets: cellMargins(of: view, written, width: width),
        isDirectional: true, preservesSuperview: false, addsSafeArea: false)
    }
    var insets = written?.insets ?? LayoutInsets(all: 8)
    if view.role == .controllerRoot || !isCanvas && tree.isControllerView(view) {
      let isOld = document.plugin < 9000 && !document.usesSizeClasses
      let side: Points = isOld || sceneWidth < 400 ? 16 : 20
      insets = LayoutInsets(
        top: written?.insets.top ?? 0, left: max(written?.insets.left ?? 0, side),
        bottom: written?.insets.bottom ?? 0, right: max(written?.insets.right ?? 0, side))
    } else if view.kind == "stackView", written == nil {
      insets = LayoutInsets(all: document.plugin >= 14000 ? 0 : 8)
    } else if view.superview == nil, isCanvas, document.plugin >= 13000 {
      // Interface Builder shows the view in a controller.
      let side: Points = width >= 400 ? 20 : 16
      insets = LayoutInsets(
        top: written?.insets.top ?? 0, left: max(written?.insets.left ?? 0, side),
        bottom: written?.insets.bottom ?? 0, right: max(written?.insets.right ?? 0, side))
    }
    let hasSafeArea =
      view.element.flag("insetsLayoutMarginsFromSafeArea") ?? true && document.plugin >= 13000
    return LayoutMargins(
      insets: insets, isDirectional: written?.isDirectional ?? true,
      preservesSuperview: view.element.flag("preservesSuperviewLayoutMargins") ?? false,
      addsSafeArea: hasSafeArea)
  }

  /// Margins of the view that a table's cell puts its subviews in.
  private func cellMargins(
    of content: InterfaceObject, _ written: WrittenMargins?, width: Points
  ) -> LayoutInsets {
    let cell = content.superview.map { tree.objects[$0] }
    var insets = systemCellMargins(of: cell, width: width)
    if let accessory = cell?.element.attribute("accessoryType"), accessory != "none" {
      insets.right = 8
    }
    guard let own = written?.insets else { return insets }
    guard content.element.flag("preservesSuperviewLayoutMargins") == true else { return own }
    return LayoutInsets(
      top: max(own.top, insets.top), left: max(own.left, insets.left),
      bottom: max(own.bottom, insets.bottom), right: max(own.right, insets.right))
  }

  /// Whether a cell of this width has 20 points at its sides.
  func isWide(_ width: Points) -> Bool { isWideDevice && width > 320 }

  private var isWideDevice: Bool {
    isCanvas
      ? LayoutDevice(name: document.device).isWide(plugin: document.plugin) : sceneWidth >= 393
  }

  private func systemCellMargins(of cell: InterfaceObject?, width: Points) -> LayoutInsets {
    let plugin = document.plugin
    if plugin < 13000 || plugin < 14000 && !document.usesSafeAreas { return LayoutInsets(all: 8) }
    var side: Points = isWide(width) ? 20 : 16
    let table = cell?.superview.map { tree.objects[$0] }
    let isPlain = table.map { $0.element.attribute("style") == "plain" } ?? true
    // Xcode 9.3 to 11 on narrow devices.
    if isCanvas, (14000..<17000).contains(plugin), !isWideDevice, isPlain,
      cell?.element.flag("preservesSuperviewLayoutMargins") != true,
      plugin >= 15000 || width > 343
    {
      side = plugin < 15000 && width == 600 ? 20 : 15
    }
    return LayoutInsets(top: 11, left: side, bottom: 11, right: side)
  }
}

/// The margins that a view's element has.
struct WrittenMargins {
  var insets: LayoutInsets
  var isDirectional: Bool

  /// Nil where the system's count.
  init?(_ view: InterfaceObject) {
    let fixed = view.element.insets("layoutMargins")
    guard let written = view.element.insets("directionalLayoutMargins") ?? fixed else { return nil }
    let margins = fixed ?? written
    insets = LayoutInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    isDirectional = fixed == nil
  }
}
