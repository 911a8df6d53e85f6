import Fixtures
import OversetSources
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Code that no build of an app compiles.
struct CompilationSwitchTests {
  private static let code = [
    "Constants.h": "//#define NEW_LOOK\n//#define SALE\n#define OLD_LOOK 1\n",
    "Sale.m": "#define SALE 1\n",
    "Screen.m": """
    #ifdef NEW_LOOK
    newLook
    #elif SALE
    sale
    #endif
    #ifdef DEBUG
    debug
    #else
    release
    #endif
    """,
    "Screen.swift": """
    #if BETA && os(iOS)
    beta
    #elseif PRO
    pro
    #elseif DEBUG
    debug
    #endif
    """,
  ]

  /// The words that are left, with the settings of a project or another file.
  private func words(_ settings: [String: String], areAll: Bool = true) throws -> Set<String> {
    let folder = try TestFolder(Self.code.merging(settings) { $1 })
    let sources = try Self.code.keys.sorted().map {
      try LoadedSource.load($0, at: "\(folder.path)/\($0)", withTypes: false, withOutline: false)
        .get()
    }
    let conditions = ShippedTables([], root: folder.path, XcodeProjects())?.conditions
    let switches = CompilationSwitches(
      sources, areAll: areAll, conditions, Configuration(root: folder.path))
    return sources.reduce(into: []) { words, source in
      let compiled = switches.compiled(source, withTypes: false, withOutline: false)
      let lines = [source, compiled].map { source in
        source.input.bytes.indices.filter { source.input.bytes[$0] == UInt8(ascii: "\n") }
      }
      #expect(lines[0] == lines[1], "lines stay where they are")
      for word in ["newLook", "sale", "debug", "release", "beta", "pro"]
      where compiled.input.words.contains(word) {
        words.insert(word)
      }
    }
  }

  private static let project = "A.xcodeproj/project.pbxproj"

  @Test(
    arguments: [
      ([:], ["sale", "release", "beta", "pro", "debug"]),
      ([project: ""], ["sale", "release", "debug"]),
      (
        [project: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"PRO\";"],
        ["sale", "release", "pro", "debug"]
      ),
      ([project: "OTHER_SWIFT_FLAGS = \"-DBETA\";"], ["sale", "release", "beta", "debug"]),
      ([project: "", "Beta.xcconfig": "FLAGS = BETA"], ["sale", "release", "beta", "debug"]),
      (
        [project: "GCC_PREPROCESSOR_DEFINITIONS = (\"NEW_LOOK=1\");"],
        ["newLook", "sale", "release", "debug"]
      ),
    ] as [([String: String], Set<String>)])
  func `code is left out where nothing turns its switch on`(
    settings: [String: String], left: Set<String>
  ) throws {
    #expect(try words(settings) == left)
  }

