import OversetModel
import OversetTypesetting

/// What a label does with a text: a value, and everything that rules and reports ask for.
public struct LabelFit: Sendable {
  /// How much of the text a person sees.
  public var outcome: Outcome
  /// How sure that is.
  public var confidence: Confidence
  /// The share of the font's size that the text is drawn at.
  public var scale: Double
  /// What is added behind every cluster to make the line fit, in points; 0 or less.
  public var kern: Points
  /// The lines that are seen, from top to bottom.
  public var lines: [LineFragment]
  /// The text a person sees, the ellipsis included.
  public var shown: String
  /// The text that is gone; empty where all is seen.
  public var lost: String
  /// How many grapheme clusters are gone.
  public var lostClusters: Int
  /// Whether text is gone without an ellipsis, because whole paragraphs are cut behind the last
  /// line.
  public var losesParagraphs: Bool
  /// The words that are wider than the label and were broken inside, each once.
  public var brokenWords: [String]
  /// `intrinsicContentSize`, wrapped at `preferredMaxLayoutWidth`.
  public var intrinsicContentSize: Size
  /// `sizeThatFits(_:)` of the bounds' size.
  public var sizeThatFits: Size
  /// `textRect(forBounds:limitedToNumberOfLines:)` with the label's `limitedToNumberOfLines`, or its
  /// own number of lines.
  public var textRect: Rect
  /// What the same label would report in a locale of the other direction.
  public var mirroredTextRect: Rect
  /// The box around all paint, in the bounds' coordinates, the shadow included; nil where nothing is
  /// painted, or nobody asked for it.
  public var inkBounds: Rect?
  /// Whether paint is cut off at the label's edges: by more than a pixel where it clips to its
  /// bounds, else by more than a point and what is not known of the shapes.
  public var clipsInk: Bool
  /// How much higher the only line is than the label, in points; 0 for less than a point.
  public var missingHeight: Points
  /// Why `intrinsicContentSize` and `sizeThatFits` may be lower than the label's own; nil where
  /// they are known.
  public var sizeDoubt: String?
  /// How a person may still read what is lost.
  public var recovery: Recovery?
  /// The share of the room that the text needs, 1 where it just fits.
  public var used: Use
  /// What it would take to show everything.
  public var needs: Needs
  /// Which font set which part of the text, in logical order.
  public var fonts: [FontUse]
  /// The clusters that no font has.
  public var missing: [String]
  /// Whether the label lies in a right-to-left layout.
  public var isRightToLeft: Bool

  /// How much of the text a person sees.
  public enum Outcome: String, Sendable, CaseIterable {
    case fits, tightened, shrunk, truncated, clipped
  }

  /// A way to text that is cut off.
  public enum Recovery: String, Sendable, CaseIterable {
    /// It scrolls while a view around the label has the focus.
    case marquee
    /// It shows whole while a pointer is over the label.
    case expansion
  }

  /// How sure the verdict is, with the reasons for a doubt.
  public enum Confidence: Sendable, Hashable {
    case certain
    case borderline([String])
    case inconclusive([String])

    /// The word for it in reports.
    public var name: String {
      switch self {
      case .certain: "certain"
      case .borderline: "borderline"
      case .inconclusive: "inconclusive"
      }
    }

    /// Why there is a doubt, a phrase each; empty where there is none.
    public var reasons: [String] {
      switch self {
      case .certain: []
      case .borderline(let reasons), .inconclusive(let reasons): reasons
      }
    }
  }

  /// Shares of the width and height; nil where there is no limit, or no size that would do.
  public struct Use: Sendable, Hashable {
    /// Of the label's width.
    public var width: Double?
    /// Of the label's height.
    public var height: Double?
  }

  /// Each of these alone, with everything else as it is.
  public struct Needs: Sendable, Hashable {
    /// The least width that shows everything at scale 1 in the lines there are; without a limit on
    /// lines, the widest part that cannot be broken. Nil where no width does.
    public var width: Points?
    /// The lines at the label's width and scale 1.
    public var lines: Int
    /// What those lines take of the height, in points: of the room inside the insets.
    public var height: Points
    /// The largest scale at which everything shows; nil where none does.
    public var scale: Double?
  }
}

/// One line of a label.
public struct LineFragment: Sendable, Hashable {
  /// The text that the line stands for, what an ellipsis replaces included; UTF-16, half-open.
  public var textRange: Range<Int>
  /// The text drawn, without the white space at its end.
  public var shown: String
  /// The sum of the advances of what is drawn, without white space at its end.
  public var width: Points
  /// The typographic baseline's distance from the top of the bounds' coordinate space.
  public var baseline: Points
  /// The typographic bounds.
  public var rect: Rect
  /// Whether the line's paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Where the ellipsis stands in `shown`, in UTF-16; nil where there is none.
  public var ellipsis: Range<Int>?
  /// Whether the line ends inside of a word that is wider than the label.
  public var breaksWord: Bool
}

/// A part of the text and the font that sets it.
public struct FontUse: Sendable, Hashable {
  /// The PostScript name, or `system` for the system font's table of numbers.
  public var name: String
  /// UTF-16, half-open.
  public var textRange: Range<Int>
  /// Whether it stands in for a fallback font of the system that cannot be shipped.
  public var standsIn: Bool
}
