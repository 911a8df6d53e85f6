import Fixtures
import Foundation
import OversetFiles
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Findings that a check of an earlier git revision does not have.
struct ChangesTests {
  private static let yaml = """
    sourceLocale: en
    labels:
      - {id: pay, keys: [pay], width: 60}
      - {id: buy, keys: [buy], width: 60}
    rules: {growth: off, crowded: off, long-label: off, untranslated: off}

    """
  private static let long = "Zahlungspflichtig bestellen"

  private static func strings(_ pay: String, _ buy: String) -> String {
    "\"pay\" = \"\(pay)\";\n\"buy\" = \"\(buy)\";\n"
  }

  /// A repository whose app lies in `App/`.
  private func repository() throws -> TestRepository {
    try TestRepository([
      "App/overset.yml": Self.yaml,
      "App/en.lproj/L.strings": Self.strings("Pay", "Buy"),
      "App/de.lproj/L.strings": Self.strings(Self.long, Self.long),
    ])
  }

  private func configuration(_ repository: TestRepository) throws -> Configuration {
    try ConfigurationFile.read(repository.path + "/App/overset.yml").get()
  }

  private func found(_ repository: TestRepository, since: String = "base") async throws
    -> CheckReport
  {
    await Check(try configuration(repository), since: since, workers: 1).run().report
  }

  @Test func `what has not changed is not reported, and counted`() async throws {
    let app = try repository()
    let report = try await found(app)
    #expect(report.findings.isEmpty && report.verdict == .passed)
    #expect(report.summary.unchanged == 2)
  }

  @Test func `a text that has changed is`() async throws {
    let app = try repository()
    try app.write(
      "/* moved */\n" + Self.strings(Self.long, Self.long + "!"), to: "App/de.lproj/L.strings")
    let report = try await found(app)
    #expect(report.findings.compactMap(\.subject.key) == ["buy"])
    #expect(report.summary.unchanged == 1)
  }

  /// What is laid out then is not written in a catalog.
  @Test func `a text that is gone brings back the text of code that stands in for it`() async throws
  {
    let title = #"String(localized: "a.title", defaultValue: "\#(Self.long) \#(Self.long)")"#
    let app = try TestRepository([
      "App/overset.yml": Self.yaml,
      "App/View.swift": """
      struct V: View {
        var body: some View {
          List {}.navigationTitle(\(title)).navigationBarTitleDisplayMode(.inline)
        }
      }
      """,
      "App/en.lproj/L.strings": #""a.title" = "A";"#,
      "App/de.lproj/L.strings": #""a.title" = "A";"#,
    ])
    try app.write("", to: "App/de.lproj/L.strings")
    let report = try await found(app)
    #expect(report.findings.map(\.line) == ["View.swift:3 truncated de"])
  }

  @Test func `a text that has become shorter and still does not fit is no new finding`()
    async throws
  {
    let app = try repository()
    try app.write(Self.strings("Pay", "Zahlungspflichtig"), to: "App/de.lproj/L.strings")
    let report = try await found(app)
    #expect(report.findings.isEmpty && report.summary.unchanged == 1)
  }

  // MARK: What shows a text

