import Fixtures
import OversetCatalogs
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct StarterConfigurationTests {
  @Test func `what is found is what the configuration says`() async throws {
    let folder = try TestFolder([
      "App/en.lproj/Localizable.strings": """
      "checkout.pay" = "Pay"; "checkout.total" = "Total"; "checkout.terms" = "\(
        String(repeating: "All of it. ", count: 8))";
      "tab_home" = "Home"; "tab_trips" = "Trips"; "tab_me" = "Me"; "Done" = "Done";
      """,
      "App/de.lproj/Localizable.strings": "\"checkout.pay\" = \"Bezahlen\";",
      "Kit/Kit.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Hi": {}}}"#,
      "Pods/X/en.lproj/X.strings": "\"x.x\" = \"X\";",
      "Modules/A/.build/a.strings": "",
      ".git/config": "",
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(survey.excluded == [".build", "Pods"])
    #expect(survey.locales.map(\.identifier) == ["de", "en"])
    let text = StarterConfiguration(survey).text
    let configuration = try ConfigurationReader.read(text, root: folder.path)
    #expect(configuration.catalogs == ["App/**/*.strings", "Kit/**/*.xcstrings"])
    #expect(configuration.exclude == [".build", "Pods"])
    #expect(configuration.sourceLocale == .english)
    #expect(configuration.locales == nil)
    #expect(configuration.labels.map(\.id) == ["checkout", "tab", "rest"])
    #expect(
      configuration.labels.map { $0.keys.map(\.pattern) } == [["checkout.*"], ["tab_*"], ["*"]])
    #expect(configuration.labels.map(\.constraint.numberOfLines) == [3, 1, 1])
    #expect(configuration.labels.map(\.isDefault) == [true, true, true])
    let coverage = await Check(configuration, workers: 1).run().report.summary.coverage
    #expect(coverage.byDefault == 8 && coverage.checked == 0)
    #expect(text.contains("\n#   Localizable (strings): 7 keys\n#   Kit (xcstrings): 1 key\n"))
    #expect(text.contains("\n# locales: [de, en]\n"))
  }

  /// What the App Store, the Settings app and tests show, and what others bring along.
  @Test func `folders whose texts are not the app's are left out`() async throws {
    let strings = "\"a\" = \"A\";"
    let foreign = [
      "fastlane/screenshots/en-US", "App/Settings.bundle/en.lproj", "Lib.xcframework/x/en.lproj",
      "AppTests/en.lproj", "Kit/Tests/Fixtures/en.lproj", "vendor/x/en.lproj",
    ]
    var files = Dictionary(uniqueKeysWithValues: foreign.map { ("\($0)/L.strings", strings) })
    files["App/Latest/en.lproj/L.strings"] = strings
    let folder = try TestFolder(files)
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(
      survey.excluded == [
        "AppTests", "Lib.xcframework", "Settings.bundle", "Tests", "fastlane/screenshots",
        "vendor",
      ])
    #expect(survey.foreignFiles == 6)
    #expect(survey.found.codeKeys == 1)
  }

  struct Clue: Sendable {
    var path: String
    var content: String
    var platform: Platform
  }

  @Test(arguments: [
    Clue(
      path: "Base.lproj/MainMenu.xib", content: "<document targetRuntime=\"MacOSX.Cocoa\"/>",
      platform: .macOS),
    Clue(
      path: "Base.lproj/Main.storyboard", content: "<document targetRuntime=\"iOS.CocoaTouch\"/>",
      platform: .iOS),
    Clue(path: "Info.plist", content: "<key>LSMinimumSystemVersion</key>", platform: .macOS),
    Clue(path: "A.xcodeproj/project.pbxproj", content: "SDKROOT = macosx;", platform: .macOS),
    Clue(
      path: "A.xcodeproj/project.pbxproj",
      content: "SDKROOT = macosx; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", platform: .iOS),
    Clue(path: "Package.swift", content: "platforms: [.macOS(.v14)]", platform: .macOS),
    Clue(path: "Package.swift", content: "platforms: [.iOS(.v17), .macOS(.v14)]", platform: .iOS),
    Clue(path: "AppTests/Info.plist", content: "LSMinimumSystemVersion", platform: .iOS),
    Clue(
      path: "en.lproj/Main.strings",
      content: "/* Class = \"NSMenuItem\"; title = \"Quit\"; */\n\"1.title\" = \"Quit\";",
      platform: .macOS),
  ])
  func `an app for macOS has its own sizes, and no telephone's screen`(_ c: Clue) async throws {
    let folder = try TestFolder([
      c.path: c.content, "AppTests/en.lproj/T.strings": "\"t\" = \"T\";",
      "en.lproj/L.strings": "\"a\" = \"A\";",
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    let configuration = try ConfigurationReader.read(
      StarterConfiguration(survey).text, root: folder.path)
    let isForMac = c.platform == .macOS
    #expect(configuration.platform == c.platform)
    #expect(configuration.labels.last?.constraint.font.pointSize == (isForMac ? 13 : 17))
    #expect(configuration.labels.last?.width.dependsOnScreen == !isForMac)
  }

  @Test(
    arguments: [
      ("accessibility.tabs.unread", "accessibility.*"),
      ("Common.Controls.Tabs.A11Y.Search", "Common.Controls.Tabs.A11Y.*"),
      ("Status.Actions.A11YLabels.Reblog", "Status.Actions.A11YLabels.*"),
      ("[Group/a11y/description]", "[Group/a11y/*"),
      ("close_a11y", "*_a11y"),
      ("cell.axLabel", "*.axLabel"),
      ("mGc-If-zfn.accessibilityHint", "*.accessibilityHint"),
      ("mGc-If-zfn.toolTip", "*.toolTip"),
      ("voiceover_close", "voiceover_*"),
      // A part of the app's settings, a sentence, and what is shown of it.
      ("settings.accessibility.title", nil),
      ("accessibility", nil),
      ("tab.accessibility", nil),
      ("[AutoType/AccessibilityPrompt/title]", nil),
      ("Go to Settings → Accessibility", nil),
    ] as [(String, String?)])
  func `what is spoken is known by the key`(key: String, glob: String?) {
    #expect(HiddenTexts.unseenKeys(like: key) == glob)
    if let glob { #expect(Glob(glob).matches(key)) }
  }

  @Test func `a check after it says nothing of the system's texts`() async throws {
    let folder = try TestFolder([
      "en.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Cam\";",
      "en.lproj/L.strings": "\"a11y.close\" = \"Close\"; \"pay\" = \"Pay\";",
      "en.lproj/Main.strings": "\"abc-12-xyz.text\" = \"X\"; \"abc-12-xyz.toolTip\" = \"Y\";",
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(survey.hidden.tables == ["InfoPlist"] && survey.hidden.count == 3)
    let configuration = try ConfigurationReader.read(
      StarterConfiguration(survey).text, root: folder.path)
    #expect(configuration.labels.map(\.id) == ["interface", "rest"])
    let summary = await Check(configuration, workers: 1).run().report.summary
    #expect(summary.keys == 1 && summary.constrainedKeys == 1 && summary.hiddenKeys == 2)
    #expect(summary.layouts == 8)
  }

  @Test func `the app's name is checked after it, too`() async throws {
    let folder = try TestFolder([
      "App/Info.plist": "<plist><dict><key>UILaunchScreen</key></dict></plist>",
      "App/en.lproj/InfoPlist.strings": """
      "CFBundleDisplayName" = "Gardens"; "CFBundleName" = "G"; "it's" = "A kind of file";
      "NSCameraUsageDescription" = "Cam";
      """,
      "App/en.lproj/L.strings": "\"pay\" = \"Pay\"; \"total\" = \"Total\";",
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(survey.found.codeKeys == 6 && survey.found.hidden == 2)
    let text = StarterConfiguration(survey).text
    #expect(text.contains("\n  - {table: InfoPlist, keys: [\"CFBundleName\", \"it's\"]}\n"))
    let configuration = try ConfigurationReader.read(text, root: folder.path)
    let summary = await Check(configuration, workers: 1).run().report.summary
    #expect(summary.labels == 1 && summary.keys == 4 && summary.hiddenKeys == 2)
    #expect(summary.coverage.checked == survey.found.code.checked)
    #expect(summary.coverage.neverDrawn == 1 && summary.coverage.unknown == 2)
  }

  /// A label with fewer lines than its source texts take would only report that it is a guess.
  @Test func `texts of a text view's length have a label of their own`() async throws {
    let long = String(repeating: "All of it. ", count: 30)
    let folder = try TestFolder([
      "en.lproj/L.strings": "\"terms*\" = \"\(long)\"; \"a\" = \"A\"; \"b\" = \"B\";"
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    let labels = try ConfigurationReader.read(
      StarterConfiguration(survey).text, root: folder.path
    ).labels
    #expect(labels.map(\.id) == ["long", "rest"])
    #expect(labels.map(\.constraint.numberOfLines) == [0, 1])
    #expect(labels[0].keys.map { $0.matches("terms*") } == [true])
  }

  @Test func `tables of one name are distinguished by their folders`() async throws {
    let folder = try TestFolder([
      "A/en.lproj/L.strings": "\"a\" = \"A\";", "B/en.lproj/L.strings": "\"b\" = \"B\";",
      "B/en.lproj/M.strings": "\"b\" = \"B\";",
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(
      StarterConfiguration(survey).text.contains(
        "\n#   L (strings) in A: 1 key\n#   L (strings) in B: 1 key\n#   M (strings): 1 key\n"))
  }

  @Test func `without a catalog there is a configuration all the same`() async throws {
    let folder = try TestFolder(["main.swift": ""])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    let configuration = try ConfigurationReader.read(
      StarterConfiguration(survey).text, root: folder.path)
    #expect(configuration.catalogs == ["."])
    #expect(configuration.labels.map(\.id) == ["rest"])
  }

  @Test func `files that cannot be read are counted`() async throws {
    let folder = try TestFolder(["App/A.xcstrings/x": "", "App/B.xcstrings": "{"])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(survey.failedFiles == 2)
  }

  /// Names that mean something to YAML, to globs or to a terminal.
  @Test func `any name of a key, table or folder makes a configuration that checks`() async throws {
    let prefixes = [
      "it's", "\"a\"", "*", "a*b", "?", "a:", "#a", "- ", "&a", "!", "%1$@", "[a]", "{a}", "\\",
      "🎉",
      "a\u{202E}", "rest", "no", "👩‍👩‍👧‍👦", "a\nb", "\u{1}",
    ]
    var strings = ""
    for prefix in prefixes {
      for name in ["x", "y", "z"] {
        let key = "\(prefix).\(name)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        strings += "\"\(key)\" = \"\(name)\";\n"
      }
    }
    let table = "T: \"#*'\n- x"
    let folder = try TestFolder(["A *?: #\n\"x\" \\d/en.lproj/\(table).strings": strings])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    try folder.write(StarterConfiguration(survey).text, to: "overset.yml")
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    #expect(configuration.labels.count == 9)
    #expect(configuration.sourceLocale == .english)
    let result = await Check(configuration, workers: 1).run()
    #expect(result.notices == [])
    #expect(result.report.summary.keys == 3 * prefixes.count)
    #expect(result.report.summary.constrainedKeys == 3 * prefixes.count)
    for (label, group) in zip(configuration.labels, survey.groups) {
      let keys = prefixes.flatMap { prefix in ["x", "y", "z"].map { "\(prefix).\($0)" } }
      #expect(keys.filter { key in label.keys.contains { $0.matches(key) } }.count == group.count)
    }
  }

  struct Paths: Sendable {
    var found: [String]
    var globs: [String]
  }

  @Test(arguments: [
    Paths(found: ["Localizable.xcstrings"], globs: ["**/*.xcstrings"]),
    Paths(found: ["en.lproj/A.strings", "de.lproj/A.strings"], globs: ["**/*.strings"]),
    Paths(
      found: ["App/Sub/en.lproj/A.strings", "App/B.xcstrings"],
      globs: ["App/**/*.strings", "App/**/*.xcstrings"]),
    Paths(
      found: ["A/x.xliff", "B/x.xliff", "C/x.xliff", "D/x.xliff", "E/x.xliff"],
      globs: ["**/*.xliff"]),
    Paths(found: ["My*App/x.xcstrings"], globs: ["My?App/**/*.xcstrings"]),
    Paths(found: [], globs: []),
  ])
  func `globs match what was found, in few words`(_ paths: Paths) {
    #expect(AppSurvey.globs(for: paths.found) == paths.globs)
  }

  @Test func `what code does not say is proposed with counts`() async throws {
    let folder = try TestFolder([
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#,
      "App/View.swift": #"func f() { Row(title: Text("a")); Row(title: Text("b")) }"#,
    ])
    let text = StarterConfiguration(await AppSurvey.look(in: folder.path, workers: 1)).text
    let line =
      "#     - {call: \"Row(title:)\", font: body, width: screen - 32, lines: 1}"
      + "   # CHANGE: it shows 2 keys"
    #expect(text.contains("# sources:\n#   components:\n\(line)\n"))
    let uncommented = text.replacing(
      "# sources:\n#   components:\n#  ", with: "sources:\n  components:\n   ")
    let configuration = try ConfigurationReader.read(uncommented, root: folder.path)
    #expect(configuration.sources.components.map(\.text) == ["Row(title:)"])
  }

  /// A guess would come before what code says.
  @Test func `what code and documents settle is not guessed`() async throws {
    let folder = try TestFolder([
      "en.lproj/Localizable.strings": """
      "list.row" = "A"; "list.title" = "B"; "other.a" = "C"; "other.b" = "D"; "other.c" = "E";
      "screen.a" = "F"; "screen.b" = "G"; "screen.c" = "H";
      """,
      "App/View.swift": """
      struct Rows: View {
        var body: some View {
          List { Text("list.row") }.navigationTitle("list.title").navigationBarTitleDisplayMode(.inline)
        }
      }
      """,
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(survey.found.labelled == 1 && survey.found.code.safe == 1)
    #expect(survey.groups.map(\.prefix) == ["other.", "screen."] && survey.rest.count == 0)
    let text = StarterConfiguration(survey).text
    let configuration = try ConfigurationReader.read(text, root: folder.path)
    #expect(configuration.labels.isEmpty)
    let list = try #require(text.firstMatch(of: /\n# labels:\n(#.*\n)+/)).output.0
    #expect(list.hasPrefix("\n# labels:\n#   - id: other\n#     default: true\n"))
    let uncommented = text.replacing(list, with: list.replacing("\n# ", with: "\n"))
    let summary = await Check(
      try ConfigurationReader.read(uncommented, root: folder.path), workers: 1
    ).run().report.summary
    #expect(summary.coverage.checked == 1 && summary.coverage.byDefault == 6)
    #expect(summary.coverage.safe == 1)
  }

  @Test func `every option in a comment does when the sign is taken away`() throws {
    var survey = AppSurvey()
    for isEmpty in [true, false] {
      if !isEmpty { survey.locales = [.english] }
      let lines = StarterConfiguration(survey).text.split(separator: "\n").filter {
        !$0.hasPrefix("screens:")
      }
      let bare = lines.map { line in
        let option = line.wholeMatch(
          of: /# ( *- \{.*| *[a-zA-Z]+:(?: +[\[{a-zA-Z0-9].*| *#.*)?)/)
        return option.map { String($0.1) } ?? String(line)
      }
      let text = bare.joined(separator: "\n").replacing(
        "- id: rest", with: "- id: rest\n    group: toolbar")
      let configuration = try ConfigurationReader.read(text, root: "/app")
      let setting = try #require(try WrittenSetting.yaml(text))
      guard case .map(let pairs) = setting.content else {
        Issue.record("no mapping: \(setting.content)")
        continue
      }
      let keys = pairs.map { if case .scalar(let name, _) = $0.key.content { name } else { "" } }
      #expect(Set(ConfigurationReader.known).subtracting(keys) == [])
      #expect(configuration.screens.count == 3)
    }
  }

  struct Keys: Sendable {
    var keys: [String]
    var prefixes: [String]
  }

  @Test(arguments: [
    Keys(keys: ["a.1", "a.2", "b.1", "b.2", "b.3", "c"], prefixes: ["b."]),
    Keys(keys: ["a_1", "a_2", "a_3", "b.x_1", "b.x_2", "b.y_1"], prefixes: ["a_", "b."]),
    // A sentence is no name.
    Keys(keys: ["OK. Go", "OK. Stay", "OK. What"], prefixes: []),
    Keys(keys: ["Wait...", "Wait..", "Wait."], prefixes: []),
    // What all have in common says nothing.
    Keys(
      keys: ["app.a.1", "app.a.2", "app.a.3", "app.b.1", "app.b.2", "app.b.3", "app.x"],
      prefixes: ["app.a.", "app.b."]),
    // Object ids.
    Keys(keys: ["abc-12-xyz.text", "abc-12-xyz.title", "abc-12-xyz.placeholder"], prefixes: []),
  ])
  func `keys that begin alike make a label`(_ c: Keys) async throws {
    let strings = c.keys.map { "\"\($0)\" = \"x\";" }.joined(separator: "\n")
    let folder = try TestFolder(["en.lproj/L.strings": strings])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(survey.groups.map(\.prefix) == c.prefixes)
    let others = survey.rest.count + survey.interface.count
    #expect(survey.groups.reduce(others) { $0 + $1.count } == c.keys.count)
  }
}
