import OversetModel

extension TableFont {
  /// The box around a text whose every code unit is in the table, from its left end and its
  /// typographic baseline; nil where one is not, or text may not run from left to right.
  ///
  /// The fast path of `Typesetter.ink`: no boundaries, fonts or runs to find. O(n), no allocation.
  func ink(
    ofSimpleText text: [UInt16], at size: FontSize, kern: Points
  ) -> Rect?? {
    var box: Rect?
    var total = Advance.zero
    var previous: Index = 0
    for (offset, unit) in text.enumerated() {
      let index = index(of: unit)
      if index == 0 || Self.needsAnalysis(unit) { return nil }
      total.scaled &+= kerning(previous, index)
      if let ink = ink(of: index) {
        let x = size.width(of: total) + kern * Double(offset)
        let rect = ink.rect(at: size.points).offset(x: x, y: 0)
        box = box?.union(rect) ?? rect
      }
      total += advance(of: index)
      previous = index
    }
    return .some(box)
  }
}

extension InkBox {
  /// The box at a size, in points.
  func rect(at points: Points) -> Rect {
    Rect(
      x: minX * points, y: minY * points, width: (maxX - minX) * points,
      height: (maxY - minY) * points)
  }
}
