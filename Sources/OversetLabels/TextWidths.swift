import OversetModel
import OversetTypesetting

extension LabelText {
  /// The width of the widest paragraph on one line at scale 1, without white space at its end.
  public var oneLineWidth: Points {
    wrappers.map { $0.drawnWidth(of: 0..<$0.paragraph.clusterCount, at: font.size) }.max() ?? 0
  }

  /// The width of the widest part that no line break may divide, at scale 1.
  public var widestWordWidth: Points {
    wrappers.map { $0.widestUnbreakableWidth(at: font.size) }.max() ?? 0
  }
}
