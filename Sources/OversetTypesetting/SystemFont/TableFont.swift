import OversetModel

/// A font that is only a table of numbers, and works like a font file.
///
/// The default system font is one: the font itself may not be shipped, and numbers give the same
/// verdict on every machine, with any fonts installed.
///
/// A handful of these live as long as the process, so they are plain pointers to memory that is
/// never freed: every worker reads them for every text, and counting references to one shared object
/// took most of the workers' time. `@unchecked Sendable` because that
/// memory is not written to once a table is made.
@safe package struct TableFont: @unchecked Sendable {
  /// Distances from the typographic baseline in em.
  package let ascender: Double
  /// The same downwards, as a negative number.
  package let descender: Double
  private let characters: Characters
  /// How many characters there are, and one for none.
  private let count: Int
  private let advances: UnsafePointer<Advance>
  private let leftClasses: UnsafePointer<UInt8>
  private let rightClasses: UnsafePointer<UInt8>
  private let inks: UnsafePointer<InkBox?>
  /// By left class · 256 + right class, in 1/10000 em.
  private let kernings: UnsafePointer<Int16>

  /// The address of the numbers: a table is never freed.
  typealias Identity = UInt

  var identity: Identity { unsafe UInt(bitPattern: advances) }

  /// The index of a character in the table; 0 is none.
  typealias Index = UInt16

  /// Index in the table by UTF-16 code unit: 65,536 of them.
  @safe struct Characters: @unchecked Sendable {
    fileprivate let indices: UnsafePointer<Index>

    /// `codeUnits` are those of the indices from 1 on.
    init(_ codeUnits: some Sequence<UInt16>) {
      var indices = [Index](repeating: 0, count: 65_536)
      for (index, unit) in codeUnits.enumerated() {
        indices[Int(unit)] = Index(clamping: index + 1)
      }
      unsafe self.indices = unsafe immortal(indices)
    }
  }

  /// Advances in font units of `unitsPerEm` to the em; no kerning, the same at every size. `ink` is
  /// where every character but white space leaves paint.
  package init(
    advances: [UInt16: Int], unitsPerEm: Int, ascender: Double, descender: Double,
    ink: InkBox? = nil
  ) {
    let sorted = advances.sorted { $0.key < $1.key }
    let noClasses = [UInt8](repeating: 0, count: sorted.count + 1)
    self.init(
      Characters(sorted.map(\.key)),
      [.zero] + sorted.map { Advance(scaled: $0.value * fontUnitsPerEm / unitsPerEm) },
      leftClasses: noClasses, rightClasses: noClasses, kernings: [0],
      inks: [nil] + sorted.map { Self.isSpace($0.key) || $0.key == 0xA0 ? nil : ink },
      ascender: ascender, descender: descender)
  }

  /// `advances`, `inks` and the classes have an element for index 0, which is no character;
  /// `kernings` has one for every pair of classes.
  init(
    _ characters: Characters, _ advances: [Advance], leftClasses: [UInt8], rightClasses: [UInt8],
    kernings: [Int16], inks: [InkBox?], ascender: Double, descender: Double
  ) {
    self.characters = characters
    count = advances.count
    unsafe self.advances = unsafe immortal(advances)
    unsafe self.leftClasses = unsafe immortal(leftClasses)
    unsafe self.rightClasses = unsafe immortal(rightClasses)
    unsafe self.kernings = unsafe immortal(kernings)
    unsafe self.inks = unsafe immortal(inks)
    self.ascender = ascender
    self.descender = descender
  }

  /// The same characters with one advance, and no kerning.
  func monospaced(advance: Advance) -> TableFont {
    let own = unsafe UnsafeBufferPointer(start: advances, count: count)
    let advances = unsafe own.map { $0.scaled == 0 ? Advance.zero : advance }
    let noClasses = [UInt8](repeating: 0, count: count)
    return TableFont(
      characters, advances, leftClasses: noClasses, rightClasses: noClasses, kernings: [0],
      inks: (0..<count).map { unsafe inks[$0]?.widened(by: advance, from: own[$0]) },
      ascender: ascender, descender: descender)
  }

  /// The same characters with a share of every width; what the system font tracks stays.
  func widened(by share: Double) -> TableFont {
    let own = unsafe UnsafeBufferPointer(start: advances, count: count)
    let advances = unsafe own.map { advance in
      var advance = advance
      advance.scaled = advance.scaled.adjusted(by: share)
      advance.display = advance.display.adjusted(by: share)
      return advance
    }
    return unsafe TableFont(
      characters, advances,
      leftClasses: Array(UnsafeBufferPointer(start: leftClasses, count: count)),
      rightClasses: Array(UnsafeBufferPointer(start: rightClasses, count: count)),
      kernings: UnsafeBufferPointer(start: kernings, count: 256 * 256).map {
        Int16((Double($0) * share).rounded())
      },
      inks: (0..<count).map { unsafe inks[$0]?.widened(by: advances[$0], from: own[$0]) },
      ascender: ascender, descender: descender)
  }

  /// The same characters where every digit from 0 to 9 has the widest one's advance, and no
  /// kerning.
  func withEqualDigits() -> TableFont {
    let digits = (0x30...0x39).map { Int(index(of: $0)) }.filter { $0 > 0 }
    var advances = unsafe Array(UnsafeBufferPointer(start: advances, count: count))
    var leftClasses = unsafe Array(UnsafeBufferPointer(start: leftClasses, count: count))
    var rightClasses = unsafe Array(UnsafeBufferPointer(start: rightClasses, count: count))
    let widest = digits.map { advances[$0] }.max { $0.scaled < $1.scaled } ?? .zero
    for digit in digits {
      advances[digit] = widest
      // No pair has class 0.
      leftClasses[digit] = 0
      rightClasses[digit] = 0
    }
    return unsafe TableFont(
      characters, advances, leftClasses: leftClasses, rightClasses: rightClasses,
      kernings: Array(UnsafeBufferPointer(start: kernings, count: 256 * 256)),
      inks: (0..<count).map { unsafe inks[$0]?.widened(by: advances[$0], from: self.advances[$0]) },
      ascender: ascender, descender: descender)
  }

  /// The character's index, or 0 where the table does not have it.
  @inline(__always)
  func index(of codeUnit: UInt16) -> Index { unsafe characters.indices[Int(codeUnit)] }

  @inline(__always)
  func advance(of index: Index) -> Advance { unsafe advances[Int(index)] }

  /// Where the character leaves paint, from its origin; nil for white space and for none.
  ///
  /// The size is that of text: what the display cut and tracking change is left out.
  func ink(of index: Index) -> InkBox? { unsafe inks[Int(index)] }

  /// The kerning between two neighbours.
  @inline(__always)
  func kerning(_ left: Index, _ right: Index) -> FontUnits {
    let pair = unsafe Int(leftClasses[Int(left)]) << 8 | Int(rightClasses[Int(right)])
    return unsafe Int(kernings[pair]) * (fontUnitsPerEm / 10_000)
  }

  /// The width of a text whose every UTF-16 code unit is in the table; nil where one is not.
  ///
  /// The fast path of `Typesetter.typeset`: no boundaries, fonts or runs to find. O(n), no
  /// allocation.
  package func advance(ofSimpleText text: [UInt16]) -> Advance? {
    var total = Advance.zero
    var previous: Index = 0
    for unit in text {
      let index = index(of: unit)
      if index == 0 || Self.needsAnalysis(unit) { return nil }
      total += advance(of: index)
      total.scaled &+= kerning(previous, index)
      previous = index
    }
    return total
  }

  /// Whether ICU must be asked about a character that a table may have: combining signs, which share
  /// a grapheme cluster with what precedes them, and symbols that may be drawn as emoji.
  @inline(__always)
  static func needsAnalysis(_ codeUnit: UInt16) -> Bool {
    codeUnit == 0x488 || codeUnit == 0x489 || codeUnit >= 0x203C && isSymbol(codeUnit)
  }

  /// ICU's `CUNI_SYMBOL`, of the characters that a table may have.
  private static func isSymbol(_ codeUnit: UInt16) -> Bool {
    switch codeUnit {
    case 0x203C, 0x2049, 0x2194...0x2199, 0x21A9, 0x21AA, 0x23CF, 0x25AA, 0x25B6, 0x25C0, 0x2600,
      0x2665, 0x26A0, 0x2764:
      true
    default: false
    }
  }

  /// The white space that hangs at the end of a line; no-break spaces do not.
  @inline(__always)
  static func isSpace(_ codeUnit: UInt16) -> Bool {
    switch codeUnit {
    case 0x20, 0x2000...0x2006, 0x2008...0x200A, 0x205F: true
    default: false
    }
  }
}

/// A copy of an array that lives as long as the process.
private func immortal<Element>(_ array: [Element]) -> UnsafePointer<Element> {
  let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(array.count, 1))
  _ = unsafe copy.initialize(from: array)
  // An allocated buffer always has an address.
  return unsafe UnsafePointer(copy.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
}

extension InkBox {
  /// The box in the middle of another advance.
  fileprivate func widened(by advance: Advance, from own: Advance) -> InkBox {
    let shift = Double(advance.scaled - own.scaled) / 2 / Double(fontUnitsPerEm)
    return InkBox(minX: minX + shift, minY: minY, maxX: maxX + shift, maxY: maxY)
  }
}
