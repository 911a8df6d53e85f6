package import OversetModel

/// The text that code itself has for a key (`value:`, `defaultValue:`): what the app shows where no
/// file has the key.
package struct DefaultText: Hashable, Sendable {
  package let value: String
  /// Of the key in the code.
  package let location: FileLocation

  package init(_ value: String, at location: FileLocation) {
    (self.value, self.location) = (value, location)
  }
}

extension CatalogTable {
  /// The same table with the texts that code has for keys, by the indices of the keys; of `others` it
  /// has some that are not known.
  package func adding(_ texts: [Int: DefaultText], othersOf others: [Int] = []) -> CatalogTable {
    if texts.isEmpty && others.isEmpty { return self }
    var keys = keys
    for index in others { keys[index].hasOtherText = true }
    for (index, text) in texts { keys[index].defaultText = text }
    return CatalogTable(
      name: name, bundle: bundle, sourceLocale: sourceLocale, keys: keys, locales: locales,
      fallback: fallback, shadowedFiles: shadowedFiles, isOpen: isOpen)
  }
}