  /// What makes the project, puts a name together or is not there may set any.
  @Test(arguments: [
    [project: "", "project.yml": "name: App"], [project: "", "BUILD.bazel": ""],
    [project: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) ENV_$(ENVIRONMENT)\";"],
    [project: "OTHER_SWIFT_FLAGS = (\n\"$(inherited)\",\n\"-D$(ENVIRONMENT)\",\n);"],
    [project: "", "fastlane/Fastfile": "OTHER_SWIFT_FLAGS=#{flags}"],
    [project: "path = Beta.xcconfig;"], ["Vendor/A.xcodeproj/project.pbxproj": ""],
  ])
  func `of Swift all is read where not all settings are known`(settings: [String: String]) throws {
    #expect(try words(settings).isSuperset(of: ["beta", "pro"]))
  }

  /// A project with an app, a target beside it and a target of tests.
  private static func targets(
    debug: String = "", release: String = "", beside: String = "", shared: String = "",
    named name: String = "Release"
  ) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = {targets = (T1, T2, T3); buildConfigurationList = LP;};
      T1 = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L1;};
      T2 = {isa = PBXNativeTarget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L2;};
      T3 = {isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = LP;};
      LP = {buildConfigurations = (CP);}; L1 = {buildConfigurations = (C1, C2);};
      L2 = {buildConfigurations = (C3);};
      CP = {name = "\(name)"; buildSettings = {\(shared)};};
      C1 = {name = Debug; buildSettings = {\(debug)};};
      C2 = {name = "\(name)"; buildSettings = {\(release)};};
      C3 = {name = "\(name)"; buildSettings = {\(beside)};};
    };}
    """
  }

  private static let active = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = "

  /// `debug` stands in the branch of a `DEBUG` that the outline tells apart.
  @Test(
    arguments: [
      (targets(debug: active + "BETA;"), "debug"),
      (targets(release: active + "PRO;"), "pro debug"),
      (targets(release: active + "\"PRO $(inherited)\";", beside: active + "PRO;"), "pro"),
      (targets(shared: active + "PRO;"), "pro"),
      (targets(release: active + "BETA;", shared: active + "PRO;"), "beta pro debug"),
      (targets(release: active + "\"$(inherited) X\";", shared: active + "PRO;"), "pro"),
      (targets(shared: "OTHER_SWIFT_FLAGS = (\"-D\", PRO, \"-Xcc\", \"-DBETA\");"), "pro"),
      (targets(shared: "OTHER_SWIFT_FLAGS = \"$(inherited) \\\"-DPRO\\\"\";"), "pro"),
      (
        targets(shared: "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]\" = PRO;"),
        "pro debug"
      ),
      (targets(shared: active + "\"DEBUG PRO\";"), "pro debug"),
      (targets(shared: active + "PRO;", named: "debug"), "pro debug"),
      (targets(shared: active + "PRO;", named: "ReleaseWithDebugInfo"), "pro"),
      (targets(shared: "OTHER_SWIFT_FLAGS = \"-module-alias PRO\";"), "debug"),
    ])
  func `of Swift code is left out that no build of a target for release has`(
    project: String, left: String
  ) throws {
    let words = try words([Self.project: project])
    #expect(
      words.intersection(["beta", "pro", "debug"])
        == Set(left.split(separator: " ").map(String.init)))
  }

  /// A target's file has a condition for devices in the place of the project's.
  @Test func `settings of a file for one SDK take the place of others`() throws {
    let project = Self.targets(release: "", shared: Self.active + "PRO;")
      .replacing(
        "C2 = {", with: "C2 = {baseConfigurationReference = F; "
      ).replacing(
        "P = {targets",
        with: """
          G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
          F = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>";};
          P = {mainGroup = G; targets
          """)
    let files = [
      Self.project: project,
      "App.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*] = OTHER",
    ]
    #expect(try words(files).isSuperset(of: ["pro", "debug"]))
  }

  @Test func `what a project sets is not set for a package, and another file may set it`() throws {
    let project = Self.targets(shared: Self.active + "PRO;")
    #expect(try words([Self.project: project, "Package.swift": ""]).contains("debug"))
    #expect(try words([Self.project: project, "Kit/Package.swift": ""]).contains("debug") == false)
    #expect(try words([Self.project: project, "Kit.podspec": ""]).contains("debug"))
    let script = "S = {isa = PBXShellScriptBuildPhase; shellScript = \"build -DPRO\";}; P = {"
    let other = Self.targets().replacing("P = {", with: script)
    #expect(try words([Self.project: other]).contains("pro"))
    #expect(try words([Self.project: project, "build.sh": "PRO"]).contains("debug"))
  }

  @Test func `of Objective-C only what no header defines is left out`() throws {
    #expect(try !words(["Vendor/Old.h": "  # define OLD_LOOK"]).contains("newLook"))
    #expect(try words(["Vendor/Old.h": "  # define NEW_LOOK"]).contains("newLook"))
    #expect(try words([:], areAll: false).contains("newLook"), "another file may define it")
  }
}
