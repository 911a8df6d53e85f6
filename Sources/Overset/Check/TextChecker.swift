import OversetLabels
import OversetModel
import OversetTypesetting

/// Lays out texts in their labels and applies the rules to them: the work of one worker.
///
/// What it looks at for every text is its own, not shared: counting references to one object from
/// two threads costs more than laying the text out.
final class TextChecker {
  private let plan: CheckPlan
  private let typesetter: Typesetter
  private let labels: [LabelChecker]
  private var samples: [LocaleIdentifier: SampleArguments] = [:]
  private var seenFaces: Set<ObjectIdentifier> = []
  /// By table and key: whether what stands in for a translation is the same in every locale and
  /// fits comfortably in all its labels, and in how many layouts that is.
  private var fallbacks: [[Fallback]]
  /// What becomes of the source's texts, which every other locale is compared with.
  private var sourceStates: [SourceText: Finding.SourceState?] = [:]

  private enum Fallback {
    case unknown, needsCheck
    case comfortable(layouts: Int)
  }

  /// One worker's own copy of a label.
  private final class LabelChecker {
    let planned: PlannedLabel
    let variants: [PlannedLabel.Variant]
    let comfortableShare: Double

    init(_ planned: PlannedLabel, _ settings: RuleSettings) {
      self.planned = planned
      variants = planned.variants.map { $0 }
      comfortableShare = settings.comfortableShare
    }
  }

  init(plan: CheckPlan) {
    self.plan = plan
    typesetter = Typesetter(fonts: plan.fonts)
    labels = plan.labels.map { LabelChecker($0, plan.configuration.rules) }
    fallbacks = plan.tables.map { [Fallback](repeating: .unknown, count: $0.keys.count) }
  }

  /// What came of a part of the work.
  struct Outcome: Sendable {
    var findings: [Finding] = []
    var layouts: [CheckedLayout] = []
    var counts = CheckReport.Summary()
    var fonts: Set<CheckReport.ReportedFont> = []
  }

  /// Some keys of one table in one locale.
  struct Part: Sendable {
    var table: Int
    var locale: LocaleIdentifier
    var keys: Range<Int>
  }

  func check(_ part: Part) -> Outcome {
    var outcome = Outcome()
    var comfortable = 0
    let table = plan.tables[part.table]
    let labelsOfKey = plan.labelsOfKey[part.table]
    let locale = table.locales.first { $0.identifier == part.locale }
    let settings = plan.configuration.rules
    for key in part.keys where !labelsOfKey[key].isEmpty {
      let isFallback = locale.map { !UserTexts.hasOwn(key, in: $0) } ?? true
      if isFallback, case .comfortable(let layouts) = fallback(of: key, in: part.table) {
        let hole = UserTexts.holeLocation(of: key, in: table, locale: locale)
        if let finding = Untranslated.finding(
          at: hole, of: key, in: table, locale: part.locale, settings)
        {
          outcome.findings.append(finding)
        }
        comfortable += layouts
        continue
      }
      let texts = UserTexts(of: key, in: table, locale: locale)
      if let finding = Untranslated.finding(
        texts, of: key, in: table, locale: part.locale, settings)
      {
        outcome.findings.append(finding)
      }
      for text in texts.texts {
        for label in labelsOfKey[key] {
          comfortable += check(text, texts, in: labels[label], part, key, &outcome)
        }
      }
    }
    outcome.counts.layouts += comfortable
    outcome.counts.outcomes[.fits, default: 0] += comfortable
    return outcome
  }

  /// The fast path for what stands in for missing translations: the same few texts in every locale.
  ///
  /// Only texts without arguments, and only those of the system font's own letters, do not depend
  /// on the locale; `comfortable` is what `check` finds for each of them.
  private func fallback(of key: Int, in table: Int) -> Fallback {
    if case .unknown = fallbacks[table][key] {
      fallbacks[table][key] = findFallback(of: key, in: table)
    }
    return fallbacks[table][key]
  }

  private func findFallback(of key: Int, in table: Int) -> Fallback {
    let texts = UserTexts(of: key, in: plan.tables[table], locale: nil).texts
    if plan.keepsLayouts || texts.isEmpty { return .needsCheck }
    var layouts = 0
    for text in texts {
      if text.value.hasPercentSign { return .needsCheck }
      let units = [UInt16](utf16Of: text.value)
      for label in plan.labelsOfKey[table][key].map({ labels[$0] }) {
        for variant in label.variants {
          guard variant.fitsComfortably(simpleText: units, below: label.comfortableShare) else {
            return .needsCheck
          }
          layouts += 1
        }
      }
    }
    return .comfortable(layouts: layouts)
  }

  /// Checks one text in one label, and answers with the number of layouts of which nothing can be
  /// said.
  private func check(
    _ text: UserTexts.Text, _ texts: UserTexts, in label: LabelChecker, _ part: Part, _ key: Int,
    _ outcome: inout Outcome
  ) -> Int {
    let sample = sample(text, texts, in: label.planned, part.locale)
    let units = [UInt16](utf16Of: sample)
    var shaped: LabelText?
    var comfortable = 0
    for index in label.variants.indices {
      if !plan.keepsLayouts,
        label.variants[index].fitsComfortably(simpleText: units, below: label.comfortableShare)
      {
        comfortable += 1
        continue
      }
      let variant = label.variants[index]
      let labelText =
        shaped?.resized(to: variant.font)
        ?? LabelText(
          units, in: variant.font, for: variant.fitter.constraint, locale: part.locale,
          typesetter: typesetter)
      if shaped == nil { note(labelText.usedFaces, &outcome) }
      if label.variants.count > 1 { shaped = labelText }
      if !plan.keepsLayouts,
        variant.fitter.fitsComfortably(labelText, below: label.comfortableShare)
      {
        comfortable += 1
        continue
      }
      let layout = layout(
        of: labelText, sample, text, texts.isFallback, in: label.planned, variant, part, key)
      outcome.counts.count(layout.fit)
      outcome.findings += findings(layout, variant, label.planned, part, key)
      if plan.keepsLayouts { outcome.layouts.append(layout) }
    }
    return comfortable
  }

