import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel

/// The screens, sizes and weights that scenes are laid out at.
struct InterfaceConditions: Sendable {
  /// Those of the configuration, in its order; nil where it has none.
  private let namedScreens: [Screen]?
  private let contentSizes: [ContentSizeCategory]
  private let weights: [LegibilityWeight]
  private let displayScale: Double
  /// The widths of the screens that the app may run on.
  private let usualWidths: [Points]

  /// `usual` are the screens of an app without a configuration.
  init(_ configuration: Configuration, usual: [Screen]) {
    let conditions = configuration.conditions
    namedScreens = configuration.namesScreens ? conditions.screens : nil
    contentSizes = conditions.contentSizes
    weights = conditions.legibilityWeights
    displayScale = configuration.displayScale
    usualWidths = usual.map(\.width)
  }

  /// Without a configuration, from the narrowest to the widest: some usual ones, and the device that
  /// the document was drawn on. A window of macOS has the size that it is stored with: one nil.
  func screens(of document: InterfaceDocument) -> [Screen?] {
    if document.platform == .macOS { return [nil] }
    if let namedScreens { return namedScreens }
    let usual = document.isOfPad ? Screen.pads.map(\.width) : usualWidths
    let canvas = document.deviceWidth.map { max($0, usual[0]) }
    let widths = Set(usual + [canvas].compactMap { $0 })
    return widths.sorted().map(Screen.init(usual:))
  }

  /// Where the scenes of a document are laid out.
  func variants(
    for document: InterfaceDocument, following sizes: Bool, weight: Bool
  ) -> LabelFrames.Variants {
    LabelFrames.Variants(
      weights: weight ? weights : [.regular], contentSizes: sizes ? contentSizes : [nil],
      screens: screens(of: document))
  }

  /// The objects of a document on its own canvas, then those of each other size class that a screen has.
  func trees(of document: InterfaceDocument) -> [InterfaceTree] {
    var trees = [document.canvas]
    if document.platform == .macOS || !document.usesSizeClasses { return trees }
    for screen in screens(of: document) {
      let canvas = canvas(screen, of: document, isRightToLeft: false)
      let sizeClass = canvas.sizeClass(of: document)
      if trees.contains(where: { $0.sizeClass == sizeClass }) { continue }
      trees.append(document.tree(in: sizeClass))
    }
    return trees
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
