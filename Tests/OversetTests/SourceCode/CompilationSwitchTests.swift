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
    let switches = CompilationSwitches(
      sources, areAll: areAll, Configuration(root: folder.path))
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

  @Test func `of Objective-C only what no header defines is left out`() throws {
    #expect(try !words(["Vendor/Old.h": "  # define OLD_LOOK"]).contains("newLook"))
    #expect(try words(["Vendor/Old.h": "  # define NEW_LOOK"]).contains("newLook"))
    #expect(try words([:], areAll: false).contains("newLook"), "another file may define it")
  }
}
