import CHarfBuzz
import OversetModel

/// Shapes runs and finds the advance of every grapheme cluster in them.
///
/// Scratch of one worker.
struct Shaper: ~Copyable {
  private let buffer = ShapingBuffer()
  let outlines = GlyphOutlines()
  private var cache = WordCache()
  private var shaped: [ShapedCluster] = []
  private var glyphs: [ShapingBuffer.Glyph] = []

  /// The advances of the clusters that begin at `starts`, appended to `result` in logical order,
  /// and how far their paint reaches.
  ///
  /// `starts` ascend from `range.lowerBound`. A word is shaped by itself where the font never looks
  /// across a space, else the whole run. `font` is the face's number in the cache of words.
  mutating func shape(
    _ text: [UInt16], _ range: Range<Int>, clusterStarts starts: ArraySlice<Int32>,
    with style: RunStyle, font: Int, into result: inout [ShapedCluster]
  ) -> InkExtent {
    let key = WordCache.Style(style, font: font)
    var inkExtent = InkExtent.none
    if style.face.looksAcrossSpace {
      append(text, range, starts, style, key, &result, &inkExtent)
      return inkExtent
    }
    var word = range.lowerBound
    var first = starts.startIndex
    var next = first
    while next < starts.endIndex {
      let isSpace = text[Int(starts[next])] == 0x20
      if isSpace && next > first {
        append(
          text, word..<Int(starts[next]), starts[first..<next], style, key, &result, &inkExtent)
        (word, first) = (Int(starts[next]), next)
      }
      next += 1
      if isSpace {
        let end = next < starts.endIndex ? Int(starts[next]) : range.upperBound
        append(text, word..<end, starts[first..<next], style, key, &result, &inkExtent)
        (word, first) = (end, next)
      }
    }
    if first < starts.endIndex {
      append(text, word..<range.upperBound, starts[first...], style, key, &result, &inkExtent)
    }
    return inkExtent
  }

  /// The advance of a part of a run in its surroundings, never from the cache.
  mutating func advance(of range: Range<Int>, in text: [UInt16], with style: RunStyle) -> FontUnits
  {
    var total = 0
    buffer.shape(text, range, with: style) { total &+= $0.advance }
    return total
  }

  /// The glyphs of a part of a run in its surroundings, left to right.
  func glyphs(
    of range: Range<Int>, in text: [UInt16], with style: RunStyle
  ) -> [ShapingBuffer.Glyph] {
    var glyphs: [ShapingBuffer.Glyph] = []
    buffer.shape(text, range, with: style) { glyphs.append($0) }
    return glyphs
  }

  private mutating func append(
    _ text: [UInt16], _ range: Range<Int>, _ starts: ArraySlice<Int32>, _ style: RunStyle,
    _ key: WordCache.Style, _ result: inout [ShapedCluster], _ inkExtent: inout InkExtent
  ) {
    if let found = cache.find(text, range, key), found.clusters.count == starts.count {
      result += cache.clusters[found.clusters]
      inkExtent.add(found.inkExtent)
      return
    }
    let wordExtent = shapeAnew(text, range, starts, style)
    result += shaped
    inkExtent.add(wordExtent)
    cache.insert(text, range, key, shaped, wordExtent)
  }

  /// Fills `shaped` with the clusters of one word, and returns how far its paint reaches.
  private mutating func shapeAnew(
    _ text: [UInt16], _ range: Range<Int>, _ starts: ArraySlice<Int32>, _ style: RunStyle
  ) -> InkExtent {
    var inkExtent = InkExtent.none
    glyphs.removeAll(keepingCapacity: true)
    // A copy of the word alone: the text around it must not change what the cache keeps.
    let word = Array(text[range])
    buffer.shape(word, 0..<word.count, with: style) { glyphs.append($0) }
    if style.isRightToLeft { glyphs.reverse() }
    shaped.removeAll(keepingCapacity: true)
    shaped.append(
      contentsOf: repeatElement(ShapedCluster(advance: 0, flags: []), count: starts.count))
    var glyph = 0
    while glyph < glyphs.count {
      let cluster = glyphs[glyph].cluster + range.lowerBound
      var advance = 0
      var flags: ClusterFlags = glyphs[glyph].isUnsafeToBreak ? .unsafeBefore : []
      while glyph < glyphs.count, glyphs[glyph].cluster + range.lowerBound == cluster {
        advance &+= glyphs[glyph].advance
        if glyphs[glyph].id == 0 { flags.insert(.missing) }
        if let ink = outlines.ink(of: glyphs[glyph].id, in: style.face) {
          inkExtent.add(ink, of: glyphs[glyph])
        }
        glyph += 1
      }
      let end = glyph < glyphs.count ? glyphs[glyph].cluster + range.lowerBound : range.upperBound
      spread(advance, flags, over: starts, from: cluster, to: end)
    }
    return inkExtent
  }

  /// Gives a HarfBuzz cluster's advance to the grapheme clusters that begin in it, in equal parts:
  /// a ligature has no other positions for a caret. Cutting inside one needs reshaping.
  private mutating func spread(
    _ advance: FontUnits, _ flags: ClusterFlags, over starts: ArraySlice<Int32>, from: Int, to: Int
  ) {
    let after = starts.partitioningIndex { Int($0) > from }
    let first = max(after - 1, starts.startIndex)
    let end = max(starts.partitioningIndex { Int($0) >= to }, first + 1)
    let count = end - first
    for start in first..<end {
      let index = start - starts.startIndex
      let isFirst = start == first
      shaped[index].advance &+= advance / count + (isFirst ? advance % count : 0)
      shaped[index].flags.formUnion(flags.subtracting(.unsafeBefore))
      let startsHere = isFirst && Int(starts[start]) == from
      if !startsHere && !isFirst || startsHere && flags.contains(.unsafeBefore) {
        shaped[index].flags.insert(.unsafeBefore)
      }
    }
  }
}
