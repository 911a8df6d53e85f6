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
      screen.map { InterfaceCanvas.screen(width: $0.width) }
      ?? .screen(Size(width: 1440, height: 900), safeArea: .zero, displayScale: 2)
    if screen != nil { canvas.displayScale = displayScale }
    canvas.isRightToLeft = isRightToLeft
    return canvas
  }
}
