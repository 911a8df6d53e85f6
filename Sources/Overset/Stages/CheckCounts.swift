import OversetModel
import OversetSurfaces
import OversetTexts

extension CheckPlan {
  /// Whether a label shows a key. Those that do are of one rank.
  func labelling(of key: TableKey) -> KeyLabelling {
    guard let label = labelsOfKey[key.table][key.key].first else { return .none }
    return labels[label].label.isDefault ? .byDefault : .known
  }
}

extension CheckReport.Summary {
  /// The numbers of a whole check.
  init(
    _ read: ReadApp, _ traced: TracedApp, _ plan: CheckPlan, _ measured: MeasuredApp,
    _ suppressed: SuppressedApp, _ past: PastFindings?
  ) {
    self = measured.counts
    catalogs = Set(read.catalogs.lazy.filter { !$0.isDocument }.map(\.path)).count
    locales = plan.wantedLocales
    entries = plan.tables.map(\.keys.count).reduce(0, +)
    strings = read.textCount
    let kinds = traced.kinds
    for (tableIndex, table) in plan.tables.enumerated() {
      for (keyIndex, key) in table.keys.enumerated() {
        let id = TableKey(table: tableIndex, key: keyIndex)
        count(key, plan.labelling(of: id), kinds[id])
      }
    }
    labels = plan.labels.count
    hasOnlySystemLabels = plan.hasOnlySystemLabels
    storeTexts = read.storeTexts.map(\.entries.count).reduce(0, +)
    unreadSources = suppressed.unreadSources.count
    unreadWarnings = suppressed.unreadSources.count { $0.severity == .warning }
    findings = suppressed.counts
    leftOut = findings.values.reduce(0, +) - suppressed.findings.count
    ignored = suppressed.ignored
    accepted = suppressed.accepted
    unchanged = suppressed.unchanged
    if let past {
      inconclusive = measured.inconclusive.filter { !past.contains($0) }.map(\.layouts)
        .reduce(0, +)
    }
  }

  private mutating func count(
    _ key: CatalogTable.Key, _ labelling: KeyLabelling, _ kind: VerdictKind?
  ) {
    let isLabelled = labelling != .none
    if key.kind != .code {
      interfaceKeys += 1
      constrainedInterfaceKeys += isLabelled ? 1 : 0
    } else if !key.isShown {
      hiddenKeys += 1
    } else {
      keys += 1
      constrainedKeys += isLabelled ? 1 : 0
      coverage.add(KeyState(kind, labelling))
    }
  }
}
