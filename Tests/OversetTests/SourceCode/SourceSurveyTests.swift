import Fixtures
import OversetSources
import Testing

@testable import Overset
@testable import OversetConfiguration

/// `overset sources`: the keys of catalogs, and where code uses them.
struct SourceSurveyTests {
  private static let files = [
    "en.lproj/Localizable.strings": #""title" = "Title"; "row" = "Row"; "unused" = "Unused";"#,
    "en.lproj/InfoPlist.strings":
      #""NSCameraUsageDescription" = "To scan"; "CFBundleDisplayName" = "App";"#,
    "Info.plist": "<plist><dict><key>UILaunchScreen</key></dict></plist>",
    "App/View.swift": """
    struct V: View {
      var body: some View {
        List { Text("row"); Text("row").lineLimit(1); Text("no such key") }.navigationTitle("title")
      }
    }
    """,
    "Pods/Other.swift": #"let x = Text("unused")"#,
    "Excluded/Other.swift": #"let x = Text("unused")"#,
  ]

  private func survey(workers: Int = 1) async throws -> SourceSurvey {
    let folder = try TestFolder(Self.files)
    var configuration = Configuration(root: folder.path)
    configuration.exclude = ["Excluded"]
    return await SourceSurvey.read(configuration, paths: nil, workers: workers)
  }

  @Test(arguments: [1, 2])
  func `each key has its uses and the worst of their verdicts`(workers: Int) async throws {
    let survey = try await survey(workers: workers)
    let row = try #require(survey.keys.first { $0.text == "row" })
    #expect(row.uses.map(\.location.path) == ["App/View.swift", "App/View.swift"])
    #expect(row.uses.map(\.location.position.line) == [3, 3])
    #expect(row.kind == .upperBoundKnown)
    #expect(survey.keys.first { $0.text == "title" }?.uses.count == 1)
    #expect(survey.keys.first { $0.text == "NSCameraUsageDescription" }?.kind == .safe)
    let name = try #require(survey.keys.first { $0.text == "CFBundleDisplayName" })
    #expect(name.uses.first?.verdicts.map(\.surface) == [.system(.homeScreenName)])
  }

