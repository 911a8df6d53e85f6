import OversetModel

extension Catalog {
  /// Whether a text of the store is for one of these locales: the store's `de-DE` is the app's `de`.
  func isWanted(in locales: [LocaleIdentifier]?) -> Bool {
    guard let locales, let locale else { return true }
    return locales.contains {
      $0 == locale || locale.fallbacks.contains($0) || $0.fallbacks.contains(locale)
    }
  }
}
