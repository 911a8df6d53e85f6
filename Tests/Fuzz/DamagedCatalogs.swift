import Fixtures
import Foundation
import Overset
import OversetCatalogs
import OversetModel
import OversetTexts

/// Damaged versions of real catalogs, and binary lists that are made up, with the texts that a user
/// would see.
struct DamagedCatalogs: FuzzSubject {
  let name: String
  private let loader: any CatalogLoader
  private let files: [(path: String, bytes: [UInt8])]

  /// The files of a format that are not too large to be read over and over.
  init(_ loader: any CatalogLoader, in folder: String) throws {
    self.loader = loader
    name = loader.format.name
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    files = paths.compactMap { path in
      guard loader.format.fileExtensions.contains(where: { path.hasSuffix(".\($0)") }),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)"), data.count < 300_000
      else { return nil }
      return (path, [UInt8](data))
    }
  }

  var seeds: String { "\(files.count) files" }
  var isEmpty: Bool { files.isEmpty }
  var tokens: [[UInt8]] { Damage.catalogTokens }

  func round(seed: UInt64, with damage: inout Damage) -> FuzzRound {
    let file = files[Int.random(in: files.indices, using: &damage.generator)]
    let other = files[Int.random(in: files.indices, using: &damage.generator)]
    let isMadeUp = ["strings", "stringsdict"].contains(name) && seed % 3 == 0
    let bytes =
      isMadeUp
      ? BinaryGraph.bytes(seed: seed) : damage.applied(to: file.bytes, with: other.bytes)
    let catalogs = loader.load(CatalogSource(path: file.path, bytes: bytes))
    var texts =
      seed % 4 == 0 ? loader.load(CatalogSource(path: file.path, bytes: file.bytes)) : catalogs
    damage.damageTexts(of: &texts)
    let expanded = [ExpandedTexts(of: catalogs), ExpandedTexts(of: texts)]
    var round = FuzzRound()
    round.faults = Self.faults(of: catalogs, in: bytes) + expanded.flatMap(\.faults)
    for catalog in catalogs { round.outcomes[catalog.outcome.rawValue, default: 0] += 1 }
    round.outcomes["texts"] = expanded.reduce(0) { $0 + $1.count }
    return round
  }

  /// What must hold of the tables of any file.
  private static func faults(of catalogs: [Catalog], in bytes: [UInt8]) -> [String] {
    var faults: [String] = []
    if catalogs.isEmpty { faults.append("a file has a table") }
    // No encoding has more line ends or code units than bytes; an invalid byte may count for two.
    let most = 2 * bytes.count + 2
    for catalog in catalogs {
      if catalog.outcome == .failed && !catalog.entries.isEmpty {
        faults.append("nothing is read of a file that fails")
      }
      if catalog.outcome != .read && catalog.faults.isEmpty {
        faults.append("what is lost has a fault")
      }
      let positions =
        (catalog.entries + catalog.lost + catalog.overridden).flatMap {
          [$0.keyPosition, $0.valuePosition]
        } + catalog.faults.map(\.position)
      for position in positions
      where !(1...most).contains(position.line) || !(1...most).contains(position.column) {
        faults.append("a position is in the file: \(position) in \(bytes.count) bytes")
      }
      if !catalog.hasPositions && positions.contains(where: { $0 != .start }) {
        faults.append("a file without lines has no positions")
      }
      if catalog.faults.contains(where: { $0.message.isEmpty || $0.message.hasSuffix(".") }) {
        faults.append("a message is a phrase")
      }
    }
    return faults
  }
}
