import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// Lays out texts in their labels and applies the rules to them: the work of one worker.
///
/// What it looks at for every text is its own, not shared: counting references to one object from
/// two threads costs more than laying the text out.
final class TextChecker {
  let plan: CheckPlan
  private let keepsQuiet: Bool
  /// What is kept for later runs; nil where nothing is.
  let book: AnswerBook?
  let setter: TextSetter
  let sources: SourceTexts
  /// As they are in the source locale.
  let labels: [WorkerLabel]
  /// Those whose frames differ by locale, in the locale that was checked last.
  private var localLabels: (locale: LocaleIdentifier, labels: [Int: WorkerLabel])?
  let rules: LayoutRules
  private let entryRules: EntryRules
  let fonts: FontNotes
  private var lastOrigin: CheckedLayout.Origin?
  private let fallbacks: FallbackTexts
  private let knownFits = KnownFits()
  /// How many more layouts are kept as they are: packed ones are unpacked by all that asks for them.
  var wholeLayoutsLeft = 2_048
  /// The layouts of a key's texts of which nothing can be said, by the label's index.
  private var comfortable: [(label: Int, count: Int)] = []

  /// With `keepsQuiet` the outcome has what a part of a check is made of.
  init(plan: CheckPlan, cache: AnswerCache?, keepsQuiet: Bool = false) {
    self.plan = plan
    self.keepsQuiet = keepsQuiet
    book = cache.map { AnswerBook($0, plan.answerContext, plan.fonts) }
    fonts = FontNotes(keepsTexts: cache != nil)
    setter = TextSetter(plan.fonts)
    sources = SourceTexts(plan, setter, book)
    labels = plan.labels.indices.map { WorkerLabel($0, plan) }
    rules = LayoutRules(plan.configuration.rules)
    entryRules = EntryRules(plan.configuration.rules)
    fallbacks = FallbackTexts(plan, labels, setter.plurals)
  }

  func check(_ part: Part) -> Outcome {
    var outcome = Outcome()
    /// By label: counted here, because each count is looked up by label and locale.
    var noted = [Int](repeating: 0, count: labels.count)
    var quiet = noted
    let table = plan.tables[part.table]
    let labelsOfKey = plan.labelsOfKey[part.table]
    let locale = table.locales.first { $0.identifier == part.locale }
    for key in part.keys where !labelsOfKey[key].isEmpty {
      let said = outcome.saidCount
      check(key, locale, part, &outcome)
      if outcome.saidCount > said {
        if keepsQuiet { outcome.noted.append(key) }
        for (label, count) in comfortable { noted[label] += count }
      } else {
        for (label, count) in comfortable { quiet[label] += count }
      }
    }
    for label in labels.indices {
      outcome.add(comfortable: noted[label] + quiet[label], in: label, part.locale)
    }
    if keepsQuiet { outcome.quiet = quiet }
    outcome.fonts = fonts.take()
    if let book { outcome.answers = book.take() }
    return outcome
  }

  /// Checks the texts of one key, and counts in `comfortable` the layouts of which nothing can be said.
  private func check(
    _ key: Int, _ locale: CatalogTable.Locale?, _ part: Part, _ outcome: inout Outcome
  ) {
    comfortable.removeAll(keepingCapacity: true)
    let (table, labelsOfKey) = (plan.tables[part.table], plan.labelsOfKey[part.table][key])
    let isFallback = locale.map { !UserTexts.hasOwn(key, in: $0) } ?? true
    let isBorrowed = locale?.borrowed[key] != nil
    if isFallback, !isBorrowed, let texts = fallbacks.comfortableTexts(of: key, in: part.table) {
      outcome.findings += entryRules.findings(
        in: KeyInLocale(
          key, in: table, texts: locale, locale: part.locale, isFallback: true))
      for label in plan.labels(labelsOfKey, shownIn: part.locale) {
        comfortable.append((label, texts * labels[label].variants.count))
      }
      return
    }
    let texts = UserTexts(of: key, in: table, locale: locale, plurals: setter.plurals)
    if texts.isCut { outcome.notices.append(cutNotice(of: key, texts, part)) }
    if texts.isFallback {
      outcome.findings += entryRules.findings(
        in: KeyInLocale(
          key, in: table, texts: locale, locale: part.locale, isFallback: true))
    }
    let start = outcome.findings.count
    for text in texts.texts {
      for label in self.labels(labelsOfKey, showing: text, in: part.locale, &outcome) {
        let layouts = check(
          text, texts, in: self.label(label, in: part.locale), part, key, &outcome)
        comfortable.append((label, layouts))
      }
    }
    if labelsOfKey.count > 1 { outcome.findings.joinSystems(from: start) }
    if texts.texts.count > 1 {
      outcome.findings.joinCombinations(from: start)
      outcome.findings.dropNotes(besideLossFrom: start)
    }
  }

