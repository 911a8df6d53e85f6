import OversetModel
import OversetTypesetting

extension LabelText {
  /// The width of the widest paragraph on one line at scale 1, without white space at its end.
  public var oneLineWidth: Points {
    wrappers.map { $0.drawnWidth(of: 0..<$0.paragraph.clusterCount, at: font.size) }.max() ?? 0
  }
}
