import OversetAutoLayout
import OversetFits
import OversetInterfaces
import OversetLabels
import OversetModel
import OversetRules
import OversetTypesetting

/// Fits the texts of one posed scene into their views.
final class RegionTypesetter {
  private let typesetter: Typesetter
  private var layouts: [Question: CheckedLayout] = [:]

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  private struct Question: Hashable {
    var text: String
    var locale: LocaleIdentifier
    var constraint: LabelConstraint
    var room: Rect
  }

  /// What a view does with its text, in the view's own coordinates; nil where its font is not known.
  ///
  /// The same object for views that are alike.
  func layout(of view: Int, in posed: PosedScene) -> CheckedLayout? {
    guard let (text, shown) = posed.text(of: view), text.fontDoubt == nil,
      let room = posed.room(of: text, in: view)
    else { return nil }
    let question = Question(
      text: shown, locale: posed.locale, constraint: posed.constraint(of: text, in: view),
      room: room)
    if let known = layouts[question] { return known }
    let layout = fit(question, text, in: posed)
    layouts[question] = layout
    return layout
  }

  private func fit(
    _ question: Question, _ text: InterfaceText, in posed: PosedScene
  ) -> CheckedLayout? {
    let constraint = question.constraint
    let runs = constraint.attributedText?.runs ?? []
    guard let font = try? typesetter.fonts.font(constraint.font),
      let set = try? LabelText(
        [UInt16](utf16Of: question.text), runs: runs, in: font, for: constraint,
        locale: question.locale, typesetter: typesetter)
    else { return nil }
    let displayScale = posed.canvas.displayScale
    let fitter = LabelFitter(
      constraint: constraint, bounds: question.room, insets: text.insets,
      displayScale: displayScale, measuringInk: false)
    return CheckedLayout(
      label: text.objectID, table: posed.document.name, key: text.key, locale: question.locale,
      variant: posed.variant,
      location: FileLocation(path: posed.document.path, position: text.position),
      text: question.text, runs: runs, isFallback: false, constraint: constraint,
      room: question.room, insets: text.insets, displayScale: displayScale, fit: fitter.fit(set))
  }
}

extension PosedScene {
  /// A text's properties in the view that shows it.
  fileprivate func constraint(of text: InterfaceText, in view: Int) -> LabelConstraint {
    var label = variant.contentSize.map { text.label.scaled(to: $0) } ?? text.label
    label = label.legible(variant.legibilityWeight)
    let isMac = document.platform == .macOS
    label.font = label.font.on(isMac ? .macOS : .iOS, displayScale: canvas.displayScale)
    if isMac { label.kind = .nsTextField }
    if tree.objects[view].kind == "button", !isMac {
      label.textAlignment = tree.objects[view].titleAlignment
    }
    return label
  }

  /// What is left for a text inside its view, from the view's origin. What the layout gives it by
  /// rounding, or lacks only because its width is measured too large, counts as enough.
  fileprivate func room(of text: InterfaceText, in view: Int) -> Rect? {
    guard let frame = solved.frames[view], frame.width > 0, frame.height > 0 else { return nil }
    let own = work.texts.indices.first { self.view(ofText: $0) == view }
    let slack = max(0.6, own.map { scene.measuringErrors[$0] + 0.01 } ?? 0)
    // A natural width is rounded.
    let hasItsWidth = solved.naturalSizes[view]?.width.map { $0 < frame.width + slack } ?? false
    let width = hasItsWidth ? frame.width + slack + 0.5 : frame.width
    let x = canvas.isRightToLeft ? frame.width - width : 0
    // AppKit's fields grow with their text, and ours are lower by a part of a point.
    let lines = solved.wrappedSizes[view]?.height ?? 0
    let isHigh = document.platform == .macOS || frame.height > lines - 0.6
    let extra: Points = isHigh ? 2 : 0
    return Rect(x: x, y: -extra / 2, width: width, height: frame.height + extra)
      .inset(by: text.insets, isRightToLeft: canvas.isRightToLeft)
  }
}

extension InterfaceObject {
  /// UIControl.ContentHorizontalAlignment of a button's title.
  fileprivate var titleAlignment: TextAlignment {
    switch element.attribute("contentHorizontalAlignment") {
    case "left": .left
    case "right": .right
    case "leading", "fill": .natural
    // UIKit has no alignment of lines that is the trailing one in both directions.
    default: .center
    }
  }
}