  private func label(_ index: Int, in locale: LocaleIdentifier) -> WorkerLabel {
    guard labels[index].hasFramesByLocale else { return labels[index] }
    if let label = localLabels?.labels[index], localLabels?.locale == locale { return label }
    if localLabels?.locale != locale { localLabels = (locale, [:]) }
    let label = WorkerLabel(index, plan, in: locale)
    localLabels?.labels[index] = label
    return label
  }

  /// Checks one text in one label, and answers with the number of layouts of which nothing can be
  /// said.
  private func check(
    _ text: UserText, _ texts: UserTexts, in label: WorkerLabel, _ part: Part, _ key: Int,
    _ outcome: inout Outcome
  ) -> Int {
    let values = plan.valuesOfKey[part.table][key]
    let sample = setter.sample(text, values, in: label.planned, part.locale)
    var measured = TextMeasurement(
      sample, OtherReadings(text, values, in: label, part.locale, setter), in: label, part.locale,
      isFallback: texts.isFallback, setter, fonts)
    let isSource = part.locale == plan.tables[part.table].sourceLocale
    let mayBeComfortable = label.skipsComfortable && sample.runs.isEmpty
    let isComfortable = mayBeComfortable && measured.fitsComfortablyAtFirst
    var sourceWidth: Points?
    // An answer of the cache depends on it. Else it is compared at the first size only.
    if rules.comparesWidths, !isSource, !texts.isFallback, book != nil || !isComfortable {
      sourceWidth = sources.width(of: source(text, in: label, part, key))
    }
    var answerKey: CacheKey?
    if let book {
      let placed = placed(text, texts, measured, in: label, part, key, sourceWidth)
      let key = book.key(of: placed)
      if let result = book.result(key, variants: label.variants.count),
        report(result, of: placed, &outcome)
      {
        return label.variants.count - result.sum.count
      }
      answerKey = key
    }
    var widths: TextWidths?
    if let sourceWidth, !isComfortable {
      widths = TextWidths(text: measured.width(), source: sourceWidth)
    }
    var layouts: [SetText] = []
    // A report says little of most of many sizes and screens.
    let mayBeBrief = label.variants.count > 1 && !reportsAll(in: label)
    for index in label.variants.indices where index > 0 || !isComfortable {
      guard
        let (set, doubt) = measured.fit(
          at: index, mayBeComfortable: mayBeComfortable, mayBeBrief: mayBeBrief, knownFits)
      else { continue }
      let variant = label.variants[index]
      let layout = layout(
        set.fit, isBrief: set.isBrief, doubt.flatMap { measured.others?.phrase($0) }, of: sample,
        text, texts.isFallback, in: variant, part, key)
      layouts.append(
        SetText(VariantLayout(index: index, layout: layout), in: variant, set, doubt))
      count(layouts[layouts.count - 1], in: label, &outcome)
    }
    if !layouts.isEmpty || answerKey != nil {
      let placed = placed(text, texts, measured, in: label, part, key, sourceWidth)
      let faults = report(layouts, of: placed, widths, &outcome)
      if let answerKey {
        book?.keep(
          TextResult(
            of: layouts, faults, sample.text, widths?.text, fonts.takeOfText(),
            reportsAll: reportsAll(in: label)),
          answerKey)
      }
      for layout in layouts where !keepsWhole(layout) { layout.values.layout.pack() }
    }
    return label.variants.count - layouts.count
  }

  private func source(
    _ text: UserText, in label: WorkerLabel, _ part: Part, _ key: Int
  ) -> SourceTexts.WantedText {
    SourceTexts.WantedText(
      table: part.table, key: key, label: labels[label.index], variation: text.variation)
  }

  /// What the text is compared with.
  func source(of text: PlacedText) -> SourceTexts.WantedText {
    source(text.text, in: text.label, text.part, text.key)
  }

