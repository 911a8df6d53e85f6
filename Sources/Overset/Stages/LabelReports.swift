import OversetFits
import OversetModel
import OversetRules

extension CheckPlan {
  /// Every label over all locales, in the plan's order; `findings` are those of single texts.
  func labelReports(
    _ tally: LabelTally, _ findings: [Finding]
  ) -> [LabelReport] {
    let lost = Dictionary(grouping: findings.filter(\.losesText)) { $0.textInLabel?.label }
    let localesOfTable = tables.map { table in
      Set(table.locales.map(\.identifier).filter { locales?.contains($0) != false })
    }
    return labels.indices.map { index in
      let label = labels[index].label
      var locales = tally.locales(of: index)
      let cuts = locales.cuts(in: lost[index] ?? [])
      for localeIndex in locales.indices {
        let locale = locales[localeIndex]
        let cut = cuts[locale.locale].map { RoomLeft(points: -$0.points, clusters: -$0.clusters) }
        if let cut { locales[localeIndex].tightest?.room = cut }
      }
      return LabelReport(
        id: label.id, location: configuration.location(of: label), locales: locales,
        triage: LabelTriage(lost[index] ?? [], localesOfTable: localesOfTable))
    }
  }
}

extension [LabelLocale] {
  /// What the findings of a label say of its tightest texts, by locale: the header says the same.
  fileprivate func cuts(in findings: [Finding]) -> [LocaleIdentifier: TextCut] {
    let tightest = Dictionary(
      compactMap { locale in locale.tightest.map { (locale.locale, $0.layout) } },
      uniquingKeysWith: { first, _ in first })
    var cuts: [LocaleIdentifier: TextCut] = [:]
    for finding in findings {
      guard let layout = finding.layout, let text = tightest[layout.locale],
        text.key == layout.key, text.table == layout.table, text.variation == layout.variation
      else { continue }
      cuts[layout.locale] = finding.cut
    }
    return cuts
  }
}