  private func layout(
    of labelText: LabelText, _ sample: String, _ text: UserTexts.Text, _ isFallback: Bool,
    in label: PlannedLabel, _ variant: PlannedLabel.Variant, _ part: Part, _ key: Int
  ) -> CheckedLayout {
    CheckedLayout(
      label: label.label.id, table: plan.tables[part.table].name,
      key: plan.tables[part.table].keys[key].text, locale: part.locale,
      variant: LayoutVariant(
        text: text.variation, contentSize: variant.contentSize, screen: variant.screen),
      location: text.location, text: sample, isFallback: isFallback,
      constraint: variant.fitter.constraint, bounds: variant.fitter.bounds,
      displayScale: plan.configuration.displayScale, fit: variant.fitter.fit(labelText))
  }

  /// Reports each font file with the first text that this worker sets in it.
  private func note(_ faces: [FontFace], _ outcome: inout Outcome) {
    for face in faces where seenFaces.insert(ObjectIdentifier(face)).inserted {
      outcome.fonts.insert(plan.reported(face))
    }
  }

  private func findings(
    _ layout: CheckedLayout, _ variant: PlannedLabel.Variant, _ label: PlannedLabel, _ part: Part,
    _ key: Int
  ) -> [Finding] {
    let isSource = part.locale == plan.tables[part.table].sourceLocale
    let settings = plan.configuration.rules
    let found = layoutRules.compactMap { rule -> (RuleID, Severity, RuleMessage)? in
      guard let severity = settings.severity(of: rule.id),
        let message = rule.message(layout, isSource: isSource, settings: settings)
      else { return nil }
      return (rule.id, severity, message)
    }
    if found.isEmpty { return [] }
    let source = isSource ? nil : sourceState(variant, label, part, key, layout.variant)
    return found.map { rule, severity, message in
      Finding(rule: rule, severity: severity, layout: layout, message: message, source: source)
    }
  }

  /// A source text in a label at a size and on a screen.
  private struct SourceText: Hashable {
    var table: Int
    var key: Int
    var label: String
    var variant: LayoutVariant
  }

  /// How the source locale's text fares in the same label, asked once.
  private func sourceState(
    _ variant: PlannedLabel.Variant, _ label: PlannedLabel, _ part: Part, _ key: Int,
    _ layoutVariant: LayoutVariant
  ) -> Finding.SourceState? {
    let source = SourceText(
      table: part.table, key: key, label: label.label.id, variant: layoutVariant)
    if let known = sourceStates[source] { return known }
    let state = findSourceState(variant, label, part, key, layoutVariant.text)
    sourceStates[source] = .some(state)
    return state
  }

  /// The same variation where there is one, else the most general.
  private func findSourceState(
    _ variant: PlannedLabel.Variant, _ label: PlannedLabel, _ part: Part, _ key: Int,
    _ variation: Variation
  ) -> Finding.SourceState? {
    let table = plan.tables[part.table]
    guard let source = table.source else { return nil }
    let texts = UserTexts(of: key, in: table, locale: source)
    guard !texts.isFallback,
      let text = texts.texts.first(where: { $0.variation == variation })
        ?? texts.texts.first(where: { $0.variation.plural == "other" }) ?? texts.texts.first
    else { return nil }
    let sample = sample(text, texts, in: label, source.identifier)
    let labelText = LabelText(
      [UInt16](utf16Of: sample), in: variant.font, for: variant.fitter.constraint,
      locale: source.identifier, typesetter: typesetter)
    return Finding.SourceState(
      locale: source.identifier, outcome: variant.fitter.outcome(of: labelText))
  }

  private func sample(
    _ text: UserTexts.Text, _ texts: UserTexts, in label: PlannedLabel, _ locale: LocaleIdentifier
  ) -> String {
    guard text.value.hasPercentSign else { return text.value }
    return label.sampleText.text(
      of: text.value, substitutions: texts.substitutions,
      samples: &samples[locale, default: SampleArguments(locale: locale)])
  }
}

extension String {
  /// Whether there may be a place for an argument.
  fileprivate var hasPercentSign: Bool {
    var text = self
    return text.withUTF8 { $0.contains(UInt8(ascii: "%")) }
  }
}

extension CheckReport.Summary {
  fileprivate mutating func count(_ fit: LabelFit) {
    layouts += 1
    outcomes[fit.outcome, default: 0] += 1
    switch fit.confidence {
    case .certain: break
    case .borderline: borderline += 1
    case .inconclusive: inconclusive += 1
    }
  }

  /// Adds what a part of the work counted.
  mutating func add(_ other: CheckReport.Summary) {
    layouts += other.layouts
    borderline += other.borderline
    inconclusive += other.inconclusive
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
  }
}
