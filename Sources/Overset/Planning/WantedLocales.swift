import OversetModel
import OversetTexts

/// The locales of a check: where one that is asked for has no texts, the one that the app shows.
///
/// Where nothing stands in for one, `UnmatchedNames` says so.
struct WantedLocales {
  /// Nil for all.
  let locales: [LocaleIdentifier]?
  let notices: [Notice]

  init(_ wanted: [LocaleIdentifier]?, in tables: [CatalogTable]) {
    guard let wanted else {
      (locales, notices) = (nil, [])
      return
    }
    let found = Set(tables.flatMap { $0.locales.map(\.identifier) })
    let shown = wanted.map { locale in
      found.contains(locale) ? locale : locale.fallbacks.first { found.contains($0) }
    }
    locales = shown.compactMap { $0 }
    notices = zip(wanted, shown).compactMap { locale, shown in
      guard let shown, shown != locale else { return nil }
      return Notice(.warning, "no catalog has the locale '\(locale)': '\(shown)' is checked")
    }
  }
}
