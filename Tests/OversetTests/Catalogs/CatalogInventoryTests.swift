import Fixtures
import Foundation
import OversetCatalogs
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// What `overset catalogs` shows, and what a check makes of files that cannot be read.
struct CatalogInventoryTests {
  private func read(
    _ files: [String: String], _ paths: [String]? = nil, closing closed: String? = nil
  ) async throws -> CatalogInventory {
    let folder = try TestFolder(files)
    if let closed {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: "\(folder.path)/\(closed)")
    }
    return await CatalogInventory.read(
      Configuration(root: folder.path), paths: paths, workers: 2)
  }

  @Test func `files come in the order of their paths`() async throws {
    let inventory = try await read([
      "B/de.lproj/L.strings": "a = b;", "A/L.xcstrings": #"{"sourceLanguage":"en","strings":{}}"#,
      "A/en.lproj/L.strings": ";;", "Pods/en.lproj/P.strings": "",
    ])
    #expect(inventory.notices == [])
    #expect(
      inventory.files.map(\.path) == [
        "A/L.xcstrings", "A/en.lproj/L.strings", "B/de.lproj/L.strings",
      ])
    #expect(inventory.files.map(\.bundle) == ["A", "A", "B"])
    #expect(inventory.files.map(\.locale?.identifier) == [nil, "en", "de"])
    #expect(inventory.files.map(\.outcome) == [.read, .failed, .read])
  }

  @Test func `the App Store's texts of all locales are listed together`() async throws {
    let inventory = try await read([
      "fastlane/metadata/de-DE/name.txt": "Gärten", "fastlane/metadata/default/name.txt": "Gardens",
      "fastlane/metadata/de-DE/privacy_url.txt": "",
    ])
    #expect(inventory.files.map(\.bundle) == ["fastlane/metadata", "fastlane/metadata"])
    #expect(inventory.files.map(\.table) == ["name", "name"])
    #expect(inventory.files.map(\.format.name) == ["metadata", "metadata"])
    #expect(inventory.files.map(\.locale?.identifier) == ["de-DE", nil])
  }

  @Test func `a file that another one of its locale takes the place of is faulty`() async throws {
    let inventory = try await read([
      "zh_CN.lproj/L.strings": "\"a\" = \"A\";", "zh-Hans.lproj/L.strings": "\"a\" = \"A\";",
      "zh_CN.lproj/M.strings": "\"a\" = \"A\";",
    ])
    #expect(
      inventory.catalogs.flatMap { catalog in
        catalog.faults.map { "\(catalog.path): \($0.message)" }
      }
        == [
          "zh_CN.lproj/L.strings: 'zh-Hans.lproj/L.strings' is of the same locale and takes the place "
            + "of this file"
        ])
  }

  @Test func `a named path that cannot be read is misuse`() async throws {
    let inventory = try await read(["L.strings": ""], ["M.strings", "L.strings"])
    #expect(inventory.notices.map(\.isMisuse) == [true])
    #expect(inventory.files.map(\.path) == ["L.strings"])
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `a file that was merely found and cannot be read is a faulty catalog`() async throws {
    let inventory = try await read(["L.strings": "", "M.strings": ""], closing: "L.strings")
    #expect(inventory.notices == [])
    #expect(inventory.files.map(\.outcome) == [.failed, .read])
    #expect(
      inventory.catalogs[0].faults.map(\.message) == ["the file cannot be read: Permission denied"])
  }

  @Test(arguments: [
    ("de.xcloc/Source Contents/App/en.lproj/L.strings", true),
    ("x/de.xcloc/Localized Contents/de.xliff", false), ("Source Contents/L.strings", false),
    ("de.xcloc/Notes/Source Contents/L.strings", false), ("qqq.lproj/L.strings", true),
  ])
  func `what is only for translators to look at is marked`(
    path: String, isContext: Bool
  ) {
    let catalog = Catalog(
      path: path, format: StringsLoader().format, table: "L", encoding: "UTF-8", locale: nil)
    #expect(catalog.isContext == isContext)
  }
}
