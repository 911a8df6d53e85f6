/// A question that a label's documentation may leave open, where the answer decides about a text.
package enum LabelQuestion {
  /// How far text of one line is tightened.
  case tightening
  /// What is added to the height for the tall scripts of this text.
  case heightOfTallScripts
  /// The same, where a line may have room without it.
  case roomForTallScripts
  /// The same for the sizes that the label reports.
  case sizeForTallScripts
  /// Whether a limit of the content size category holds for a font that does not adjust to it.
  case limitOfContentSize
  /// Whether text shrinks where hard line breaks leave too many lines.
  case tooManyParagraphs
  /// Whether several clipped lines shrink.
  case shrinkingClippedLines
  /// Whether one line shrinks in a wrapping mode.
  case shrinkingWrappedLine
  /// Whether one line shrinks for its height.
  case shrinkingLineForHeight
  /// Whether several lines shrink for their height.
  case shrinkingLinesForHeight
  /// Whether the last of the lines is drawn, where less than a point of height is missing.
  case lastLine(of: Int)
  /// Whether a line-break mode that is set after the attributed text counts.
  case lineBreakModeOfStyle
  /// Which of several paragraph styles decides how a label shrinks.
  case shrinkingMixedStyles
}
