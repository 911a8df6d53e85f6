package import OversetAutoLayout
package import OversetModel

/// Where a scene is laid out.
package struct InterfaceCanvas: Hashable, Sendable {
  package var kind: Kind
  package var isRightToLeft = false
  /// Pixels in a point.
  package var displayScale: Double

  package enum Kind: Hashable, Sendable {
    /// Interface Builder's own canvas: frames come out as Xcode stored them, if all rules are right.
    case document
    /// A screen in points, and how far its bars and corners reach in.
    case screen(Size, safeArea: LayoutInsets)
  }

  /// The canvas of a document.
  package static func document(_ document: InterfaceDocument) -> InterfaceCanvas {
    InterfaceCanvas(kind: .document, displayScale: document.canvasScale)
  }

  /// A screen.
  package static func screen(
    _ size: Size, safeArea: LayoutInsets, displayScale: Double = 3
  ) -> InterfaceCanvas {
    InterfaceCanvas(kind: .screen(size, safeArea: safeArea), displayScale: displayScale)
  }

  /// A phone or tablet in portrait that is this wide, or a phone in landscape, with its bars and corners as iOS has them.
  package static func screen(width: Points) -> InterfaceCanvas {
    let device =
      Self.devices.last { $0.isLandscape ? $0.width == width : $0.width <= width }
      ?? Self.devices[0]
    let isPad = width >= 700
    let height = isPad ? (width * 4 / 3).rounded() : device.height * width / device.width
    return screen(
      Size(width: width, height: height.rounded()),
      safeArea: LayoutInsets(
        top: device.top, left: 0, bottom: device.bottom, right: 0),
      displayScale: device.displayScale)
  }

  private struct Device {
    var width: Points
    var height: Points
    var top: Points
    var bottom: Points
    var displayScale = 3.0
    /// Of a phone that is held sideways, which is as wide as it is and no wider.
    var isLandscape = false
  }

  /// By width; the oldest of each, which has the least room (Human Interface Guidelines, Layout).
  private static let devices = [
    Device(width: 320, height: 568, top: 20, bottom: 0, displayScale: 2),
    Device(width: 375, height: 667, top: 20, bottom: 0, displayScale: 2),
    Device(width: 390, height: 844, top: 47, bottom: 34),
    Device(width: 393, height: 852, top: 59, bottom: 34),
    Device(width: 402, height: 874, top: 62, bottom: 34),
    Device(width: 414, height: 896, top: 48, bottom: 34, displayScale: 2),
    Device(width: 428, height: 926, top: 47, bottom: 34),
    Device(width: 430, height: 932, top: 59, bottom: 34),
    Device(width: 440, height: 956, top: 62, bottom: 34),
    // The status bar is hidden there.
    Device(width: 568, height: 320, top: 0, bottom: 0, displayScale: 2, isLandscape: true),
    Device(width: 667, height: 375, top: 0, bottom: 0, displayScale: 2, isLandscape: true),
    Device(width: 700, height: 1024, top: 20, bottom: 0, displayScale: 2),
  ]

  /// The size classes of an app that fills it; nil for a document's own canvas.
  package var sizeClass: SizeClass? {
    if case .screen(let size, _) = kind { SizeClass(of: size) } else { nil }
  }

  var isDocument: Bool { kind == .document }
}

extension SizeClass {
  /// Those of an app that fills a screen of this size (Human Interface Guidelines, Layout).
  package init(of screen: Size) {
    let isPad = min(screen.width, screen.height) >= 700
    let isLargePhone =
      max(screen.width, screen.height) >= 736 && min(screen.width, screen.height) >= 414
    let isLandscape = screen.width > screen.height
    self.init(
      width: isPad || isLandscape && isLargePhone ? .regular : .compact,
      height: isPad || !isLandscape ? .regular : .compact)
  }
}
