import Fixtures
import Foundation
import Overset
import OversetCatalogs
import OversetModel

/// Loads damaged versions of real catalogs and binary lists made up, and looks at what comes of
/// them: entries, and the texts that a user would see.
///
/// `fuzz FOLDER [FORMAT|all] [SECONDS] [SEED]`. Status 1: something does not hold, and was printed
/// with its seed. A crash leaves its seed in `fuzz-FORMAT.seed` in the working directory: begin
/// with it again.
@main
enum Fuzz {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.first else {
      print("usage: fuzz FOLDER [FORMAT|all] [SECONDS] [SEED]")
      exit(2)
    }
    let wanted = arguments.dropFirst().first ?? "all"
    let numbers = arguments.dropFirst().compactMap { UInt64($0) }
    let seconds = numbers.first ?? 60
    let seed = numbers.dropFirst().first ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let loaders = CatalogFormats.all.loaders.filter { wanted == "all" || $0.format == wanted }
    for loader in loaders {
      let seeds = try files(of: loader, in: folder)
      if seeds.isEmpty {
        print("\(loader.format): no files in \(folder)")
      } else {
        try fuzz(loader, seeds, seconds: seconds, seed: seed)
      }
    }
  }

  private static func files(
    of loader: any CatalogLoader, in folder: String
  ) throws -> [(path: String, bytes: [UInt8])] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    return paths.compactMap { path in
      guard loader.fileExtensions.contains(where: { path.hasSuffix(".\($0)") }),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)"), data.count < 300_000
      else { return nil }
      return (path, [UInt8](data))
    }
  }

  private static func fuzz(
    _ loader: any CatalogLoader, _ files: [(path: String, bytes: [UInt8])], seconds: UInt64,
    seed: UInt64
  ) throws {
    print("\(loader.format): \(files.count) files, \(seconds) s from seed \(seed)")
    fflush(nil)
    let log = open("fuzz-\(loader.format).seed", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Int(clamping: seconds))
    var seed = seed
    var outcomes: [Catalog.Outcome: Int] = [:]
    var textCount = 0
    let hasBinary = ["strings", "stringsdict"].contains(loader.format)
    while clock.now < end {
      var note = Array("\(seed)\n".utf8)
      _ = unsafe pwrite(log, &note, note.count, 0)
      var damage = Damage(seed: seed)
      let file = files[Int.random(in: files.indices, using: &damage.generator)]
      let other = files[Int.random(in: files.indices, using: &damage.generator)]
      let isMadeUp = hasBinary && seed % 3 == 0
      let bytes =
        isMadeUp
        ? BinaryGraph.bytes(seed: seed) : damage.applied(to: file.bytes, with: other.bytes)
      let watch = Watch(
        limit: .seconds(60), of: { [seed] in "\(loader.format), seed \(seed), \(file.path)" })
      let catalogs = loader.load(CatalogSource(path: file.path, bytes: bytes))
      var texts =
        seed % 4 == 0 ? loader.load(CatalogSource(path: file.path, bytes: file.bytes)) : catalogs
      damage.damageTexts(of: &texts)
      let expanded = [ExpandedTexts(of: catalogs), ExpandedTexts(of: texts)]
      watch.end()
      textCount += expanded.reduce(0) { $0 + $1.count }
      let faults =
        CatalogFaultsOfReading.faults(of: catalogs, in: bytes) + expanded.flatMap(\.faults)
      for fault in faults {
        print("\(loader.format), seed \(seed), \(file.path): does not hold: \(fault)")
        exit(1)
      }
      for catalog in catalogs { outcomes[catalog.outcome, default: 0] += 1 }
      seed &+= 1
    }
    close(log)
    unlink("fuzz-\(loader.format).seed")
    let counts = outcomes.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
    print("\(loader.format): nothing found; \(counts); \(textCount) texts")
    fflush(nil)
  }
}

/// What must hold of the tables of any file.
private enum CatalogFaultsOfReading {
  static func faults(of catalogs: [Catalog], in bytes: [UInt8]) -> [String] {
    var faults: [String] = []
    if catalogs.isEmpty { faults.append("a file has a table") }
    // No encoding has more line ends or code units than bytes; an invalid byte may count for two.
    let most = 2 * bytes.count + 2
    for catalog in catalogs {
      if catalog.outcome == .failed && !catalog.entries.isEmpty {
        faults.append("nothing is read of a file that fails")
      }
      if catalog.outcome != .read && catalog.faults.isEmpty {
        faults.append("what is lost is told")
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
