import OversetSources
import OversetWorkers

/// The names in an app's code that documents, scenes and controllers are loaded by.
struct CodeNames: Sendable {
  private var uses: Set<NameUse> = []
  /// The classes of controllers that the code declares.
  private var controllers: Set<String> = []
  /// Whether the app begins in the code: what nothing in it names is in no app then.
  private var isWhole = false
  /// Whether only identifiers lead to scenes of storyboards: code asks for no first scene, and gives the window of the
  /// main storyboard another root whenever the app is launched.
  private(set) var replacesFirstScenes = false

  /// Whether some of the code runs on iPads alone.
  var hasPadCode: Bool { isWhole && uses.contains(where: \.isOfPads) }

  /// The files with `sources` are all of an app's; `names` are those of documents and of what is in them,
  /// `inherited` the classes that headers say others inherit.
  init(
    among names: Set<String>, in sources: [LoadedSource], inherited: Set<String> = [], workers: Int
  ) async {
    isWhole = sources.contains { $0.input.isEntry }
    if isWhole {
      // What a class of Objective-C inherits, its header says.
      controllers = sources.reduce(into: []) { found, source in
        let isObjectiveC = source.input.isObjectiveC
        found.formUnion(
          source.types.filter { name, inherited in
            name.hasSuffix("Controller") && inherited?.hasSuffix("Controller") ?? isObjectiveC
          }.keys)
      }
    }
    replacesFirstScenes = isWhole && sources.replaceFirstScenes
    let all = names.union(controllers)
    let some = WantedNames(all)
    let constants = await concurrently(sources, workers: workers, prepare: { _ in () }) {
      source, _ in source.input.constants(of: some)
    }
    let wanted = WantedNames(
      all,
      constants: constants.reduce(into: [:]) { found, constants in
        found.merge(constants) { $0.union($1) }
      })
    let found = await concurrently(sources, workers: workers, prepare: { _ in () }) { source, _ in
      source.input.uses(of: wanted)
    }
    let superclasses = inherited.map {
      NameUse(name: $0, type: nil, isDeclaration: false)
    }
    uses = found.reduce(into: Set(superclasses)) { $0.formUnion($1) }
    if isWhole { uses = uses.filter { !$0.isDeclaration } }
  }

  /// All that is named and the controllers that nothing shows: what these name is not named.
  ///
  /// `known` is named outside of the code, `classes` are those of controllers in documents, of which
  /// `shown` answers with those in scenes that names lead to. With `onPhones` only what phones run counts.
  func reached(
    from known: Set<String>, classes: Set<String>, onPhones: Bool = false,
    shown: (Set<String>) -> Set<String>
  ) -> ReachedNames {
    let uses = onPhones ? self.uses.filter { !$0.isOfPads } : self.uses
    guard isWhole else {
      return ReachedNames(names: known.union(uses.map(\.name)), unshown: [])
    }
    var names = known
    var unshown = controllers.union(classes)
    var rest = Array(uses)
    while true {
      let free = rest.partition { use in use.type.map { !unshown.contains($0) } ?? true }
      names.formUnion(rest[free...].map(\.name))
      rest.removeSubrange(free...)
      let next = unshown.subtracting(names).subtracting(shown(names))
      if next == unshown { return ReachedNames(names: names, unshown: unshown) }
      unshown = next
    }
  }
}

extension [LoadedSource] {
  /// As UIStoryboard, generators of code and the library Reusable call the way to a first scene.
  private static let firstScenes = [
    "instantiateInitialViewController", "initialScene", "initialViewController", "StoryboardBased",
  ]

  /// Of an app with delegates of scenes these decide: the system gives each scene its window
  /// (UISceneSession, "Specifying the scenes your app supports").
  fileprivate var replaceFirstScenes: Bool {
    let asks = contains { source in
      let words = source.input.words
      return Self.firstScenes.contains(where: words.contains)
        // UISceneConfiguration.storyboard
        || words.contains("UISceneConfiguration") && words.contains("storyboard")
    }
    if asks { return false }
    let launches = map { source in
      PlainTokens.launchParameters.contains(where: source.input.words.contains)
        ? PlainTokens(of: source.input.bytes).launches(inC: source.input.isObjectiveC) : []
    }
    let hasScenes = launches.joined().contains(where: \.isOfScene)
    let deciding = launches.map { $0.filter { $0.isOfScene == hasScenes } }
    // A delegate without such a method leaves the window as it is.
    let name = hasScenes ? "UIWindowSceneDelegate" : "UIApplicationDelegate"
    let areAllThere = zip(self, deciding).allSatisfy { source, launches in
      !launches.isEmpty || !source.input.words.contains(name)
    }
    return areAllThere && !deciding.joined().isEmpty
      && deciding.joined().allSatisfy(\.replacesRoot)
  }
}
