import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTexts

extension TextResult {
  /// What was measured; with `reportsAll` a report shows every layout.
  init(
    of layouts: [SetText], _ faults: [Fault], _ text: String, _ width: Points?,
    _ fonts: Set<UsedFont>, reportsAll: Bool
  ) {
    for layout in layouts { sum.add(layout.values.layout.numbers, variant: layout.values.index) }
    self.faults = faults
    let isTightestShown = { [sum] (layout: SetText) in
      layout.isShown && layout.values.index == sum.tightest?.variant
    }
    for layout in layouts
    where reportsAll || isTightestShown(layout)
      || faults.contains(where: { $0.summary.variant == layout.values.index })
    {
      self.layouts.append(
        Layout(
          variant: layout.values.index, fit: PackedFit(layout.fit, of: text),
          doubt: layout.doubt))
    }
    self.width = faults.isEmpty ? nil : width
    self.fonts = fonts
  }
}

extension TextChecker {
  /// Whether a layout is kept as it is, and not packed; counts those that a report has.
  func keepsWhole(_ layout: SetText) -> Bool {
    guard wholeLayoutsLeft > 0 else { return false }
    if layout.isShown || plan.keepsLayouts { wholeLayoutsLeft -= 1 }
    return true
  }

  /// Reports a text that was measured before; false where the report asks for more than is known of it.
  func report(_ result: TextResult, of text: PlacedText, _ outcome: inout Outcome) -> Bool {
    let (sum, label, locale) = (result.sum, text.label, text.locale)
    var layouts: [VariantLayout] = []
    for known in result.layouts {
      // Bytes of something else are no answer.
      guard let fit = known.fit.fit(ifOf: text.sample.text) else { return false }
      let layout = self.layout(
        fit, packed: known.fit, known.doubt.flatMap { text.others?.phrase($0) }, of: text.sample,
        text.text, text.isFallback, in: label.variants[known.variant], text.part, text.key)
      layouts.append(VariantLayout(index: known.variant, layout: layout))
    }
    func shown(_ variant: Int) -> CheckedLayout? {
      layouts.first { $0.index == variant }?.layout
    }
    if reportsAll(in: label), layouts.count < sum.count { return false }
    var tightest: LabelLocale.TightestText?
    if let (use, variant) = sum.tightest,
      outcome.labels.isTighter(use, in: label.index, locale)
    {
      guard let layout = shown(variant) else { return false }
      tightest = LabelLocale.TightestText(
        layout: layout, use: use, room: setter.roomLeft(beside: layout))
    }
    let widths = text.sourceWidth.flatMap { source in
      result.width.map { TextWidths(text: $0, source: source) }
    }
    var findings: [Finding] = []
    for fault in result.faults {
      guard rules.contains(fault.summary.rule), let layout = shown(fault.summary.variant)
      else { return false }
      findings.append(finding(fault, at: layout, of: text, widths))
    }
    outcome.findings += findings
    outcome.counts.count(sum)
    outcome.labels.add(sum, tightest: tightest, in: label.index, locale)
    if sum.inconclusive > 0 {
      outcome.inconclusive.append(
        UnmeasuredText(
          text.sample.text, of: plan.tables[text.part.table].keys[text.key].text,
          in: plan.tables[text.part.table].name, locale, at: text.text.location.path,
          label.planned.label, layouts: sum.inconclusive))
    }
    if label.planned.label.group != nil {
      for layout in layouts {
        outcome.widestTexts.add(
          GroupMember(
            label: label.index, variant: layout.index, layout: layout.layout,
            insets: label.planned.label.insets))
      }
    }
    if plan.keepsLayouts { outcome.layouts += layouts.map(\.layout) }
    for layout in layouts { layout.layout.pack() }
    fonts.add(result.fonts)
    return true
  }
}

extension TextChecker {
  /// Whether every layout in a label is reported, or compared with those of others.
  func reportsAll(in label: WorkerLabel) -> Bool {
    plan.keepsLayouts || label.planned.label.group != nil
  }

  /// What a fault is reported as, at the first layout at fault.
  func finding(
    _ fault: TextResult.Fault, at layout: CheckedLayout, of text: PlacedText, _ widths: TextWidths?
  ) -> Finding {
    let variant = fault.summary.variant
    let source = source(of: text)
    let measures = FaultMeasures(
      source: text.isSource
        ? nil : sources.state(of: source, in: source.label.variants[variant]),
      sourceLostIn: rules.asksForSource(fault.summary, at: layout, of: text.label.planned.values)
        ? sourceLost(source) : nil,
      largestNumber: fault.summary.mayDependOnNumber ? smallerNumber(for: text, variant) : nil,
      remedy: fault.remedy)
    return rules.finding(
      fault.summary, at: layout, of: text.label.planned.values, isSource: text.isSource, widths,
      at: TextInLabel(table: text.part.table, key: text.key, label: text.label.index), measures)
  }

  /// The source's locale, where its text is cut off as its developers see it: at the usual size, on the
  /// widest screen. Nil where it is not.
  private func sourceLost(_ source: SourceTexts.WantedText) -> LocaleIdentifier? {
    let usual = source.label.planned.values.usualVariant
    return usual.flatMap { sources.state(of: source, in: source.label.variants[$0])?.state }
      .flatMap { $0.losesText ? $0.locale : nil }
  }

  /// Where one number decides whether a text fits: the largest of fewer digits with which it does.
  private func smallerNumber(for text: PlacedText, _ index: Int) -> Int? {
    let (label, locale) = (text.label, text.locale)
    let values = plan.valuesOfKey[text.part.table][text.key]
    let numbers = label.planned.expander(of: values).smallerNumbers(in: text.text)
    if numbers.isEmpty { return nil }
    let (setter, variant) = (setter, label.variants[index])
    func sample(_ number: Int) -> LabelSample {
      setter.sample(text.text, values, in: label.planned, locale, upTo: number)
    }
    func firstWhole() -> Int? {
      numbers.firstIndex { number in
        let outcome = variant.fitter.outcome(of: setter.shape(sample(number), in: variant, locale))
        return outcome != .truncated && outcome != .clipped
      }
    }
    guard let book else { return firstWhole().map { numbers[$0] } }
    let first = book.number(
      .firstWhole(numbers.map(sample), index), of: text.sample, in: label, locale
    ) { Double(firstWhole() ?? -1) }
    return numbers.indices.first { Double($0) == first }.map { numbers[$0] }
  }
}
