import OversetLabels
import OversetModel

/// One text in one label at one size and on one screen, and what the label does with it.
///
/// A class because it never changes and findings pass it on: a reference, not a large value.
public final class CheckedLayout: Sendable {
  /// What the configuration calls it.
  public let label: String
  /// The table of the catalog.
  public let table: String
  /// The key in the table.
  public let key: String
  /// The locale that is shown.
  public let locale: LocaleIdentifier
  /// Which of the key's texts, at which size, on which screen.
  public let variant: LayoutVariant
  /// Where the text is written; for a text that is missing, where its key is.
  public let location: FileLocation
  /// The text that was measured, with its arguments in place.
  public let text: String
  /// The parts of the text with fonts and kerning of their own: the label's, and the emphasis of its
  /// Markdown.
  public let runs: [AttributedText.Run]
  /// Whether the locale has no translation, and the app shows this text instead.
  public let isFallback: Bool
  /// With the font at its Dynamic Type category.
  public let constraint: LabelConstraint
  /// The room for the text, without the label's insets; infinitely high where there is no limit.
  public let bounds: Rect
  /// The room between the label's bounds and those of its text.
  public let insets: Insets
  /// Pixels in a point.
  public let displayScale: Double
  /// What the label does with the text.
  public let fit: LabelFit

  /// Of a text that was laid out.
  public init(
    label: String, table: String, key: String, locale: LocaleIdentifier, variant: LayoutVariant,
    location: FileLocation, text: String, runs: [AttributedText.Run] = [], isFallback: Bool,
    constraint: LabelConstraint,
    bounds: Rect, insets: Insets = Insets(), displayScale: Double, fit: LabelFit
  ) {
    self.label = label
    self.table = table
    self.key = key
    self.locale = locale
    self.variant = variant
    self.location = location
    self.text = text
    self.runs = runs
    self.isFallback = isFallback
    self.constraint = constraint
    self.bounds = bounds
    self.insets = insets
    self.displayScale = displayScale
    self.fit = fit
  }
}

extension CheckedLayout {
  /// The size of the label, insets included; infinitely high where there is no limit.
  public var labelBounds: Size {
    Size(
      width: bounds.width + insets.leading + insets.trailing,
      height: bounds.height + insets.top + insets.bottom)
  }

  /// The width of the label, insets included, at which everything would show at scale 1; nil where
  /// no width would do.
  public var neededLabelWidth: Points? {
    fit.needs.width.map { max($0, bounds.width) + insets.leading + insets.trailing }
  }

  /// How many points of width the text lacks at scale 1; where no width would do, the height of the
  /// lines that it lacks. Nil where it has all that it needs.
  public var overflow: Points? {
    if let needed = fit.needs.width {
      let over = needed - bounds.width
      return over > 0 ? over : nil
    }
    let missing = fit.needs.lines - fit.lines.count
    guard missing > 0, let line = fit.lines.first, fit.scale > 0 else { return nil }
    return Double(missing) * line.rect.height / fit.scale
  }
}

extension LabelFit.Outcome {
  /// Whether a person does not see all of the text.
  public var losesText: Bool { self == .truncated || self == .clipped }
}

/// Which of the layouts of a text in a label this is.
public struct LayoutVariant: Hashable, Sendable {
  /// Plural category, device and the like.
  public var text: Variation
  /// Nil where the label's font does not follow Dynamic Type.
  public var contentSize: ContentSizeCategory?
  /// The screen's name; nil where the width does not depend on it.
  public var screen: String?

  /// From the smallest size to the largest; 0 where there are no sizes.
  var sizeRank: Int {
    contentSize.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) } ?? 0
  }

  /// A plain text in a label of one size.
  public static let plain = LayoutVariant()

  /// Of the only text, at the only size, on the only screen, but for what is said.
  public init(
    text: Variation = .none, contentSize: ContentSizeCategory? = nil, screen: String? = nil
  ) {
    self.text = text
    self.contentSize = contentSize
    self.screen = screen
  }

  /// `one, iphone, AX3, se`, in that order, without what does not apply and without the default
  /// size; `seats one, coaches other` where variables have chosen.
  public var description: String {
    if self == .plain { return "" }
    let size = contentSize == .large ? nil : contentSize?.rawValue
    return [text.cases, text.device, text.width, size, screen]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
