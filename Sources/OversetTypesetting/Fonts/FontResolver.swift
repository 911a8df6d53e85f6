import CUnicode
import OversetModel

/// Finds the font of a grapheme cluster: the label's own, the system's numbers, or the cascade's.
///
/// Scratch of one worker: it remembers the fonts it has opened.
struct FontResolver {
  /// A font's index in `fonts`, so that runs compare cheaply.
  typealias FontIndex = Int

  static let system = 0
  static let hangul = 1
  static let wide = 2
  static let none = 3

  let book: FontBook
  private(set) var fonts: [RunFont] = [.system, .systemHangul, .systemWide, .none]
  private var indices: [FaceKey: FontIndex] = [:]
  private var cascades: [CascadeKey: [String]] = [:]
  /// Nil for a family that is not installed.
  private var families: [FamilyKey: FontIndex?] = [:]

  /// What was found for the clusters of one code unit, by that unit: almost every cluster is one.
  /// Empty until the first search.
  private var known: [Known] = []
  private var styles: [Style: UInt16] = [:]
  private var lastStyle: (style: Style, number: UInt16)?

  /// The font of a code unit in a style; style 0 is none.
  private struct Known {
    var script = Script(tag: 0)
    var style: UInt16 = 0
    var font: UInt16 = 0
  }

  /// What a cluster's font depends on besides the cluster.
  private struct Style: Hashable {
    var font: TypesetFont.Identity
    var locale: LocaleIdentifier
  }

  /// What was found for the clusters of two to four code units.
  private var knownClusters: [ClusterKey: FontIndex] = [:]

  private struct ClusterKey: Hashable {
    var units: UInt64
    var script: Script
    var style: UInt16
  }

  /// More than the clusters of any catalog, and some megabytes.
  private static let mostKnownClusters = 100_000

  private struct FaceKey: Hashable {
    var face: ObjectIdentifier
    var letters: StandInLetters
  }

  private struct FamilyKey: Hashable {
    var name: String
    var weight: FontWeight
    var letters: StandInLetters
  }

  private struct CascadeKey: Hashable {
    var script: Script
    var locale: LocaleIdentifier
  }

  init(book: FontBook) { self.book = book }

  /// One cluster, with ICU's properties of its characters.
  struct Cluster {
    var text: ArraySlice<UInt16>
    var flags: UInt32
    /// The script of the text around it where it has none of its own.
    var script: Script
    /// The single code unit that it composes to, or 0.
    var composed: UInt16
  }

  /// The same as `search` finds; it searches once for each code unit, script and style.
  mutating func font(
    for cluster: Cluster, in font: TypesetFont, locale: LocaleIdentifier
  ) -> FontIndex {
    let style = style(of: font, locale)
    guard cluster.text.count == 1, cluster.composed != 0 else {
      if cluster.text.count > 4 { return search(for: cluster, in: font, locale: locale) }
      let key = ClusterKey(
        units: cluster.text.reduce(0) { $0 << 16 | UInt64($1) }, script: cluster.script,
        style: style)
      if let known = knownClusters[key] { return known }
      let found = search(for: cluster, in: font, locale: locale)
      if knownClusters.count >= Self.mostKnownClusters { knownClusters = [:] }
      knownClusters[key] = found
      return found
    }
    if let known = known(cluster.composed, cluster.script, style: style) { return known }
    let found = search(for: cluster, in: font, locale: locale)
    if let index = UInt16(exactly: found) {
      known[Int(cluster.composed)] = Known(script: cluster.script, style: style, font: index)
    }
    return found
  }

  /// A number for a font in a locale, as `known` has it.
  mutating func style(of font: TypesetFont, _ locale: LocaleIdentifier) -> UInt16 {
    if known.isEmpty { known = [Known](repeating: Known(), count: 65_536) }
    return number(of: Style(font: font.identity, locale: locale))
  }

  /// What `font` has found before for a cluster of one code unit; nil for a new one.
  /// `style` must be the result of `style(of:_:)`.
  @inline(__always)
  func known(_ unit: UInt16, _ script: Script, style: UInt16) -> FontIndex? {
    let known = known[Int(unit)]
    return known.style == style && known.script == script ? FontIndex(known.font) : nil
  }

