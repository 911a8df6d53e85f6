import OversetConfiguration
import OversetSources

/// The names in conditions of `#if` of which it is known whether they hold in an app's builds that are not for debugging.
///
/// Of Objective-C those whose `#define` stands in a comment and in no code do not; of Swift those that no build setting
/// has. Of names that nothing but Xcode projects sets these say it. What scripts may set holds in some build.
struct CompilationSwitches: Sendable {
  private var offInObjectiveC: Set<String> = []
  private var inSwift: [String: Bool] = [:]
  /// The folders of packages and pods, which the settings of a project do not count in.
  private var packages: [String] = []

  /// With `areAll` the sources are all that there are: else another one may define a name. `conditions` are those of
  /// all projects; nil where one of them cannot be read.
  init(
    _ sources: [LoadedSource], areAll: Bool, _ conditions: ReleaseConditions?,
    _ configuration: Configuration
  ) {
    var defined: Set<String> = []
    var commentedOut: Set<String> = []
    var named: Set<String> = []
    var namedInSwift: Set<String> = []
    for source in sources {
      guard let branches = source.branches else { continue }
      if source.input.isObjectiveC {
        commentedOut.formUnion(branches.commentedOut)
        defined.formUnion(branches.defined)
        named.formUnion(branches.names)
      } else {
        namedInSwift.formUnion(branches.names)
      }
    }
    // That it is set for debugging is Xcode's template. Of Swift the outline tells such code apart.
    if !defined.contains("DEBUG") { offInObjectiveC = ["DEBUG"] }
    let ofObjectiveC: Set<String> =
      areAll ? commentedOut.intersection(named).subtracting(defined).filter(Self.isOfApp) : []
    let ofSwift: Set<String> = namedInSwift.filter(Self.isOfApp)
    // No person has more.
    guard !ofObjectiveC.isEmpty || !ofSwift.isEmpty,
      ofObjectiveC.count + ofSwift.count <= Self.most,
      let settings = SwitchSettings(of: ofObjectiveC.union(ofSwift), configuration)
    else { return }
    offInObjectiveC.formUnion(ofObjectiveC.intersection(settings.unnamed))
    guard settings.areWhole else { return }
    packages = settings.packages
    for name in ofSwift.intersection(settings.onlyInProjects) {
      inSwift[name] = settings.unnamed.contains(name) ? false : conditions?.holds(name)
    }
  }

  private static let most = 1000

  /// A source without what no build compiles.
  func compiled(_ source: LoadedSource, withTypes: Bool, withOutline: Bool) -> LoadedSource {
    guard let branches = source.branches else { return source }
    let isObjectiveC = source.input.isObjectiveC
    let isOfPackage = !isObjectiveC && packages.contains(where: source.input.path.hasPrefix)
    let ranges = branches.leftOut { name in
      if isObjectiveC { return offInObjectiveC.contains(name) ? false : nil }
      return isOfPackage && inSwift[name] == true ? nil : inSwift[name]
    }
    return ranges.isEmpty
      ? source : source.blanked(ranges, withTypes: withTypes, withOutline: withOutline)
  }

  /// Not what compilers, SDKs, the package manager and CocoaPods set.
  private static func isOfApp(_ name: String) -> Bool {
    !ofCompiler.contains(name) && !(name.first?.isNumber ?? true)
      && !["_", "TARGET_", "NS_", "UI", "CF", "GCC", "SWIFT_"].contains(where: name.hasPrefix)
  }

  private static let ofCompiler: Set<String> = [
    "DEBUG", "NDEBUG", "COCOAPODS", "Xcode", "true", "false", "os", "arch", "swift", "compiler",
    "canImport", "targetEnvironment", "hasFeature", "hasAttribute",
  ]
}
