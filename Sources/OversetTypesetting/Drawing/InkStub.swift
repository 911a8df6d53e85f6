public struct InkBox: Hashable, Sendable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double
}
extension GlyphOutlines {
  func ink(of glyph: UInt32, in face: FontFace) -> InkBox? { nil }
}
extension TableFont {
  func ink(of index: Index) -> InkBox? { InkBox(minX: 0, minY: -0.7, maxX: 0.5, maxY: 0) }
}
extension TypesetFont {
  /// Why the font's widths are not quite known; nil where they are.
  public var doubt: String? {
    table == nil || SystemFont.isMeasured(weight)
      ? nil : "the weight's widths are those of the nearest one"
  }
}
