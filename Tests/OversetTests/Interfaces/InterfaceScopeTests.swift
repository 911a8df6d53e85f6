import Fixtures
import OversetModel
import OversetRules
import OversetTypesetting
import Testing

@testable import Overset
@testable import OversetConfiguration

/// What of documents is checked, and what is not.
struct InterfaceScopeTests {
  private static let across = """
    lab-el-001.leading = root.leading + 16
    root.trailing = lab-el-001.trailing + 16
    lab-el-001.top = root.top + 100
    """

  private static func storyboard(
    x: Points = 16, width: Points = 343, _ attributes: String = "", _ constraints: String = across
  ) -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: x, width: width, attributes), constraints)
  }

  /// Only the app knows how wide its view is.
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="21678"/></dependencies>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="90"/>
    <subviews>\(TestInterface.label("lab-el-001", "Total", x: 16, width: 343))</subviews>
    <constraints>\(TestInterface.constraints(across))</constraints></view></objects>
    </document>
    """

  private static let long = [
    "de": "\"lab-el-001.text\" = \"\(String(repeating: "Gesamtbetrag ", count: 5))\";"
  ]

  @Test func `a folder with a storyboard needs no configuration`() async throws {
    let folder = try TestFolder([
      "Base.lproj/Main.storyboard": Self.storyboard(),
      "de.lproj/Main.strings": Self.long["de"] ?? "",
    ])
    let report = await Check(Configuration(root: folder.path), workers: 1).run().report
    #expect(report.findings.map(\.rule.rawValue) == ["truncated"])
    #expect(report.summary.constrainedInterfaceKeys == 1)
  }

  @Test func `a document that is not read is said, and the others are checked`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard(), Self.long,
      files: [
        "TV/Base.lproj/TV.storyboard": Self.storyboard().replacing(
          "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
          with: "com.apple.InterfaceBuilder.AppleTV.Storyboard")
      ])
    #expect(result.found == ["truncated lab-el-001.text de"])
    #expect(
      result.notices.map(\.description) == [
        "TV/Base.lproj/TV.storyboard:2:1: warning: layouts in documents of the type "
          + "'com.apple.InterfaceBuilder.AppleTV.Storyboard' are not read, only of iOS and macOS"
      ])
  }

  @Test(arguments: [("en", 0), ("de-AT", 1)])
  func `the source locale may be that of the document alone`(
    locale: String, mistakes: Int
  ) async throws {
    let result = try await TestInterface.check(
      Self.storyboard(), Self.long, yaml: "sourceLocale: \(locale)\n")
    #expect(result.notices.count(where: \.isMisuse) == mistakes, "\(result.notices)")
  }

  @Test func `interfaces can be turned off`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard(), Self.long, yaml: "interfaces: false\n")
    #expect(result.report.layouts.isEmpty && result.notices.isEmpty)
    #expect(result.found == [])
  }

  @Test func `without a document nothing changes`() async throws {
    func lines(_ yaml: String) async throws -> [String] {
      let folder = try TestFolder([
        "en.lproj/Main.strings": #""lab-el-001.text" = "Total"; "key" = "Total";"#,
        "de.lproj/Main.strings": Self.long["de"] ?? "",
      ])
      let configuration = try ConfigurationReader.read(
        "labels: [{id: a, keys: '*', width: 90}]\n" + yaml, root: folder.path)
      let result = await Check(configuration, workers: 1).run()
      let layouts = result.report.summary.layouts
      return result.report.findings.map { "\($0.identity) \($0.message)" }
        + result.notices.map(\.description) + ["\(layouts)"]
    }
    #expect(try await lines("") == lines("interfaces: false\n"))
  }

  struct Unknown: Sendable, CustomTestStringConvertible {
    var storyboard: String
    var reason: String

    var testDescription: String { reason }
  }

  @Test(arguments: [
    Unknown(
      storyboard: storyboard("hidden=\"YES\""), reason: "it is hidden in the document (1)"),
    Unknown(
      storyboard: storyboard("hidden=\"YES\" misplaced=\"YES\""),
      reason: "it is hidden in the document (1)"),
  ])
  func `a text whose room is not known is counted and not checked`(_ c: Unknown) async throws {
    let result = try await TestInterface.check(c.storyboard, Self.long)
    #expect(result.found == [] && result.report.layouts.isEmpty)
    #expect(result.notices.map(\.severity) == [.note])
    let message = try #require(result.notices.first?.message)
    #expect(
      message.hasPrefix("1 of 1 texts of interfaces are not checked, because their rooms are not"))
    #expect(message.contains(c.reason), "\(message)")
  }

  @Test(arguments: ["hidden=\"YES\"", "misplaced=\"YES\"", "ambiguous=\"YES\""])
  func `a label of the configuration in place of an object has no doubts of its document`(
    attribute: String
  ) async throws {
    let result = try await TestInterface.check(
      Self.storyboard(attribute), Self.long,
      yaml: """
        screens: {se: 320}
        labels: [{id: total, object: Main.storyboard#lab-el-001, width: 100}]
        """)
    #expect(result.found == ["truncated lab-el-001.text de"])
    #expect(result.report.findings.map(\.severity) == [.error])
    #expect(result.report.findings.map(\.subject.label) == ["total"])
  }

  @Test func `a label in a view of a XIB is checked, and not certain`() async throws {
    let result = try await TestInterface.check(Self.xib, Self.long)
    #expect(result.found == ["truncated lab-el-001.text de"])
    let reasons = Set(result.report.layouts.flatMap(\.fit.confidence.reasons))
    #expect(
      reasons.contains { $0.contains("only the app knows the width around it") }, "\(reasons)")
    #expect(result.report.findings.first?.severity == .warning)
  }

  @Test func `paint at the edge of a frame that is not certain is a note`() async throws {
    try RequiredFont.require(.nastaliq, from: FontBook())
    func severities(_ document: String) async throws -> [Severity] {
      let texts = ["ur": #""lab-el-001.text" = "سائٹ کا مکمل ڈیسک";"#]
      return try await TestInterface.check(document, texts).report.findings
        .filter { $0.rule == .clipped }.map(\.severity)
    }
    #expect(try await severities(Self.storyboard()) == [.error])
    #expect(try await severities(Self.xib) == [.note])
  }

  /// A line of Nastaliq in the middle of a frame of 60 points has room above and below.
  @Test(
    arguments: [(20.5, [.error]), (48, [.error]), (52, [.warning]), (60, [])]
      as [(Points, [Severity])])
  func `paint in a frame that is higher than the line is drawn`(
    height: Points, severities: [Severity]
  ) async throws {
    try RequiredFont.require(.nastaliq, from: FontBook())
    let label = TestInterface.label(
      "lab-el-001", "Total", x: 16, width: 300, #"clipsSubviews="YES" numberOfLines="3""#
    ).replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: #"fixedFrame="YES""#)
      .replacing("height=\"20.5\"", with: "height=\"\(height)\"")
    let texts = ["ur": #""lab-el-001.text" = "سائٹ کا مکمل ڈیسک";"#]
    let result = try await TestInterface.check(TestInterface.storyboard(label, ""), texts)
    #expect(result.report.summary.layouts > 0)
    #expect(result.report.findings.filter { $0.rule == .clipped }.map(\.severity) == severities)
  }

  /// The same where a constraint says the height.
  @Test(arguments: [(20.5, 1), (60, 0)])
  func `paint in a label with a height of its own is drawn`(
    height: Points, count: Int
  ) async throws {
    try RequiredFont.require(.nastaliq, from: FontBook())
    let label = TestInterface.label(
      "lab-el-001", "Total", x: 16, width: 300, #"clipsSubviews="YES" numberOfLines="3""#,
      #"<constraints><constraint firstAttribute="height" constant="\#(height)" id="hei-gh-001"/></constraints>"#
    ).replacing("height=\"20.5\"", with: "height=\"\(height)\"")
    let texts = ["ur": #""lab-el-001.text" = "سائٹ کا مکمل ڈیسک";"#]
    let result = try await TestInterface.check(
      TestInterface.storyboard(
        label,
        """
        lab-el-001.leading = root.leading + 16
        lab-el-001.top = root.top + 100
        lab-el-001.width = 300
        """), texts)
    #expect(result.report.summary.layouts > 0)
    #expect(result.report.findings.count { $0.rule == .clipped } == count)
  }

  @Test func `a damaged document is reported with its place, and the others are read`()
    async throws
  {
    let damaged = Self.storyboard().replacing("lab-el-001", with: "oth-er-001")
    let result = try await TestInterface.check(
      Self.storyboard(), Self.long,
      files: [
        "Base.lproj/Cut.storyboard": String(damaged.prefix(damaged.count / 2)),
        "de.lproj/Cut.strings": #""oth-er-001.text" = "Gesamt";"#,
      ])
    #expect(result.found.contains("truncated lab-el-001.text de"))
    let fault = try #require(
      result.report.findings.first { $0.rule.rawValue == "catalog-fault" })
    #expect(fault.location.path == "Base.lproj/Cut.storyboard")
    #expect(fault.location.position.line > 1)
  }

  @Test func `an id that two objects have is said with file and line`() async throws {
    let twice = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 343) + "\n"
        + TestInterface.label("oth-er-001", "Sum", x: 16, width: 34.5) + "\n"
        + TestInterface.label("oth-er-001", "Sum", x: 16, width: 34.5), Self.across)
    let result = try await TestInterface.check(twice, Self.long)
    #expect(result.found.contains("truncated lab-el-001.text de"))
    let notice = try #require(result.notices.first { $0.location != nil })
    #expect(notice.location?.path == "Base.lproj/Main.storyboard")
    #expect(notice.location?.position.line == 11)
  }

  @Test func `one worker and two find the same`() async throws {
    let locales = ["de", "fr", "ar", "ja"]
    var files: [String: String] = [:]
    for index in 0..<12 {
      files["Base.lproj/S\(index).storyboard"] = SolvedFrameTests.buttons
      for (number, locale) in locales.enumerated() {
        let long = String(repeating: "Weiterempfehlen ", count: 1 + (index + number) % 3)
        files["\(locale).lproj/S\(index).strings"] = """
          "one-bu-001.normalTitle" = "\(long)";
          "two-bu-001.normalTitle" = "\(locale) \(index)";
          "thr-bu-001.normalTitle" = "Öffnen";
          """
      }
    }
    func lines(workers: Int) async throws -> [String] {
      let result = try await TestInterface.check(
        Self.storyboard(), Self.long, files: files, workers: workers)
      let layouts = result.report.layouts.map {
        "\($0.label) \($0.locale) \($0.frame) \($0.outcome)"
      }
      return result.report.findings.map { "\($0.location) \($0.message)" } + layouts
        + result.notices.map(\.description)
    }
    let one = try await lines(workers: 1)
    #expect(one.count > 100)
    #expect(one == (try await lines(workers: 2)))
  }
}
