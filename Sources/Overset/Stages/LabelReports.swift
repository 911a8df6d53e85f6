import OversetTexts

extension CheckPlan {
  /// Every label over all locales, in the plan's order.
  func labelReports(_ measured: MeasuredApp, _ suppressed: SuppressedApp) -> [LabelReport] {
    let losses = measured.selected?.losses ?? LabelLosses(suppressed.kept, measured.labels)
    let localesOfTable = tables.map { table in
      Set(table.locales.map(\.identifier).filter { locales?.contains($0) != false })
    }
    return labels.indices.map { index in
      let label = labels[index].label
      var locales = measured.labels.locales(of: index)
      for locale in locales.indices {
        guard let tightest = locales[locale].tightest?.layout,
          let cut = losses.cut(of: tightest, in: index)
        else { continue }
        locales[locale].tightest?.room = RoomLeft(points: -cut.points, clusters: -cut.clusters)
      }
      return LabelReport(
        id: label.id, location: configuration.location(of: label), locales: locales,
        triage: losses.triage(of: index, localesOfTable: localesOfTable))
    }
  }
}
