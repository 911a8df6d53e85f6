/// Which conditions of `#if` hold in Swift code of the builds of an app that are not for debugging, as far as its Xcode
/// projects say so (Build settings reference, SWIFT_ACTIVE_COMPILATION_CONDITIONS and OTHER_SWIFT_FLAGS).
struct ReleaseConditions {
  /// Those that every target has in each such build; nil before the first one.
  private var everywhere: Set<String>?
  /// Those that a target may have in one.
  private var somewhere: Set<String> = []

  /// Whether a condition holds that nothing but projects sets; nil where targets or builds differ.
  func holds(_ name: String) -> Bool? {
    guard let everywhere else { return nil }
    return everywhere.contains(name) ? true : somewhere.contains(name) ? nil : false
  }

  /// Adds what a project's targets have. Tests are in no app.
  mutating func add(_ project: XcodeProject) {
    let shared = project.configurations(of: project.project)
    let targets = project.objects(project.project["targets"]).filter {
      $0["isa"]?.text == "PBXNativeTarget" && $0["productType"]?.text?.contains("test") != true
    }
    for configuration in targets.prefix(XcodeProject.mostTargets)
      .flatMap(project.configurations)
    {
      let ofProject = project.counterpart(of: configuration, among: shared)
      let levels = [configuration, ofProject].compactMap { $0 }
      if levels.contains(where: project.isForDebugging) { continue }
      var found = Found()
      for name in Self.settings { found.add(name, of: levels, in: project) }
      somewhere.formUnion(found.possible)
      everywhere = everywhere?.intersection(found.sure) ?? found.sure
    }
  }

  static let settings = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]

  /// The conditions of one target in one build.
  private struct Found {
    var sure: Set<String> = []
    var possible: Set<String> = []

    /// A setting has what it inherits only where it says so. Those for one SDK, architecture or variant
    /// (`NAME[sdk=macosx*]`) take its place there.
    mutating func add(_ name: String, of levels: [XcodeProject.Object], in project: XcodeProject) {
      var isSure = true
      var inherits = true
      for settings in levels.flatMap(project.settings) {
        for (key, value) in settings where key.hasPrefix("\(name)[") {
          possible.formUnion(Self.conditions(value))
          isSure = false
        }
        guard inherits, let value = settings[name] else { continue }
        let own = Self.conditions(value)
        possible.formUnion(own)
        if isSure { sure.formUnion(own) }
        inherits = value.contains { $0.contains("inherited") }
      }
      if !isSure { sure = [] }
    }

    /// `BETA`, `-DBETA` and `-D BETA`, but not what follows `-Xcc`: that is for Clang.
    private static func conditions(_ words: [Substring]) -> [String] {
      zip(words, [""] + words).compactMap { word, before in
        if before == "-Xcc" || word == "-D" { return nil }
        let name = word.hasPrefix("-D") ? word.dropFirst(2) : word
        return name.hasPrefix("-") ? nil : String(name)
      }
    }
  }
}

extension XcodeProject {
  /// Xcode's template names such a configuration so, or sets `DEBUG` there.
  fileprivate func isForDebugging(_ configuration: Object) -> Bool {
    configuration["name"]?.text?.lowercased().contains("debug") == true
      || settings(of: configuration).contains { settings in
        (ReleaseConditions.settings + ["GCC_PREPROCESSOR_DEFINITIONS"]).contains { name in
          settings[name]?.contains { ["DEBUG", "-DDEBUG", "DEBUG=1"].contains($0) } == true
        }
      }
  }

  /// The words of all settings of a configuration, and then those of its file.
  fileprivate func settings(of configuration: Object) -> [[String: [Substring]]] {
    let own = configuration["buildSettings"]?.object?.mapValues { value in
      (value.texts ?? [value.text ?? ""]).flatMap(Self.words)
    }
    let ofFile = configuration["baseConfigurationReference"]?.text
      .flatMap { settingsOfFiles[$0] }?.mapValues(Self.words)
    return [own, ofFile].compactMap { $0 }
  }

  private static func words(of value: String) -> [Substring] {
    value.split { $0.isWhitespace || "\"'".contains($0) }
  }
}
