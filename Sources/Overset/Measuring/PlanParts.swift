import OversetModel

extension CheckPlan {
  /// The work in parts of a few hundred keys, a locale at a time: words recur within a locale.
  var parts: [TextChecker.Part] {
    var parts: [TextChecker.Part] = []
    for (index, table) in tables.enumerated() {
      let shown = table.locales.map(\.identifier).filter { locales?.contains($0) != false }
      for locale in shown {
        for start in stride(from: 0, to: table.keys.count, by: 512) {
          let end = min(start + 512, table.keys.count)
          parts.append(TextChecker.Part(table: index, locale: locale, keys: start..<end))
        }
      }
    }
    return parts
  }
}
