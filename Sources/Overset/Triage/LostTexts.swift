import OversetFits
import OversetModel
import OversetRules

/// The texts of one label that are cut off, in all locales, as far as a triage asks for them.
struct LostTexts: Sendable {
  private var clears: Clearance?
  private var lackOfLocale: [LocaleIdentifier: Points] = [:]
  private var keys: [Key: LostKey] = [:]
  private var newIn: Set<LocaleIdentifier> = []
  private var worst: (layout: CheckedLayout, lack: Points)?

  private struct Key: Hashable {
    var table: Int
    var key: Int
  }

  /// Where a key's text is cut off.
  private struct LostKey {
    /// How many.
    var locales = 0
    var isInSource = false
    private var last: LocaleIdentifier?

    /// Findings come locale by locale.
    mutating func add(_ locale: LocaleIdentifier, isInSource: Bool) {
      if last != locale { locales += 1 }
      last = locale
      self.isInSource = self.isInSource || isInSource
    }
  }

  /// Only findings that lose text count.
  mutating func add(_ finding: Finding) {
    guard let text = finding.textInLabel, let layout = finding.layout,
      let clearance = finding.clears
    else { return }
    clears = clears?.joined(clearance) ?? clearance
    let lack = finding.overflow ?? 0
    lackOfLocale[layout.locale] = max(lackOfLocale[layout.locale] ?? 0, lack)
    if worst.map({ lack > $0.lack }) != false { worst = (layout, lack) }
    let isSource = finding.sourceLosesText == nil && text.sourceVariation != nil
    let isLostInSource = finding.sourceLosesText == true
    keys[Key(table: text.table, key: text.key), default: LostKey()].add(
      layout.locale, isInSource: isSource || isLostInSource)
    if !isSource, !isLostInSource { newIn.insert(layout.locale) }
  }

  /// Nil where nothing is lost. `localesOfTable` are the locales in which each table was laid out.
  func triage(localesOfTable: [Set<LocaleIdentifier>]) -> LabelTriage? {
    guard let clears, let worst else { return nil }
    let layoutKeys = keys.count { key, lost in
      // Of two languages one is half, and says nothing of the label.
      lost.isInSource || lost.locales > 1 && 2 * lost.locales >= localesOfTable[key.table].count
    }
    // Nobody can change a room of the system's.
    let isLayout = 2 * layoutKeys >= keys.count && !worst.layout.setting.isInSystemRoom
    return LabelTriage(
      cause: isLayout ? .layout : .translation,
      locales: lackOfLocale.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key),
      // Each table has locales of its own: those of all tables, and not of the one that has most.
      checkedLocales: Set(keys.keys.map(\.table)).reduce(into: Set(lackOfLocale.keys)) {
        $0.formUnion(localesOfTable[$1])
      }.count,
      newIn: newIn.sorted(), isInSource: keys.values.contains(where: \.isInSource),
      keys: keys.count, layoutKeys: layoutKeys, clears: clears, worst: worst.layout,
      overflow: worst.lack > 0 ? worst.lack : nil)
  }
}
