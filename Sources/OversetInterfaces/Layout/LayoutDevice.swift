import OversetAutoLayout
package import OversetModel

/// What Interface Builder's devices are like.
struct LayoutDevice {
  let name: String?

  /// Pixels in a point.
  var displayScale: Double {
    let fine = [
      "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_72",
      "retina6_3",
    ]
    return name.map(fine.contains) == true ? 3 : 2
  }

  /// The height of the status bar on a phone without a home button; nil for any other device.
  var notchHeight: Points? {
    switch name {
    case "retina6_1", "retina6_5", "retina5_9": 44
    case "retina6_0", "retina6_7": 47
    case "retina6_12", "retina6_72": 59
    case "retina6_3": 62
    default: nil
    }
  }

  /// The width in portrait; nil for a device that is not known.
  var width: Points? {
    switch name {
    case "retina3_5", "retina4_0": 320
    case "retina4_7", "retina5_9": 375
    case "retina5_5", "retina6_1", "retina6_5": 414
    case "retina6_0": 390
    case "retina6_7": 428
    case "retina6_12": 393
    case "retina6_72": 430
    case "retina6_3": 402
    default: name?.hasPrefix("ipad") == true ? 768 : nil
    }
  }

  /// Whether the sides of a table's cells have 20 points.
  func isWide(plugin: Int) -> Bool {
    switch name {
    case "retina6_1", "retina6_5", "retina6_7", "retina5_5", "retina6_12", "retina6_72",
      "retina6_3":
      true
    case "retina6_0": plugin < 23000
    default: false
    }
  }
}

extension InterfaceDocument {
  /// The width in portrait of the device that the document was drawn on; nil where it is not known.
  package var deviceWidth: Points? {
    platform == .macOS ? nil : LayoutDevice(name: device).width
  }

  /// Pixels in a point of the document's own canvas.
  package var canvasScale: Double {
    platform == .macOS ? 1 : LayoutDevice(name: device).displayScale
  }

  /// How far the status bar and the corners of the document's device reach into a root.
  func deviceSafeArea(of root: InterfaceObject) -> LayoutInsets {
    guard platform == .iOS else { return .zero }
    let notch = LayoutDevice(name: device).notchHeight
    let top = notch ?? 20
    let bottom: Points = notch == nil ? 0 : 34
    switch root.role {
    case .controllerRoot:
      return isLandscape && notch != nil
        ? LayoutInsets(top: 0, left: top, bottom: 21, right: top)
        : LayoutInsets(top: top, left: 0, bottom: bottom, right: 0)
    case .documentRoot where root.kind == "view" && (root.frame?.height ?? 0) >= 560:
      return LayoutInsets(top: top, left: 0, bottom: bottom, right: 0)
    default: return .zero
    }
  }
}
