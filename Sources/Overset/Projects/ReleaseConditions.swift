import OversetSources

/// Which conditions of `#if` hold in Swift code of the builds of an app that are not for debugging, as far as its Xcode
/// projects say so (Build settings reference, SWIFT_ACTIVE_COMPILATION_CONDITIONS and OTHER_SWIFT_FLAGS).
struct ReleaseConditions {
  /// Those that every target has in each such build; nil before the first one.
  private var everywhere: Set<String>?
  /// Those that a target may have in one.
  private var somewhere: Set<String> = []
  /// The words of the projects' scripts, which may build with settings of their own.
  private var scripts: [WordSet] = []
  /// Whether there is more than is looked at.
  private var isMore = false

  /// Whether a condition holds that nothing but projects sets; nil where targets or builds differ.
  func holds(_ name: String) -> Bool? {
    guard let everywhere, !isMore,
      !scripts.contains(where: { $0.contains(name) || $0.contains("D\(name)") })
    else { return nil }
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
      isMore = true
      return
    }
    scripts += project.objects.values.compactMap { $0["shellScript"]?.text }
      .map { WordSet(of: Array($0.utf8)) }
    for build in builds {
      let ofProject = project.counterpart(of: build, among: shared)
      let values = [build, ofProject].compactMap { $0 }.flatMap(project.conditionSettings)
      isMore = isMore || values.joined().contains { $0.value.utf8.count > Self.mostOfValue }
      if isMore { return }
      let levels = values.map { $0.mapValues(Self.words) }
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
  private static let mostOfValue = 4000

  private static func words(of value: String) -> [Substring] {
    value.split { $0.isWhitespace || "\"'".contains($0) }
  }

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
  /// The settings with conditions of a configuration, and then those of its file.
  fileprivate func conditionSettings(of configuration: Object) -> [[String: String]] {
    func isMeant(_ name: String) -> Bool {
      ReleaseConditions.settings.contains { name == $0 || name.hasPrefix("\($0)[") }
    }
    let own = configuration["buildSettings"]?.object?.filter { isMeant($0.key) }
      .mapValues { value in (value.texts ?? [value.text ?? ""]).joined(separator: " ") }
    let ofFile = configuration["baseConfigurationReference"]?.text
      .flatMap { settingsOfFiles[$0] }?.filter { isMeant($0.key) }
    return [own, ofFile].compactMap(\.self)
  }
}
