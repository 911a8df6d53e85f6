import OversetFits
import OversetModel

/// SwiftUI's Text. What is *read in OpenSwiftUI* comes from an open reimplementation that was audited
/// against SwiftUI 6.5; what is *reported* from developers; the rest is believed.
enum SwiftUITextProfile: LabelProfile {
  /// It only truncates (documented: `truncationMode`), has no shadow of UIKit's and no marquee.
  static func settings(of constraint: LabelConstraint) -> LabelConstraint {
    var result = constraint.withParagraphStyle
    if !result.lineBreakMode.truncates { result.lineBreakMode = .byTruncatingTail }
    result.enablesMarqueeWhenAncestorFocused = false
    result.showsExpansionTextWhenTruncated = false
    return result
  }

  static func behavior(of settings: LabelConstraint) -> LabelBehavior {
    LabelBehavior(
      // Also on several lines (believed).
      cutMode: settings.lineBreakMode,
      shrinking: shrinking(of: settings),
      // Four texts in pictures (iOS 18 and 26) stop 1.0 to 2.5 % below an exact fit.
      shareOfScale: 0.983, tighteningLimit: tighteningLimit(of: settings),
      // As UILabel's (believed).
      missingPixels: 1, heightTolerance: 1,
      // A frame is a view of its own around the text, and so is padding (documented).
      reachesIntoInsets: false,
      // `frame` centres (documented).
      blockAlignment: .middle,
      // A Text is as wide as its widest line, and not wider than it is proposed (documented).
      ignoresWidthOnOneLine: false,
      // A line (believed).
      isNothingWithoutText: false,
      // `shadow` does not change the size (documented).
      shadow: nil,
      // Views do not clip what they draw (believed).
      edge: settings.clipsToBounds ? .clips : .open,
      lineGap: lineGap(of: settings),
      tallScripts: tallScripts(of: settings), recovery: nil)
  }

  /// A line is as high as the fonts in it need (believed). In a picture lines of Arabic in the
  /// footnote style are 20 points apart, and not 18 as its Latin ones.
  private static func tallScripts(of settings: LabelConstraint) -> LabelBehavior.TallScripts {
    if case .textStyle = settings.font.size { .unknown } else { .nothing }
  }

  /// With a factor below 1, also several lines and for their height: the whole text is measured with
  /// its line limit at the proposed size (read in OpenSwiftUI).
  private static func shrinking(of settings: LabelConstraint) -> LabelBehavior.Shrinking {
    let minimum = settings.minimumScale
    guard settings.adjustsFontSizeToFitWidth, minimum > 0, minimum < 1 else { return .never }
    return .down(to: minimum, forHeight: true)
  }

  /// Off by default (documented), tightens before it scales (reported); the factor is AppKit's
  /// (believed).
  private static func tighteningLimit(of settings: LabelConstraint) -> Double? {
    settings.allowsDefaultTighteningForTruncation && settings.numberOfLines == 1 ? 1.05 : nil
  }

  /// The standard strategy (read in OpenSwiftUI), in every truncation mode: the middle mode keeps
  /// several lines (believed).
  static func lineStrategy(of constraint: LabelConstraint) -> LineBreakStrategy {
    constraint.lineBreakStrategy
  }

  /// A text style's own leading: ten lines of body are 218.5 pt high at 2× (reported). Of other fonts
  /// none is known.
  static func lineGap(of constraint: LabelConstraint) -> Double {
    let font = constraint.font
    guard font.typeface == .system, case .textStyle(let style) = font.size,
      let metrics = style.metrics(at: font.contentSize, on: font.platform), metrics.size > 0
    else { return 0 }
    return max(0, metrics.leading / metrics.size - lineHeight)
  }

  /// Of the system font, as a share of its size (measured).
  private static let lineHeight = 2444.0 / 2048

  static func doubt(about question: LabelQuestion) -> String? {
    switch question {
    case .tightening: "how far SwiftUI tightens is not published"
    case .heightOfTallScripts, .roomForTallScripts, .sizeForTallScripts:
      "how high SwiftUI makes lines of tall scripts is not published"
    case .limitOfContentSize, .lineBreakModeOfStyle, .shrinkingClippedLines,
      .shrinkingWrappedLine:
      nil
    case .tooManyParagraphs, .shrinkingLineForHeight, .shrinkingLinesForHeight:
      "that SwiftUI scales several lines, and for their height, is read in an open "
        + "reimplementation, not documented"
    case .lastLine(let lines):
      "\(lines) lines are less than a point too high: whether the last is drawn is not published"
    case .shrinkingMixedStyles: "by which of several styles a text shrinks is not published"
    }
  }
}
