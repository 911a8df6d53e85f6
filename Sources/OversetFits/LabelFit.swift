public import OversetModel

/// What a label does with a text: a value with everything that rules and reports need.
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
  /// What the same label would report in a locale of the other direction; of a plain label from right
  /// to left, which reports its text rect at the left, where its text is.
  public var mirroredTextRect: Rect
  /// The box around all paint, in the bounds' coordinates, the shadow included; nil where nothing is
  /// painted, or the paint was not measured.
  public var inkBounds: Rect?
  /// Whether paint is cut off at the label's edges: by more than a pixel where it clips to its
  /// bounds, else by more than a point plus the uncertainty of the shapes.
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

  /// Makes a fit from all its values.
  package init(
    outcome: Outcome, confidence: Confidence, scale: Double, kern: Points, lines: [LineFragment],
    shown: String, lost: String, lostClusters: Int, losesParagraphs: Bool, brokenWords: [String],
    intrinsicContentSize: Size, sizeThatFits: Size, textRect: Rect, mirroredTextRect: Rect,
    inkBounds: Rect?, clipsInk: Bool, missingHeight: Points, sizeDoubt: String?,
    recovery: Recovery?, used: Use, needs: Needs, fonts: [FontUse], missing: [String],
    isRightToLeft: Bool
  ) {
    self.outcome = outcome
    self.confidence = confidence
    self.scale = scale
    self.kern = kern
    self.lines = lines
    self.shown = shown
    self.lost = lost
    self.lostClusters = lostClusters
    self.losesParagraphs = losesParagraphs
    self.brokenWords = brokenWords
    self.intrinsicContentSize = intrinsicContentSize
    self.sizeThatFits = sizeThatFits
    self.textRect = textRect
    self.mirroredTextRect = mirroredTextRect
    self.inkBounds = inkBounds
    self.clipsInk = clipsInk
    self.missingHeight = missingHeight
    self.sizeDoubt = sizeDoubt
    self.recovery = recovery
    self.used = used
    self.needs = needs
    self.fonts = fonts
    self.missing = missing
    self.isRightToLeft = isRightToLeft
  }

  /// How much of the text a person sees.
  public enum Outcome: String, Sendable, CaseIterable {
    case fits, tightened, shrunk, truncated, clipped
  }

  /// A way to read text that is cut off.
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

  /// Shares of the width and height; nil where there is no limit, or where no size is enough.
  public struct Use: Sendable, Hashable {
    /// The share of the label's width.
    public var width: Double?
    /// The share of the label's height.
    public var height: Double?

    /// Each by its name.
    package init(
      width: Double?, height: Double?
    ) {
      self.width = width
      self.height = height
    }
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

    /// Each by its name.
    package init(
      width: Points?, lines: Int, height: Points, scale: Double?
    ) {
      self.width = width
      self.lines = lines
      self.height = height
      self.scale = scale
    }
  }
}
