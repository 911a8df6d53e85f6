import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel

/// The screens, sizes and weights that scenes are laid out at.
struct InterfaceConditions: Sendable {
  /// From the narrowest to the widest.
  let screens: [Screen]
  private let contentSizes: [ContentSizeCategory]
  private let weights: [LegibilityWeight]
  private let displayScale: Double

  init(_ configuration: Configuration) {
    let conditions = configuration.conditions
    screens =
      configuration.namesScreens
      ? conditions.screens
      : [320, 375, 393, 430].map { Screen(name: "\(Int($0))", width: $0) }
    contentSizes = conditions.contentSizes
    weights = conditions.legibilityWeights
    displayScale = configuration.displayScale
  }

  /// Where the scenes of a document are laid out. A window of macOS has the size that it is stored
  /// with.
  func variants(
    for document: InterfaceDocument, following sizes: Bool, weight: Bool
  ) -> LabelFrames.Variants {
    LabelFrames.Variants(
      weights: weight ? weights : [.regular], contentSizes: sizes ? contentSizes : [nil],
      screens: document.platform == .macOS ? [nil] : screens)
  }

  /// The canvas of a screen; that of a Mac where there is none.
  func canvas(
    _ screen: Screen?, of document: InterfaceDocument, isRightToLeft: Bool
  ) -> InterfaceCanvas {
    var canvas =
      if let screen {
        InterfaceCanvas.screen(
          LayoutSize(width: screen.width, height: DeviceScreen(width: screen.width).height),
          safeArea: DeviceScreen(width: screen.width).safeArea, displayScale: displayScale)
      } else {
        InterfaceCanvas.screen(
          LayoutSize(width: 1440, height: 900), safeArea: .zero, displayScale: 2)
      }
    canvas.isRightToLeft = isRightToLeft
    return canvas
  }
}

/// What an iPhone or iPad of a width is like, in portrait: the lowest of those that are sold or
/// supported (Apple, Human Interface Guidelines, Layout, device screen dimensions).
struct DeviceScreen {
  let height: Points
  let safeArea: LayoutInsets

  /// The device of this width, or the widest narrower one.
  init(width: Points) {
    let known = Self.all.last { $0.width <= width } ?? Self.all[0]
    height = known.height
    safeArea = LayoutInsets(top: known.top, left: 0, bottom: known.bottom, right: 0)
  }

  private static let all: [(width: Points, height: Points, top: Points, bottom: Points)] = [
    (320, 568, 20, 0), (375, 667, 20, 0), (390, 844, 47, 34), (393, 852, 59, 34),
    (402, 874, 62, 34), (414, 736, 20, 0), (428, 926, 47, 34), (430, 932, 59, 34),
    (440, 956, 62, 34), (744, 1133, 24, 20), (768, 1024, 20, 0), (810, 1080, 20, 0),
    (820, 1180, 24, 20), (834, 1194, 24, 20), (1024, 1366, 24, 20),
  ]
}