  private func survey(
    _ yaml: String, of source: String, paths: [String]? = nil
  ) async throws -> SourceSurvey {
    let folder = try TestFolder([
      "overset.yml": yaml, "App/View.swift": source, "Other/Other.swift": #"let x = Text("b")"#,
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B"; "c.d" = "CD";"#,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    return await SourceSurvey.read(configuration, paths: paths, workers: 1)
  }

  @Test func `takes in what the configuration says of code`() async throws {
    let survey = try await survey(
      """
      sources:
        paths: [App]
        accessors: [{type: Local, key: "_ → ."}, {type: Unused}]
        helpers: ['"key".loc()', 'unused("key")']
        components: [{call: "Row(title:)", lines: 1, width: 100}, {call: "Gone(_:)", lines: 1}]
        ignore: ["track(_:)", "miss(_:)"]
      """, of: #"func f() { Row(title: "a".loc()); track(Local.c_d) }"#)
    #expect(survey.keys.map(\.kind) == [.roomKnown, nil, .undrawn])
    #expect(
      survey.notices.map(\.description) == [
        "overset.yml:3:44: warning: no code names a member of the accessor 'Unused'",
        "overset.yml:4:28: warning: no code calls the helper 'unused(\"key\")'",
        "overset.yml:5:61: warning: no text of a key goes to 'Gone(_:)'",
        "overset.yml:6:25: warning: no text of a key goes to 'miss(_:)'",
      ])
  }

  @Test func `a key that is not shown is in a catalog all the same`() async throws {
    let survey = try await survey(
      "notShown: [\"c.*\"]\n", of: #"func f() { Text("c.d"); Text("no such key") }"#)
    #expect(survey.keys.map(\.text) == ["a", "b"])
    #expect(survey.missing.map(\.text) == ["no such key"])
  }

  @Test func `projects beside the named folders do not say the platform`() async throws {
    let folder = try TestFolder([
      "Phone/App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      "Mac/App.xcodeproj/project.pbxproj": "MACOSX_DEPLOYMENT_TARGET = 14.0;",
      "Mac/en.lproj/Localizable.strings": #""a" = "A";"#,
      "Mac/V.swift": #"struct V: View { var body: some View { X().navigationTitle("a") } }"#,
    ])
    let configuration = Configuration(root: folder.path)
    let mac = await SourceSurvey.read(configuration, paths: ["Mac"], workers: 1)
    #expect(mac.keys.map(\.kind) == [.roomUnknown])
    let all = await SourceSurvey.read(configuration, paths: nil, workers: 1)
    #expect(all.keys.map(\.kind) == [.upperBoundKnown])
  }

  @Test func `proposes what the configuration could say`() async throws {
    let keys = ["a.b", "c.d", "e.f", "one", "two", "three", "tag"]
    let strings = keys.map { "\"\($0)\" = \"x\";" }.joined()
    let uses = """
      func f() {
        Row(title: L("a")); Row(title: Text("one")); Row(title: Text("two")); row.show(Text("two"))
        Card { Text("one") }; Card { Text("two") }
        Log.info(Text("one")); Log.info(Text("two")); NSMenuItem(title: Text("one"))
        DDLogWarn(Text("one")); DDLogWarn(Text("two")); ForEach(Text("one")) {}; ForEach(Text("two")) {}
        z(.info(Text("one")), .info(Text("two")))
        NSMenuItem(title: Text("two")); z(Local.a_b, Local.c_d, Local.e_f, Other.a_b, Other.x, Other.y)
      }
      func info() {}
      """
    let folder = try TestFolder(["en.lproj/Localizable.strings": strings, "App/View.swift": uses])
    let survey = await SourceSurvey.read(
      Configuration(root: folder.path), paths: nil, workers: 2)
    #expect(
      survey.suggestions.lines == [
        "components:",
        "  - {call: \"Card()\", lines: 0}   # CHANGE: it shows 2 keys",
        "  - {call: \"Row(title:)\", font: body, width: screen - 32, lines: 1}"
          + "   # CHANGE: it shows 2 keys",
        "accessors:", "  - {type: \"Local\"}   # 3 keys",
        "ignore: ['DDLogWarn(_:)', 'Log.info(_:)']   # 2 keys, 2 keys",
      ])
    let yaml = "sources:\n" + survey.suggestions.lines.map { "  \($0)\n" }.joined()
    let settled = await SourceSurvey.read(
      try ConfigurationReader.read(yaml, root: folder.path), paths: nil, workers: 1)
    #expect(settled.suggestions.isEmpty)
    #expect(settled.keys.filter { $0.uses.isEmpty }.map(\.text) == ["three", "tag"])
  }

  struct Lookups: Sendable {
    var source: String
    var helpers: [String] = []
    var accessors: [String] = []
  }

  /// The keys are `k.a`, `k.b` and `k.c`.
  @Test(arguments: [
    Lookups(
      source: #"x("k.a".tx()); x("k.b".tx()); x("k.c".tx()); // "no".tx()"#,
      helpers: ["\"key\".tx()"]),
    Lookups(
      source:
        #"A.look(key: "k.a"); A.look(key: "k.b", 1); /* A.look(key: "z") */ A.look(key: "k.c")"#,
      helpers: [#"A.look(key: "key")"#]),
    // As many others.
    Lookups(
      source: #"t("k.a"); t("k.b"); t("k.c"); t("1"); t("2"); t("3")"#, helpers: [#"t("key")"#]),
    Lookups(source: #"t("k.a"); t("k.b"); t("k.c"); t("1"); t("2"); t("3"); t("4")"#),
    Lookups(source: #"t("k.a"); t("k.b"); t("k.\(c)")"#),
    Lookups(source: "K.kA.x; K.kB; K.kC()", accessors: ["K"]),
    Lookups(source: "K.K.a; K.K.b; K.K.c", accessors: ["K"]),
    Lookups(source: "x.K.kA; x.K.kB; x.K.kC"),
    Lookups(source: #"let s = "K.kA K.kB K.kC" + \"\"\" K.kA K.kB K.kC"#),
  ])
  func `finds what seems to look keys up`(_ c: Lookups) {
    let found = UnreadLookups(
      in: SourceInput(path: "a.swift", bytes: Array(c.source.utf8)),
      of: UnreadLookups.Keys(["k.a", "k.b", "k.c"]))
    #expect(found.likelyHelpers.map(\.text) == c.helpers)
    #expect(found.likelyAccessors.map(\.text) == c.accessors)
  }

  @Test(arguments: ["\"", "\"a", "\"\\", "/*", "/", "\"\"\"", "\"\"", "é", "\"a\\", "//"])
  func `damaged source is cut into tokens`(source: String) {
    #expect(PlainTokens(of: Array(source.utf8)).tokens.count <= 1)
  }

  @Test func `a folder that is named replaces those of the configuration`() async throws {
    let survey = try await survey(
      "sources: {paths: [App]}", of: #"let x = Text("a")"#, paths: ["."])
    #expect(survey.keys.filter { !$0.uses.isEmpty }.map(\.text) == ["a", "b"])
  }

  @Test func `says what no code names, and what no catalog has`() async throws {
    let survey = try await survey()
    #expect(survey.keys.filter(\.uses.isEmpty).map(\.text) == ["unused"])
    #expect(survey.missing.map(\.text) == ["no such key"])
    #expect(survey.missing.map(\.location.path) == ["App/View.swift"])
  }

  @Test func `an accessor's table is beside the accessor`() async throws {
    let folder = try TestFolder([
      "Old/en.lproj/Localizable.strings": #""a" = "A";"#,
      "Kit/Sources/en.lproj/Localizable.strings": #""a" = "A";"#,
      "Kit/Sources/L10n.swift":
        #"enum L10n { static let a = NSLocalizedString("a", comment: "") }"#,
      "App/View.swift": "struct V: View { var body: some View { List { Text(L10n.a) } } }",
    ])
    let survey = await SourceSurvey.read(
      Configuration(root: folder.path), paths: nil, workers: 1)
    #expect(
      survey.keys.filter { $0.kind == .safe }.map(\.location.path) == [
        "Kit/Sources/en.lproj/Localizable.strings"
      ])
    #expect(survey.keys.count(where: \.uses.isEmpty) == 1)
  }
}
