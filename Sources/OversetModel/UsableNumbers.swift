/// Replaces numbers that layout cannot work with (infinite, negative, not a number).
extension Points {
  /// The most points that layout works with: more than any screen has, and still exact to a
  /// millionth of a point.
  public static let greatestLength: Points = 1e7

  /// The number as a length: not-a-number, what is negative and less than a billionth of a point
  /// are 0.
  public var usableLength: Points { self > 1e-9 ? Swift.min(self, .greatestLength) : 0 }

  /// The number as a distance in either direction: not-a-number is 0.
  public var usableDistance: Points {
    isNaN ? 0 : Swift.min(Swift.max(self, -.greatestLength), .greatestLength)
  }
}

extension Rect {
  /// A rectangle that layout can count with; an infinite height stays, it is no limit.
  public var usable: Rect {
    Rect(
      x: x.usableDistance, y: y.usableDistance, width: width.usableLength,
      height: height == .infinity ? .infinity : height.usableLength)
  }
}

extension Insets {
  /// The same insets as distances that layout can count with.
  public var usable: Insets {
    Insets(
      top: top.usableDistance, leading: leading.usableDistance, bottom: bottom.usableDistance,
      trailing: trailing.usableDistance)
  }
}

extension ParagraphStyle {
  /// The same style where every number is one that layout can count with.
  public var usable: ParagraphStyle {
    var result = self
    result.lineSpacing = lineSpacing.usableLength
    result.paragraphSpacing = paragraphSpacing.usableLength
    result.paragraphSpacingBefore = paragraphSpacingBefore.usableLength
    result.minimumLineHeight = minimumLineHeight.usableLength
    result.maximumLineHeight = maximumLineHeight.usableLength
    result.lineHeightMultiple = lineHeightMultiple.usableLength
    result.firstLineHeadIndent = firstLineHeadIndent.usableLength
    result.headIndent = headIndent.usableLength
    result.tailIndent = tailIndent.usableDistance
    result.tabStops = tabStops?.map(\.usableLength).sorted()
    result.defaultTabInterval = defaultTabInterval.usableLength
    return result
  }
}

extension AttributedText.Attachment {
  /// The same box with lengths that layout can count with.
  public var usable: AttributedText.Attachment {
    AttributedText.Attachment(width: width.usableLength, height: height?.usableLength)
  }
}

extension LabelConstraint {
  /// The same label where every number is one that layout can count with.
  ///
  /// A number of lines below 0 is 0, a minimum scale outside of 0…1 the nearer of the two, and one
  /// below a millionth a millionth; it has the legacy minimum size in it.
  public var usable: LabelConstraint {
    var result = self
    result.numberOfLines = max(0, numberOfLines)
    result.minimumScaleFactor = minimumScale > 0 ? min(max(minimumScale, 1e-6), 1) : 0
    result.minimumFontSize = 0
    result.preferredMaxLayoutWidth = preferredMaxLayoutWidth.usableLength
    result.shadowOffset = Size(
      width: shadowOffset.width.usableDistance, height: shadowOffset.height.usableDistance)
    result.limitedToNumberOfLines = limitedToNumberOfLines.map { max(0, $0) }
    result.attributedText?.paragraphStyle = attributedText?.paragraphStyle?.usable
    return result
  }
}
