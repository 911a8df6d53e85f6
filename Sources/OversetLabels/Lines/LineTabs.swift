package import OversetModel
package import OversetTypesetting

extension LabelText {
  /// Where the tabs of a line go.
  func tabs(of line: LineStack.Line) -> TabStops {
    guard wrappers[line.paragraph].hasTabs else { return .standard }
    return TabStops(style(of: line.paragraph)).onLine(indentedBy: line.indent)
  }
}

extension LabelConstraint {
  /// Where the tabs go of a line that begins at an offset of a text.
  package func tabs(ofLineAt offset: Int, in text: [UInt16]) -> TabStops {
    guard let styles = ParagraphStyles(attributedText, in: text) else { return .standard }
    let starts = ParagraphSplitter.paragraphs(of: text).map(\.range.lowerBound)
    let paragraph = starts.partitioningIndex { $0 > offset } - 1
    guard paragraph >= 0, let style = styles[paragraph] else { return .standard }
    let indent = starts[paragraph] == offset ? style.firstLineHeadIndent : style.headIndent
    return TabStops(style).onLine(indentedBy: indent)
  }
}
