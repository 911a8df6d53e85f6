import OversetFiles

/// Swift packages beside an app whose projects take no product of theirs: their code is not in the app.
///
/// A target links products of packages by name (`XCSwiftPackageProductDependency`), wherever the package
/// is: in the project, in the workspace, or at an address.
struct UnusedPackages {
  private struct Manifest {
    let folder: String
    /// From the root.
    let path: String
    /// The names of its libraries.
    let products: Set<String>
    /// Whether the package is an app or a tool itself (PackageDescription and AppleProductTypes references), or
    /// the name of a library is put together.
    let mayBeUsed: Bool
    /// Whether the path of a package that it needs may be any.
    let mayNeedAny: Bool
    /// The folders that it says, its own targets' and those of packages that it needs.
    let folders: Set<String>
  }

  private var manifests: [Manifest] = []
  private var products: Set<String> = []
  /// The words of descriptions that projects are made from.
  private var words: Set<Substring> = []
  private var hasApp = false

  /// Adds the manifest of a package in a folder, which names other folders; all of them as
  /// ``ShippedTables`` has them. `path` is the manifest's from the root.
  mutating func add(
    _ manifest: [UInt8], at path: String, in folder: String, naming folders: [String]
  ) {
    let text = String(decoding: manifest, as: UTF8.self)
    let products = Self.names(behind: ".library(", "name:", in: text)
    let isOther = ["executable", "iOSApplication", ".plugin("].contains(where: text.contains)
    manifests.append(
      Manifest(
        folder: folder, path: path, products: Set(products.map(String.init)),
        mayBeUsed: isOther || products.isEmpty || products.contains(""),
        mayNeedAny: text.contains(".package(path: ")
          && Self.names(behind: ".package(", "path:", in: text).contains(""),
        folders: Set(folders)))
  }

  /// Adds a description that a project is made from (XcodeGen, Tuist, Bazel).
  mutating func add(description: [UInt8]) {
    let text = String(decoding: description, as: UTF8.self)
    words.formUnion(text.split { !$0.isLetter && !$0.isNumber && !"_-.".contains($0) })
  }

  /// What stands in quotes behind a call and its first label; empty where it is put together. Of calls with
  /// another first label nothing.
  private static func names(
    behind call: String, _ label: String, in text: String
  ) -> [Substring] {
    text.split(separator: call, omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let parts = rest.prefix(200).split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      let before = parts.first?.filter { !$0.isWhitespace } ?? ""
      guard before.hasPrefix(label) else { return label == "path:" ? nil : "" }
      return parts.count == 3 && before == label && !parts[1].contains("\\(") ? parts[1] : ""
    }
  }

  /// `isForeign` says that the project is another one's.
  mutating func add(_ project: XcodeProject, isForeign: Bool = false) {
    for object in project.objects.values {
      switch object["isa"]?.text {
      case "XCSwiftPackageProductDependency":
        if let name = object["productName"]?.text { products.insert(name) }
      case "PBXNativeTarget" where !isForeign:
        let isApp = object["productType"]?.text == "com.apple.product-type.application"
        hasApp = hasApp || isApp
      default: break
      }
    }
  }

  /// The folders with the code of such packages, and the manifests of these, in the order in which they were
  /// added.
  func unused() -> (folders: Set<String>, paths: [String]) {
    guard hasApp, !manifests.contains(where: \.mayNeedAny) else { return ([], []) }
    var needed: Set<String> = []
    for manifest in manifests { needed.formUnion(manifest.folders.subtracting([manifest.folder])) }
    var unused: (folders: Set<String>, paths: [String]) = ([], [])
    var used: Set<String> = []
    for manifest in manifests {
      let own = manifest.folders.filter {
        $0 == manifest.folder || $0.hasPrefix("\(manifest.folder)/")
      }
      if mayBeTaken(manifest) || needed.contains(manifest.folder) {
        used.formUnion(own)
      } else {
        unused.folders.formUnion(own)
        unused.paths.append(manifest.path)
      }
    }
    unused.folders.subtract(used)
    return unused
  }

  private func mayBeTaken(_ manifest: Manifest) -> Bool {
    manifest.mayBeUsed || !manifest.products.isDisjoint(with: products)
      || manifest.products.contains { words.contains($0[...]) }
      || words.contains { $0.lowercased() == FilePath(manifest.folder).name.lowercased() }
  }
}
