import OversetFits
import OversetModel
import OversetRules

/// Whether a label or its translations are at fault, and what would help.
public struct LabelTriage: Sendable {
  /// Whether it is the label or the translations.
  public var cause: Cause
  /// Where a text is cut off, worst first.
  public var locales: [LocaleIdentifier]
  /// In how many locales the texts that are cut off somewhere were laid out.
  public var checkedLocales: Int
  /// Where a text is cut off that the source locale shows whole, by identifier.
  public var newIn: [LocaleIdentifier]
  /// Whether a text is cut off in the source locale already.
  public var isInSource: Bool
  /// How many keys have a text that is cut off.
  public var keys: Int
  /// How many of them are the layout's fault.
  public var layoutKeys: Int
  /// What clears all locales.
  public var clears: Clearance
  /// The text that lacks most, at the smallest size and on the narrowest screen where it does.
  public var worst: CheckedLayout
  /// How many points of width it lacks at most, over all sizes and screens; nil where that is no
  /// question of width.
  public var overflow: Points?

  /// What is at fault.
  public enum Cause: String, Sendable, CaseIterable {
    /// Of at least half of the keys the text is cut off in the source locale already, or in at least
    /// half of all locales and not in one alone: the label is too small. Never a room of the system's.
    case layout
    /// It is cut off in a few translations.
    case translation
  }
}

extension LabelTriage {
  /// What text lost in one label says, in all locales; nil where nothing is lost.
  ///
  /// `localesOfTable` are the locales in which each table was laid out.
  init?(_ findings: [Finding], localesOfTable: [Set<LocaleIdentifier>]) {
    var clears: Clearance?
    var lackOfLocale: [LocaleIdentifier: Points] = [:]
    var keys: [Key: LostKey] = [:]
    var newIn: Set<LocaleIdentifier> = []
    var worst: (layout: CheckedLayout, lack: Points)?
    for finding in findings {
      guard let text = finding.textInLabel, let layout = finding.layout,
        let clearance = finding.clears
      else { continue }
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
    guard let clears, let worst else { return nil }
    layoutKeys = keys.count { key, lost in
      // Of two languages one is half, and says nothing of the label.
      lost.isInSource || lost.locales > 1 && 2 * lost.locales >= localesOfTable[key.table].count
    }
    // Nobody can change a room of the system's.
    let isLayout = 2 * layoutKeys >= keys.count && !worst.layout.setting.isInSystemRoom
    cause = isLayout ? .layout : .translation
    locales = lackOfLocale.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    // Each table has locales of its own: those of all tables, and not of the one that has most.
    checkedLocales =
      Set(keys.keys.map(\.table)).reduce(into: Set(lackOfLocale.keys)) {
        $0.formUnion(localesOfTable[$1])
      }.count
    self.newIn = newIn.sorted()
    isInSource = keys.values.contains(where: \.isInSource)
    self.keys = keys.count
    self.clears = clears
    self.worst = worst.layout
    overflow = worst.lack > 0 ? worst.lack : nil
  }

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
}
