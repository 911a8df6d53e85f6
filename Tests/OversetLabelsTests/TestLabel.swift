import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting

/// A label to lay texts out in. In the em font at 1 pt, its default, lengths are numbers of
/// letters, and a pixel is a thousandth of one.
struct TestLabel {
  var constraint = LabelConstraint()
  var bounds: Rect
  var font = EmFont.font()
  var locale = LocaleIdentifier.english
  var displayScale = 1000.0
  var fonts = FontBook()

  init(
    width: Points, height: Points = 100, lines: Int = 1,
    _ mode: LineBreakMode = .byTruncatingTail
  ) {
    bounds = Rect(x: 0, y: 0, width: width, height: height)
    constraint.numberOfLines = lines
    constraint.lineBreakMode = mode
    constraint.lineBreakStrategy = .none
  }

  /// The same label in the system font.
  func inSystemFont(_ points: Points = 17, _ weight: FontWeight = .regular) throws -> TestLabel {
    var label = self
    label.constraint.font = .system(size: points, weight: weight)
    label.font = try FontBook().font(label.constraint.font)
    label.displayScale = 3
    return label
  }

  /// The same label, shrinking down to a share of its size.
  func shrinking(to minimum: Double) -> TestLabel {
    var label = self
    label.constraint.adjustsFontSizeToFitWidth = true
    label.constraint.minimumScaleFactor = minimum
    return label
  }

  var fitter: LabelFitter {
    LabelFitter(constraint: constraint, bounds: bounds, displayScale: displayScale)
  }

  func text(_ text: String) -> LabelText {
    LabelText(
      Array(text.utf16), in: font, for: constraint, locale: locale,
      typesetter: Typesetter(fonts: fonts))
  }

  func fit(_ text: String) -> LabelFit { fitter.fit(self.text(text)) }
}

extension LocaleIdentifier {
  static let arabic = LocaleIdentifier("ar") ?? .english
  static let hebrew = LocaleIdentifier("he") ?? .english
}
