import OversetConfiguration
import OversetSources

/// The names in conditions of `#if` that hold in no build of an app.
///
/// Of Objective-C those whose `#define` stands in a comment and in no code; of Swift those that no build setting has.
/// What settings or scripts may set holds in some build.
struct CompilationSwitches: Sendable {
  private var offInObjectiveC: Set<String> = []
  private var offInSwift: Set<String> = []

  /// With `areAll` the sources are all that there are: else another one may define a name.
  init(_ sources: [LoadedSource], areAll: Bool, _ configuration: Configuration) {
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
    if settings.areWhole { offInSwift = ofSwift.intersection(settings.unnamed) }
  }

  private static let most = 1000

  /// A source without what no build compiles.
  func compiled(_ source: LoadedSource, withTypes: Bool, withOutline: Bool) -> LoadedSource {
    guard let branches = source.branches else { return source }
    let off = source.input.isObjectiveC ? offInObjectiveC : offInSwift
    let ranges = branches.leftOut(where: off.contains)
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
