import Fixtures
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Which files are read together where an app has too many texts for memory.
struct FileBatchesTests {
  private static let files = [
    "a/de.lproj/A.strings", "a/de.lproj/B.strings", "a/en.lproj/A.strings",
    "a/en.lproj/A.stringsdict", "a/en.lproj/B.strings", "b/C.xcstrings",
  ]

  private func batches(_ names: [String], _ limits: MemoryLimits) throws -> [[String]] {
    let text = "\"key\" = \"A text\";\n"
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    return FoundCatalogs(Configuration(root: folder.path), paths: nil).batches(limits)
  }

  @Test func `a table's files stay together`() throws {
    let tables = [
      ["a/de.lproj/A.strings", "a/en.lproj/A.strings", "a/en.lproj/A.stringsdict"],
      ["a/de.lproj/B.strings", "a/en.lproj/B.strings"], ["b/C.xcstrings"],
    ]
    #expect(try batches(Self.files, MemoryLimits(app: 0, batch: 0)) == tables)
    // 18 bytes a file.
    #expect(
      try batches(Self.files, MemoryLimits(app: 107, batch: 54))
        == [tables[0], tables[1] + tables[2]])
  }

  @Test func `an app that fits is read at once`() throws {
    #expect(try batches(Self.files, MemoryLimits(app: 108, batch: 0)) == [Self.files])
    #expect(try batches(Self.files, MemoryLimits()) == [Self.files])
    #expect(try batches([], MemoryLimits(app: 0, batch: 0)) == [[]])
  }

  @Test(arguments: ["a/Base.lproj/Main.storyboard", "b/View.xib"])
  func `an app with documents is read at once`(document: String) throws {
    let files = (Self.files + [document]).sorted()
    #expect(try batches(files, MemoryLimits(app: 0, batch: 0)) == [files])
  }

  /// The tables between those of such files keep their places.
  @Test func `files of several tables are together with what is between`() throws {
    let files = Self.files + ["a/de.xliff", "a/fi.lproj/D.strings", "a/fi.xliff", "b/de.xliff"]
    #expect(
      try batches(files, MemoryLimits(app: 0, batch: 0)) == [
        ["a/de.lproj/A.strings", "a/en.lproj/A.strings", "a/en.lproj/A.stringsdict"],
        ["a/de.lproj/B.strings", "a/en.lproj/B.strings"],
        ["a/de.xliff", "a/fi.lproj/D.strings", "a/fi.xliff"], ["b/C.xcstrings"], ["b/de.xliff"],
      ])
  }
}
