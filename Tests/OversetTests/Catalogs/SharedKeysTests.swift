import OversetCatalogs
import OversetModel
import Testing
@testable import Overset
@testable import OversetTexts

struct SharedKeysTests {
  /// Sharing saves memory and changes nothing else, whatever the files have in common.
  @Test(arguments: [
    ["a b c", "a b c"], ["a b c d", "b d"], ["a b", "x a y b z"], ["a a b", "a b b"],
    ["", "a", ""], ["e\u{301}", "\u{E9}", "e\u{301}"],
    ["a " + (0..<40).map { "k\($0)" }.joined(separator: " ") + " z", "a z", "z a"],
  ])
  func `every file keeps its own keys`(files: [String]) {
    let keys = SharedKeys()
    for file in files {
      var catalog = Catalog(
        path: "A.strings", format: StringsLoader().format, table: "A", encoding: "UTF-8",
        locale: .english)
      catalog.entries = file.split(separator: " ").map { key in
        CatalogEntry(
          key: String(key), locale: .english, value: "", keyPosition: .start,
          valuePosition: .start)
      }
      keys.share(with: &catalog)
      let shared = catalog.entries.map(\.key).joined(separator: " ")
      #expect(Array(shared.utf8) == Array(file.utf8))
    }
  }
}
