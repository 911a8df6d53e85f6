import CUnicode
import OversetModel

/// ICU's analysis of a paragraph: its grapheme clusters, and the script and direction of each.
///
/// Its arrays are reused for one text after the other.
struct TextAnalysis {
  /// One grapheme cluster.
  struct Cluster {
    /// `CUNI_…` of its characters, joined.
    var flags: UInt32
    /// Its own script, or that of the text before it where it has none.
    var script: Script
    /// The single code unit that it composes to in normalization form C, or 0.
    var composed: UInt16
    var isRightToLeft: Bool
    /// Has no width: every character is ignorable.
    var isIgnorable: Bool
    var isSoftHyphen: Bool

    var clusterFlags: ClusterFlags {
      var result: ClusterFlags = flags & UInt32(CUNI_SPACE) != 0 ? .space : []
      if isSoftHyphen { result.insert(.softHyphen) }
      // Nothing else in the cluster: a variation selector says which.
      if flags & UInt32(CUNI_SYMBOL | CUNI_EMOJI | CUNI_IGNORABLE) == UInt32(CUNI_SYMBOL) {
        result.insert(.symbol)
      }
      return result
    }
  }

  private(set) var text: [UInt16] = []
  /// Where each cluster begins, and then the text's length.
  private(set) var offsets: [Int32] = []
  private(set) var clusters: [Cluster] = []
  /// The direction of the first strong character, where no other is given.
  private(set) var isRightToLeft = false
  /// By code unit.
  private var characters: [cuni_character] = []

  /// Analyses another text, in the arrays of the one before.
  mutating func analyze(
    _ text: [UInt16], _ direction: WritingDirection, known: inout CharacterProperties,
    graphemes: inout BreakIterator, bidi: borrowing BidiResolver
  ) {
    self.text = text
    let flags = findBoundaries(known: &known, graphemes: &graphemes)
    var levels: [UInt8] = []
    isRightToLeft = false
    if direction == .rightToLeft || flags & UInt32(CUNI_BIDI) != 0 {
      (levels, isRightToLeft) = bidi.levels(of: text, direction)
    }
    clusters.removeAll(keepingCapacity: true)
    for index in 0..<offsets.count - 1 {
      let start = Int(offsets[index])
      clusters.append(
        Cluster(
          text, characters, start..<Int(offsets[index + 1]),
          isRightToLeft: !levels.isEmpty && levels[start] & 1 == 1))
    }
    resolveScripts()
  }

  /// How many clusters a text has, paragraph ends included.
  mutating func clusterCount(
    of text: [UInt16], known: inout CharacterProperties, graphemes: inout BreakIterator
  ) -> Int {
    self.text = text
    _ = findBoundaries(known: &known, graphemes: &graphemes)
    return offsets.count - 1
  }

  /// Finds `characters` and `offsets`; returns the flags of all characters.
  private mutating func findBoundaries(
    known: inout CharacterProperties, graphemes: inout BreakIterator
  ) -> UInt32 {
    known.get(of: text, into: &characters)
    let flags = characters.reduce(0) { $0 | $1.flags }
    offsets.removeAll(keepingCapacity: true)
    offsets.append(0)
    let joining = UInt32(CUNI_JOINING | CUNI_STACKER | CUNI_MARK)
    if flags & joining == 0 {
      // Each code unit is a cluster.
      for offset in text.indices { offsets.append(Int32(clamping: offset + 1)) }
    } else {
      let joins = flags & UInt32(CUNI_STACKER | CUNI_MARK) != 0
      for boundary in graphemes.boundaries(in: text)
      where !joins || !characters.join(at: Int(boundary)) {
        offsets.append(boundary)
      }
    }
    return flags
  }

  /// The one character that a cluster composes to, or its first.
  static func composed(_ cluster: String) -> UInt32? {
    let units = Array(cluster.utf16)
    let unit = units.count == 1 ? units[0] : Cluster.composed(units[...])
    return unit != 0 && !UTF16.isSurrogate(unit)
      ? UInt32(unit) : cluster.unicodeScalars.first?.value
  }

  func range(of cluster: Int) -> Range<Int> { Int(offsets[cluster])..<Int(offsets[cluster + 1]) }

  /// Gives signs and marks the script of what precedes them, or of what follows at the start (UAX
  /// 24).
  private mutating func resolveScripts() {
    guard var script = clusters.first(where: { !$0.script.isNeutral })?.script else { return }
    for index in clusters.indices {
      if clusters[index].script.isNeutral {
        clusters[index].script = script
      } else {
        script = clusters[index].script
      }
    }
  }
}

extension [cuni_character] {
  /// Whether two of ICU's clusters are one: the second is a letter under the first, or a mark of it.
  fileprivate func join(at offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    let (before, behind) = (self[offset - 1], self[offset])
    return before.script == behind.script
      && (before.flags & UInt32(CUNI_STACKER) != 0 || behind.flags & UInt32(CUNI_MARK) != 0)
  }
}

extension TextAnalysis.Cluster {
  fileprivate init(
    _ text: [UInt16], _ characters: [cuni_character], _ range: Range<Int>, isRightToLeft: Bool
  ) {
    let ignorable = UInt32(CUNI_IGNORABLE)
    flags = 0
    script = Script(tag: characters[range.lowerBound].script)
    isIgnorable = true
    for index in range {
      flags |= characters[index].flags
      isIgnorable = isIgnorable && characters[index].flags & ignorable != 0
      if script.isNeutral { script = Script(tag: characters[index].script) }
    }
    // A joiner or a selector of text presentation behind a letter does not change the letter.
    composed =
      range.count == 1
      ? text[range.lowerBound]
      : flags & ignorable == 0
        ? Self.composed(text[range])
        : Self.composed(
          range.filter { characters[$0].flags & ignorable == 0 }.map { text[$0] }[...])
    self.isRightToLeft = isRightToLeft
    isSoftHyphen = composed == 0xAD
  }

  fileprivate static func composed(_ cluster: ArraySlice<UInt16>) -> UInt16 {
    // No single code unit decomposes to more than four (U+1F82), and ICU takes as long as the square
    // of a sequence of marks.
    if cluster.count > 4 { return 0 }
    var result: (UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0)
    let length = unsafe withUnsafeMutableBytes(of: &result) { bytes in
      unsafe cluster.withUnsafeBufferPointer { cluster in
        unsafe cuni_nfc(
          cluster.baseAddress, Int32(clamping: cluster.count),
          bytes.bindMemory(to: UInt16.self).baseAddress, Int32(bytes.count / 2))
      }
    }
    return length == 1 ? result.0 : 0
  }
}
