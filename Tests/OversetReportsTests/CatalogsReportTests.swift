import Foundation
import Overset
import OversetCatalogs
import OversetModel
import OversetReports
import Testing

/// What was read, as JSON and as text.
struct CatalogsReportTests {
  private func entry(
    _ key: String, _ value: String, line: Int, _ variation: Variation = .none,
    isWritten: Bool = true
  ) -> CatalogEntry {
    CatalogEntry(
      key: key, locale: .english, value: value, variation: variation, state: "new", comment: "c",
      isWritten: isWritten, keyPosition: TextPosition(line: line, column: 1),
      valuePosition: TextPosition(line: line, column: 9))
  }

  private var inventory: CatalogInventory {
    var strings = Catalog(
      path: "App/en.lproj/L.strings", format: StringsLoader().format, table: "L", encoding: "UTF-8",
      locale: .english, entries: [entry("b", "2", line: 3), entry("a", "3", line: 4)])
    strings.overridden = [entry("a", "1", line: 2)]
    strings.lost = [entry("z", "9", line: 8, Variation(plural: .one))]
    strings.faults = [
      CatalogFault(
        extent: .rest, position: TextPosition(line: 7, column: 1), message: "no key here")
    ]
    var binary = Catalog(
      path: "App/en.lproj/M.strings", format: StringsLoader().format, table: "M",
      encoding: "binary",
      locale: .english, entries: [entry("k", "v\u{1}", line: 1)])
    binary.hasPositions = false
    let xliff = ["L", "N"].map { table in
      var catalog = Catalog(
        path: "x/de.xliff", format: XLIFFLoader().format, table: table, encoding: "UTF-8",
        locale: LocaleIdentifier("de"), entries: [entry("s", "source", line: 1, isWritten: false)])
      catalog.original = "App/en.lproj/\(table).strings"
      return catalog
    }
    var document = Catalog(
      path: "App/Base.lproj/Main.xib", format: InterfaceDocumentLoader.xib.format, table: "Main",
      encoding: "UTF-8", locale: nil)
    document.objectIDs = ["abc-de-fgh"]
    return CatalogInventory(catalogs: [document, strings, binary] + xliff, notices: [])
  }

  private func files() throws -> [[String: Any]] {
    let data = Data(CatalogsJSON.text(of: inventory))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(json["files"] as? [[String: Any]])
  }

  @Test func `a file has its texts in file order, those that do not count too`() throws {
    let file = try files()[1]
    #expect(file["path"] as? String == "App/en.lproj/L.strings")
    #expect(file["outcome"] as? String == "cut" && file["bundle"] as? String == "App")
    let entries = try #require(file["entries"] as? [[String: Any]])
    #expect(entries.map { $0["value"] as? String } == ["1", "2", "3"])
    #expect(entries.map { $0["isOverridden"] as? Bool } == [true, nil, nil])
    #expect(entries[1]["line"] as? Int == 3 && entries[1]["valueColumn"] as? Int == 9)
    #expect(entries[1]["state"] as? String == "new" && entries[1]["comment"] as? String == "c")
    let lost = try #require(file["lost"] as? [[String: Any]])
    #expect((lost[0]["variant"] as? [String: Any])?["plural"] as? String == "one")
    let faults = try #require(file["faults"] as? [[String: Any]])
    #expect(faults[0]["line"] as? Int == 7 && faults[0]["message"] as? String == "no key here")
  }

  @Test func `a binary file has no places, and a document no texts`() throws {
    let files = try files()
    let entries = try #require(files[2]["entries"] as? [[String: Any]])
    #expect(entries[0]["line"] is NSNull && entries[0]["valueColumn"] is NSNull)
    #expect((files[0]["entries"] as? [Any])?.isEmpty == true && files[0]["locale"] is NSNull)
  }

  @Test func `a file with several tables is one file, without its sources`() throws {
    let files = try files()
    #expect(files.count == 4)
    #expect(files[3]["table"] is NSNull && files[3]["locale"] as? String == "de")
    #expect((files[3]["entries"] as? [Any])?.isEmpty == true)
  }

  @Test func `a person sees tables by app, faults and numbers`() {
    #expect(
      CatalogsText(width: 40).text(of: inventory) == """
        App
          Main  xib
          L     strings  1 locale  3 texts
          M     strings  1 locale  1 text  binary

        x
          App/en.lproj/L.strings  xliff  1 locale  0 texts
          App/en.lproj/N.strings  xliff  1 locale  0 texts

        App/en.lproj/L.strings:7:1: no key here (1 text behind it)

        4 files: 2 strings, 1 xib, 1 xliff
        2 locales: de en
        4 texts, 1 fault, 1 file cut off

        """)
    #expect(
      CatalogsText().text(of: CatalogInventory(catalogs: [], notices: [])) == "no catalogs found\n")
  }
}
