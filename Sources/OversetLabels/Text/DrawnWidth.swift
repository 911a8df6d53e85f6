package import OversetModel
import OversetTypesetting

extension LabelText {
  /// The width of the widest paragraph on one line at scale 1, without white space at its end.
  package var oneLineWidth: Points {
    wrappers.map { $0.drawnWidth(of: 0..<$0.paragraph.clusterCount, at: font.size) }.max() ?? 0
  }
}

extension LineWrapper {
  /// The width of a line without the white space at its end, with the hyphen of a soft hyphen.
  func drawnWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    // Kerning may be less than what it is added to.
    let width = max(0, width(of: paragraph.trimmingEnd(clusters), at: size))
    return showsHyphen(at: clusters) ? width + hyphenWidth(at: clusters, at: size) : width
  }
}
