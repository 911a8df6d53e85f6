import Foundation
import OversetCatalogs
import OversetModel
import OversetSources
import OversetSwiftSource

/// Reads the source code of apps, and compares the keys in it with those of their catalogs.
///
/// `benchmark-sources FOLDER…`: one line an app. `--missing` lists the keys that no code uses,
/// `--uses` every use, `--verdicts` what becomes of the texts at each, and `--shares` how many keys
/// have which verdict.
@main struct Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    for folder in arguments where !folder.hasPrefix("--") {
      try measure(folder, options: Set(arguments))
    }
  }

  private static func measure(_ folder: String, options: Set<String>) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    let keys = Keys(of: paths, in: folder)
    let inputs = paths.filter(isSource).compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map {
        SourceInput(path: path, bytes: [UInt8]($0))
      }
    }
    let size = Double(inputs.map(\.bytes.count).reduce(0, +)) / 1e6
    let start = ContinuousClock.now
    let read = readSources(inputs, workers: 2)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    var found: Set<String> = []
    var placed: Set<String> = []
    for file in read.files {
      for use in file.uses {
        let used = keys.used(by: use.key)
        found.formUnion(used)
        if !isDeclaration(use) { placed.formUnion(used) }
        if options.contains("--uses") {
          print(
            "\(file.path):\(use.position.line):\(use.position.column)", used.first ?? "?",
            use.key.text,
            use.type, use.member ?? "-", summary(use), separator: "\t")
        }
      }
      if options.contains("--outlets") {
        for assignment in file.assignments { print(file.path, assignment) }
      }
      for notice in file.notices { print(notice) }
    }
    let shares = [found, placed].map {
      round(Double($0.count) / Double(max(1, keys.all.count)) * 1000) / 10
    }
    print(
      String(folder.split(separator: "/").last ?? ""), "files \(inputs.count)",
      "parsed \(read.parsedCount)",
      "MB \(round(size * 10) / 10)", "seconds \(round(seconds * 100) / 100)",
      "uses \(read.files.map(\.uses.count).reduce(0, +))",
      "outlets \(read.files.map(\.outlets.count).reduce(0, +))",
      "assignments \(read.files.map(\.assignments.count).reduce(0, +))", "keys \(keys.all.count)",
      "found \(shares[0]) %", "beyond a declaration \(shares[1]) %", separator: ", ")
    if !options.isDisjoint(with: ["--verdicts", "--shares"]) {
      VerdictShares(read.files, keys: keys).printAll(listing: options.contains("--verdicts"))
    }
    if options.contains("--missing") {
      print(keys.all.subtracting(found).sorted().joined(separator: "\n"))
    }
  }

  private static func isSource(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return [".swift", ".m", ".mm"].contains { path.hasSuffix($0) } && name != "Package.swift"
      && !path.contains("Tests/") && !path.contains("Pods/")
  }

  /// Whether a use only makes the text of a constant, as in a generated file.
  private static func isDeclaration(_ use: KeyUse) -> Bool {
    guard use.constants.isEmpty, let last = use.surface.steps.last else { return false }
    return [.declaration, .result].contains(last.kind)
      && use.surface.steps.dropLast().allSatisfy {
        $0.kind == .argument && $0.calledName == use.construct
      }
  }

  private static func summary(_ use: KeyUse) -> String {
    let steps = use.surface.steps.map { step in
      let modifiers = step.modifiers.map { "." + $0.name }.joined()
      return "\(step.kind) \(step.names.joined(separator: ".")) \(step.label ?? "_")\(modifiers)"
    }
    return ([use.construct] + use.constants.map { "via " + $0 } + steps).joined(separator: " < ")
  }
}

/// The keys of an app's catalogs.
struct Keys {
  var all: Set<String> = []
  private var byAccessor: [String: Set<String>] = [:]

  init(of paths: [String], in folder: String) {
    for path in paths where isCatalog(path) {
      guard let loader = CatalogFormats.all.loader(forFileAt: path),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
      else { continue }
      for catalog in loader.load(CatalogSource(path: path, bytes: [UInt8](data))) {
        // Interface Builder's keys belong to documents.
        let keys = catalog.entries.map(\.key)
        if keys.contains(where: { $0.contains("-") && $0.hasSuffix(".text") }) { continue }
        all.formUnion(keys)
      }
    }
    for key in all { byAccessor[SourceKey.accessorName(of: key), default: []].insert(key) }
  }

  func used(by key: SourceKey) -> Set<String> {
    if key.spelling == .accessor { return byAccessor[SourceKey.accessorName(of: key.text)] ?? [] }
    return Set(key.candidates).intersection(all)
  }

  /// Not of a document or a property list.
  private func isCatalog(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let isMeant =
      path.hasSuffix(".xcstrings")
      || path.contains(".lproj/") && [".strings", ".stringsdict"].contains { path.hasSuffix($0) }
    return isMeant && !name.contains("InfoPlist") && !path.contains("Settings.bundle")
      && !path.contains("mul.lproj")
      && !path.contains("Tests/")
  }
}
