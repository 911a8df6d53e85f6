import OversetCatalogs
import OversetConfiguration
import OversetFiles
import OversetSources

/// The names in conditions of `#if` that hold in no build of an app.
///
/// Of Objective-C those whose `#define` stands in a comment and nowhere else; of Swift those that no build setting has.
/// What files of settings or scripts name may hold in some build.
struct CompilationSwitches {
  private var offInObjectiveC: Set<String> = []
  private var offInSwift: Set<String> = []

  init(_ sources: [LoadedSource], _ configuration: Configuration) {
    var defined: Set<String> = []
    var namedInSwift: Set<String> = []
    for source in sources {
      guard let branches = source.branches else { continue }
      if source.input.isObjectiveC {
        offInObjectiveC.formUnion(branches.commentedOut)
        defined.formUnion(branches.defined)
      } else {
        namedInSwift.formUnion(branches.names)
      }
    }
    offInObjectiveC.subtract(defined)
    namedInSwift.subtract(Self.ofCompiler)
    if offInObjectiveC.isEmpty, namedInSwift.isEmpty { return }
    readSettings(configuration, namedInSwift)
  }

  /// Takes out what files of settings name; all where not every one of them can be read.
  private mutating func readSettings(_ configuration: Configuration, _ namedInSwift: Set<String>) {
    let candidates = offInObjectiveC
    offInObjectiveC = []
    let root = configuration.root
    let paths = CatalogDiscovery(root: root, exclude: []).files(where: Self.isSetting)
    if paths.count > ProjectSettings.mostFiles { return }
    var rest = candidates.union(namedInSwift)
    for path in paths {
      guard let bytes = ProjectSettings.text(ofFileAt: FilePath(path).joined(to: root)) else {
        return
      }
      let words = WordSet(of: bytes)
      // A flag of a compiler may stand right before its name: `-DBETA`.
      rest = rest.filter { !words.contains($0) && !words.contains("D\($0)") }
    }
    offInObjectiveC = candidates.intersection(rest)
    if paths.contains(where: { $0.hasSuffix("project.pbxproj") }) {
      offInSwift = namedInSwift.intersection(rest)
    }
  }

  /// A source without what no build compiles. `DEBUG` is no switch of a release: that it is set for debugging is Xcode's
  /// template. Of Swift the outline tells code for debugging apart.
  func compiled(_ source: LoadedSource, withTypes: Bool, withOutline: Bool) -> LoadedSource {
    guard let branches = source.branches else { return source }
    let isObjectiveC = source.input.isObjectiveC
    let ranges = branches.leftOut { name in
      isObjectiveC ? name == "DEBUG" || offInObjectiveC.contains(name) : offInSwift.contains(name)
    }
    return ranges.isEmpty
      ? source : source.blanked(ranges, withTypes: withTypes, withOutline: withOutline)
  }

  /// What Swift's compiler, its package manager and CocoaPods set.
  private static let ofCompiler: Set<String> = [
    "DEBUG", "SWIFT_PACKAGE", "COCOAPODS", "Xcode", "true", "false", "os", "arch", "swift",
    "compiler",
    "canImport", "targetEnvironment", "hasFeature", "hasAttribute",
  ]

  /// Xcode's, package managers', those of tools that make projects, and scripts that build.
  private static func isSetting(_ path: String) -> Bool {
    let name = FilePath(path).name
    return ["project.pbxproj", "Package.swift", "Podfile", "Fastfile", "Makefile", "Project.swift"]
      .contains { name == $0 }
      || ["xcconfig", "xcscheme", "yml", "yaml", "sh", "rb", "bzl", "podspec"]
        .contains(FilePath(path).fileExtension ?? "")
  }
}
