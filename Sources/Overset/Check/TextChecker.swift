import OversetLabels
import OversetModel
import OversetTypesetting

/// Lays out texts in their labels and applies the rules to them: the work of one worker.
final class TextChecker {
  private let plan: CheckPlan
  private let typesetter: Typesetter
  private var samples: [LocaleIdentifier: SampleArguments] = [:]
  /// What becomes of the source's texts, which every other locale is compared with.
  private var sourceStates: [SourceText: Finding.SourceState?] = [:]

  init(plan: CheckPlan) {
    self.plan = plan
    typesetter = Typesetter(fonts: plan.fonts)
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
    let table = plan.tables[part.table]
    let locale = table.locales.first { $0.identifier == part.locale }
    for key in part.keys {
      let labels = plan.labelsOfKey[part.table][key]
      if labels.isEmpty { continue }
      let texts = UserTexts(of: key, in: table, locale: locale, identifier: part.locale)
      if let finding = Untranslated.finding(
        texts, of: key, in: table, locale: part.locale, plan.configuration.rules)
      {
        outcome.findings.append(finding)
      }
      for text in texts.texts {
        for label in labels { check(text, texts, in: plan.labels[label], part, key, &outcome) }
      }
    }
    return outcome
  }

  private func check(
    _ text: UserTexts.Text, _ texts: UserTexts, in label: PlannedLabel, _ part: Part, _ key: Int,
    _ outcome: inout Outcome
  ) {
    let sample = sample(text, texts, in: label, part.locale)
    let units = [UInt16](utf16Of: sample)
    let rules = plan.configuration.rules
    var shaped: LabelText?
    var comfortable = 0
    defer { outcome.counts.outcomes[.fits, default: 0] += comfortable }
    for variant in label.variants {
      outcome.counts.layouts += 1
      if !plan.keepsLayouts,
        variant.fitter.fitsComfortably(
          simpleText: units, in: variant.font, below: rules.comfortableShare)
      {
        comfortable += 1
        continue
      }
      let labelText =
        shaped?.resized(to: variant.font)
        ?? LabelText(units, in: variant.font, locale: part.locale, typesetter: typesetter)
      if shaped == nil { outcome.fonts.formUnion(labelText.usedFaces.map { plan.reported($0) }) }
      shaped = labelText
      if !plan.keepsLayouts,
        variant.fitter.fitsComfortably(labelText, below: rules.comfortableShare)
      {
        comfortable += 1
        continue
      }
      let table = plan.tables[part.table]
      let layout = CheckedLayout(
        label: label.label.id, table: table.name, key: table.keys[key].text, locale: part.locale,
        variant: LayoutVariant(
          text: text.variation, contentSize: variant.contentSize, screen: variant.screen),
        location: text.location, text: sample, isFallback: texts.isFallback,
        constraint: variant.fitter.constraint, bounds: variant.fitter.bounds,
        displayScale: plan.configuration.displayScale, fit: variant.fitter.fit(labelText))
      outcome.counts.count(layout.fit)
      outcome.findings += findings(layout, variant, label, part, key)
      if plan.keepsLayouts { outcome.layouts.append(layout) }
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
    let texts = UserTexts(of: key, in: table, locale: source, identifier: source.identifier)
    guard !texts.isFallback,
      let text = texts.texts.first(where: { $0.variation == variation })
        ?? texts.texts.first(where: { $0.variation.plural == "other" }) ?? texts.texts.first
    else { return nil }
    let sample = sample(text, texts, in: label, source.identifier)
    let labelText = LabelText(
      [UInt16](utf16Of: sample), in: variant.font, locale: source.identifier, typesetter: typesetter)
    return Finding.SourceState(
      locale: source.identifier, outcome: variant.fitter.outcome(of: labelText))
  }

  private func sample(
    _ text: UserTexts.Text, _ texts: UserTexts, in label: PlannedLabel, _ locale: LocaleIdentifier
  ) -> String {
    label.sampleText.text(
      of: text.value, substitutions: texts.substitutions,
      samples: &samples[locale, default: SampleArguments(locale: locale)])
  }
}

extension CheckReport.Summary {
  fileprivate mutating func count(_ fit: LabelFit) {
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
