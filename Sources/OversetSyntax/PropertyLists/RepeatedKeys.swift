import OversetModel

/// Which pairs of a dictionary are replaced by another one of the same key.
package enum RepeatedKeys {
  /// The indices of those pairs, in order.
  ///
  /// In a text the last one counts, in a binary property list the first: CoreFoundation sets the
  /// pairs of the one and adds those of the other. Keys are the same where their scalars are.
  package static func replacedPairs(of pairs: [PropertyList.Pair], firstCounts: Bool) -> [Int] {
    var replaced: [Int] = []
    // An open table of the pairs' numbers, from 1, with a part of their hashes above them: with a
    // Dictionary of texts `make benchmark-catalogs` shows about 4 % less for strings files.
    let mask = max(2, (pairs.count + pairs.count / 3).nextPowerOfTwo) - 1
    var table = [UInt64](repeating: 0, count: mask + 1)
    for index in pairs.indices {
      guard let key = pairs[index].key else { continue }
      let hash = UInt64(bitPattern: Int64(ExactText(key).hashValue))
      let tag = hash & tagBits
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot] != 0 {
        let isSameHash = table[slot] & tagBits == tag
        if isSameHash, isSame(pairs[number(table[slot])].key, key) { break }
        slot = (slot + 1) & mask
      }
      if table[slot] == 0 {
        table[slot] = tag | UInt64(index + 1)
      } else if firstCounts {
        replaced.append(index)
      } else {
        replaced.append(number(table[slot]))
        table[slot] = tag | UInt64(index + 1)
      }
    }
    return replaced.sorted()
  }

  /// The index of the pair that an entry of the table names: no file has 2⁴⁰ pairs.
  private static func number(_ entry: UInt64) -> Int { Int(entry & ~tagBits) - 1 }

  private static let tagBits: UInt64 = 0xFFFF_FF00_0000_0000

  private static func isSame(_ left: String?, _ right: String) -> Bool {
    left.map(ExactText.init) == ExactText(right)
  }
}

extension Int {
  /// Itself, or the next greater one.
  fileprivate var nextPowerOfTwo: Int {
    1 << (Int.bitWidth - Swift.max(0, self - 1).leadingZeroBitCount)
  }
}