  private mutating func number(of style: Style) -> UInt16 {
    if let lastStyle, lastStyle.style == style { return lastStyle.number }
    if styles[style] == nil, styles.count == Int(UInt16.max) {
      styles.removeAll()
      knownClusters = [:]
      known = [Known](repeating: Known(), count: known.count)
    }
    let number = styles[style] ?? UInt16(styles.count + 1)
    styles[style] = number
    lastStyle = (style, number)
    return number
  }

  /// The plain way: tries every font in order.
  mutating func search(
    for cluster: Cluster, in font: TypesetFont, locale: LocaleIdentifier
  ) -> FontIndex {
    let isEmoji = Self.isEmoji(cluster)
    // UTS 51: U+FE0F requests the emoji, even where the label's font has the character.
    if case .face(let face) = font.source, !isEmoji, covers(face, cluster) {
      return index(of: face, .same)
    }
    if !isEmoji {
      let table = font.table ?? SystemFont.table(for: font.weight)
      if cluster.composed != 0, table.index(of: cluster.composed) != 0 { return Self.system }
      if (0xAC00...0xD7A3).contains(cluster.composed) { return Self.hangul }
      if cluster.flags & UInt32(CUNI_WIDE) != 0 { return Self.wide }
    }
    let script = isEmoji ? FontCascade.emoji : cluster.script
    for family in cascade(CascadeKey(script: script, locale: locale)) {
      let key = FamilyKey(
        name: family, weight: font.weight, letters: letters(of: script, in: family, beside: font))
      if let index = self.font(key), case .face(let face, _) = fonts[index],
        covers(face, cluster)
      {
        return index
      }
    }
    return Self.none
  }

  private func letters(
    of script: Script, in family: String, beside font: TypesetFont
  ) -> StandInLetters {
    if FontCascade.symbols.contains(family) { return .symbols }
    return font.table == nil
      ? StandInLetters(of: script, in: family, besideOwnFont: font.weight)
      : StandInLetters(
        of: script, in: family, weight: font.weight, design: font.design, since: book.leastSystem)
  }

  private mutating func cascade(_ key: CascadeKey) -> [String] {
    if let known = cascades[key] { return known }
    let families = book.cascade.families(for: key.script, locale: key.locale)
    cascades[key] = families
    return families
  }

  /// Opens a family only when it is needed.
  private mutating func font(_ key: FamilyKey) -> FontIndex? {
    if let known = families[key] { return known }
    // What was compared is in regular or bold, also where a machine has weights in between.
    let weight: FontWeight =
      [.same, .symbols].contains(key.letters)
      ? key.weight
      : key.weight.weightClass < FontWeight.semibold.weightClass ? .regular : .bold
    let face = book.face(named: key.name, weightClass: weight.weightClass)
    let found = face.map { index(of: $0, key.letters) }
    families[key] = .some(found)
    return found
  }

  mutating func index(of face: FontFace, _ letters: StandInLetters) -> FontIndex {
    let key = FaceKey(face: ObjectIdentifier(face), letters: letters)
    if let index = indices[key] { return index }
    fonts.append(.face(face, letters))
    indices[key] = fonts.count - 1
    return fonts.count - 1
  }

  /// Whether the font has every visible character, or the one that they compose to.
  private func covers(_ face: FontFace, _ cluster: Cluster) -> Bool {
    if cluster.composed != 0, face.glyph(of: UInt32(cluster.composed)) != nil { return true }
    func has(_ scalar: Unicode.Scalar) -> Bool {
      face.glyph(of: scalar.value) != nil || scalar.properties.isDefaultIgnorableCodePoint
    }
    var units = cluster.text.makeIterator()
    var decoder = UTF16()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): if !has(scalar) { return false }
      case .error: if !has("\u{FFFD}") { return false }
      case .emptyInput: return true
      }
    }
  }

  /// A cluster that is drawn as an emoji: by itself, or because of U+FE0F (UTS 51).
  private static func isEmoji(_ cluster: Cluster) -> Bool {
    if cluster.flags & UInt32(CUNI_EMOJI) != 0 { return !cluster.text.contains(0xFE0E) }
    return cluster.text.contains(0xFE0F)
  }
}
