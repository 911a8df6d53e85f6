import OversetModel

extension Catalog {
  /// References of translations to variables that the file has no cases of: the app shows nothing in
  /// their place.
  ///
  /// Cases that are not translated yet are cases.
  func undefinedVariables() -> [CatalogFault] {
    var defined: [ExactText: Set<ExactText>] = [:]
    for entry in entries {
      if let name = entry.variation.substitution {
        defined[ExactText(entry.key), default: []].insert(ExactText(name))
      }
    }
    return entries.filter(\.isWritten).flatMap { entry in
      VariableReferences(in: entry.value).filter {
        defined[ExactText(entry.key)]?.contains(ExactText($0.name)) != true
      }.map {
        CatalogFault(
          extent: .entry, position: entry.valuePosition,
          message: "the text refers to the undefined variable '\($0.name)'", key: entry.key,
          locale: entry.locale)
      }
    }
  }
}
