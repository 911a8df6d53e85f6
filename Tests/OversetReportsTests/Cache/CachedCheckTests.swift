import Fixtures
import Foundation
import OversetModel
import OversetReports
import Testing

@testable import Overset
@testable import OversetConfiguration

/// A check with what earlier ones measured says what a check without says.
struct CachedCheckTests {
  private let folder: TestFolder
  private static let settings = """
    contentSizes: [L, AX3]
    screens: {se: 320, max: 430}
    rules: {growth: warning, crowded: note}
    groups: {buttons: {width: screen - 32, spacing: 8}}
    labels:
      - {id: title, keys: ["t.*"], width: 120, lines: 2, font: {system: 17}, adjustsFontForContentSizeCategory: true}
      - {id: button, keys: ["b.*"], width: screen - 260, font: {system: 17}, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.7, group: buttons}
      - {id: rest, keys: ["*"], default: true, width: 90, font: {system: 15}, markdown: true}
    """

  init() throws {
    folder = try TestFolder([
      "overset.yml": Self.settings,
      "en.lproj/L.strings": Self.strings { "Key \($0) of the %@ and %d more" },
      "de.lproj/L.strings": Self.strings { "Schlüssel \($0) für %@, und %d weitere **Dinge**" },
      "ar.lproj/L.strings": Self.strings { "مفتاح \($0) من %@ و %d" },
      "ja.lproj/L.strings": "\"t.1\" = \"キーの設定を変更する\";\n\"x.2\" = \"<b>開く</b>\";\n",
    ])
  }

  private static func strings(_ text: (Int) -> String) -> String {
    (0..<20).map { "\"\(["t", "b", "x"][$0 % 3]).\($0)\" = \"\(text($0))\";\n" }.joined()
  }

  private var cacheFile: String { folder.path + "/cache" }

  private func run(
    cached: Bool = true, workers: Int = 1, keepsLayouts: Bool = false
  ) async throws -> Check.Result {
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    let check = Check(configuration, workers: workers, keepsLayouts: keepsLayouts)
    let result = await check.with(cacheFile: cached ? cacheFile : nil).run()
    if let update = result.cacheUpdate, update.isNeeded {
      try Data(update.bytes).write(to: URL(fileURLWithPath: cacheFile))
    }
    return result
  }

  /// The report with every finding and number, in which an answer that is out of date shows.
  private func report(_ result: Check.Result) -> [UInt8] { reports(of: result, in: [.json])[0] }

