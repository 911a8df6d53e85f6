import Foundation
import OversetCatalogs
import OversetModel

/// Times the catalog readers on one thread (its processor time), from bytes in memory to entries, against Foundation's
/// readers on the same bytes in turn.
///
/// `benchmark-catalogs FOLDER`: one line a format, with the medians.
@main
enum Benchmark {
  static func main() throws {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      print("usage: benchmark-catalogs FOLDER")
      exit(2)
    }
    print("format           files      MB   Overset   Foundation   ratio")
    for loader in CatalogFormats.all.loaders {
      let all = try files(of: loader, in: folder)
      // Most files are in UTF-8; the others cost a conversion, and are shown by themselves.
      let isWide = { (file: File) in file.bytes.starts(with: [0xFF, 0xFE]) }
      run(loader, loader.format.name, all.filter { !isWide($0) })
      run(loader, loader.format.name + " UTF-16", all.filter(isWide))
    }
  }

  private struct File {
    var path: String
    var bytes: [UInt8]
    var data: Data
  }

  private static func files(of loader: any CatalogLoader, in folder: String) throws -> [File] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    return paths.compactMap { path in
      guard loader.format.fileExtensions.contains(where: { path.hasSuffix(".\($0)") }),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
      else { return nil }
      return File(path: path, bytes: [UInt8](data), data: data)
    }
  }

  private static func run(_ loader: any CatalogLoader, _ name: String, _ files: [File]) {
    if files.isEmpty { return }
    let size = Double(files.map(\.bytes.count).reduce(0, +)) / 1e6
    let peer = peer(of: loader.format.name)
    var own: [Double] = []
    var others: [Double] = []
    // In turn, so that a busy moment of the machine affects both.
    for _ in 0..<9 {
      own.append(
        seconds {
          for file in files {
            let catalogs = loader.load(CatalogSource(path: file.path, bytes: file.bytes))
            keep(catalogs.count)
          }
        })
      if let peer { others.append(seconds { for file in files { keep(peer(file.data)) } }) }
    }
    let rate = size / median(own)
    var line = name.padded(to: 15) + String(files.count).leading(7) + decimals(size).leading(8)
    line += "\(decimals(rate)) MB/s".leading(14)
    if !others.isEmpty {
      let other = size / median(others)
      line += "\(decimals(other)) MB/s".leading(13) + "\(decimals(rate / other))×".leading(8)
    }
    print(line)
  }

  /// Foundation's reader for the format; returns the number of parts that it read.
  private static func peer(of format: String) -> ((Data) -> Int)? {
    switch format {
    case "strings", "stringsdict":
      { data in
        let value = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return (value as? [String: Any])?.count ?? 0
      }
    case "xcstrings":
      { data in (try? JSONDecoder().decode(DecodedCatalog.self, from: data))?.strings.count ?? 0 }
    default: nil
    }
  }

  /// Of this thread's processor time, so that other work on the machine counts as little as it can.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = processorTime
    work()
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  private static func decimals(_ number: Double) -> String { String((number * 10).rounded() / 10) }

  @inline(never) private static func keep(_ count: Int) {
    if count < 0 { print(count) }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

/// A string catalog as a program would declare it to read one with `JSONDecoder`.
struct DecodedCatalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var comment: String?
    var extractionState: String?
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  final class Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var state: String
    var value: String
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Localization]]?
  }
}
