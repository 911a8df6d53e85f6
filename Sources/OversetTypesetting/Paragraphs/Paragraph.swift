import OversetModel

/// A paragraph analysed and shaped, independent of size and width.
///
/// Positions inside count grapheme clusters from 0; `clusterOffsets` says where they lie in UTF-16.
/// A class because it never changes and is looked at from everywhere: a reference, not six arrays.
public final class Paragraph: Sendable {
  /// The paragraph's own text, without the separator that ends it.
  public let text: [UInt16]
  /// Where the paragraph begins in the whole text, in UTF-16 code units.
  public let offset: Int
  /// The length of the separator behind it: 0 at the end of the text.
  public let separatorLength: Int
  /// Whether it runs from right to left: its first strong character does (UAX 9 P2), or its style
  /// says so.
  public let isRightToLeft: Bool
  /// Where each cluster begins in `text`, and then the text's length.
  public let clusterOffsets: [Int32]
  /// The advance of everything before each cluster, and then of all.
  let advances: [Advance]
  /// The kerning between each cluster and the one before it, which `advances` has in the latter.
  let kernings: [Int32]
  let flags: [ClusterFlags]
  /// Which font sets which clusters, in logical order, without gaps.
  public let runs: [FontRun]
  /// What is different in each part of the text, without gaps; empty where all of it is in the
  /// label's own font and size.
  public let parts: [ParagraphPart]
  /// The numbers of the runs that are set in the system font.
  let table: TableFont
  /// The clusters that are tabs, ascending.
  let tabs: [Int]

  init(
    text: [UInt16], offset: Int, separatorLength: Int, isRightToLeft: Bool,
    clusterOffsets: [Int32], advances: [Advance], kernings: [Int32], flags: [ClusterFlags],
    runs: [FontRun], parts: [ParagraphPart] = [], table: TableFont, tabs: [Int] = []
  ) {
    self.text = text
    self.offset = offset
    self.separatorLength = separatorLength
    self.isRightToLeft = isRightToLeft
    self.clusterOffsets = clusterOffsets
    self.advances = advances
    self.kernings = kernings
    self.flags = flags
    self.runs = runs
    self.parts = parts
    self.table = table
    self.tabs = tabs
  }

  /// Grapheme clusters.
  public var clusterCount: Int { flags.count }

  /// The advance of the whole paragraph.
  public var advance: Advance { advances[flags.count] }

  /// The clusters' UTF-16 range in the whole text.
  public func textRange(of clusters: Range<Int>) -> Range<Int> {
    offset + Int(clusterOffsets[clusters.lowerBound])..<offset
      + Int(clusterOffsets[clusters.upperBound])
  }

  /// The clusters as text.
  public func string(_ clusters: Range<Int>) -> String {
    let start = Int(clusterOffsets[clusters.lowerBound])
    let end = Int(clusterOffsets[clusters.upperBound])
    return String(utf16: text[start..<end])
  }

  /// Whether a cluster hangs at the end of a line instead of starting the next one.
  public func isSpace(_ cluster: Int) -> Bool { flags[cluster].contains(.space) }

  /// The range without the white space at its end.
  public func trimmingEnd(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    while end > clusters.lowerBound, isSpace(end - 1) { end -= 1 }
    return clusters.lowerBound..<end
  }

  /// The range without the white space at its start.
  public func trimmingStart(_ clusters: Range<Int>) -> Range<Int> {
    var start = clusters.lowerBound
    while start < clusters.upperBound, isSpace(start) { start += 1 }
    return start..<clusters.upperBound
  }

  /// Whether some cluster is in no font.
  public var hasMissing: Bool {
    runs.contains { $0.font.mayMissGlyphs } && flags.contains { $0.contains(.missing) }
  }

  /// The clusters that no font has, as text, each once and in order.
  public var missing: [String] {
    guard hasMissing else { return [] }
    var known: Set<String> = []
    return (0..<clusterCount).compactMap { cluster in
      guard flags[cluster].contains(.missing) else { return nil }
      let text = string(cluster..<cluster + 1)
      return known.insert(text).inserted ? text : nil
    }
  }
}

/// What a line breaker and a cutter need to know of a cluster.
struct ClusterFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// White space that hangs at the end of a line.
  static let space = ClusterFlags(rawValue: 1 << 0)
  /// A cut before the cluster changes the glyphs beside it.
  static let unsafeBefore = ClusterFlags(rawValue: 1 << 1)
  /// No font has one of its characters.
  static let missing = ClusterFlags(rawValue: 1 << 2)
  /// U+00AD: shows a hyphen when a line ends behind it.
  static let softHyphen = ClusterFlags(rawValue: 1 << 3)
}

/// Consecutive clusters that one font sets in one direction.
public struct FontRun: Sendable {
  /// Their places in the paragraph, half-open.
  public let clusters: Range<Int>
  /// What sets them.
  public let font: RunFont
  let script: Script
  let isRightToLeft: Bool
  let features: ShapingFeatures
  /// How far the paint of a font file reaches, in its own em; nowhere for the system's numbers.
  public internal(set) var reach = InkReach.none

  /// Whether the script stacks marks above or below its letters: labels in text styles are higher
  /// for it.
  public var isTall: Bool { script.isTall }
}

/// Where a run's advances come from.
public enum RunFont: Sendable {
  /// The system font's own letters and signs: its table.
  case system
  /// The system's Hangul font, known by its one advance.
  case systemHangul
  /// The system's Han and Kana font, known by its one advance.
  case systemWide
  /// A font file. `sizeAdjustment` is the share of the label's size that it is set at.
  case face(FontFace, sizeAdjustment: Double)
  /// No font has the characters: the advance is a guess.
  case none

  fileprivate var mayMissGlyphs: Bool {
    switch self {
    case .system, .systemHangul, .systemWide: false
    case .face, .none: true
    }
  }
}
