import OversetFiles

/// Swift packages beside an app whose projects take no product of theirs: their code is not in the app.
///
/// A target links products of packages by name (`XCSwiftPackageProductDependency`), wherever the package
/// is: in the project, in the workspace, or at an address.
struct UnusedPackages {
  private struct Manifest {
    let folder: String
    /// The names of its libraries.
    let products: Set<String>
    /// Whether the package is an app or a tool itself (PackageDescription and AppleProductTypes references), or
    /// the name of a library is put together.
    let mayBeUsed: Bool
    /// The folders that it says, its own targets' and those of packages that it needs.
    let folders: Set<String>
  }

  private var manifests: [Manifest] = []
  private var products: Set<String> = []
  private var hasApp = false

  /// Adds the manifest of a package in a folder, which names other folders; all of them as
  /// ``ShippedTables`` has them.
  mutating func add(_ manifest: [UInt8], in folder: String, naming folders: [String]) {
    let text = String(decoding: manifest, as: UTF8.self)
    let libraries = text.split(separator: ".library(", omittingEmptySubsequences: false).dropFirst()
    let products = libraries.map { library in
      let parts = library.prefix(200).split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count == 3 && parts[0].filter { !$0.isWhitespace } == "name:" ? parts[1] : ""
    }
    let isOther = ["executable", "iOSApplication", ".plugin("].contains(where: text.contains)
    manifests.append(
      Manifest(
        folder: folder, products: Set(products.map(String.init)),
        mayBeUsed: isOther || products.isEmpty || products.contains(""), folders: Set(folders)))
  }

  mutating func add(_ project: XcodeProject) {
    for object in project.objects.values {
      switch object["isa"]?.text {
      case "XCSwiftPackageProductDependency":
        if let name = object["productName"]?.text { products.insert(name) }
      case "PBXNativeTarget":
        let isApp = object["productType"]?.text == "com.apple.product-type.application"
        hasApp = hasApp || isApp
      default: break
      }
    }
  }

  /// Of those packages: the folders with their code.
  var folders: Set<String> {
    guard hasApp else { return [] }
    var needed: Set<String> = []
    for manifest in manifests { needed.formUnion(manifest.folders.subtracting([manifest.folder])) }
    var unused: Set<String> = []
    var used: Set<String> = []
    for manifest in manifests {
      let isUsed =
        manifest.mayBeUsed || needed.contains(manifest.folder)
        || !manifest.products.isDisjoint(with: products)
      if isUsed { used.formUnion(manifest.folders) } else { unused.formUnion(manifest.folders) }
    }
    return unused.subtracting(used)
  }
}
