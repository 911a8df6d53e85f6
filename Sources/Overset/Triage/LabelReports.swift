import OversetFits
import OversetModel
import OversetTypesetting

extension CheckPlan {
  /// Every label over all locales, in the plan's order; `findings` are those of single texts.
  func labelReports(
    _ tally: LabelTally, _ findings: [Finding], locales: [LocaleIdentifier]?
  ) -> [LabelReport] {
    let lost = Dictionary(grouping: findings.filter(\.losesText)) { $0.place?.label }
    let localesOfTable = tables.map { table in
      Set(table.locales.map(\.identifier).filter { locales?.contains($0) != false })
    }
    let typesetter = Typesetter(fonts: fonts)
    return labels.indices.map { index in
      let label = labels[index].label
      var locales = tally.locales(of: index)
      let cuts = locales.cuts(in: lost[index] ?? [])
      for place in locales.indices {
        let locale = locales[place]
        let cut = cuts[locale.locale].map { RoomLeft(points: -$0.points, clusters: -$0.clusters) }
        locales[place].tightest?.room = cut ?? locale.tightest?.layout.room(typesetter)
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

extension CheckedLayout {
  /// What is left of the label's width over all of its lines, and about how many clusters that are.
  fileprivate func room(_ typesetter: Typesetter) -> RoomLeft? {
    guard let needed = fit.needs.width, let lineHeight = fit.lines.first?.rect.height,
      fit.scale > 0
    else { return nil }
    let high = lineHeight > 0 ? room.height * fit.scale / lineHeight : .infinity
    let limit = constraint.numberOfLines > 0 ? Double(constraint.numberOfLines) : .infinity
    let lines = max(1, min(limit, (high + 1e-3).rounded(.down)))
    let points = (room.width - needed) * lines
    let shown = fit.lines.map(\.width).reduce(0, +) / fit.scale
    let clusters = fit.lines.map { typesetter.clusterCount(of: $0.shown) }.reduce(0, +)
    guard points.isFinite, shown > 0, clusters > 0 else { return nil }
    let count = points * Double(clusters) / shown
    guard count.magnitude < 1e9 else { return nil }
    return RoomLeft(points: points, clusters: Int(count.rounded(.down)))
  }
}
