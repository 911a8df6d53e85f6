import CUnicode

extension String {
  /// How many columns of a terminal it takes: two for East Asian letters and emoji, none for marks.
  var columns: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return zip(unicodeScalars, Self.isWide(unicodeScalars)).reduce(0) { columns, scalar in
      columns + scalar.0.columns(isWide: scalar.1)
    }
  }

  /// The beginning that fits into `limit` columns; a mark stays with its letter.
  func prefix(columns limit: Int) -> Substring {
    if utf8.count <= limit { return self[...] }
    var used = 0
    for (index, scalar) in zip(indices, self) {
      used += String(scalar).columns
      if used > limit { return self[..<index] }
    }
    return self[...]
  }

  /// Whether East Asian width or emoji presentation makes a character two columns wide.
  private static func isWide(_ scalars: UnicodeScalarView) -> [Bool] {
    let units = scalars.map { $0.value > 0xFFFF ? 2 : 1 }
    let text = Array(String(scalars).utf16)
    let properties = unsafe [cuni_character](unsafeUninitializedCapacity: text.count) {
      buffer, count in
      unsafe cuni_characters(text, Int32(clamping: text.count), buffer.baseAddress)
      count = text.count
    }
    var offset = 0
    return units.map { length in
      defer { offset += length }
      return properties[offset].flags & UInt32(CUNI_WIDE) != 0
    }
  }
}

extension Unicode.Scalar {
  fileprivate func columns(isWide: Bool) -> Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: isWide ? 2 : 1
    }
  }
}
