import CUnicode
import OversetModel

/// What ICU says of a paragraph: its grapheme clusters, and the script and direction of each.
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
      return result
    }
  }

  let text: [UInt16]
  /// Where each cluster begins, and then the text's length.
  let offsets: [Int32]
  let clusters: [Cluster]
  /// The direction of the first strong character, where no other is asked for.
  let isRightToLeft: Bool

  init(
    _ text: [UInt16], _ direction: WritingDirection = .natural,
    characters: inout CharacterProperties, graphemes: borrowing BreakIterator,
    bidi: borrowing BidiResolver
  ) {
    self.text = text
    let characters = characters.properties(of: text)
    let flags = characters.reduce(0) { $0 | $1.flags }
    offsets = [0] + Self.boundaries(in: text, characters, flags, graphemes)
    var levels: [UInt8] = []
    if direction == .rightToLeft || flags & UInt32(CUNI_BIDI) != 0 {
      (levels, isRightToLeft) = bidi.levels(of: text, direction)
    } else {
      isRightToLeft = false
    }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(offsets.count - 1)
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      clusters.append(
        Cluster(
          text, characters, Int(start)..<Int(end),
          isRightToLeft: !levels.isEmpty && levels[Int(start)] & 1 == 1))
    }
    Self.resolveScripts(&clusters)
    self.clusters = clusters
  }

  /// How many clusters a text has, paragraph ends included.
  static func clusterCount(
    of text: [UInt16], characters: inout CharacterProperties, graphemes: borrowing BreakIterator
  ) -> Int {
    let characters = characters.properties(of: text)
    let flags = characters.reduce(0) { $0 | $1.flags }
    return boundaries(in: text, characters, flags, graphemes).count
  }

  /// The end of each cluster; `flags` are those of all characters.
  private static func boundaries(
    in text: [UInt16], _ characters: [cuni_character], _ flags: UInt32,
    _ graphemes: borrowing BreakIterator
  ) -> [Int32] {
    let boundaries = graphemes.boundaries(in: text)
    let joins = flags & UInt32(CUNI_STACKER | CUNI_MARK) != 0
    return joins ? boundaries.filter { !characters.join(at: Int($0)) } : boundaries
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
  private static func resolveScripts(_ clusters: inout [Cluster]) {
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
  /// Whether two clusters of ICU's are one: a letter stands under the one before, or the second is a
  /// mark of the first.
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
