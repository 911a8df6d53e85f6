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

  /// Whether a share of the room is more than that of the tightest text so far.
  func isTighter(_ use: Double, in label: Int, _ locale: LocaleIdentifier) -> Bool {
    self[label, locale].isTighter(use)
  }

  /// Counts the layouts of a text; `tightest` is the layout of which it is known that none was tighter
  /// so far.
  mutating func add(
    _ sum: LayoutSum, tightest: LabelLocale.TightestText?, in label: Int, _ locale: LocaleIdentifier
  ) {
    self[label, locale].add(sum, tightest)
  }

  /// What is left beside the tightest text of a label.
  mutating func setRoom(_ room: RoomLeft?, in label: Int, _ locale: LocaleIdentifier) {
    self[label, locale].tightest?.room = room
  }

  /// Nil where every text fits with room to spare.
  func tightest(in label: Int, _ locale: LocaleIdentifier) -> CheckedLayout? {
    locales[label]?[locale]?.tightest?.layout
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

  fileprivate func isTighter(_ use: Double) -> Bool { tightest.map { use > $0.use } != false }

  fileprivate mutating func add(_ sum: LayoutSum, _ tightest: TightestText?) {
    layouts += sum.count
    sum.add(to: &outcomes)
    borderline += sum.borderline
    inconclusive += sum.inconclusive
    if let tightest { self.tightest = tightest }
  }

  fileprivate mutating func add(_ layout: CheckedLayout) -> Bool {
    layouts += 1
    let fit = layout.numbers
    outcomes[fit.outcome, default: 0] += 1
    if fit.isBorderline { borderline += 1 }
    if fit.isInconclusive { inconclusive += 1 }
    let use = fit.use
    guard isTighter(use) else { return false }
    tightest = TightestText(layout: layout, use: use)
    return true
  }

  /// The first of the tightest stays.
  fileprivate mutating func add(_ later: LabelLocale) {
    layouts += later.layouts
    outcomes.merge(later.outcomes, uniquingKeysWith: +)
    borderline += later.borderline
    inconclusive += later.inconclusive
    if let text = later.tightest, isTighter(text.use) { tightest = text }
  }
}
