import OversetModel
import OversetSurfaces
import OversetTexts

extension CheckReport.Summary {
  /// The numbers of a whole check.
  init(
    _ read: ReadApp, _ traced: TracedApp, _ plan: CheckPlan, _ measured: MeasuredApp,
    _ suppressed: SuppressedApp
  ) {
    self = measured.counts
    catalogs = Set(read.catalogs.lazy.filter { !$0.isDocument }.map(\.path)).count
    locales = plan.wantedLocales
    entries = plan.tables.map(\.keys.count).reduce(0, +)
    strings = read.catalogs.map(\.writtenTextCount).reduce(0, +)
    let kinds = traced.kinds
    for (tableIndex, table) in plan.tables.enumerated() {
      for (keyIndex, key) in table.keys.enumerated() {
        count(
          key, in: table, isShown: !plan.labelsOfKey[tableIndex][keyIndex].isEmpty,
          kinds[TableKey(table: tableIndex, key: keyIndex)])
      }
    }
    labels = plan.labels.count
    hasOnlySystemLabels = plan.hasOnlySystemLabels
    storeTexts = read.storeTexts.map(\.entries.count).reduce(0, +)
    findings = suppressed.counts
    leftOut = findings.values.reduce(0, +) - suppressed.findings.count
    ignored = suppressed.ignored
    accepted = suppressed.accepted
    unchanged = suppressed.unchanged
    if let changes = read.changes {
      inconclusive = measured.inconclusive.filter { changes.touches($0) }.map(\.layouts)
        .reduce(0, +)
    }
  }

  private mutating func count(
    _ key: CatalogTable.Key, in table: CatalogTable, isShown: Bool, _ kind: VerdictKind?
  ) {
    if key.kind != .code {
      interfaceKeys += 1
      constrainedInterfaceKeys += isShown ? 1 : 0
    } else if !key.isShown || !isShown && SystemTexts.isNeverCut(key.text, in: table.name) {
      hiddenKeys += 1
    } else {
      keys += 1
      constrainedKeys += isShown ? 1 : 0
      coverage.add(KeyState(kind, isLabelled: isShown))
    }
  }
}