  private func placed(
    _ text: UserText, _ texts: UserTexts, _ measured: TextMeasurement, in label: WorkerLabel,
    _ part: Part, _ key: Int, _ sourceWidth: Points?
  ) -> PlacedText {
    PlacedText(
      text: text, isFallback: texts.isFallback, sample: measured.sample,
      others: measured.others, label: label, part: part, key: key,
      isSource: part.locale == plan.tables[part.table].sourceLocale, sourceWidth: sourceWidth)
  }

  /// Reports what rules find in a text that was laid out; answers with it where it is kept.
  private func report(
    _ layouts: [SetText], of text: PlacedText, _ widths: TextWidths?, _ outcome: inout Outcome
  ) -> [TextResult.Fault] {
    if layouts.isEmpty { return [] }
    let (seen, label) = (layouts.map(\.values), text.label.planned.values)
    var kept: [TextResult.Fault] = []
    for fault in rules.faults(in: seen, isSource: text.isSource, widths) {
      let fault = rules.fromLostPaintOn(fault, in: seen) { layouts[$0].complete() }
      let first = layouts[fault.faulty[0]]
      first.complete()
      let remedy = Remedy(of: fault.remedied.map { layouts[$0] }, plan.configuration.rules)
      let found = TextResult.Fault(
        summary: rules.summary(of: fault, in: seen, of: label, remedy), remedy: remedy)
      outcome.findings.append(finding(found, at: first.values.layout, of: text, widths))
      if book != nil { kept.append(found) }
    }
    return kept
  }

  private func count(
    _ set: SetText, in label: WorkerLabel, _ outcome: inout Outcome
  ) {
    let layout = set.values.layout
    outcome.counts.count(layout.numbers)
    if outcome.labels.add(layout, in: label.index) {
      set.complete()
      outcome.labels.setRoom(setter.roomLeft(beside: layout), in: label.index, layout.locale)
    }
    if layout.numbers.isInconclusive {
      outcome.inconclusive.append(
        UnmeasuredText(
          layout.text, of: layout.key, in: layout.table, layout.locale, at: layout.location.path,
          label.planned.label, layouts: 1))
    }
    if label.planned.label.group != nil {
      outcome.widestTexts.add(
        GroupMember(
          label: label.index, variant: set.values.index, layout: layout,
          insets: label.planned.label.insets))
    }
    if plan.keepsLayouts { outcome.layouts.append(layout) }
  }

  /// Says that not every text of a key is checked: no report shows it.
  private func cutNotice(of key: Int, _ texts: UserTexts, _ part: Part) -> Notice {
    let table = plan.tables[part.table]
    let count = texts.texts.count
    return Notice(
      .warning,
      "'\(table.keys[key].text)' (\(part.locale)) has more plural cases than are checked, "
        + "or variables that refer to themselves: \(count) combination"
        + (count == 1 ? " is checked" : "s are checked"),
      at: texts.texts.first?.location ?? table.keys[key].location)
  }

  func layout(
    _ fit: LabelFit, packed: PackedFit? = nil, isBrief: Bool = false, _ doubt: TextDoubt?,
    of sample: LabelSample,
    _ text: UserText, _ isFallback: Bool, in variant: PlannedLabel.Variant, _ part: Part,
    _ key: Int
  ) -> CheckedLayout {
    let table = plan.tables[part.table]
    let ofText =
      TextDoubt(linesOf: sample.text, in: variant.setting.constraint)
      ?? self.doubt(ofWidthVariant: text, in: variant)
    return CheckedLayout(
      in: variant.setting, of: origin(of: text.location.path, table.name, part.locale),
      key: table.keys[key].text, variation: text.variation, at: text.location.position,
      text: sample.text, runs: variant.runs(of: sample), isFallback: isFallback, fit: fit,
      packed: packed, isBrief: isBrief,
      doubt: ofText.map { $0.adding(doubt) } ?? doubt,
      fontAdvice: fit.missing.isEmpty
        ? nil : FontAdvice.phrase(for: fit.missing, locale: part.locale))
  }

  /// One for the many texts of a file that follow each other.
  private func origin(
    of path: String, _ table: String, _ locale: LocaleIdentifier
  ) -> CheckedLayout.Origin {
    if let lastOrigin, lastOrigin.path == path, lastOrigin.table == table,
      lastOrigin.locale == locale
    {
      return lastOrigin
    }
    let origin = CheckedLayout.Origin(table: table, locale: locale, path: path)
    lastOrigin = origin
    return origin
  }
}
