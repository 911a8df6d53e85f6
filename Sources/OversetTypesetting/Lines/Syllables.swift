/// Syllables of scripts without spaces, which ICU's dictionaries and a word that must be broken may
/// cut: no reader accepts that.
extension Paragraph {
  /// Whether a cluster belongs to the syllable of the one before it.
  func continuesSyllable(_ cluster: Int) -> Bool {
    guard cluster > 0, cluster < clusterCount else { return false }
    let start = Int(clusters[cluster].offset)
    switch (text[start - 1], text[start]) {
    case (0x1000...0x103E, 0x1000...0x109F): return closesBurmese(cluster)
    case (0xE00...0xE7F, 0xE00...0xE7F): return continuesThaiOrLao(cluster)
    case (0xE80...0xEFF, 0xE80...0xEFF):
      return continuesThaiOrLao(cluster) || continuesLao(cluster)
    default: return false
    }
  }

  /// A consonant with an asat, or one with another one under it (The Unicode Standard, 16.3).
  private func closesBurmese(_ cluster: Int) -> Bool {
    units(of: cluster).contains { $0 == 0x1039 || $0 == 0x103A }
  }

  /// What is behind a vowel that is written before its consonant, or behind mai kan, which is only in
  /// syllables that a consonant closes; and a vowel that is written behind (The Unicode Standard,
  /// 16.1 and 16.2).
  private func continuesThaiOrLao(_ cluster: Int) -> Bool {
    let before = units(of: cluster - 1).map(\.thai)
    if let last = before.last, 0xE40...0xE44 ~= last { return true }
    if before.contains(0xE31) { return true }
    return units(of: cluster).first.map { [0xE30, 0xE32, 0xE33, 0xE45].contains($0.thai) } ?? false
  }

  /// Lao writes every vowel: a consonant without any ends a syllable, or is ຫ before the letter that it
  /// goes with (Phissamay and others, Syllabification of Lao Script for Line Breaking, 2004). Where
  /// ວ or ອ stands behind it, either may be a vowel: then nothing is known.
  private func continuesLao(_ cluster: Int) -> Bool {
    // Mai kon is like mai kan.
    if units(of: cluster - 1).contains(0xEBB) || units(of: cluster - 1).elementsEqual([0xEAB]) {
      return true
    }
    let own = units(of: cluster)
    // The second half of a vowel.
    if own.first == 0xEBD { return true }
    guard own.count == 1, let letter = own.first, Self.laoEnds.contains(letter) else {
      return false
    }
    guard cluster + 1 < clusterCount, let next = units(of: cluster + 1).first else { return true }
    return ![0xEA7, 0xEAD, 0xEB0, 0xEB2, 0xEB3, 0xEBD].contains(next)
  }

  /// ກ ງ ຍ ດ ນ ບ ມ ວ, and ອ, which is a vowel there.
  private static let laoEnds: Set<UInt16> = [
    0xE81, 0xE87, 0xE8D, 0xE94, 0xE99, 0xE9A, 0xEA1, 0xEA7, 0xEAD,
  ]

  private func units(of cluster: Int) -> ArraySlice<UInt16> {
    text[ownRange(of: cluster..<cluster + 1)]
  }
}

extension UInt16 {
  /// The Thai letter that a Lao one is coded like; itself for others.
  fileprivate var thai: UInt16 { 0xE80...0xEFF ~= self ? self - 0x80 : self }
}
