import OversetModel
import Testing
@testable import OversetCatalogs

struct StoreMetadataTests {
  @Test(arguments: [
    ("fastlane/metadata/de-DE/subtitle.txt", "de-DE"),
    ("Apps/Shop/fastlane/metadata/zh-Hans/name.txt", "zh-Hans"),
    ("fastlane/metadata/tvos/pt-BR/release_notes.txt", "pt-BR"),
    ("fastlane/jetpack_metadata/ja/keywords.txt", "ja"),
    ("fastlane/metadata/default/promotional_text.txt", nil),
  ])
  func `a text of the store is known by its path`(path: String, locale: String?) throws {
    let loader = try #require(CatalogFormats.all.loader(forFileAt: path))
    let source = CatalogSource(path: path, bytes: Array("Shop".utf8))
    let catalog = try #require(loader.load(source).first)
    #expect(loader.format.isForStore)
    #expect(catalog.locale?.identifier == locale)
    #expect(catalog.entries.map(\.key) == [source.table])
  }

  @Test(arguments: [
    "fastlane/metadata/android/de-DE/description.txt",
    "fastlane/metadata-android/de/name.txt",
    "fastlane/metadata/android/name.txt",
    "fastlane/metadata/review_information/name.txt",
    "fastlane/metadata/de-DE/privacy_url.txt",
    "fastlane/metadata/de-DE/name.md",
    "fastlane/metadata/name.txt",
    "fastlane/screenshots/de-DE/name.txt",
    "metadata/de-DE/name.txt", "name.txt",
  ])
  func `other files are none`(path: String) {
    #expect(CatalogFormats.all.loader(forFileAt: path) == nil)
  }

  private func load(_ bytes: [UInt8]) -> Catalog {
    StoreMetadataLoader().load(
      CatalogSource(path: "fastlane/metadata/de-DE/name.txt", bytes: bytes))[0]
  }

  @Test func `white space around the text is not uploaded`() {
    let catalog = load(Array("\u{FEFF}\r\n \tGärten\nund mehr \n".utf8))
    #expect(catalog.entries.map(\.value) == ["Gärten\nund mehr"])
    #expect(catalog.entries.map(\.valuePosition) == [TextPosition(line: 2, column: 3)])
    #expect(catalog.encoding == "UTF-8+bom")
  }

  @Test func `an empty text is none`() {
    #expect(load(Array(" \n".utf8)).entries.isEmpty)
    #expect(load([]).entries.isEmpty)
  }

  @Test func `a file may end at any byte`() {
    let bytes = Array("\u{FEFF} Gärten 🌱\r\n".utf8)
    for count in bytes.indices {
      let catalog = load(Array(bytes.prefix(count)))
      #expect(catalog.entries.count + catalog.faults.count <= 1)
    }
  }

  @Test func `what is not UTF-8 is a fault`() {
    let catalog = load([0x47, 0x0A, 0xE4, 0x72])
    #expect(catalog.entries.isEmpty && catalog.outcome == .read)
    #expect(catalog.faults.map(\.message) == ["byte 0xE4 is not UTF-8"])
    #expect(catalog.faults.map(\.position) == [TextPosition(line: 2, column: 1)])
  }
}
