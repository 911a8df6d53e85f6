import Fixtures
import Foundation
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Parts that do not go together are named.
struct DamagedShardTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "overset.yml": "labels: [{id: a, keys: [\"*\"], width: 60, font: {system: 17}}]\n",
      "en.lproj/L.strings": "\"buy\" = \"Buy everything now\"; \"ok\" = \"OK\"; \"no\" = \"No\";\n",
    ])
  }

  private func check() throws -> Check {
    Check(try ConfigurationFile.read(folder.path + "/overset.yml").get(), workers: 1)
  }

  /// Writes a part's file, and answers with its name.
  private func write(
    _ index: Int, of count: Int, to name: String? = nil, _ options: ShardOptions = ShardOptions()
  ) async throws -> String {
    let shard = try #require(Shard(index, of: count))
    let result = try await check().run(shard, options).result
    let name = name ?? "\(index).jsonl"
    try folder.write(String(decoding: result.bytes, as: UTF8.self), to: name)
    return name
  }

  /// What a merge says of parts; nil where they make a result.
  private func fault(of names: [String]) async throws -> String? {
    do {
      let parts = try names.map { try ShardFile(readingFileAt: folder.path + "/" + $0) }
      let options = parts.first?.result.origin.options ?? ShardOptions()
      _ = try await check().merge(parts, options)
      return nil
    } catch let failure as ShardFailure {
      #expect(failure.notice.isMisuse)
      return "\(failure.notice)".replacing(folder.path + "/", with: "")
    }
  }

  @Test func `one is missing`() async throws {
    let parts = [try await write(1, of: 3), try await write(3, of: 3)]
    #expect(try await fault(of: parts) == "error: 1 of 3 parts is missing: 2/3")
  }

  @Test func `one is there twice`() async throws {
    let parts = [try await write(1, of: 2), try await write(1, of: 2, to: "b.jsonl")]
    #expect(
      try await fault(of: parts + [try await write(2, of: 2)])
        == "error: '\(folder.path)/1.jsonl' and '\(folder.path)/b.jsonl' are both part 1/2"
        .replacing(folder.path + "/", with: ""))
  }

  @Test func `one is of another number of parts`() async throws {
    let parts = [try await write(1, of: 2), try await write(2, of: 3)]
    #expect(
      try await fault(of: parts) == "error: '2.jsonl' is one of 3 parts, and '1.jsonl' one of 2")
  }

  @Test func `one was made with other options`() async throws {
    var german = ShardOptions()
    german.locales = ["de"]
    let parts = [try await write(1, of: 2), try await write(2, of: 2, german)]
    #expect(
      try await fault(of: parts)
        == "error: '2.jsonl' is part of another check: its options were '--locale de'")
  }

  @Test(arguments: ["overset.yml", "en.lproj/L.strings"])
  func `a file has changed since`(name: String) async throws {
    let parts = [try await write(1, of: 2)]
    let text = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    try folder.write(text.replacing("60", with: "61").replacing("OK", with: "Ok"), to: name)
    let all = parts + [try await write(2, of: 2)]
    #expect(
      try await fault(of: all)
        == "error: '1.jsonl' is part of another check: '\(name)' is another one here")
  }

  @Test func `a file was there that is gone`() async throws {
    try folder.write("\"x\" = \"X\";", to: "de.lproj/L.strings")
    let part = try await write(1, of: 1)
    try FileManager.default.removeItem(atPath: folder.path + "/de.lproj")
    #expect(
      try await fault(of: [part])
        == "error: '1.jsonl' is part of another check: 'de.lproj/L.strings' is not here")
  }

  @Test func `one is of another version`() async throws {
    let name = try await write(1, of: 1)
    let text = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    try folder.write(
      text.replacing("\"schemaVersion\":2", with: "\"schemaVersion\":3"), to: name)
    #expect(
      try await fault(of: [name])
        == "error: '1.jsonl' is a part of version 3; this overset reads version 2")
  }

  @Test(arguments: ["", "{}", "[1]", "{\"schemaVersion\": \"x\"}", "labels: []\n", "\u{FEFF}{"])
  func `a file is no part`(text: String) async throws {
    try folder.write(text, to: "x.jsonl")
    let fault = try await fault(of: ["x.jsonl"])
    #expect(fault?.hasPrefix("error: 'x.jsonl' is ") == true)
  }

  /// Its digest says that nothing has changed since it was written.
  @Test(arguments: ["\"count\":0", "\"count\":-1", "\"count\":1025"])
  func `a part is none of so many`(count: String) async throws {
    let name = try await write(1, of: 1)
    let path = folder.path + "/" + name
    let line = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")[0]
      .replacing("\"count\":1", with: count)
    try folder.write("\(line)\n\(ShardFile.digest(of: line.utf8))\n", to: name)
    #expect(
      try await fault(of: [name]) == "error: '1.jsonl' is damaged or cut off: run its shard again")
  }

  struct Lie: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var tell: @Sendable (inout ShardResult) -> Void

    init(_ description: String, _ tell: @escaping @Sendable (inout ShardResult) -> Void) {
      (testDescription, self.tell) = (description, tell)
    }
  }

  /// In a part with a digest that is right. Of the three keys one is noted.
  @Test(arguments: [
    Lie("no key is noted") { $0.texts = [] },
    Lie("another key is noted") { $0.texts[0].keys = [9] },
    Lie("a key is noted twice") { $0.texts += $0.texts },
    Lie("there is no such table") { $0.texts[0].table = 1 },
    Lie("there is no such locale") { $0.texts[0].locale = "fr" },
    Lie("layouts of no locale") { $0.comfortable[0].locale = "fr" },
    Lie("too many layouts") { $0.comfortable[0].counts = [1_000_000_000_000] },
    Lie("too few layouts") { $0.comfortable = [] },
    Lie("layouts in no label") { $0.comfortable[0].labels = [1] },
    Lie("other keys") { $0.keys = 1_000_000_000_000 },
    Lie("more layouts") { $0.layouts += 1 },
  ])
  func `what the app contradicts`(_ lie: Lie) async throws {
    let shard = try #require(Shard(1, of: 1))
    var result = try await check().run(shard, ShardOptions()).result
    #expect(result.texts.map(\.keys.count) == [1] && result.comfortable[0].counts == [2])
    lie.tell(&result)
    try folder.write(String(decoding: result.bytes, as: UTF8.self), to: "1.jsonl")
    #expect(
      try await fault(of: ["1.jsonl"])
        == "error: '1.jsonl' says something else than the app that it names: run its shard again")
  }

  /// Each says that all keys are its own.
  @Test func `a key is another part's`() async throws {
    let shard = try #require(Shard(1, of: 1))
    var result = try await check().run(shard, ShardOptions()).result
    for index in 1...2 {
      result.shard = try #require(Shard(index, of: 2))
      try folder.write(String(decoding: result.bytes, as: UTF8.self), to: "\(index).jsonl")
    }
    let fault = try await fault(of: ["1.jsonl", "2.jsonl"])
    #expect(
      fault?.hasSuffix("says something else than the app that it names: run its shard again")
        == true)
  }

  @Test func `nothing is there`() async throws {
    #expect(
      try await fault(of: ["x.jsonl"])
        == "error: 'x.jsonl' cannot be read: No such file or directory")
    #expect(try await fault(of: []) == "error: there is no part to merge")
  }

  /// Wherever the writing stopped, and whatever byte is another one.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `every cut and every changed byte is found`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let name = try await write(1, of: 1)
    let path = folder.path + "/" + name
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for _ in 0..<40 {
      try bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
        .write(to: URL(fileURLWithPath: path))
      #expect(try await fault(of: [name]) != nil)
      var changed = bytes
      changed[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(
        in: 1...255, using: &random)
      try changed.write(to: URL(fileURLWithPath: path))
      #expect(try await fault(of: [name]) != nil)
    }
  }
}
