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
  private func words(_ settings: [String: String]) throws -> Set<String> {
    let folder = try TestFolder(Self.code.merging(settings) { $1 })
    let sources = try Self.code.keys.sorted().map {
      try LoadedSource.load($0, at: "\(folder.path)/\($0)", withTypes: false, withOutline: false)
        .get()
    }
    let switches = CompilationSwitches(sources, Configuration(root: folder.path))
    return sources.reduce(into: []) { words, source in
      let compiled = switches.compiled(source, withTypes: false, withOutline: false)
      #expect(compiled.input.bytes.count == source.input.bytes.count, "lines stay where they are")
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
}
