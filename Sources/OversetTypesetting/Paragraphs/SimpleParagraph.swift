import OversetModel

extension Paragraph {
  /// A paragraph whose every code unit is in the system font's table; nil where one is not.
  ///
  /// The same as `Typesetter.paragraph` gives, without asking ICU: each such unit is a cluster of
  /// its own.
  convenience init?(
    simple text: [UInt16], at origin: (offset: Int, separatorLength: Int), in font: TypesetFont
  ) {
    guard let table = font.table else { return nil }
    var clusters: [PlacedCluster] = []
    clusters.reserveCapacity(text.count + 1)
    var total = Advance.zero
    var previous: TableFont.Index = 0
    for (offset, unit) in text.enumerated() {
      let index = table.index(of: unit)
      if index == 0 || TableFont.needsAnalysis(unit) { return nil }
      let kerning = table.kerning(previous, index)
      clusters.append(
        PlacedCluster(
          before: total, kerning: Int32(clamping: kerning), offset: Int32(clamping: offset),
          flags: TableFont.isSpace(unit) ? .space : []))
      total += table.advance(of: index)
      total.scaled &+= kerning
      previous = index
    }
    clusters.append(
      PlacedCluster(before: total, kerning: 0, offset: Int32(clamping: text.count), flags: []))
    self.init(
      text: text, offset: origin.offset, separatorLength: origin.separatorLength,
      isRightToLeft: false, clusters: clusters,
      runs: text.isEmpty
        ? []
        : [
          FontRun(
            clusters: 0..<text.count, font: .system, script: .latin, isRightToLeft: false,
            features: [])
        ], table: table)
  }
}
