import OversetFits
import OversetModel

/// UIKit's UILabel, from its documentation, recordings and reports of developers.
enum UILabelProfile: LabelProfile {
  /// A paragraph style replaces the label's line breaking and alignment. A marquee ignores the
  /// line-break mode, shrinking and tightening (documented): while nothing has the focus the label
  /// shows the start of its text (our reading).
  static func settings(of constraint: LabelConstraint) -> LabelConstraint {
    var result = constraint.withParagraphStyle
    result.lineBreakMode = mode(of: result)
    if result.enablesMarqueeWhenAncestorFocused {
      result.adjustsFontSizeToFitWidth = false
      result.allowsDefaultTighteningForTruncation = false
    }
    return result
  }

  /// The line-break mode where a marquee overrules it.
  private static func mode(of constraint: LabelConstraint) -> LineBreakMode {
    constraint.enablesMarqueeWhenAncestorFocused ? .byTruncatingTail : constraint.lineBreakMode
  }

  static func behavior(of settings: LabelConstraint) -> LabelBehavior {
    LabelBehavior(
      cutMode: cutMode(of: settings),
      shrinking: shrinking(of: settings),
      // The continuous optimum: UIKit's steps are not published.
      shareOfScale: 1, tighteningLimit: tighteningLimit(of: settings),
      // Rounding: the most plausible reading.
      missingPixels: 1,
      // Half a point is missing at each edge, where lines have hardly any paint.
      heightTolerance: 1,
      reachesIntoInsets: true,
      // When the label draws (reference, and reported).
      blockAlignment: .middle,
      // Recordings, rule 3.
      ignoresWidthOnOneLine: true,
      // Stacks close up where a label's text is empty (reported).
      isNothingWithoutText: true,
      // The shadow takes its offset (reported).
      shadow: settings.appearance.shadowColor == nil ? nil : settings.shadowOffset,
      // A label draws no further than its bounds. UIKit's documentation says that oversize letters
      // extend beyond them and appear clipped.
      edge: settings.clipsToBounds ? .clips : .cutsPaint(beyond: 1),
      lineGap: lineGap(of: settings), tallScripts: tallScripts(of: settings),
      recovery: recovery(of: settings))
  }

  /// A label of one line that wraps shows what reaches its edge, without a sign, as one that clips
  /// does; one of several lines truncates the end of the last in every truncating mode (pictures of
  /// iOS 15, 16 and 17).
  ///
  /// In the recordings of iOS 10 the sizes of several lines are those of a last line that is
  /// truncated at its head or in the middle: the size queries stay with them.
  private static func cutMode(of settings: LabelConstraint) -> LineBreakMode {
    let isOneLine = settings.numberOfLines == 1
    switch settings.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      return isOneLine ? .byClipping : settings.lineBreakMode
    case .byTruncatingHead, .byTruncatingMiddle:
      return isOneLine ? settings.lineBreakMode : .byTruncatingTail
    case .byTruncatingTail, .byClipping: return settings.lineBreakMode
    }
  }

  /// Never in a wrapping mode (reported). Several lines shrink in the truncating modes (the
  /// reference limits only iOS 6 and earlier to one line) and in clipping mode (reported, iOS 9.2).
  /// A label of one line shrinks for its width alone (reported).
  ///
  /// The reference says that a minimum of 0 does not scale. Developers see it scale, and UILabel's own code takes
  /// 0 for no minimum (disassembled: a hundredth).
  private static func shrinking(of settings: LabelConstraint) -> LabelBehavior.Shrinking {
    guard settings.adjustsFontSizeToFitWidth, !settings.lineBreakMode.wraps else { return .never }
    let minimum = settings.minimumScale
    return minimum < 1
      ? .down(to: minimum > 0 ? minimum : noMinimum, forHeight: settings.numberOfLines != 1)
      : .never
  }

  /// To what a label shrinks that has no minimum.
  private static let noMinimum = 0.01

  /// Only before truncation and only on a single line (reference).
  ///
  /// AppKit publishes the factor (NSParagraphStyle.tighteningFactorForTruncation, 0.05); UIKit does
  /// not publish its own, so the result is borderline.
  private static func tighteningLimit(of settings: LabelConstraint) -> Double? {
    settings.allowsDefaultTighteningForTruncation && settings.lineBreakMode.truncates
      && settings.numberOfLines == 1 ? 1.05 : nil
  }

  /// Labels in a text style grow since iOS 17, tvOS 17 and visionOS 1, with the default `sizingRule`
  /// by an amount that is not published (UIKit's documentation of `UILetterformAwareAdjusting`).
  private static func tallScripts(of settings: LabelConstraint) -> LabelBehavior.TallScripts {
    guard case .textStyle = settings.font.size else { return .nothing }
    if settings.sizingRule == .oversize { return .paint }
    switch settings.font.platform {
    case .iOS, .tvOS, .visionOS: return .unknown
    case .macOS, .watchOS: return .nothing
    }
  }

  private static func recovery(of settings: LabelConstraint) -> LabelFit.Recovery? {
    if settings.enablesMarqueeWhenAncestorFocused { return .marquee }
    return settings.showsExpansionTextWhenTruncated ? .expansion : nil
  }

  static func lineStrategy(of constraint: LabelConstraint) -> LineBreakStrategy {
    mode(of: constraint).followsStrategy ? constraint.lineBreakStrategy : .none
  }

  /// Ascender − descender, no leading (recordings, rule 1).
  static func lineGap(of constraint: LabelConstraint) -> Double { 0 }

  static func doubt(about question: LabelQuestion) -> String? {
    switch question {
    case .tightening: "how far UIKit tightens is not published"
    case .heightOfTallScripts: "what UIKit adds for tall scripts is not published"
    case .roomForTallScripts: "what UIKit adds to the height of tall scripts is not published"
    case .sizeForTallScripts:
      "a label in a text style is higher for tall scripts, by how much is not published"
    case .limitOfContentSize:
      "whether a limit of the content size category holds for a font that does not adjust to it "
        + "is not documented"
    case .tooManyParagraphs:
      "whether text shrinks where hard line breaks leave too many lines is not documented"
    case .shrinkingClippedLines:
      "that byClipping shrinks text of several lines is reported, not documented"
    case .shrinkingWrappedLine:
      "that a label of one line never shrinks in a wrapping mode is reported; UIKit's code as disassembled shrinks it"
    case .shrinkingLineForHeight:
      "whether a label of one line shrinks for its height too is not documented"
    case .shrinkingLinesForHeight:
      "that a label of several lines shrinks for its height is only reported"
    case .lastLine(let lines):
      "\(lines) lines are less than a point too high: the label draws all of them and cuts "
        + "the last, or draws one less"
    case .lineBreakModeOfStyle:
      "a lineBreakMode that is set after attributedText counts for all of it"
    case .shrinkingMixedStyles:
      "by which of several paragraph styles a label shrinks is not published"
    }
  }
}
