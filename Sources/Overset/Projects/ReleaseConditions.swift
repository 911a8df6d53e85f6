/// Which conditions of `#if` hold in Swift code of the builds of an app that are not for debugging, as far as its Xcode
/// projects say so (Build settings reference, SWIFT_ACTIVE_COMPILATION_CONDITIONS and OTHER_SWIFT_FLAGS).
struct ReleaseConditions {
  /// Those that every target has in each such build; nil before the first one.
  private var everywhere: Set<String>?
  /// Those that a target may have in one.
  private var somewhere: Set<String> = []
  /// Whether there are more builds than are looked at.
  private var areMore = false

  /// Whether a condition holds that nothing but projects sets; nil where targets or builds differ.
  func holds(_ name: String) -> Bool? {
    guard let everywhere, !areMore else { return nil }
    return everywhere.contains(name) ? true : somewhere.contains(name) ? nil : false
  }

  /// Adds what a project's targets have. Tests are in no app.
  mutating func add(_ project: XcodeProject) {
    let shared = project.configurations(of: project.project)
    let targets = project.objects(project.project["targets"]).filter {
      $0["isa"]?.text == "PBXNativeTarget" && $0["productType"]?.text?.contains("test") != true
    }
    let builds = targets.prefix(Self.mostBuilds).flatMap(project.configurations)
    if targets.count > Self.mostBuilds || builds.count > Self.mostBuilds {
      areMore = true
      return
    }
    // A script may build with settings of its own.
    for script in project.objects.values.compactMap({ $0["shellScript"]?.text }) {
      somewhere.formUnion(
        script.prefix(Self.mostOfValue).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .flatMap { [String($0), String($0.dropFirst())] })
    }
    for build in builds {
      let ofProject = project.counterpart(of: build, among: shared)
      let levels = [build, ofProject].compactMap { $0 }.flatMap(project.conditionSettings)
      let found = [
        Found(Self.settings[0], of: levels) { $0.map(String.init) },
        Found(Self.settings[1], of: levels, Self.flagged),
      ]
      let possible = found.reduce(into: Set<String>()) { $0.formUnion($1.possible) }
      if build["name"]?.text?.lowercased() == "debug" || possible.contains("DEBUG") { continue }
      somewhere.formUnion(possible)
      let sure = found.reduce(into: Set<String>()) { $0.formUnion($1.sure) }
      everywhere = everywhere?.intersection(sure) ?? sure
    }
  }

  fileprivate static let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]
  private static let mostBuilds = 400
  fileprivate static let mostOfValue = 4000

  /// `-DBETA` and `-D BETA`, but not what follows `-Xcc`: that is for Clang.
  private static func flagged(_ words: [Substring]) -> [String] {
    zip(words, [""] + words).compactMap { word, before in
      if before == "-Xcc" { return nil }
      if before == "-D" { return String(word) }
      return word.hasPrefix("-D") && word != "-D" ? String(word.dropFirst(2)) : nil
    }
  }

  /// The conditions that a setting has in one build.
  private struct Found {
    private(set) var sure: Set<String> = []
    private(set) var possible: Set<String> = []

    /// A setting has what it inherits only where it says so. Those for one SDK, architecture or variant
    /// (`NAME[sdk=macosx*]`) take its place there.
    init(
      _ name: String, of levels: [[String: [Substring]]],
      _ conditions: ([Substring]) -> [String]
    ) {
      var isSure = true
      var inherits = true
      for settings in levels {
        for (key, value) in settings where key.hasPrefix("\(name)[") {
          possible.formUnion(conditions(value))
          isSure = false
        }
        guard inherits, let value = settings[name] else { continue }
        possible.formUnion(conditions(value))
        sure.formUnion(conditions(value))
        inherits = value.contains { $0.contains("inherited") }
      }
      if !isSure { sure = [] }
    }
  }
}

extension XcodeProject {
  /// The words of the settings with conditions of a configuration, and then those of its file.
  fileprivate func conditionSettings(of configuration: Object) -> [[String: [Substring]]] {
    func isMeant(_ name: String) -> Bool {
      ReleaseConditions.settings.contains { name == $0 || name.hasPrefix("\($0)[") }
    }
    let own = configuration["buildSettings"]?.object?.filter { isMeant($0.key) }
      .mapValues { value in (value.texts ?? [value.text ?? ""]).joined(separator: " ") }
    let ofFile = configuration["baseConfigurationReference"]?.text
      .flatMap { settingsOfFiles[$0] }?.filter { isMeant($0.key) }
    return [own, ofFile].compactMap { $0?.mapValues(Self.words) }
  }

  private static func words(of value: String) -> [Substring] {
    value.prefix(ReleaseConditions.mostOfValue).split { $0.isWhitespace || "\"'".contains($0) }
  }
}
