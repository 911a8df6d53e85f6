import Fixtures
import Foundation
import OversetModel
import OversetReports
import Testing

@testable import Overset
@testable import OversetConfiguration

/// The reports of a check that was shared out are the bytes of those of one run.
struct MergedReportTests {
  @Test func `of the sample`() async throws {
    try await expectSame(try Sample.configuration(), shards: 3, seed: 1)
  }

  /// Random keys, texts and labels: with groups, plural cases, missing translations, a baseline.
  @Test(arguments: Effort.seeds(from: 2, count: 2))
  func `of any app`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TestFolder(RandomApp.files(&random))
    let one = await Check(try configuration(folder), workers: 1).run()
    if seed.isMultiple(of: 3) {
      let accepted = one.report.findings.filter { _ in Bool.random(using: &random) }
      try folder.write(
        String(decoding: BaselineJSON.bytes(of: Baseline(accepting: accepted)), as: UTF8.self),
        to: "overset-baseline.json")
      try folder.write(
        try String(contentsOfFile: folder.path + "/overset.yml", encoding: .utf8)
          + "baseline: overset-baseline.json\n", to: "overset.yml")
    }
    let count = Int.random(in: 2...5, using: &random)
    try await expectSame(try configuration(folder), shards: count, seed: seed)
  }

  @Test func `of what has changed since a revision`() async throws {
    var random = SeededGenerator(seed: 77)
    let repository = try TestRepository(RandomApp.files(&random))
    for (name, text) in RandomApp.files(&random) where name.hasPrefix("de") {
      try repository.write(text, to: name)
    }
    let configuration = try ConfigurationFile.read(repository.path + "/overset.yml").get()
    try await expectSame(configuration, since: "base", shards: 5, seed: 77)
  }

  @Test func `with every layout`() async throws {
    var random = SeededGenerator(seed: 5)
    let folder = try TestFolder(RandomApp.files(&random))
    try await expectSame(try configuration(folder), keepsLayouts: true, shards: 3, seed: 5)
  }

  private func configuration(_ folder: TestFolder) throws -> Configuration {
    try ConfigurationFile.read(folder.path + "/overset.yml").get()
  }

  private func expectSame(
    _ configuration: Configuration, since: String? = nil, keepsLayouts: Bool = false, shards: Int,
    seed: UInt64
  ) async throws {
    let folder = try TestFolder([:])
    var random = SeededGenerator(seed: seed)
    let check = Check(
      configuration, since: since, workers: 2, keepsLayouts: keepsLayouts, keepsRegions: true)
    var parts: [ShardFile] = []
    for index in 1...shards {
      let shard = try #require(Shard(index, of: shards))
      let result = try await check.run(shard, ShardOptions()).result
      let name = ShardFile.name(of: shard)
      try folder.write(String(decoding: result.bytes, as: UTF8.self), to: name)
      parts.append(try ShardFile(readingFileAt: folder.path + "/" + name))
    }
    parts.shuffle(using: &random)
    let one = ReportedResult(await check.run())
    #expect(one.result.report.summary.layouts > 0 && one.result.report.findings.count > 5)
    for merged in [
      try await check.merge(parts, ShardOptions()),
      try await mergeOfCached(check, parts, in: folder),
    ] {
      expect(merged, sameAs: one)
    }
  }

  /// After each part has kept what it measured.
  private func mergeOfCached(
    _ check: Check, _ parts: [ShardFile], in folder: TestFolder
  ) async throws -> Check.Result {
    let cached = check.with(cacheFile: folder.path + "/cache")
    for part in parts {
      let update = try await cached.run(part.result.shard, ShardOptions()).cacheUpdate
      try Data(try #require(update).bytes).write(to: URL(fileURLWithPath: folder.path + "/cache"))
    }
    return try await cached.merge(parts, ShardOptions())
  }
}
