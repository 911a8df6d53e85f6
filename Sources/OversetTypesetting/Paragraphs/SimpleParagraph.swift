import OversetModel

extension Paragraph {
  /// A paragraph whose every code unit is in the system font's table; nil where one is not.
  ///
  /// The same as `Typesetter.paragraph` gives, without asking ICU: each such unit is a cluster of
  /// its own.
  convenience init?(
    simple text: [UInt16], at place: (offset: Int, separatorLength: Int), in font: TypesetFont
  ) {
    guard let table = font.table, table.advance(ofSimpleText: text) != nil else { return nil }
    var previous: TableFont.Index = 0
    let kernings = text.map { unit in
      let index = table.index(of: unit)
      defer { previous = index }
      return Int32(clamping: table.kerning(previous, index))
    }
    var advances: [Advance] = [.zero]
    advances.reserveCapacity(text.count + 1)
    var total = Advance.zero
    for (unit, kerning) in zip(text, kernings) {
      total += table.advance(of: table.index(of: unit))
      total.scaled &+= Int(kerning)
      advances.append(total)
    }
    self.init(
      text: text, offset: place.offset, separatorLength: place.separatorLength,
      isRightToLeft: false, clusterOffsets: (0...Int32(clamping: text.count)).map { $0 },
      advances: advances, kernings: kernings,
      flags: text.map { TableFont.isSpace($0) ? .space : [] },
      runs: text.isEmpty
        ? []
        : [
          FontRun(
            clusters: 0..<text.count, font: .system, script: .latin, isRightToLeft: false)
        ], table: table)
  }
}
