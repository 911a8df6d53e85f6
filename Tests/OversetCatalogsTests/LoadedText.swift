import OversetModel

@testable import OversetCatalogs

/// Loads a text as the `.strings` file of a German folder.
func loadStrings(_ text: String) -> Catalog { loadStrings(Array(text.utf8)) }

func loadStrings(_ bytes: [UInt8]) -> Catalog {
  StringsLoader().loadOne(CatalogSource(path: "de.lproj/Localizable.strings", bytes: bytes))
}

/// Loads a text as the `.stringsdict` file of a German folder.
func loadStringsDict(_ text: String) -> Catalog { loadStringsDict(Array(text.utf8)) }

func loadStringsDict(_ bytes: [UInt8]) -> Catalog {
  StringsDictLoader().loadOne(CatalogSource(path: "de.lproj/Localizable.stringsdict", bytes: bytes))
}

func loadStringCatalog(_ text: String) -> Catalog { loadStringCatalog(Array(text.utf8)) }

func loadStringCatalog(_ bytes: [UInt8]) -> Catalog {
  StringCatalogLoader().loadOne(CatalogSource(path: "Localizable.xcstrings", bytes: bytes))
}

extension CatalogLoader {
  /// The one table of a file whose format has no more.
  func loadOne(_ source: CatalogSource) -> Catalog {
    let catalogs = load(source)
    precondition(catalogs.count == 1, "a \(format) file has one table")
    return catalogs[0]
  }
}

extension Catalog {
  /// `key=value`, one an entry.
  var pairs: [String] { entries.map { "\($0.key)=\($0.value)" } }

  /// `extent line:column`, one a fault.
  var faultPlaces: [String] {
    faults.map { "\($0.extent) \($0.position.line):\($0.position.column)" }
  }
}
