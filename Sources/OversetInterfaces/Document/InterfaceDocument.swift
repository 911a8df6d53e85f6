package import OversetModel
package import OversetSyntax

/// A storyboard or XIB: what it says of itself, and its objects in any size class.
package struct InterfaceDocument: Sendable {
  /// As the caller names the file.
  package let path: String
  package let platform: InterfacePlatform
  /// Interface Builder's name of the device on the canvas: `retina6_1`; nil in old documents.
  package let device: String?
  package let isLandscape: Bool
  /// The version of Interface Builder's plug-in, which says how Xcode laid the document out.
  package let plugin: Int
  package let usesAutoLayout: Bool
  package let usesSizeClasses: Bool
  package let usesSafeAreas: Bool
  package let isLaunchScreen: Bool
  package let isStoryboard: Bool
  /// Whether only iPads load it: `Settings~ipad.xib` (Bundle Programming Guide, Device-specific resources),
  /// or one that Interface Builder made for them alone.
  package var isOfPad: Bool
  /// The id of the controller that a storyboard begins with.
  let initialController: String?
  /// Whether the scene with it may be shown without an identifier: by the system, by code or by another document.
  package var mayBegin = true
  /// Images by name, where the document has their size; symbols are not among them.
  package let images: [String: Size]
  /// Symbols of the system by name, in the size that they have at 100 points.
  package let symbols: [String: Size]
  /// Sizes that Interface Builder asked custom classes for, by object id.
  package let designables: [String: Size]
  /// The objects on the document's own canvas.
  package let canvas: InterfaceTree
  /// Whether most controls were as high as on macOS 26 when Xcode stored their frames.
  package let hasNewControls: Bool
  /// What is wrong with parts of it, in file order.
  package let notices: [Notice]
  /// What code makes of how texts are set, by their keys, in the place of what the document says.
  package var codeLabels: [String: LabelConstraint] = [:]
  /// The ids of tables whose rows are as high as code says.
  package var tablesOfCode: Set<String> = []
  /// The ids of views that code always hides.
  package var hiddenByCode: Set<String> = []
  /// The ids of views that the document hides, and that are shown by code in this layout.
  package var shownByCode: Set<String> = []
  private let xml: XMLDocument

  /// Throws where the file is no Interface Builder document of iOS or macOS.
  package init(path: String, bytes: [UInt8]) throws(FileFault) {
    xml = try InterfaceBuilderFile(bytes).document()
    let header = try DocumentHeader(xml)
    self.path = path
    platform = header.platform
    device = header.device
    isLandscape = header.isLandscape
    plugin = header.plugin
    let root = header.root
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesSizeClasses = root.flag("useTraitCollections") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    isLaunchScreen = root.flag("launchScreen") ?? false
    isStoryboard = root.attribute("type")?.contains("Storyboard") ?? false
    isOfPad =
      root.attribute("targetRuntime") == "iOS.CocoaTouch.iPad"
      || Self.name(of: path).hasSuffix("~ipad")
    initialController = root.attribute("initialViewController")
    let resources = DocumentResources(root)
    images = resources.images
    symbols = resources.symbols
    designables = resources.designables
    var builder = TreeBuilder(xml, in: header.sizeClass(usingSizeClasses: usesSizeClasses))
    canvas = builder.build()
    let looks = canvas.objects.compactMap(\.hasNewLook)
    hasNewControls = 2 * looks.count { $0 } > looks.count
    notices = builder.faults.map {
      Notice(.warning, $0.message, at: FileLocation(path: path, position: $0.position))
    }
  }

  /// Whether a view is hidden, by itself.
  package func isHidden(_ object: InterfaceObject) -> Bool {
    object.isHidden && !shownByCode.contains(object.id) || hiddenByCode.contains(object.id)
  }

  /// The objects in a size class; a document without size classes has the same in all.
  package func tree(in sizeClass: SizeClass) -> InterfaceTree {
    if !usesSizeClasses || sizeClass == canvas.sizeClass { return canvas }
    var builder = TreeBuilder(xml, in: sizeClass)
    return builder.build()
  }

  /// The file's name without its extension: `Settings`.
  package var name: String { Self.name(of: path) }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
  }
}

extension InterfaceObject {
  /// Whether the stored frame has the height that a check box or a push button of regular size has
  /// on macOS 26, and not that of earlier systems; nil for other objects and heights.
  fileprivate var hasNewLook: Bool? {
    guard kind == "button", let height = frame?.height, let cell = element.property("cell"),
      cell.attribute("controlSize") == nil
    else { return nil }
    switch (cell.attribute("type"), height) {
    case ("check", 16), ("radio", 16): return true
    case ("check", 18), ("radio", 18): return false
    case ("push", 24) where cell.attribute("bezelStyle") == "rounded": return true
    case ("push", 32) where cell.attribute("bezelStyle") == "rounded": return false
    default: return nil
    }
  }
}