  /// An app whose code or interface changes, and its texts do not.
  struct Room: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var before: String
    var after: String
    var yaml = "sourceLocale: en\n"
    var files: [String: String] = [:]
    var key = "pay"
  }

  private static let view = """
    struct V: View {
      var body: some View { Text("pay").lineLimit(1).frame(width: 300) }
    }
    """
  private static func scene(_ width: Int) -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Pay", x: 16, width: Points(width)),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.width = \(width)
      lab-el-001.top = root.top + 100
      """)
  }
  private static let card = """
    sourceLocale: en
    sources:
      components: [{call: "Card(title:)", lines: 1, width: 300, font: body}]

    """

  static let rooms = [
    Room(
      testDescription: "a frame in Swift", file: "View.swift", before: view,
      after: view.replacing("300", with: "80")),
    Room(
      testDescription: "a width constraint in a storyboard", file: "Base.lproj/Main.storyboard",
      before: scene(300), after: scene(80),
      files: ["de.lproj/Main.strings": #""lab-el-001.text" = "\#(long)";"#],
      key: "lab-el-001.text"),
    Room(
      testDescription: "a component's width in the configuration", file: "overset.yml",
      before: card, after: card.replacing("300", with: "80"), yaml: card,
      files: [
        "View.swift": """
        struct V: View { var body: some View { Card(title: "pay") } }
        """
      ]),
    Room(
      testDescription: "a property that code sets of an outlet", file: "Account.swift",
      before: "class Account: UIViewController {\n  @IBOutlet var total: UILabel!\n"
        + "  override func viewDidLoad() { total.numberOfLines = 0 }\n}\n",
      after: "class Account: UIViewController {\n  @IBOutlet var total: UILabel!\n}\n",
      files: [
        "Base.lproj/Main.storyboard": TestInterface.account,
        "de.lproj/Main.strings": #""lab-el-001.text" = "\#(long) und \#(long)";"#,
      ], key: "lab-el-001.text"),
  ]

  @Test(arguments: rooms)
  func `less room is a change, whoever gives it`(_ room: Room) async throws {
    var files = [
      "overset.yml": room.yaml, "en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      "de.lproj/Localizable.strings": #""pay" = "\#(Self.long)";"#,
    ].merging(room.files) { $1 }
    files[room.file] = room.before
    let app = try TestRepository(
      Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0.key, $0.value) }))
    let errors = { (report: CheckReport) in report.findings.filter { $0.severity == .error } }
    #expect(try await errors(found(app)).isEmpty, "it fits")
    try app.write(room.after, to: "App/" + room.file)
    let report = try await found(app)
    #expect(errors(report).compactMap(\.subject.key) == [room.key])
    #expect(report.verdict.exitStatus == 1)
    try app.commit()
    #expect(try await found(app).verdict.exitStatus == 1, "a committed change is one as well")
    try app.git("tag", "-f", "base")
    #expect(try await errors(found(app)).isEmpty, "it is no new one any more")
    try app.write(room.before, to: "App/" + room.file)
    #expect(try await errors(found(app)).isEmpty, "and it is put right")
  }

  @Test func `a committed change is one as well`() async throws {
    let app = try repository()
    try app.write(Self.strings(Self.long + "!", Self.long), to: "App/de.lproj/L.strings")
    try app.commit()
    #expect(try await found(app).findings.compactMap(\.subject.key) == ["pay"])
  }

  @Test func `a new file is all new`() async throws {
    let app = try repository()
    try app.write(Self.strings(Self.long, "Ok"), to: "App/fi.lproj/L.strings")
    #expect(try await found(app).findings.map(\.line) == ["fi.lproj/L.strings:1 truncated fi"])
  }

  @Test(arguments: [(59, ["buy"]), (60, []), (61, [])])
  func `a label that has become narrower brings its findings back`(
    width: Int, keys: [String]
  ) async throws {
    let app = try repository()
    try app.write(
      "# moved\n"
        + Self.yaml.replacing("keys: [buy], width: 60", with: "keys: [buy], width: \(width)"),
      to: "App/overset.yml")
    let report = try await found(app)
    #expect(report.findings.compactMap(\.subject.key) == keys)
    #expect(report.findings.allSatisfy { $0.message.contains(" pt over before, now ") })
    #expect(report.summary.unchanged == 2 - keys.count)
  }

  @Test func `a key that falls to another label is a change of that label`() async throws {
    let app = try repository()
    try app.write(
      Self.yaml.replacing("keys: [pay]", with: "keys: [pay, buy]")
        .replacing("  - {id: buy, keys: [buy], width: 60}\n", with: ""), to: "App/overset.yml")
    #expect(try await found(app).findings.compactMap(\.subject.key) == ["buy"])
  }

  @Test func `an entry of 'ignore' that is taken away is a change`() async throws {
    let app = try repository()
    try app.write(Self.yaml + "ignore: [{key: buy}]\n", to: "App/overset.yml")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(Self.yaml, to: "App/overset.yml")
    #expect(try await found(app).findings.compactMap(\.subject.key) == ["buy"])
  }

  @Test func `other samples for the values of all texts are a change`() async throws {
    let app = try repository()
    try app.write(Self.strings("%@", "Ok"), to: "App/de.lproj/L.strings")
    try app.write(Self.strings("%@", "Buy"), to: "App/en.lproj/L.strings")
    let yaml = { (text: String) in Self.yaml + "arguments: [{values: {1: [\(text)]}}]\n" }
    try app.write(yaml("x"), to: "App/overset.yml")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write("# moved\n" + yaml("x"), to: "App/overset.yml")
    #expect(try await found(app).findings.isEmpty)
    try app.write(yaml(Self.long), to: "App/overset.yml")
    #expect(try await Set(found(app).findings.compactMap(\.subject.key)) == ["pay"])
  }

  @Test func `a changed source text brings back what is compared with it`() async throws {
    let app = try repository()
    try app.write(Self.strings("%d", "Buy"), to: "App/en.lproj/L.strings")
    let report = try await found(app)
    #expect(report.findings.map(\.rule) == [.formatMismatch])
  }

  @Test func `catalogs beside the configuration's folder are compared too`() async throws {
    let app = try repository()
    try app.write(Self.strings("Pay", "Buy"), to: "Shared/en.lproj/L.strings")
    try app.write(Self.strings("Pay", "Buy"), to: "Shared/de.lproj/L.strings")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(Self.strings("Pay", Self.long), to: "Shared/de.lproj/L.strings")
    let report = await Check(
      try configuration(app), paths: [app.path + "/Shared"], since: "base", workers: 1
    ).run().report
    #expect(report.findings.map(\.line) == ["../Shared/de.lproj/L.strings:2 truncated de"])
  }

  @Test func `what could not be measured counts where it has changed`() async throws {
    let app = try repository()
    try app.write(Self.strings("P\u{E000}", "Buy"), to: "App/fi.lproj/L.strings")
    try app.commit()
    #expect(try await found(app).verdict.exitStatus == 1, "a missing glyph is an error")
    try app.git("tag", "-f", "base")
    let later = try await found(app)
    #expect(later.verdict == .passed && later.summary.inconclusive == 0)
  }

  @Test func `a file that moved has not changed`() async throws {
    let app = try repository()
    try app.git("mv", "App/de.lproj", "App/de-AT.lproj")
    try app.write(Self.strings(Self.long, "Ok"), to: "App/de-AT.lproj/L.strings")
    try app.git("mv", "App/en.lproj/L.strings", "App/en.lproj/M.strings")
    try app.git("mv", "App/de-AT.lproj/L.strings", "App/de-AT.lproj/M.strings")
    try app.git("add", "-A")
    let report = try await found(app)
    #expect(report.findings.filter { $0.rule == .truncated }.isEmpty)
  }

  @Test func `what git does not know is all new`() async throws {
    let app = try repository()
    try app.write("Generated/\n", to: ".gitignore")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(Self.strings("Pay", "Buy"), to: "App/Generated/en.lproj/G.strings")
    try app.write(Self.strings(Self.long, "Ok"), to: "App/Generated/de.lproj/G.strings")
    let found = try await found(app).findings
    #expect(found.map(\.line) == ["Generated/de.lproj/G.strings:1 truncated de"])
  }

  /// What git changes on the way to the work tree is no change.
  @Test(arguments: ["* text eol=crlf", "*.strings text working-tree-encoding=UTF-16"])
  func `a file that is checked out in another form is the same`(attributes: String) async throws {
    let app = try repository()
    try app.write(attributes + "\n", to: ".git/info/attributes")
    let folder = app.path + "/App/de.lproj"
    try FileManager.default.removeItem(atPath: folder)
    try app.git("checkout", "-q", "--", ".")
    let bytes = FileManager.default.contents(atPath: folder + "/L.strings") ?? Data()
    #expect(bytes != Data(Self.strings(Self.long, Self.long).utf8))
    #expect(try await found(app).findings.isEmpty)
  }

  // MARK: Fonts and code

  /// An app with a label in a font of its own, in which the text is 51 points wide, or twice as wide.
  private func appWithFont() throws -> (app: TestRepository, narrow: Data, wide: Data) {
    let narrow = try Data(contentsOf: URL(fileURLWithPath: RequiredFont.boxesPath))
    var wide = narrow
    // `unitsPerEm` in the table `head`, whose place the font's directory says.
    let head = try #require(wide.range(of: Data("head".utf8))).upperBound
    let table = wide[head + 4..<head + 8].reduce(0) { $0 << 8 | Int($1) }
    wide.replaceSubrange(table + 18..<table + 20, with: [0x01, 0xF4])
    let app = try TestRepository([
      "App/overset.yml": """
      sourceLocale: en
      labels: [{id: pay, keys: [pay], width: 60, font: {file: Fonts/Brand.ttf, size: 17}}]
      rules: {growth: off, crowded: off, long-label: off, untranslated: off}

      """, "App/en.lproj/L.strings": #""pay" = "aaaaaa";"#,
    ])
    try write(narrow, to: "App/Fonts/Brand.ttf", in: app)
    return (app, narrow, wide)
  }

  private func write(_ data: Data, to file: String, in app: TestRepository) throws {
    try app.write("", to: file)
    try data.write(to: URL(fileURLWithPath: "\(app.path)/\(file)"))
  }

  @Test func `another font is a change, and one that no label uses is none`() async throws {
    let (app, narrow, wide) = try appWithFont()
    try app.commit()
    try app.git("tag", "-f", "base")
    #expect(try await found(app).findings.isEmpty)
    try write(wide, to: "App/Other.ttf", in: app)
    #expect(try await found(app).findings.isEmpty)
    try write(wide, to: "App/Fonts/Brand.ttf", in: app)
    #expect(try await found(app).findings.map(\.rule) == [.truncated])
    try app.commit()
    try app.git("tag", "-f", "base")
    #expect(try await found(app).findings.isEmpty)
    try write(narrow, to: "App/Fonts/Brand.ttf", in: app)
    #expect(try await found(app).findings.isEmpty)
  }

  /// Git LFS keeps a file's digest in the commit, and its content elsewhere.
  @Test func `a font in Git LFS changes with its content`() async throws {
    let (app, narrow, wide) = try appWithFont()
    let digest = Digest(of: Array(narrow)).hexadecimalDigits
    try app.write(
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(digest)
      size \(narrow.count)

      """, to: "App/Fonts/Brand.ttf")
    try app.commit()
    try app.git("tag", "-f", "base")
    try write(narrow, to: "App/Fonts/Brand.ttf", in: app)
    #expect(try await found(app).findings.isEmpty)
    try write(wide, to: "App/Fonts/Brand.ttf", in: app)
    let result = await Check(try configuration(app), since: "base", workers: 1).run()
    #expect(result.report.verdict.exitStatus == 2)
    #expect(
      result.notices.map(\.message) == [
        "--since: 'App/Fonts/Brand.ttf' is in Git LFS, which has to fetch it as it was first"
      ])
    let folder = ".git/lfs/objects/\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))"
    try write(wide, to: "\(folder)/\(digest)", in: app)
    #expect(try await found(app).verdict.exitStatus == 2, "a damaged one is none")
    try write(narrow, to: "\(folder)/\(digest)", in: app)
    #expect(try await found(app).findings.map(\.rule) == [.truncated])
  }

  /// As in a sparse work tree, which lacks what is not needed there.
  @Test func `what the work tree is to lack was lacking`() async throws {
    let (app, _, wide) = try appWithFont()
    try write(wide, to: "App/Fonts/Brand.ttf", in: app)
    try app.write(Self.strings("Pay", Self.long), to: "App/fi.lproj/L.strings")
    try app.commit()
    try app.git("tag", "-f", "base")
    for file in ["App/Fonts/Brand.ttf", "App/fi.lproj/L.strings"] {
      try FileManager.default.removeItem(atPath: "\(app.path)/\(file)")
      try app.git("update-index", "--skip-worktree", file)
    }
    let report = try await found(app)
    #expect(report.findings.isEmpty && report.summary.inconclusive == 0)
  }

  private static let generated = """
    enum L10n { static let pay = NSLocalizedString("pay", comment: "") }

    """
  private static let own = """
    struct V: View { var body: some View { Text(L10n.pay).lineLimit(1).frame(width: 80) } }

    """

  @Test func `code that git ignores was what it is, and code that is to be added is new`()
    async throws
  {
    let app = try TestRepository([
      ".gitignore": "Generated/\n", "App/overset.yml": "sourceLocale: en\n",
      "App/V.swift": Self.own, "App/Generated/L10n.swift": Self.generated,
      "App/en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "\#(Self.long)";"#,
    ])
    #expect(try await found(app).findings.filter { $0.severity == .error }.isEmpty)
    try app.write("// changed\n" + Self.own, to: "App/V.swift")
    let result = await Check(try configuration(app), since: "base", workers: 1).run()
    #expect(result.report.findings.filter { $0.severity == .error }.isEmpty)
    #expect(result.notices.contains { $0.message.contains("'App/Generated/L10n.swift'") })
    try app.write(Self.own.replacing("struct V", with: "struct W"), to: "App/W.swift")
    let new = try await found(app).findings.filter { $0.severity == .error }
    #expect(new.compactMap(\.subject.label) == ["W ▸ Text"])
  }

  @Test func `a file behind a link changes with that file`() async throws {
    let app = try repository()
    try app.write(Self.strings("Pay", Self.long), to: "Shared/fi/L.strings")
    try app.write(Self.strings("Pay", Self.long), to: "Shared/sv.lproj/L.strings")
    let files = FileManager.default
    try files.createDirectory(atPath: app.path + "/App/fi.lproj", withIntermediateDirectories: true)
    for (link, target) in [
      ("fi.lproj/L.strings", "../../Shared/fi/L.strings"), ("sv.lproj", "../Shared/sv.lproj"),
    ] {
      try files.createSymbolicLink(
        atPath: "\(app.path)/App/\(link)", withDestinationPath: target)
    }
    try app.commit()
    try app.git("tag", "-f", "base")
    #expect(try await found(app).findings.isEmpty)
    try app.write(Self.strings(Self.long, Self.long), to: "Shared/fi/L.strings")
    try app.write(Self.strings(Self.long, Self.long), to: "Shared/sv.lproj/L.strings")
    let keys = try await found(app).findings.compactMap(\.subject.key)
    #expect(!keys.isEmpty && Set(keys) == ["pay"])
  }

  @Test func `a setting of all labels brings back what is worse with it`() async throws {
    let app = try repository()
    let yaml = { (sizes: String) in
      Self.yaml.replacing("width: 60}", with: "width: 60, font: {textStyle: body}}")
        + "contentSizes: [\(sizes)]\n"
    }
    try app.write(yaml("L"), to: "App/overset.yml")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(yaml("L") + "displayScale: 2\n", to: "App/overset.yml")
    #expect(try await found(app).findings.isEmpty)
    try app.write(yaml("L, AX1"), to: "App/overset.yml")
    #expect(try await found(app).findings.filter { $0.rule == .truncated }.count == 2)
  }

  // MARK: The configuration

  /// What is in the file in the revision, and what is said of it.
  @Test(arguments: [
    ("", "is not in 'base'"), ("labels: [{wdith: 3}]\n", "has mistakes in 'base' (labels[0]: "),
  ])
  func `without a configuration of its own the revision is checked with that of today`(
    before: String, notice: String
  ) async throws {
    let app = try TestRepository([
      "App/en.lproj/L.strings": Self.strings("Pay", "Buy"),
      "App/de.lproj/L.strings": Self.strings("Ok", Self.long),
    ])
    if !before.isEmpty {
      try app.write(before, to: "App/overset.yml")
      try app.commit()
      try app.git("tag", "-f", "base")
    }
    try app.write(Self.yaml, to: "App/overset.yml")
    try app.write(Self.strings(Self.long, Self.long), to: "App/de.lproj/L.strings")
    let result = await Check(try configuration(app), since: "base", workers: 1).run()
    #expect(result.report.findings.compactMap(\.subject.key) == ["pay"])
    #expect(result.report.summary.unchanged == 1)
    #expect(
      result.notices.map(\.description).contains {
        $0.contains("overset.yml' \(notice)") && $0.hasPrefix("warning: ")
      })
  }

  @Test func `a configuration that moved is that of the revision`() async throws {
    let app = try repository()
    try app.git("mv", "App/overset.yml", "overset.yml")
    let configuration = try ConfigurationFile.read(app.path + "/overset.yml").get()
    let same = await Check(configuration, since: "base", workers: 1).run()
    #expect(same.report.findings.isEmpty && same.report.summary.unchanged == 2)
    try app.write(Self.strings(Self.long, Self.long + "!"), to: "App/de.lproj/L.strings")
    let changed = await Check(configuration, since: "base", workers: 1).run()
    #expect(changed.report.findings.map(\.line) == ["App/de.lproj/L.strings:2 truncated de"])
    #expect(!changed.notices.contains { $0.message.contains("--since") })
  }

  @Test func `what a baseline accepted is not new without it`() async throws {
    let app = try repository()
    let yaml = Self.yaml + "baseline: b.json\n"
    try app.write(yaml, to: "App/overset.yml")
    let found = await Check(try configuration(app), workers: 1).run().report.findings
    let entries = Baseline(accepting: found).entries.map { entry in
      #"{"file":"\#(entry.identity.file)","table":"L","key":"\#(entry.identity.key ?? "")","#
        + #""label":"\#(entry.identity.label ?? "")","locale":"de","rule":"truncated","overflow":999}"#
    }
    let whole = "{\"schemaVersion\":1,\"findings\":[\n\(entries.joined(separator: ",\n"))\n]}\n"
    try app.write(whole, to: "App/b.json")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(#"{"schemaVersion":1,"findings":[]}"#, to: "App/b.json")
    let report = try await self.found(app)
    #expect(report.findings.isEmpty && report.summary.unchanged == 2)
    // The baseline accepts what it says, and that is more than was there.
    try app.write(whole, to: "App/b.json")
    try app.write(Self.strings(Self.long + "!", Self.long), to: "App/de.lproj/L.strings")
    let grown = try await self.found(app)
    #expect(grown.findings.isEmpty && grown.summary.accepted == 2)
  }

  @Test func `one label of the command line is that of the revision, too`() async throws {
    let app = try repository()
    try app.write(Self.strings("Ok", "Pay"), to: "App/de.lproj/L.strings")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(Self.strings("Ok", Self.long), to: "App/de.lproj/L.strings")
    var configuration = try configuration(app)
    configuration.setSingleLabel(width: 50, lines: 1, height: nil, font: .label)
    let report = await Check(configuration, since: "base", workers: 1).run().report
    let found = report.findings.filter { $0.rule == .truncated }.map(\.line)
    #expect(found == ["de.lproj/L.strings:2 truncated de"])
  }

  @Test func `what happens on the other branch is no change`() async throws {
    let app = try repository()
    try app.git("checkout", "-q", "-b", "feature")
    try app.git("checkout", "-q", "main")
    try app.write(Self.strings(Self.long + "?", Self.long), to: "App/de.lproj/L.strings")
    try app.commit()
    try app.git("checkout", "-q", "feature")
    #expect(try await found(app, since: "main").findings.isEmpty)
  }

  @Test(arguments: ["nonsense", "--output=x", "", "base..main"])
  func `a revision that is none is wrong usage, and nothing is checked`(
    revision: String
  ) async throws {
    let app = try repository()
    let result = await Check(
      try configuration(app), since: revision, workers: 1
    ).run()
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.report.findings.isEmpty && result.report.summary.layouts == 0)
    #expect(result.notices.map(\.message.first) == ["-"], "that alone is said")
  }

  @Test func `outside of a repository it is wrong usage`() async throws {
    let app = try SmallApp(Self.yaml, pay: ["en": "Pay"])
    let result = try await app.check(since: "main")
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.notices.contains { $0.message.hasPrefix("--since: git: ") })
  }
}
