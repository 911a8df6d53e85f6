import OversetModel

extension Paragraph {
  /// A paragraph whose every code unit is in the system font's table; nil where one is not.
  ///
  /// The same as `Typesetter.paragraph` gives, without asking ICU: each such unit is a cluster of
  /// its own.
  convenience init?(
    simple text: [UInt16], at place: (offset: Int, separatorLength: Int), in font: TypesetFont
  ) {
    guard let table = font.table else { return nil }
    var (advances, kernings, flags) = ([Advance.zero], [Int32](), [ClusterFlags]())
    advances.reserveCapacity(text.count + 1)
    kernings.reserveCapacity(text.count)
    flags.reserveCapacity(text.count)
    var total = Advance.zero
    var previous: TableFont.Index = 0
    for unit in text {
      let index = table.index(of: unit)
      if index == 0 || TableFont.isMark(unit) { return nil }
      let kerning = table.kerning(previous, index)
      total += table.advance(of: index)
      total.scaled &+= kerning
      advances.append(total)
      kernings.append(Int32(clamping: kerning))
      flags.append(TableFont.isSpace(unit) ? .space : [])
      previous = index
    }
    self.init(
      text: text, offset: place.offset, separatorLength: place.separatorLength,
      isRightToLeft: false, clusterOffsets: (0...Int32(clamping: text.count)).map { $0 },
      advances: advances, kernings: kernings, flags: flags,
      runs: text.isEmpty
        ? []
        : [
          FontRun(
            clusters: 0..<text.count, font: .system, script: .latin, isRightToLeft: false,
            features: [])
        ], table: table)
  }
}
