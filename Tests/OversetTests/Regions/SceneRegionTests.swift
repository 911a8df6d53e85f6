import Fixtures
import OversetModel
import OversetRules
import Testing

@testable import Overset
@testable import OversetConfiguration

/// The parts of screens around the texts of findings.
struct SceneRegionTests {
  /// What a page draws for a finding: the source locale's texts, and those of its own.
  private struct Pair {
    let source: SceneRegion?
    let own: SceneRegion

    init(_ rule: String, _ locale: String, in report: CheckReport) throws {
      let finding = try #require(
        report.findings.first {
          $0.rule.rawValue == rule && $0.subject.locale?.identifier == locale
        })
      let pair = try #require(report.regions.pair(of: finding))
      source = pair.source.map { report.regions.regions[$0] }
      own = report.regions.regions[pair.own]
    }
  }

  /// Two labels at the two edges, nothing between them, and one far below.
  private static let edges = TestInterface.storyboard(
    TestInterface.label("lef-t1-001", "Total", x: 16, width: 37.5)
      + TestInterface.label("rig-ht-001", "Sum", x: 324.5, width: 34.5)
      + TestInterface.label("far-aw-001", "Terms", x: 16, width: 45),
    """
    lef-t1-001.leading = root.leading + 16
    root.trailing = rig-ht-001.trailing + 16
    far-aw-001.leading = root.leading + 16
    lef-t1-001.top = root.top + 100
    rig-ht-001.top = root.top + 100
    far-aw-001.top = root.top + 500
    """)

  private static let strings = [
    "de": """
    "lef-t1-001.text" = "Gesamtbetrag inklusive Steuern";
    "rig-ht-001.text" = "zwölfhundert";
    "far-aw-001.text" = "AGB";
    """,
    "fr": #""lef-t1-001.text" = "Total"; "rig-ht-001.text" = "Somme"; "far-aw-001.text" = "CGV";"#,
  ]

  @Test func `a text is shown among its neighbours, before and after`() async throws {
    let report = try await TestInterface.check(Self.edges, Self.strings).report
    let pair = try Pair("overlap", "de", in: report)
    #expect(pair.source?.items.map(\.text?.text) == ["Total", "Sum"], "not what is far below")
    #expect(pair.own.items.map(\.text?.text) == ["Gesamtbetrag inklusive Steuern", "zwölfhundert"])
    #expect(pair.own.items.map(\.kind) == [.label, .label])
    #expect(pair.own.items.map(\.isSubject) == [false, true])
    #expect(pair.own.items.map(\.isAtFault) == [true, true])
    #expect(pair.source?.items.map(\.isAtFault) == [false, false])
    #expect(pair.own.items.map(\.frame.minX).first == 16)
    #expect(pair.own.items.map(\.frame.maxX).last == 304)
    #expect(pair.own.variant.screen == "se")
    #expect(pair.own.locale.identifier == "de")
    #expect(pair.source?.locale.identifier == "en")
  }

  @Test func `where texts are drawn over each other is marked`() async throws {
    let report = try await TestInterface.check(Self.edges, Self.strings).report
    let pair = try Pair("overlap", "de", in: report)
    let mark = try #require(pair.own.marks.first)
    #expect(pair.own.marks.count == 1)
    #expect(pair.source?.marks.isEmpty == true)
    let (left, right) = (pair.own.items[0].frame, pair.own.items[1].frame)
    #expect(abs(mark.minX - right.minX) < 1)
    #expect(abs(mark.maxX - left.maxX) < 1)
    #expect(mark.minY >= left.minY - 1 && mark.maxY <= left.maxY + 1)
  }

  @Test func `a phone is shown from edge to edge`() async throws {
    let report = try await TestInterface.check(Self.edges, Self.strings).report
    let region = try Pair("overlap", "de", in: report).own
    #expect(region.screenWidth == 320)
    #expect(region.surface.width == 320)
    #expect(region.window.minX < 0 && region.window.maxX > 320)
    #expect(region.window.height <= RegionWindow.mostHeight)
    #expect(region.window.minY < 100 && region.window.maxY < 500)
  }

  @Test func `right to left, the scene is mirrored and its text leaves the left edge`()
    async throws
  {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Title", x: 16, width: 33.5),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      """)
    let text = String(repeating: "عنوان أطول من الشاشة ", count: 3)
    let report = try await TestInterface.check(
      storyboard, ["ar": "\"lab-el-001.text\" = \"\(text)\";"]
    ).report
    let pair = try Pair("off-screen", "ar", in: report)
    #expect(pair.source?.items.first?.frame.minX == 16)
    let subject = try #require(pair.own.items.first)
    #expect(subject.frame.maxX == 304)
    let mark = try #require(pair.own.marks.first)
    #expect(mark.maxX == 0 && mark.minX < -1)
    #expect(pair.own.window.minX < 0)
    #expect(subject.text?.locale.identifier == "ar")
  }

  @Test func `a row shows what it lacks behind its end`() async throws {
    let report = try await TestInterface.check(
      SolvedFrameTests.buttons,
      [
        "de": """
        "one-bu-001.normalTitle" = "Speichern";
        "two-bu-001.normalTitle" = "Weiterempfehlen";
        "thr-bu-001.normalTitle" = "Kopieren";
        """
      ]
    ).report
    let pair = try Pair("row-overflow", "de", in: report)
    #expect(pair.own.items.map(\.kind) == [.button, .button, .button])
    #expect(pair.own.items.map(\.isAtFault) == [true, true, true])
    let mark = try #require(pair.own.marks.first)
    #expect(mark.minX == pair.own.items.map(\.frame.maxX).max())
    let message = try #require(
      report.findings.first { $0.rule.rawValue == "row-overflow" }?.message)
    #expect(message.contains("lacks \(mark.width.tenths) pt"), "\(message)")
  }

  @Test func `what is hidden is not shown, and what has no text is a shape`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Title", x: 16, width: 60)
        + TestInterface.label("hid-de-001", "Secret", x: 16, width: 50, #"hidden="YES""#) + """
          <switch translatesAutoresizingMaskIntoConstraints="NO" id="swi-tc-001">\
          <rect key="frame" x="308" y="100" width="51" height="31"/></switch>
          """,
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 60
      hid-de-001.leading = root.leading + 16
      hid-de-001.top = root.top + 110
      root.trailing = swi-tc-001.trailing + 18
      swi-tc-001.top = root.top + 100
      """)
    let report = try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Überschriften";"#]
    ).report
    let region = try Pair("truncated", "de", in: report).own
    #expect(region.items.map(\.kind) == [.label, .toggle])
    #expect(region.items.map(\.isAtFault) == [true, false])
    #expect(region.items.last?.text == nil)
  }

  @Test func `no more texts have regions than a page can hold, errors first`() async throws {
    let count = 30
    let ids = (0..<count).map { "lab-el-\(100 + $0)" }
    let storyboard = TestInterface.storyboard(
      ids.map { TestInterface.label($0, "Title", x: 16, width: 33.5) }.joined(),
      ids.enumerated().map { index, id in
        "\(id).leading = root.leading + 16\n\(id).top = root.top + \(20 * index)"
      }.joined(separator: "\n"))
    let text = "Ein Titel, der breiter als der ganze Bildschirm ist"
    let locales =
      ["de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs"]
      + ["sk", "hu", "ro", "tr", "hr", "sl"]
    let strings = ids.map { "\"\($0).text\" = \"\(text)\";" }.joined(separator: "\n")
    let report = try await TestInterface.check(
      storyboard, Dictionary(uniqueKeysWithValues: locales.map { ($0, strings) }), workers: 2
    ).report
    #expect(report.findings.count { $0.severity == .error } == count * locales.count)
    let drawn = report.findings.filter { report.regions.pair(of: $0) != nil }
    #expect(drawn.count == RegionRequest.most)
    #expect(Set(drawn.map(\.severity)) == [.error])
    // The source's regions are shared by the locales.
    #expect(report.regions.regions.count == RegionRequest.most + count)
  }

  @Test func `nothing is solved again for reports that do not draw`() async throws {
    let folder = try TestFolder([
      "Base.lproj/Main.storyboard": Self.edges,
      "de.lproj/Main.strings": try #require(Self.strings["de"]),
    ])
    let configuration = try ConfigurationReader.read("screens: {se: 320}\n", root: folder.path)
    let report = await Check(configuration, workers: 1).run().report
    #expect(!report.findings.isEmpty)
    #expect(report.regions.regions.isEmpty)
  }
}
