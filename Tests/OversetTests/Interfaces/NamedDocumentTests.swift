import Fixtures
import OversetModel
import OversetRules
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Storyboards and XIBs that nothing names: the app may have no way to load them.
struct NamedDocumentTests {
  private static let long = #""lab-el-001.text" = "Gesamtbetrag mit allen Steuern und Gebühren";"#

  struct Case: Sendable, CustomTestStringConvertible {
    var files: [String: String]
    var severity: Severity

    var testDescription: String { files.sorted { $0.key < $1.key }.description }
  }

  private static let code = [
    "App/Account.swift": "class Account: UIViewController { @IBOutlet var total: UILabel! }"
  ]
  private static let plist = ["App/Info.plist": list("<key>UILaunchScreen</key><dict/>")]

  private static func list(_ content: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>"
  }

  private static func swift(_ text: String) -> [String: String] {
    plist.merging(["App/Start.swift": text]) { $1 }
  }

  @Test(arguments: [
    // Nothing says what the app loads.
    Case(files: [:], severity: .error),
    Case(files: plist, severity: .note),
    Case(
      files: [
        "App/Info.plist": list(
          """
          <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><array><dict>
          <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict>
          """)
      ], severity: .error),
    Case(
      files: plist.merging(["project.yml": "info:\n  UIMainStoryboardFile: Main\n"]) { $1 },
      severity: .error),
    Case(
      files: plist.merging(["App.xcconfig": "INFOPLIST_KEY_UIMainStoryboardFile = Main\n"]) { $1 },
      severity: .error),
    Case(
      files: swift("let board = UIStoryboard(name: \"Main\", bundle: nil)"), severity: .error),
    // As generators of code call it.
    Case(files: swift("let scene = R.storyboard.main.start()"), severity: .error),
    Case(files: swift("let scene = StoryboardScene.Main.start"), severity: .error),
    Case(
      files: swift("let board = UIStoryboard(name: \"Other\", bundle: nil)"), severity: .note),
  ])
  func `what no file names is a note`(_ c: Case) async throws {
    let result = try await TestInterface.check(
      TestInterface.account, ["de": Self.long], files: Self.code.merging(c.files) { $1 })
    let findings = result.report.findings.filter { $0.rule == .truncated }
    #expect(findings.map(\.severity) == [c.severity])
    let doubts = findings.flatMap { $0.layout?.fit.confidence.reasons ?? [] }
    #expect(
      doubts.contains { $0.contains("nothing that was read names its document") }
        == (c.severity == .note))
  }

  private static let wide =
    #""lab-el-001.text" = "Ein Text, der nur auf einem breiten Bildschirm ganz zu sehen ist";"#
  private static let load = #"UIStoryboard(name: "Main", bundle: nil)"#

  @Test(arguments: [
    (load, "", 1), ("if UIDevice.current.userInterfaceIdiom == .pad { \(load) }", "", 0),
    ("if UIDevice.current.userInterfaceIdiom == .pad { \(load) } else { \(load) }", "", 1),
    (
      "if UIDevice.current.userInterfaceIdiom == .pad { \(load) }",
      "<key>UIMainStoryboardFile</key><string>Main</string>", 1
    ),
    ("", "<key>UIMainStoryboardFile~ipad</key><string>Main</string>", 0),
    (
      "",
      """
      <key>UIMainStoryboardFile~ipad</key><string>Main</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      """, 1
    ),
  ])
  func `what only iPads load is laid out on iPads`(
    code: String, list: String, count: Int
  ) async throws {
    let start = "@UIApplicationMain class App: UIResponder { override func start() { \(code) } }"
    let files = ["App/Start.swift": start, "App/Info.plist": Self.list(list)]
    let result = try await TestInterface.check(
      TestInterface.account, ["de": Self.wide], files: Self.code.merging(files) { $1 }, yaml: "")
    let findings = result.report.findings.filter { $0.rule == .truncated }
    #expect(findings.map(\.severity) == Array(repeating: .error, count: count))
  }

  private static let onPads = "if UIDevice.current.userInterfaceIdiom == .pad { \(load) }"
  private static let listed = "<key>UIMainStoryboardFile~ipad</key><string>Main</string>"

  @Test(arguments: [
    ("1", onPads, "", [Severity.note]), ("1,2", onPads, "", [.error]),
    ("2", onPads, "", [.error]), ("1", "", listed, []), ("1,2", "", listed, [.error]),
    ("2", "", listed, [.error]), ("1", load, listed, [.error]),
  ])
  func `what only iPads load is never shown where the app does not run on them`(
    families: String, code: String, list: String, severities: [Severity]
  ) async throws {
    let start = "@UIApplicationMain class App: UIResponder { override func start() { \(code) } }"
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (T); buildConfigurationList = L; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release;
          buildSettings = { SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "\(families)"; }; };
      }; rootObject = P; }
      """
    let files = [
      "App/Start.swift": start, "App/Info.plist": Self.list(list),
      "App.xcodeproj/project.pbxproj": project,
    ]
    let result = try await TestInterface.check(
      TestInterface.account,
      ["de": "\"lab-el-001.text\" = \"\(String(repeating: "Gesamtbetrag ", count: 80))\";"],
      files: Self.code.merging(files) { $1 }, yaml: "")
    let findings = result.report.findings.filter { $0.rule == .truncated }
    #expect(findings.map(\.severity) == severities)
  }

  private static let replacing = "window?.rootViewController = Start()"

  /// The first scene of the main storyboard is in the window before the app's delegate is asked.
  @Test(arguments: [
    (replacing, "UIMainStoryboardFile", true), ("", "UIMainStoryboardFile", false),
    ("if isNew { \(replacing) }", "UIMainStoryboardFile", false),
    (
      "\(replacing)\n\(load).instantiateInitialViewController()", "UIMainStoryboardFile",
      false
    ),
    // A library asks for it.
    (
      "\(replacing)\nlet other: StoryboardBased? = nil", "UIMainStoryboardFile", false
    ),
    (
      replacing,
      "NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Main</string></dict><key>CFBundleName",
      false
    ),
  ])
  func `a first scene that the delegate replaces is never shown`(
    launch: String, key: String, isUnseen: Bool
  ) async throws {
    let start = """
      @UIApplicationMain class App: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?)
          -> Bool {
          \(launch)
          return true
        }
      }
      class Start: UIViewController {}
      """
    let storyboard = TestInterface.account.replacing(
      "<document ", with: #"<document initialViewController="con-tr-001" "#)
    let list = Self.list("<key>\(key)</key><string>Main</string>")
    let result = try await TestInterface.check(
      storyboard, ["de": Self.long],
      files: Self.code.merging(["App/Start.swift": start, "App/Info.plist": list]) { $1 })
    let findings = result.report.findings.filter { $0.rule == .truncated }
    #expect(findings.map(\.severity) == (isUnseen ? [] : [.error]))
  }

  /// Phones load `Main~iphone`, and iPads what has no device in its name.
  @Test(arguments: [(true, 0), (false, 1)])
  func `what has a document of phones beside it is laid out on iPads`(
    hasPhone: Bool, count: Int
  ) async throws {
    let small = TestInterface.account.replacing("lab-el-001", with: "lab-el-002")
    let result = try await TestInterface.check(
      TestInterface.account, ["de": Self.wide],
      files: hasPhone ? ["Base.lproj/Main~iphone.storyboard": small] : [:], yaml: "")
    let findings = result.report.findings.filter { $0.rule == .truncated }
    #expect(findings.count { $0.severity != .note } == count, "\(result.found)")
  }
}