  @Test(arguments: [false, true], [1, 3])
  func `reports are the same bytes`(keepsLayouts: Bool, workers: Int) async throws {
    let without = reports(of: try await run(cached: false, keepsLayouts: keepsLayouts))
    for measured in [nil, nil, 0] as [Int?] {
      let result = try await run(workers: workers, keepsLayouts: keepsLayouts)
      #expect(reports(of: result) == without)
      let update = try #require(result.cacheUpdate)
      #expect(update.texts > 0)
      if let measured { #expect(update.measuredTexts == measured && !update.isNeeded) }
    }
  }

  /// With groups, missing translations, values, and several scripts.
  @Test(arguments: Effort.seeds(from: 21, count: 1))
  func `reports of any app are the same bytes`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    for (name, text) in RandomApp.files(&random) { try folder.write(text, to: name) }
    let without = reports(of: try await run(cached: false))
    for workers in [1, 2] { #expect(reports(of: try await run(workers: workers)) == without) }
    for (name, text) in RandomApp.files(&random) where name.hasPrefix("de") {
      try folder.write(text, to: name)
    }
    #expect(reports(of: try await run()) == reports(of: try await run(cached: false)))
  }

  @Test func `only what changes is measured`() async throws {
    for _ in 1...2 { _ = try await run() }
    try folder.write(
      Self.strings {
        $0 == 4 ? "Ein ganz anderer Text" : "Schlüssel \($0) für %@, und %d weitere **Dinge**"
      },
      to: "de.lproj/L.strings")
    let result = try await run()
    #expect(result.cacheUpdate?.measuredTexts == 1)
    #expect(report(result) == report(try await run(cached: false)))
  }

  /// The cache of the unchanged app: made once for all changes.
  private static let filled = Task {
    let app = try CachedCheckTests()
    return Data(try #require(try await app.run().cacheUpdate).bytes)
  }

  @Test(arguments: [
    ("width: 120, lines: 2", "width: 121, lines: 2"),
    ("lines: 2, font: {system: 17}", "lines: 2, font: {system: 18}"),
    ("contentSizes: [L, AX3]", "contentSizes: [L, AX4]"), ("max: 430", "max: 402"),
    ("minimumScaleFactor: 0.7", "minimumScaleFactor: 0.6"), ("markdown: true", "html: true"),
    ("minimumScaleFactor: 0.7,", "minimumScaleFactor: 0.7, insets: {leading: 1},"),
    ("growth: warning", "shrunk-below-threshold: {scale: 0.95}"),
    ("crowded: note", "crowded: {from: 0.5}"),
    ("lines: 2,", "lines: 2, arguments: {1: [\"a much longer value\"]},"),
    ("lines: 2,", "lines: 2, lineBreakMode: byTruncatingMiddle,"),
    ("lines: 2,", "lines: 2, height: 30,"),
    ("se: 320", "small: 320"), ("growth: warning", "growth: error"),
    ("growth: warning", "growth: {from: 1.1}"), ("crowded: note", "crowded: off"),
    ("width: 90,", "width: 90, verticalAlignment: middle,"),
    ("rules:", "locales: [ja, en, ar]\nrules:"),
    ("rules:", "sourceLocale: de\nrules:"),
  ])
  func `no answer outlives what it depends on`(old: String, new: String) async throws {
    try await Self.filled.value.write(to: URL(fileURLWithPath: cacheFile))
    let unchanged = try await run()
    #expect(unchanged.cacheUpdate?.measuredTexts == 0 && unchanged.notices.isEmpty)
    #expect(Self.settings.contains(old))
    try folder.write(Self.settings.replacing(old, with: new), to: "overset.yml")
    let result = try await run()
    #expect(report(result) == report(try await run(cached: false)))
  }

  /// Translations are compared with it, and it is shown where they are missing.
  @Test func `no answer outlives the source's text`() async throws {
    _ = try await run()
    try folder.write(Self.strings { "\($0) %@ %d" }, to: "en.lproj/L.strings")
    let result = try await run()
    #expect(report(result) == report(try await run(cached: false)))
  }

  @Test func `of two that write at once, none loses what the other measured`() async throws {
    try folder.write(
      "labels: [{id: a, keys: ['*'], width: 90, font: {system: 15}}]", to: "overset.yml")
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    func check(_ locale: LocaleIdentifier) async -> CacheUpdate? {
      await Check(configuration, locales: [locale], workers: 1).with(cacheFile: cacheFile).run()
        .cacheUpdate
    }
    let german = try #require(LocaleIdentifier("de"))
    let arabic = try #require(LocaleIdentifier("ar"))
    let updates = [try #require(await check(german)), try #require(await check(arabic))]
    for update in updates { try Data(update.bytes).write(to: URL(fileURLWithPath: cacheFile)) }
    for locale in [german, arabic] { #expect(await check(locale)?.measuredTexts == 0) }
  }

  @Test func `a damaged file is said and measured anew`() async throws {
    _ = try await run()
    let whole = try Data(contentsOf: URL(fileURLWithPath: cacheFile))
    let without = report(try await run(cached: false))
    var generator = SeededGenerator(seed: 5)
    for trial in 0..<10 {
      var bytes = whole
      if trial % 2 == 0 {
        bytes = bytes.prefix(Int.random(in: 0..<whole.count, using: &generator))
      } else {
        bytes[Int.random(in: 0..<whole.count, using: &generator)] ^= 0x10
      }
      try bytes.write(to: URL(fileURLWithPath: cacheFile))
      let result = try await run()
      #expect(
        result.notices.map(\.description).contains(
          "warning: the cache '\(cacheFile)' is damaged: everything is measured again"))
      #expect(result.cacheUpdate?.isNeeded == true)
      #expect(report(result) == without)
    }
    #expect(try await run().notices.isEmpty)
  }

  @Test(arguments: [nil, 1, 3])
  func `another version's file is said`(form: Int?) async throws {
    _ = try await run()
    var file = AnswerCache.file(of: ["0.0.9"])
    if let form {
      let bytes = Array(#"{"schemaVersion":\#(form),"versions":[],"fonts":[]}"#.utf8)
      file = Data(AnswerCache.digested(bytes + [10] + [UInt8](repeating: 0, count: 8)))
    }
    try file.write(to: URL(fileURLWithPath: cacheFile))
    #expect(
      try await run().notices.map(\.description) == [
        "warning: the cache '\(cacheFile)' is of another version of overset: everything is measured again"
      ])
  }
}

extension AnswerCache {
  /// An empty file of other versions.
  fileprivate static func file(of versions: [String]) -> Data {
    Data(AnswerCache(versions: versions).adding([], using: [], [], week: 1))
  }
}
