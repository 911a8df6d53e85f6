import OversetModel
import OversetSyntax

/// What the root element of a document says.
struct DocumentHeader {
  let root: InterfaceElement
  let platform: InterfacePlatform
  let device: String?
  let isLandscape: Bool
  let plugin: Int

  /// Throws where the root is none of a document of iOS or macOS.
  init(_ xml: XMLDocument) throws(FileFault) {
    root = InterfaceElement(xml, XMLDocument.root)
    platform = try Self.platform(of: root, in: xml)
    let device = root.child("device")
    self.device = device?.attribute("id")
    isLandscape = device?.attribute("orientation") == "landscape"
    let version = root.child("dependencies")?.child("plugIn")?.attribute("version")
    plugin = version?.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  private static func platform(
    of root: InterfaceElement, in xml: XMLDocument
  ) throws(FileFault) -> InterfacePlatform {
    func fault(_ message: String) -> FileFault {
      xml.source.fault(at: xml.nodes[XMLDocument.root].start, message)
    }
    guard root.name == "document" else {
      throw fault(
        root.name == "archive"
          ? "layouts in documents from before Xcode 5 are not read"
          : "the root element of an Interface Builder document must be 'document', not "
            + "'\(root.name)'")
    }
    let type = root.attribute("type") ?? ""
    if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") { return .iOS }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") { return .macOS }
    throw fault("layouts in documents of the type '\(type)' are not read, only of iOS and macOS")
  }

  /// The size class of the canvas. From Xcode 8 on a document without a device has a phone's.
  func sizeClass(usingSizeClasses: Bool) -> SizeClass {
    guard usingSizeClasses, platform == .iOS, device != nil || plugin >= 11000 else { return .any }
    let device = device ?? "retina4_7"
    if device.hasPrefix("ipad") { return .pad }
    if !isLandscape { return .phone }
    let isWide = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72"].contains(device)
    return SizeClass(width: isWide ? .regular : .compact, height: .compact)
  }
}

/// What a document has besides objects.
struct DocumentResources {
  var images: [String: Size] = [:]
  var symbols: [String: Size] = [:]
  var designables: [String: Size] = [:]

  init(_ root: InterfaceElement) {
    for image in root.child("resources")?.children ?? [] where image.name == "image" {
      guard let name = image.attribute("name"), let width = image.number("width"),
        let height = image.number("height")
      else { continue }
      let size = Size(width: width, height: height)
      if image.attribute("catalog") == "system" {
        symbols[name] = size
      } else {
        images[name] = size
      }
    }
    for designable in root.child("designables")?.children ?? [] {
      guard let id = designable.attribute("name"),
        let size = designable.property("intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      designables[id] = Size(width: width, height: height)
    }
  }
}
