import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
@testable import Overset
@testable import OversetRules

/// A fit that was changed by hand: what the engine measures is other tests' business.
enum TestFit {
  static let bounds = Rect(x: 0, y: 0, width: 80, height: 21)

  /// A short text that fits on one line of 80 points, with what `change` changes.
  static func fit(_ change: (inout LabelFit) -> Void = { _ in }) -> LabelFit {
    let fonts = FontBook()
    // The default system font is a table of numbers, and always there.
    guard let font = try? fonts.font(.label) else { fatalError("no system font") }
    var fit = LabelFitter(constraint: LabelConstraint(), bounds: bounds, displayScale: 3).fit(
      LabelText(
        Array("Text".utf16), in: font, locale: .english, typesetter: Typesetter(fonts: fonts)))
    change(&fit)
    return fit
  }

  /// The key `pay` in German in a label of 80 × 21 points, at a size and on a screen.
  static func layout(
    size: ContentSizeCategory? = nil, screen: String? = nil, text: String = "Text",
    _ constrain: (inout LabelConstraint) -> Void = { _ in },
    _ change: (inout LabelFit) -> Void
  ) -> CheckedLayout {
    var constraint = LabelConstraint()
    constrain(&constraint)
    return CheckedLayout(
      label: "button", table: "L", key: "pay", locale: LocaleIdentifier("de") ?? .english,
      variant: LayoutVariant(contentSize: size, screen: screen),
      location: FileLocation(path: "de.lproj/L.strings", position: .start), text: text,
      isFallback: false, constraint: constraint, room: bounds,
      displayScale: 3, fit: fit(change))
  }

  static func context(
    isSource: Bool = false, widths: TextWidths? = nil,
    _ change: (inout RuleSettings) -> Void = { _ in }
  ) -> RuleContext {
    var settings = RuleSettings()
    change(&settings)
    return RuleContext(settings: settings, isSource: isSource, widths: widths)
  }
}

extension LayoutRules {
  /// The findings in a text's layouts, as far as they need nothing that is measured: by default, each
  /// remedy is what its layout says.
  func findings(
    in layouts: [VariantLayout], of label: LabelVariants, isSource: Bool,
    _ widths: TextWidths? = nil, remedy: (([Int]) -> Remedy?)? = nil
  ) -> [Finding] {
    faults(in: layouts, isSource: isSource, widths).map { fault in
      let remedy =
        remedy?(fault.remedied)
        ?? Remedy(forAll: fault.remedied.map { Remedy(clears: Clearance(layouts[$0].layout)) })
      return finding(
        summary(of: fault, in: layouts, of: label, remedy), at: layouts[fault.faulty[0]].layout,
        of: label, isSource: isSource, widths, at: TextInLabel(table: 0, key: 0, label: 0),
        FaultMeasures(source: nil, largestNumber: nil, remedy: remedy))
    }
  }
}
