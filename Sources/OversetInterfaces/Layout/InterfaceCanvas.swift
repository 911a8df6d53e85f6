package import OversetAutoLayout
import OversetModel

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
    case screen(LayoutSize, safeArea: LayoutInsets)
  }

  /// The canvas of a document.
  package static func document(_ document: InterfaceDocument) -> InterfaceCanvas {
    InterfaceCanvas(kind: .document, displayScale: document.canvasScale)
  }

  /// A screen.
  package static func screen(
    _ size: LayoutSize, safeArea: LayoutInsets, displayScale: Double = 3
  ) -> InterfaceCanvas {
    InterfaceCanvas(kind: .screen(size, safeArea: safeArea), displayScale: displayScale)
  }

  var isDocument: Bool { kind == .document }
}

extension SizeClass {
  /// Those of an app that fills a screen of this size (Human Interface Guidelines, Layout).
  package init(of screen: LayoutSize) {
    let isPad = min(screen.width, screen.height) >= 700
    let isLargePhone =
      max(screen.width, screen.height) >= 736 && min(screen.width, screen.height) >= 414
    let isLandscape = screen.width > screen.height
    self.init(
      width: isPad || isLandscape && isLargePhone ? .regular : .compact,
      height: isPad || !isLandscape ? .regular : .compact)
  }
}
