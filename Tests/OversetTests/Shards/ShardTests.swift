import Fixtures
import Foundation
import OversetModel
import OversetTexts
import Testing

@testable import Overset
@testable import OversetConfiguration

struct ShardTests {
  @Test(arguments: [
    ("3/16", 3, 16), ("1/1", 1, 1), ("1024/1024", 1024, 1024),
  ])
  func `a part is written as a fraction`(text: String, index: Int, count: Int) throws {
    let shard = try #require(Shard(text))
    #expect(shard.index == index && shard.count == count && shard.description == text)
  }

  @Test(arguments: ["", "3", "0/2", "3/2", "-1/2", "1/0", "1/2/3", "a/b", "1/1025", " 1/2"])
  func `what is no part is none`(text: String) { #expect(Shard(text) == nil) }

  /// Parts of different runs, machines and versions go together only if these stay.
  @Test(arguments: [
    ("checkout.pay", 4), ("checkout.total", 6), ("a", 9), ("", 2), ("Zahlen, bitte", 7),
    ("キャンセル", 10),
  ])
  func `a key's part is the same for ever`(key: String, part: Int) async throws {
    let table = try await self.table([key])
    let parts = (1...16).filter {
      Shard($0, of: 16)?.contains(table.keys[0], of: table) == true
    }
    #expect(parts == [part])
  }

  @Test func `keys are shared out evenly, each to one part`() async throws {
    let table = try await self.table((0..<4000).map { "screen.title.\($0)" })
    let counts = (1...8).compactMap { Shard($0, of: 8) }.map { shard in
      table.keys.count { shard.contains($0, of: table) }
    }
    #expect(counts.reduce(0, +) == 4000)
    #expect(counts.allSatisfy { 430...570 ~= $0 }, "\(counts)")
  }

  private func table(_ keys: [String]) async throws -> CatalogTable {
    let strings = keys.map { "\"\($0)\" = \"x\";\n" }.joined()
    let folder = try TestFolder(["en.lproj/L.strings": strings])
    let inventory = await CatalogInventory.read(Configuration(root: folder.path), workers: 1)
    return try #require(
      CatalogTable.tables(of: inventory.catalogs, sourceLocale: .english, notShown: []).first)
  }
}
