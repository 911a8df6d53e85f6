import OversetFits
import OversetModel
import OversetRules

/// What labels showed, counted by one worker.
struct LabelTally: Sendable {
  /// By the label's index in the plan, then by locale.
  private var locales: [Int: [LocaleIdentifier: LabelLocale]] = [:]

  /// Counts layouts that fit with room to spare.
  mutating func add(comfortable count: Int, in label: Int, _ locale: LocaleIdentifier) {
    if count > 0 { self[label, locale].add(comfortable: count) }
  }

  /// Whether the layout is the tightest so far.
  mutating func add(_ layout: CheckedLayout, in label: Int) -> Bool {
    self[label, layout.locale].add(layout)
  }

  /// What is left beside the tightest text of a label.
  mutating func setRoom(_ room: RoomLeft?, in label: Int, _ locale: LocaleIdentifier) {
    self[label, locale].tightest?.room = room
  }

  mutating func add(_ other: LabelTally) {
    for (label, locales) in other.locales {
      for (locale, tally) in locales { self[label, locale].add(tally) }
    }
  }

  /// By identifier.
  func locales(of label: Int) -> [LabelLocale] {
    (locales[label] ?? [:]).values.sorted { $0.locale < $1.locale }
  }

  private subscript(label: Int, locale: LocaleIdentifier) -> LabelLocale {
    get { locales[label]?[locale] ?? LabelLocale(locale: locale) }
    _modify {
      yield &locales[label, default: [:]][locale, default: LabelLocale(locale: locale)]
    }
  }
}

extension LabelLocale {
  fileprivate mutating func add(comfortable count: Int) {
    layouts += count
    outcomes[.fits, default: 0] += count
  }

  fileprivate mutating func add(_ layout: CheckedLayout) -> Bool {
    layouts += 1
    let fit = layout.numbers
    outcomes[fit.outcome, default: 0] += 1
    if fit.isBorderline { borderline += 1 }
    if fit.isInconclusive { inconclusive += 1 }
    let use = fit.use
    guard tightest.map({ use > $0.use }) != false else { return false }
    tightest = TightestText(layout: layout, use: use)
    return true
  }

  /// The first of the tightest stays.
  fileprivate mutating func add(_ later: LabelLocale) {
    layouts += later.layouts
    outcomes.merge(later.outcomes, uniquingKeysWith: +)
    borderline += later.borderline
    inconclusive += later.inconclusive
    if let text = later.tightest, tightest.map({ text.use > $0.use }) != false { tightest = text }
  }
}

extension LabelFit.Numbers {
  /// The share of the label's room that the text needs.
  fileprivate var use: Double {
    guard outcome.losesText else { return usedWidth ?? usedHeight ?? 0 }
    if let usedWidth, usedWidth > 1 { return usedWidth }
    // Where the width is no question, lines are missing, or height.
    return max(usedHeight ?? 0, Double(neededLines) / Double(max(lines, 1)), 1)
  }
}
