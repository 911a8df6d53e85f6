import OversetCatalogs
import OversetModel
import OversetTexts
import Testing
@testable import Overset
@testable import OversetConfiguration

/// What the sources of labels answer for one table.
struct LabelSourceTests {
  private let tables: [CatalogTable]
  private var configuration: Configuration

  init() throws {
    let notes = """
      /* overset: width=60 */
      "a" = "A";
      /* overset: width=50 lines=2 */
      "b" = "B";
      /* overset: width=60 */
      "c" = "C";
      """
    let units = (1...3).map { number in
      #"<trans-unit id="\#(number)" maxwidth="40" size-unit="pixel"><source>x</source></trans-unit>"#
    }
    let limits = """
      <xliff version="1.2"><file original="L.strings" source-language="en" target-language="en">
      <body>\(units.joined(separator: "\n"))</body></file></xliff>
      """
    let catalogs =
      StringsLoader().load(CatalogSource(path: "en.lproj/N.strings", bytes: Array(notes.utf8)))
      + XLIFFLoader().load(CatalogSource(path: "en.xliff", bytes: Array(limits.utf8)))
    tables = CatalogTable.tables(of: catalogs, sourceLocale: nil)
    configuration = try ConfigurationReader.read(
      """
      labels:
        - {id: rest, keys: "*", default: true, width: 70}
        - {id: one, keys: a, width: 80}
      """, root: "/app")
    configuration.path = "/app/overset.yml"
  }

  private var labels: [SourcedLabel] {
    LabelRank.labels(for: tables, configuration, NoteDirectives(tables, configuration), .none)
  }

  @Test func `a source says what its labels show, and where it says so`() throws {
    let lines = labels.map { sourced in
      let keys =
        switch sourced.shows {
        case .patterns: sourced.label.keys.map(\.pattern)
        case .keys(let keys): keys.map { tables[$0.table].keys[$0.key].text }
        }
      let place = sourced.location.map { "\($0.path):\($0.position.line)" } ?? "-"
      return "\(sourced.label.id) \(keys) \(place) \(sourced.certainty) \(sourced.rank)"
    }
    #expect(
      lines == [
        "rest [\"*\"] overset.yml:2 stated byDefaultForAll",
        "one [\"a\"] overset.yml:3 stated particular",
        "width=60 [\"a\", \"c\"] en.lproj/N.strings:1 stated particular",
        "width=50 lines=2 [\"b\"] en.lproj/N.strings:3 stated particular",
        "maxwidth=40 pixel [\"1\", \"2\", \"3\"] en.xliff:2 "
          + "derived widthLimit",
      ])
  }

  @Test func `labels of a lower rank show only what those of a higher rank do not`() {
    var labels = labels
    #expect(chosen(labels) == [["one", "width=60"], ["width=50 lines=2"], ["width=60"]])
    labels.removeAll { $0.rank == .particular }
    #expect(chosen(labels) == [["rest"], ["rest"], ["rest"]])
    #expect(LabelRank.allCases == LabelRank.allCases.sorted())
  }

  @Test func `a default label for some keys comes before the one for all`() throws {
    let configuration = try ConfigurationReader.read(
      """
      labels:
        - {id: rest, keys: "*", default: true, width: 70}
        - {id: some, keys: [a, c], default: true, width: 80}
        - {id: known, keys: c, width: 90}
      """, root: "/app")
    let labels = LabelRank.labels(
      for: tables, configuration, NoteDirectives([], configuration), .none
    )
    .filter { $0.rank != .widthLimit }
    #expect(chosen(labels) == [["some"], ["rest"], ["known"]])
  }

  @Test func `a limit of a file counts where nothing else shows the text`() {
    #expect(chosen(labels, in: 1) == [["rest"], ["rest"], ["rest"]])
    let limits = labels.filter { $0.rank == .widthLimit }
    #expect(chosen(limits, in: 1).allSatisfy { $0 == ["maxwidth=40 pixel"] })
  }

  @Test func `no default label shows a text that needs none`() {
    var labels = labels
    let settled: Set = [TableKey(table: 0, key: 0), TableKey(table: 0, key: 1)]
    #expect(chosen(labels, settled: settled).first == ["one", "width=60"])
    labels.removeAll { $0.rank == .particular }
    #expect(chosen(labels, settled: settled) == [[], [], ["rest"]])
    // What translators say of the room stays.
    #expect(
      chosen(labels, in: 1, settled: [TableKey(table: 1, key: 0)]).first == ["maxwidth=40 pixel"])
  }

  /// The names of the labels that show each key of a table.
  private func chosen(
    _ labels: [SourcedLabel], in table: Int = 0, settled: Set<TableKey> = []
  ) -> [[String]] {
    LabelChooser(labels, settled: settled).labels(ofKeysIn: tables[table], at: table).map {
      indices in
      indices.map { labels[$0].label.id }
    }
  }
}
