import OversetCatalogs
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetTexts

struct PlannedLabelTests {
  private func labels(_ yaml: String) throws -> [PlannedLabel] {
    let configuration = try ConfigurationReader.read(yaml, root: "/app")
    let fonts = FontBook()
    return try configuration.labels.map {
      try PlannedLabel($0, in: configuration, fonts: fonts)
    }
  }

  @Test(arguments: [
    ("pay.now", "Shop", ["pay", "shop"]), ("pay.", "Shop", ["pay", "shop"]),
    ("pay", "Shop", ["shop"]), ("pay.now", "Other", ["pay"]), ("other", "Other", ["rest", "last"]),
    ("q1", "Other", ["one"]), ("q12", "Other", ["rest", "last"]), ("a*b", "Other", ["star"]),
    ("axb", "Other", ["rest", "last"]),
  ])
  func `a label shows the keys that match, a default label what no other shows`(
    key: String, table: String, expected: [String]
  ) throws {
    let configuration = try ConfigurationReader.read(
      #"""
      labels:
        - {id: pay, keys: "pay.*", width: 100}
        - {id: rest, keys: "*", width: 100, default: true}
        - {id: shop, keys: ["*"], table: Shop, width: 100}
        - {id: last, keys: "*", width: 50, default: true}
        - {id: one, keys: ["q?"], width: 100}
        - {id: star, keys: ['a\*b'], width: 100}
      """#, root: "/app")
    let catalog = Catalog(
      path: "\(table).strings", format: StringsLoader().format, table: table, encoding: "UTF-8",
      locale: .english,
      entries: [
        CatalogEntry(
          key: key, locale: .english, value: "", keyPosition: .start, valuePosition: .start)
      ])
    let tables = CatalogTable.tables(of: [catalog], sourceLocale: nil)
    let labels = LabelRank.labels(
      for: tables, configuration, NoteDirectives(tables, configuration), .none)
    let chosen = LabelChooser(labels).labels(ofKeysIn: tables[0], at: 0)
    #expect(chosen.map { $0.map { labels[$0].label.id } } == [expected])
  }

  @Test func `a label is checked at every content size on every screen that matters`() throws {
    let labels = try labels(
      """
      screens: {se: 320, max: 430}
      contentSizes: [L, AX3]
      labels:
        - {id: both, keys: "*", font: {textStyle: body}, width: screen - 20}
        - {id: sizes, keys: "*", font: {textStyle: body}, width: 100}
        - {id: screens, keys: "*", font: {system: 17}, width: screen}
        - {id: one, keys: "*", font: {system: 17}, width: 100}
      """)
    #expect(labels.map(\.variants.count) == [4, 2, 2, 1])
    let both = labels[0].variants
    #expect(both.map(\.font.size.points) == [17, 17, 40, 40])
    #expect(both.map(\.screen) == ["se", "max", "se", "max"])
    #expect(both.map(\.fitter.bounds.width) == [300, 410, 300, 410])
  }
}
