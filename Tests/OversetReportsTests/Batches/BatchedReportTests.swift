import Fixtures
import Foundation
import OversetModel
import Testing

@testable import Overset
@testable import OversetConfiguration

/// The reports of an app whose texts are read a few tables at a time are the bytes of those of one that is
/// in memory as a whole.
struct BatchedReportTests {
  /// Each table by itself, and some together.
  private static let limits = [0, 4_000].map { MemoryLimits(app: 0, batch: $0) }

  /// With groups, plurals, broken files, texts of the store and files of several tables.
  @Test(arguments: Effort.seeds(from: 2, count: 2))
  func `of any app`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TestFolder(Self.files(&random))
    let whole = Check(try configuration(folder), workers: 1, keepsLayouts: seed == 3)
    let one = ReportedResult(await whole.run())
    #expect(one.result.report.summary.layouts > 0 && one.result.report.findings.count > 5)
    for limits in Self.limits {
      expect(await whole.with(memory: limits).run(), sameAs: one)
    }
  }

  /// With what a note and the configuration ignore, and an entry that ignores nothing.
  @Test(arguments: [(1, 11), (6, 12), (40, 11), (10_000, 12)] as [(Int, UInt64)])
  func `with the worst findings only`(most: Int, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var files = Self.files(&random)
    files["overset.yml"] = files["overset.yml"]?.replacing(
      "ignore: [", with: "ignore: [{key: nothing, reason: typo}, ")
    files["fi.lproj/Notes.strings"] = "/* overset:ignore - seen */ \"d1\" = \"Pitkä\";\n"
    let folder = try TestFolder(files)
    let whole = Check(try configuration(folder), workers: 1, mostFindings: most)
    let one = ReportedResult(await whole.run())
    #expect(
      one.result.report.findings.count <= most
        && (one.result.report.summary.leftOut > 0) == (most < 99))
    #expect(!one.result.report.suppressed.isEmpty)
    for limits in Self.limits {
      expect(await whole.with(memory: limits).run(), sameAs: one)
    }
  }

  @Test func `with a cache`() async throws {
    var random = SeededGenerator(seed: 40)
    let folder = try TestFolder(Self.files(&random))
    let whole = Check(try configuration(folder), workers: 1)
    let one = ReportedResult(await whole.run())
    let path = folder.path + "/cache"
    for measured in [true, false] {
      let result = await whole.with(memory: Self.limits[0]).with(cacheFile: path).run()
      expect(result, sameAs: one)
      let update = try #require(result.cacheUpdate)
      #expect((update.measuredTexts > 0) == measured)
      try Data(update.bytes).write(to: URL(fileURLWithPath: path))
    }
  }

  @Test func `of parts that are merged`() async throws {
    var random = SeededGenerator(seed: 50)
    let folder = try TestFolder(Self.files(&random))
    let whole = Check(try configuration(folder), workers: 2)
    let batched = whole.with(memory: Self.limits[0])
    var parts: [ShardFile] = []
    for index in 1...5 {
      let shard = try #require(Shard(index, of: 5))
      let result = try await (index == 2 ? whole : batched).run(shard, ShardOptions()).result
      #expect(try await result == whole.run(shard, ShardOptions()).result)
      try folder.write(String(decoding: result.bytes, as: UTF8.self), to: "parts/\(index)")
      parts.append(try ShardFile(readingFileAt: folder.path + "/parts/\(index)"))
    }
    expect(
      try await batched.merge(parts, ShardOptions()), sameAs: ReportedResult(await whole.run()))
  }

  @Test func `of what has changed since a revision`() async throws {
    var random = SeededGenerator(seed: 77)
    let repository = try TestRepository(Self.files(&random))
    for (name, text) in Self.files(&random) where name.hasPrefix("de") {
      try repository.write(text, to: name)
    }
    let configuration = try ConfigurationFile.read(repository.path + "/overset.yml").get()
    let whole = Check(configuration, since: "base", workers: 1)
    let one = ReportedResult(await whole.run())
    #expect(one.result.report.summary.unchanged > 0)
    for limits in Self.limits { expect(await whole.with(memory: limits).run(), sameAs: one) }
  }

  /// A text of its storyboards may be in any table.
  @Test func `of an app with documents`() async throws {
    let whole = Check(try Sample.configuration(), workers: 2, keepsRegions: true)
    expect(
      await whole.with(memory: Self.limits[0]).run(),
      sameAs: ReportedResult(try await Sample.result.value))
  }

  /// In the order of files, whichever tables they are of.
  @Test func `with what rules about files found and the configuration ignores`() async throws {
    let twice = "\"k\" = \"One\";\n\"k\" = \"Two\";\n\"left\" = \"A b\";\n"
    var files = [
      "overset.yml": """
      sourceLocale: en
      labels: [{id: left, keys: [left], width: 90, font: body, textAlignment: left}]
      ignore: [{rule: duplicate-key, reason: seen}, {rule: rtl-alignment, reason: meant}]

      """
    ]
    for locale in ["ar", "en", "he"] {
      for table in ["A", "B"] { files["\(locale).lproj/\(table).strings"] = twice }
    }
    let folder = try TestFolder(files)
    let whole = Check(try configuration(folder), workers: 1)
    let one = ReportedResult(await whole.run())
    let paths = one.result.report.suppressed.map(\.finding.location.path)
    #expect(paths == paths.sorted() && Set(paths).count == 6 && paths.count == 8)
    for limits in Self.limits { expect(await whole.with(memory: limits).run(), sameAs: one) }
  }

  /// The first in the order of files decides the verdict.
  @Test func `with named files that cannot be read`() async throws {
    var random = SeededGenerator(seed: 60)
    var files = Self.files(&random)
    for path in ["de.lproj/Z.strings", "en.lproj/Y.strings"] { files[path + "/folder"] = "" }
    let folder = try TestFolder(files)
    let paths = [".", "en.lproj/Y.strings", "de.lproj/Z.strings"]
    let whole = Check(try configuration(folder), paths: paths, workers: 1)
    let one = ReportedResult(await whole.run())
    #expect(one.result.notices.count { $0.description.contains("it is a folder") } == 2)
    for limits in Self.limits { expect(await whole.with(memory: limits).run(), sameAs: one) }
  }

  @Test func `with a file that is gone`() async throws {
    var random = SeededGenerator(seed: 61)
    let folder = try TestFolder(Self.files(&random))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/de.lproj/Gone.strings", withDestinationPath: "nowhere")
    let whole = Check(try configuration(folder), workers: 1)
    let one = ReportedResult(await whole.run())
    #expect(one.result.report.findings.contains { $0.location.path == "de.lproj/Gone.strings" })
    for limits in Self.limits { expect(await whole.with(memory: limits).run(), sameAs: one) }
  }

  /// Nothing is said of texts that are not those of the plan.
  @Test(arguments: [
    "\"new\" = \"Neu\";", "", "\"a1\" = \"Only a value is another one\";",
  ])
  func `a file that changes during a check is misuse`(text: String) async throws {
    var random = SeededGenerator(seed: 9)
    var files = Self.files(&random)
    files["de.lproj/More.strings"] = "\"a1\" = \"Something\";"
    let folder = try TestFolder(files)
    var request = CheckRequest(configuration: try configuration(folder), workers: 1)
    request.memory = Self.limits[0]
    let app = await PreparedApp(request)
    try folder.write(text, to: "de.lproj/More.strings")
    let measured = await MeasuredApp(app, request, nil, CheckProgress())
    let notices = measured.notices.filter(\.isMisuse).map(\.description)
    #expect(
      notices == ["error: 'de.lproj/More.strings' was changed during the check: run it again"])
    let others = measured.findings.compactMap(\.subject.table)
    #expect(others.contains("Localizable") && !others.contains("More"))
    let shard = try #require(Shard(1, of: 1))
    let origin = await ShardOrigin(app.plan, read: app.read.paths, ShardOptions(), workers: 1)
    await #expect(throws: ChangedFile.self) {
      var answers = NewAnswers()
      _ = try await ShardResult(shard, origin, app, workers: 1, &answers, CheckProgress())
    }
  }

  private func configuration(_ folder: TestFolder) throws -> Configuration {
    try ConfigurationFile.read(folder.path + "/overset.yml").get()
  }

  /// A random app, and what rules find in files.
  private static func files(_ random: inout SeededGenerator) -> [String: String] {
    var files = RandomApp.files(&random)
    files["overset.yml"] = files["overset.yml"]?.replacing(
      "width: 120, font: headline", with: "width: 120, font: headline, textAlignment: left")
    files["ar.lproj/Old.strings"] = "\"a1\" = \"ابتث\";\n\"a1\" = \"ابتثجحخد\";\n"
    files["en.lproj/Old.strings"] = "\"a1\" = \"One\";\n\"b3\" = \"%@ of %d\";\n"
    files["de.lproj/Old.strings"] = "\"b3\" = \"%d von %@\";\n\"cut\" = \"ab"
    files["Base.lproj/More.strings"] = "\"a1\" = \"Nobody reads this\";\n"
    files["he.lproj/Localizable.strings"] = "/* overset: width=90 lines=1 */ \"a2\" = \"אבג\";\n"
    files["Texts.xcstrings"] = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"d50": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld <b>file</b>"}},
          "other": {"stringUnit": {"value": "%lld files"}}}}},
        "pl": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld plików"}}}}}}}}}
      """
    files["en.lproj/Plurals.stringsdict"] = "<plist><dict><key>x</key>"
    for locale in ["de", "fi"] {
      for path in ["Exports/\(locale)", "Kit/\(locale)/app", "Kit/\(locale)/other"] {
        let target = random.text(words: 9, of: "abc", longest: 9)
        let tables = ["Kit/en.lproj/A.strings", "Kit/en.lproj/B.strings"].map { original in
          """
          <file original="\(original)" source-language="en" target-language="\(locale)"><body>
          <trans-unit id="d\(path.count)"><source>Text</source><target>\(target)</target>
          </trans-unit></body></file>
          """
        }
        files[path + ".xliff"] = "<xliff version=\"1.2\">\(tables.joined())</xliff>"
      }
    }
    // Of one table, since they do not say which file they are of.
    for (path, locale) in [("Own.xliff", "de"), ("fi.lproj/Own.xlf", "fi")] {
      files[path] = """
        <xliff version="1.2"><file source-language="en" target-language="\(locale)"><body>
        <trans-unit id="d7"><source>Text</source><target>\(path)</target></trans-unit>
        </body></file></xliff>
        """
    }
    files["Exports/en.lproj/Between.strings"] = "\"d1\" = \"Between two files of two tables\";\n"
    files["fastlane/metadata/de-DE/subtitle.txt"] = "Ein Untertitel, der viel zu lang ist\n"
    return files
  }
}
