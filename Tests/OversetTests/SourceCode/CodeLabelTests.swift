import Fixtures
import OversetModel
import OversetRules
import Testing

@testable import Overset
@testable import OversetConfiguration

/// What a check finds in an app whose labels only source code names.
struct CodeLabelTests {
  private static let long = "Sehr lange Einstellungen für alle Geräte und Konten"

  private func check(
    _ code: String, _ texts: [String: String], _ yaml: String = "", workers: Int = 1,
    others: [String: String] = [:], namingScreens: Bool = true
  ) async throws -> CheckReport {
    let strings = texts.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";" }
    let folder = try TestFolder(
      others.merging([
        "App/View.swift": code, "App/en.lproj/Localizable.strings": strings.joined(separator: "\n"),
      ]) { $1 })
    let configuration = try ConfigurationReader.read(
      (namingScreens ? "screens: {se: 320, standard: 393}\n" : "") + yaml, root: folder.path)
    return await Check(configuration, workers: workers).run().report
  }

  private func severities(_ report: CheckReport) -> [String] {
    report.findings.filter { $0.rule != .unconstrained && $0.rule != .growth }
      .map { "\($0.rule.rawValue): \($0.severity.rawValue)" }
  }

  @Test func `a title above the bound of its bar is an error, with the place in the code`()
    async throws
  {
    let report = try await check(
      """
      struct Settings: View {
        var body: some View {
          List { Text("row") }
            .navigationTitle("title").navigationBarTitleDisplayMode(.inline)
        }
      }
      """, ["title": Self.long, "row": Self.long])
    #expect(severities(report) == ["truncated: error"])
    let finding = try #require(report.findings.first)
    #expect(finding.subject.label == "Settings ▸ inline navigation title")
    #expect(finding.use?.location.path == "App/View.swift")
    #expect(finding.use?.location.position.line == 4)
    #expect(finding.use?.surface == "inline navigation title")
    #expect(finding.use?.room == "1 line, at most screen - 32" && finding.use?.systems == nil)
    #expect(finding.message.contains("(App/View.swift:4)"))
    #expect(finding.suggestion?.hasPrefix("shorten it by at least ") ?? false)
    #expect(report.summary.coverage == coverage(checked: 1, safe: 1))
    #expect(report.verdict.exitStatus == 1)
  }

  /// That the branch is ever run is not known: the finding says so, and weighs as much.
  @Test(arguments: [
    ("navigationItem.title = text()", false), ("if isOn { navigationItem.title = text() }", true),
    ("guard isOn else { navigationItem.title = text(); return }", true),
    ("switch kind { case .first: navigationItem.title = text(); default: break }", true),
    ("switch self { case .first: navigationItem.title = text(); default: break }", false),
    ("if isOn { navigationItem.title = text() }; navigationItem.title = text()", false),
  ])
  func `a text of a branch is not certainly shown`(code: String, isDoubtful: Bool) async throws {
    let text = "NSLocalizedString(\"a\", comment: \"\")"
    let report = try await check(
      """
      final class Screen: UIViewController {
        func f() { \(code.replacing("text()", with: text)) }
      }
      """, ["a": Self.long])
    let found = try #require(report.findings.first { $0.rule == .truncated })
    let confidence = try #require(found.layout?.fit.confidence)
    #expect(found.severity == .error && (confidence != .certain) == isDoubtful)
    let reason = "the code shows it only under a condition (App/View.swift:2)"
    #expect(confidence.reasons.contains(reason) == isDoubtful)
  }

  /// The last phone of 320 points is the first iPhone SE, which has no iOS 16.
  @Test(arguments: [
    ("15.0", "Nachrichten und andere Töne und so", "320"),
    ("16.0", "Nachrichten und andere Töne und so", nil),
    ("16.0", "Nachrichten und andere Töne und so weiter", "375"),
    ("15.0", "Nachrichten", nil),
  ])
  func
    `without screens a label of code is laid out on the app's phones, and one finding names them`(
      target: String, text: String, screen: String?
    ) async throws
  {
    let report = try await check(
      """
      final class Screen: UIViewController {
        let label = UILabel()
        func f() {
          navigationItem.title = NSLocalizedString("a", comment: "")
          label.widthAnchor.constraint(equalToConstant: 200).isActive = true
          label.text = NSLocalizedString("b", comment: "")
        }
      }
      """, ["a": text, "b": "B"],
      others: ["App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = \(target);"],
      namingScreens: false)
    let found = report.findings.filter { $0.rule == .truncated }
    #expect(found.compactMap(\.subject.variant.screen) == (screen.map { [$0] } ?? []))
    // The title is laid out on each screen, the label that no screen changes once.
    #expect(report.summary.layouts == (target == "15.0" ? 4 : 3) + 1)
  }

  /// No phone makes a controller that only a document of iPads has.
  @Test(arguments: [
    ("iOS.CocoaTouch", "", "320"), ("iOS.CocoaTouch.iPad", "", nil),
    ("iOS.CocoaTouch.iPad", "show(Account())", "320"),
  ])
  func `a title of a controller that only iPads show is laid out on iPads`(
    runtime: String, code: String, screen: String?
  ) async throws {
    let report = try await check(
      """
      @main class Start: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) {
          UIStoryboard(name: "Main", bundle: nil).load()
          \(code)
        }
      }
      class Account: UIViewController {
        override func viewDidLoad() { navigationItem.title = NSLocalizedString("a", comment: "") }
      }
      """, ["a": "Nachrichten und andere Töne und so"],
      others: [
        "App/Base.lproj/Main.storyboard": TestInterface.account
          .replacing("<document ", with: "<document targetRuntime=\"\(runtime)\" ")
      ], namingScreens: false)
    let found = report.findings.filter { $0.rule == .truncated }
    #expect(found.compactMap(\.subject.variant.screen) == (screen.map { [$0] } ?? []))
  }

  @Test(arguments: [("pad", nil), ("mac", "320")] as [(String, String?)])
  func `a title of a view that only iPads make is laid out on iPads`(
    idiom: String, screen: String?
  ) async throws {
    let report = try await check(
      """
      @main struct Main: App {
        var body: some Scene {
          WindowGroup { if UIDevice.current.userInterfaceIdiom == .\(idiom) { Settings() } }
        }
      }
      struct Settings: View {
        var body: some View { List { }.navigationTitle("a").navigationBarTitleDisplayMode(.inline) }
      }
      """, ["a": "Nachrichten und andere Töne und so"], namingScreens: false)
    let found = report.findings.filter { $0.rule == .truncated }
    #expect(found.compactMap(\.subject.variant.screen) == (screen.map { [$0] } ?? []))
  }

  /// Whoever made the view saw the source's text in it: where that is cut off too, a text that got there
  /// through a name may be shown elsewhere.
  @Test(arguments: [
    ("Text(\"a\")", "Total", ["error certain"]), ("Text(\"a\")", long, ["error certain"]),
    ("Text(sum)", "Total", ["error certain"]), ("Text(sum)", long, ["warning borderline"]),
  ])
  func `a text through a name that the source's text does not fit either fails no gate`(
    text: String, english: String, expected: [String]
  ) async throws {
    let report = try await check(
      """
      struct Sum: View {
        let sum: LocalizedStringKey = "a"
        var body: some View { \(text).lineLimit(1).frame(width: 90) }
      }
      """, ["a": english], "rules: {growth: off, long-label: off, crowded: off}\n",
      others: ["App/de.lproj/Localizable.strings": "\"a\" = \"\(Self.long)\";"])
    #expect(
      report.findings.map { "\($0.severity) \($0.layout?.fit.confidence.name ?? "")" } == expected)
    #expect(
      report.findings.compactMap(\.layout?.fit.confidence.reasons).joined().allSatisfy {
        $0 == "the text of en is cut there as well, which its developers would see"
      })
  }

  /// UIAppearance: what a class sets of all labels, its labels have without saying so.
  @Test(arguments: [
    ("", true), ("UILabel.appearance().font = UIFont(name: \"Lato\", size: 9)", false),
  ])
  func `the font of a label in code is not known where code sets that of all`(
    setting: String, isLaidOut: Bool
  ) async throws {
    let report = try await check(
      """
      class Screen: UIViewController {
        let name = UILabel()
        func f() { name.text = NSLocalizedString("a", comment: "") }
      }
      enum Theme { static func apply() { \(setting) } }
      """, ["a": Self.long])
    #expect((report.summary.layouts > 0) == isLaidOut)
  }

  @Test func `what code has for a key is laid out where no file has it, and compared with`()
    async throws
  {
    let report = try await check(
      """
      final class Screen: UIViewController {
        func f() {
          title = NSLocalizedString("a.title", value: "Short", comment: "")
          navigationItem.title = NSLocalizedString("a.title", value: "\(Self.long)", comment: "")
        }
      }
      """, ["b": "B"],
      others: ["App/de.lproj/Localizable.strings": "\"a.title\" = \"Titel\";"])
    #expect(severities(report) == ["truncated: error"])
    let cut = try #require(report.findings.first)
    #expect(cut.subject.locale == .english && cut.layout?.isFallback == true)
    #expect(cut.layout?.text == Self.long, "the longest of both")
    #expect(cut.location.path == "App/View.swift" && cut.location.position.line == 4)
  }

  /// The key of another bundle's text, or a text that the caller has, is not known.
  @Test(arguments: [
    ("NSLocalizedString(self, comment: \"\")", true),
    ("Bundle.main.localizedString(forKey: self, value: self, table: nil)", true),
    ("Bundle.main.localizedString(forKey: self, value: english[self], table: nil)", false),
    (
      """
      { let text = NSLocalizedString(self, comment: "")
        return text != self ? text : english.localizedString(forKey: self, value: nil, table: nil) }()
      """, false
    ),
    // What another function of the app does for it.
    ("tr(self)", false), ("plain(self)", true),
  ])
  func `the key is laid out where nothing looks it up a second time`(
    lookup: String, isShown: Bool
  ) async throws {
    let report = try await check(
      """
      func plain(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func tr(_ key: String) -> String {
        NSLocalizedString(key, value: english[key], comment: "")
      }
      extension String { var localized: String { \(lookup) } }
      final class Screen: UIViewController {
        func f() { navigationItem.title = "\(Self.long)".localized }
      }
      """, [Self.long: "Short", "a b": "B"],
      others: ["App/de.lproj/Localizable.strings": "\"a b\" = \"B\";"])
    #expect(
      severities(report).sorted()
        == (isShown ? ["truncated: error"] : []) + ["untranslated: note"], "\(report.findings)")
    #expect(
      report.findings.first { $0.rule == .untranslated }?.message
        == "'\(Self.long)' has no translation in de: the app "
        + (isShown ? "may show the key itself" : "looks for another text of it"))
  }

  /// An alert's button has 264 points in iOS 26, 246 before, or more, and shrinks to 0.58.
  @Test(arguments: [
    ("OK", []), ("Delete all photos and files of this garden", []),
    ("Delete all photos and files and documents of this old garden", ["truncated: note"]),
    (String(repeating: "Delete everything ", count: 6), ["truncated: error"]),
  ])
  func `between the bounds of a room it is a note, above them an error`(
    text: String, expected: [String]
  ) async throws {
    let report = try await check(
      """
      struct Asking: View {
        var body: some View {
          Form { Text("x") }.alert("x", isPresented: $isShown) { Button("button") {} }
        }
      }
      """, ["button": text, "x": "x"])
    #expect(
      Set(severities(report).map { $0.replacing("shrunk-below-minimum", with: "truncated") })
        == Set(expected), "\(report.findings)")
  }

  /// A confirmation's button has 184 points in iOS 26, or more, and shrinks to 0.58.
  @Test(arguments: [
    ("Delete everything here", []),
    ("Delete everything here, and there, today", ["shrunk-below-minimum: note"]),
  ])
  func `what a wider dialog may show is a note`(
    text: String, expected: [String]
  ) async throws {
    let report = try await check(
      """
      struct Asking: View {
        var body: some View {
          Form { Text("x") }.confirmationDialog("x", isPresented: $isShown) { Button("button") {} }
        }
      }
      """, ["button": text, "x": "x"])
    #expect(severities(report) == expected, "\(report.findings.map(\.layout?.fit.needs.width))")
  }

  @Test func `overset.yml says what the code of a view does not`() async throws {
    let report = try await check(
      """
      func f() {
        show(PrimaryButton(title: "button")); Banner { Text("banner") }; track(Text("event"))
        label.text = "helped".tx(); other(Other.a_b)
      }
      """,
      [
        "button": Self.long, "banner": Self.long, "event": Self.long, "helped": Self.long,
        "a.b": Self.long,
      ],
      """
      sources:
        accessors: [{type: Other, key: "_ → ."}]
        helpers: ['"key".tx()']
        components:
          - call: "PrimaryButton(title:)"
            font: body
            width: screen - 48
            height: 44
            insets: {leading: 8, trailing: 8}
            lines: 1
          - {call: Banner(), lines: 0}
        ignore: ["track(_:)"]
      """)
    #expect(severities(report) == ["truncated: error"])
    let finding = try #require(report.findings.first { $0.rule == .truncated })
    #expect(finding.subject.key == "button")
    let layout = try #require(finding.layout)
    #expect(layout.room.width == 256, "screen - 48, inside its insets")
    #expect(layout.fit.confidence.name == "certain")
    #expect(finding.use?.source == "stated: overset.yml")
    #expect(
      report.summary.coverage == coverage(checked: 1, safe: 1, neverDrawn: 1, unknown: 2))
  }

  @Test func `the more names the text goes through, the less a finding weighs`() async throws {
    func severity(_ steps: Int) async throws -> [String] {
      let constants = (0..<steps).map { step in
        "  static let name\(step) = "
          + (step == 0 ? #"String(localized: "title")"# : "name\(step - 1)")
      }.joined(separator: "\n")
      return severities(
        try await check(
          """
          struct Screen: View {
          \(constants)
            var body: some View { Text(\(steps == 0 ? "\"title\"" : "Self.name\(steps - 1)")).lineLimit(1) }
          }
          """, ["title": Self.long]))
    }
    #expect(try await severity(0) == ["truncated: error"])
    #expect(try await severity(1) == ["truncated: error"])
    #expect(try await severity(2) == ["truncated: warning"])
    #expect(try await severity(3) == ["truncated: note"])
  }

  @Test func `capital letters are measured as the locale writes them`() async throws {
    let report = try await check(
      """
      struct Row: View {
        var body: some View {
          Text("title").font(.system(size: 17)).lineLimit(1).textCase(.uppercase).frame(width: 100)
        }
      }
      """, ["title": "title"],
      others: [
        "App/de.lproj/Localizable.strings": "\"title\" = \"straßenschilder\";",
        "App/tr.lproj/Localizable.strings": "\"title\" = \"ilgili bilgiler\";",
      ])
    #expect(
      report.findings.filter { $0.rule == .truncated }.map { $0.layout?.text } == [
        "STRASSENSCHILDER", "İLGİLİ BİLGİLER",
      ])
  }

  @Test func `labels of the configuration come before those of code, and code before 'default'`()
    async throws
  {
    let code = """
      struct Settings: View {
        var body: some View {
          Text("first").lineLimit(1)
          Text("second").lineLimit(1)
          Other(title: "third")
        }
      }
      """
    let texts = ["first": "One", "second": "Two", "third": "Three"]
    let report = try await check(
      code, texts,
      """
      labels:
        - {id: own, keys: [first], width: 100}
        - {id: rest, keys: ["*"], default: true, width: 100}
      """)
    #expect(report.labels.map(\.id) == ["own", "rest", "Settings ▸ Text"])
    #expect(report.labels.map { $0.locales.first?.layouts } == [1, 1, 2])
    let all = try await check(code, texts, "labels: [{id: all, keys: [\"*\"], width: 100}]")
    #expect(all.labels.map(\.id) == ["all"])
    let none = try await check(code, texts, "sources: false")
    #expect(none.labels.isEmpty && none.verdict.exitStatus == 3)
  }

  @Test func `two texts of one view with other limits are two labels`() async throws {
    let report = try await check(
      """
      struct Row: View {
        var body: some View {
          Text("a").lineLimit(1); Text("b").lineLimit(2); Text("c").lineLimit(1)
        }
      }
      """, ["a": "A", "b": "B", "c": "C"])
    #expect(
      report.labels.map(\.id) == [
        "Row ▸ Text, 1 line, at most screen", "Row ▸ Text, 2 lines, at most screen",
      ])
  }

  private func coverage(
    checked: Int = 0, safe: Int = 0, neverDrawn: Int = 0, unknown: Int = 0
  ) -> KeyCoverage {
    var coverage = KeyCoverage()
    (coverage.checked, coverage.safe) = (checked, safe)
    (coverage.neverDrawn, coverage.unknown) = (neverDrawn, unknown)
    return coverage
  }

  private static let four = """
    struct V: View {
      var body: some View {
        List { Text("safe") }
          .navigationTitle("checked").navigationBarTitleDisplayMode(.inline)
          .accessibilityLabel("hidden")
        Card(title: "unknown")
      }
    }
    """

  private static let fourTexts = ["safe": "S", "checked": "C", "hidden": "H", "unknown": "U"]

  @Test(arguments: [1, 2, 4])
  func `every key is counted once, by what becomes of it`(workers: Int) async throws {
    let report = try await check(Self.four, Self.fourTexts, workers: workers)
    #expect(report.summary.coverage == coverage(checked: 1, safe: 1, neverDrawn: 1, unknown: 1))
    #expect(report.findings.map(\.message) == ["no label shows 'unknown'"])
    #expect(report.verdict == .passed)
  }

  @Test func `the gate may ask for a share of keys`() async throws {
    func verdict(_ share: Double) async throws -> Verdict {
      try await check(Self.four, Self.fourTexts, "gate: {minCoverage: \(share)}").verdict
    }
    #expect(try await verdict(0.66) == .passed)
    #expect(
      try await verdict(0.7)
        == .failed("66 % of the keys are checked or cannot be cut, 70 % are asked for"))
  }

  @Test func `an app whose texts all cannot be cut passes without a label`() async throws {
    let report = try await check(
      "struct V: View { var body: some View { List { Text(\"row\") } } }", ["row": Self.long])
    #expect(report.summary.layouts == 0 && report.verdict == .passed)
    #expect(!report.summary.lacksLabels)
    #expect(report.findings.isEmpty)
  }

  @Test func `rooms of several systems are one finding of a text`() async throws {
    let report = try await check(
      """
      struct Search: View {
        var body: some View { List { Text("x") }.searchable(text: $query, prompt: Text("prompt")) }
      }
      """, ["x": "x", "prompt": Self.long])
    #expect(report.labels.count == 2)
    #expect(severities(report) == ["truncated: error"])
    let finding = try #require(report.findings.first)
    #expect(finding.use?.systems == "iOS 26")
    #expect(finding.message.hasSuffix(", and on iOS up to 18"))
  }
}
