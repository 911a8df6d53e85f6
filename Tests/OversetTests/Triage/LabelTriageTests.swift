import Fixtures
import OversetModel
import Testing

@testable import Overset

struct LabelTriageTests {
  private static let short = "Pay"
  private static let long = "Confirm the order and pay"

  private func label(
    _ pay: [String: String], _ label: String = "{id: pay, keys: [pay], width: 100}",
    more: String = ""
  ) async throws -> LabelReport {
    let yaml = "sourceLocale: en\nlabels: [\(label)]\n\(more)"
    let labels = try await SmallApp(yaml, pay: pay).check().report.labels
    return try #require(labels.first)
  }

  @Test func `a label in which everything fits needs no triage`() async throws {
    let label = try await label(["en": Self.short, "de": "Zahlen"])
    #expect(label.triage == nil)
    #expect(label.locales.map(\.locale.identifier) == ["de", "en"])
    #expect(label.locales.allSatisfy { $0.layouts == 1 && $0.outcomes == [.fits: 1] })
    #expect(label.locales.allSatisfy { $0.use == nil }, "room to spare")
  }

  @Test func `one locale of many is the translation's fault`() async throws {
    let triage = try #require(
      try await label(["en": Self.short, "de": Self.long, "fi": "Osta", "sv": "Nu"]).triage)
    #expect(triage.cause == .translation)
    #expect(triage.locales.map(\.identifier) == ["de"])
    #expect(triage.newIn.map(\.identifier) == ["de"])
    #expect(triage.checkedLocales == 4 && triage.keys == 1 && !triage.isInSource)
  }

  /// Each table has its own locales: of those of all tables together.
  @Test func `no more locales are cut off than were checked`() async throws {
    let files =
      ["de", "fi"].map { ("\($0).lproj/L.strings", "pay") }
      + ["sv", "da", "nb"].map { ("\($0).lproj/M.strings", "pay") }
    let yaml = "sourceLocale: en\nlabels: [{id: pay, keys: [pay], width: 100}]\n"
    let app = try SmallApp(
      yaml,
      files: Dictionary(uniqueKeysWithValues: files.map { ($0, "\"\($1)\" = \"\(Self.long)\";\n") })
    )
    let triage = try #require(try await app.check().report.labels.first?.triage)
    #expect(triage.locales.count == 5)
    #expect(triage.checkedLocales == 5)
  }

  @Test func `a text that no width would show uses a finite share: of the lines`() async throws {
    let label = try await label(["en": "One\\nTwo\\nThree"])
    #expect(label.locales.map(\.use) == [3])
  }

  @Test func `most locales are the layout's fault`() async throws {
    let triage = try #require(
      try await label([
        "en": Self.short, "de": Self.long, "fi": Self.long + " now", "sv": Self.long,
      ]).triage)
    #expect(triage.cause == .layout)
    #expect(triage.locales.map(\.identifier) == ["fi", "de", "sv"], "worst first")
    #expect(triage.worst.locale.identifier == "fi")
  }

  @Test func `what the source does not fit is the layout's fault`() async throws {
    let triage = try #require(
      try await label(["en": Self.long, "de": "Nu", "fi": "Osta", "sv": "Nu"]).triage)
    #expect(triage.cause == .layout && triage.isInSource && triage.newIn.isEmpty)
  }

  @Test func `what clears a label shows every text`() async throws {
    let texts = ["en": Self.short, "de": Self.long, "fi": Self.long + " now", "sv": "Nu"]
    let clears = try #require(try await label(texts).triage?.clears)
    let width = try #require(clears.width)
    let lines = try #require(clears.lines)
    for wide in [
      "{id: pay, keys: [pay], width: \(width + 0.01)}",
      "{id: pay, keys: [pay], width: 100, numberOfLines: \(lines)}",
    ] {
      #expect(try await label(texts, wide).triage == nil, "\(wide)")
    }
    for narrow in [
      "{id: pay, keys: [pay], width: \(width - 0.5)}",
      "{id: pay, keys: [pay], width: 100, numberOfLines: \(lines - 1)}",
    ] {
      #expect(try await label(texts, narrow).triage != nil, "\(narrow)")
    }
  }

  @Test func `a width is the label's, insets included`() async throws {
    let texts = ["en": Self.short, "de": Self.long]
    func insetLabel(_ width: Double) -> String {
      "{id: pay, keys: [pay], width: \(width), insets: {leading: 12, trailing: 8}}"
    }
    let clears = try #require(try await label(texts, insetLabel(100)).triage?.clears.width)
    #expect(try await label(texts, insetLabel(clears + 0.01)).triage == nil)
    #expect(try await label(texts, insetLabel(clears - 0.5)).triage != nil)
    let yaml = "labels: [\(insetLabel(100))]\nrules: {growth: off}\n"
    let finding = try await SmallApp(yaml, pay: texts).check().report.findings.first
    let wide = try #require(finding?.suggestion?.firstMatch(of: /make it (\d+) pt wide/)?.output.1)
    #expect(try await label(texts, insetLabel(try #require(Double(wide)))).triage == nil)
  }

  @Test(arguments: [
    "width: 100, height: 20, numberOfLines: 3", "width: 100, height: 45, numberOfLines: 0",
    "width: 100, height: 20", "width: 100, numberOfLines: 2",
    "width: 100, height: 30, insets: {top: 4, bottom: 4}, numberOfLines: 2",
  ])
  func `lines are suggested with the height that they need`(label: String) async throws {
    let texts = ["en": Self.short, "de": Self.long + " now and here"]
    func triage(_ label: String) async throws -> LabelTriage? {
      try await self.label(texts, "{id: pay, keys: [pay], \(label)}").triage
    }
    let clears = try #require(try await triage(label)?.clears)
    var wider = label
    if let lines = clears.lines {
      wider = wider.replacing(/, numberOfLines: \d/, with: "") + ", numberOfLines: \(lines)"
    }
    if let height = clears.height {
      wider = wider.replacing(/height: \d+/, with: "height: \(height + 0.01)")
    }
    #expect(wider != label)
    #expect(try await triage(wider) == nil, "\(wider)")
  }

  @Test(arguments: ["byWordWrapping", "byCharWrapping"])
  func `no scale is suggested where UIKit does not shrink`(mode: String) async throws {
    let label = try await label(
      ["en": Self.long], "{id: pay, keys: [pay], width: 60, height: 22, lineBreakMode: \(mode)}")
    #expect(label.triage != nil && label.triage?.clears.scale == nil)
  }

  @Test func `sizes and screens that only some see are cleared too`() async throws {
    let label = try await label(
      ["en": Self.short, "de": Self.long],
      "{id: pay, keys: [pay], font: {textStyle: body}, width: screen / 4}",
      more: "contentSizes: [L, AX3]\nscreens: {pad: 744, max: 1024}\n")
    let clears = try #require(label.triage?.clears.width)
    let small = try #require(label.triage?.worst.fit.needs.width)
    #expect(clears >= small)
    #expect(clears > 350, "the text at AX3")
  }

  @Test func `room is what is left of the width, and about how many clusters`() async throws {
    let label = try await label(["en": "Confirm now", "de": Self.long])
    let rooms = label.locales.compactMap(\.tightest?.room)
    try #require(rooms.count == 2)
    // German, then English: 100 points less what each text needs.
    #expect(rooms[0].points < -60 && rooms[0].clusters < -6)
    #expect((0..<20).contains(rooms[1].points) && (0..<3).contains(rooms[1].clusters))
  }

  @Test func `two lines have twice the room`() async throws {
    let one = try await label(["en": "Confirm now"])
    let two = try await label(
      ["en": "Confirm now"],
      "{id: pay, keys: [pay], width: 100, numberOfLines: 2, clipsToBounds: true}")
    let single = try #require(one.locales.first?.tightest?.room?.points)
    let double = try #require(two.locales.first?.tightest?.room?.points)
    #expect(double > 2 * single)
  }

  @Test func `a label of any number of lines has no such room`() async throws {
    let label = try await label(
      ["en": Self.long], "{id: pay, keys: [pay], width: 40, numberOfLines: 0}")
    #expect(label.triage == nil)
  }
}
