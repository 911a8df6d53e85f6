import Fixtures
import Foundation
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetReports
@testable import OversetRules

/// The size of a label with insets: its frame in every report, its room only where it is named so.
struct LabelSizeTests {
  /// A frame of 171.5 × 30 points with a room of 145 × 26, which no other number of a report is.
  private static let result = Task {
    let folder = try TestFolder([
      "en.lproj/L.strings": "\"pay\" = \"Continue to the payment of everything\";\n",
      "overset.yml": """
      sourceLocale: en
      labels:
        - id: pay
          keys: [pay]
          font: {system: 17}
          width: 171.5
          height: 30
          insets: {leading: 12.25, trailing: 14.25, top: 1, bottom: 3}
          numberOfLines: 1

      """,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    return await Check(configuration, workers: 1, keepsLayouts: true).run()
  }

  private static func written(_ format: ReportFormat) async throws -> String {
    let result = try await result.value
    let reporter = format.reporter(
      fonts: result.fonts, shapes: "Inter", terminal: Terminal(), paths: ReportPaths(), workers: 1)
    return String(decoding: reporter.bytes(of: result.report), as: UTF8.self)
  }

  private static func object(_ format: ReportFormat) async throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(try await written(format).utf8))
    return try #require(json as? [String: Any])
  }

  @Test(arguments: [ReportFormat.text, .html])
  func `people read the size of the frame`(_ format: ReportFormat) async throws {
    #expect(try await Self.written(format).contains("171.5 × 30 pt"))
  }

  @Test(arguments: ReportFormat.allCases)
  func `every report asks for the same width of the frame`(_ format: ReportFormat) async throws {
    let layout = try #require(try await Self.result.value.report.layouts.first)
    let needed = try #require(layout.fit.needs.width) + 26.5
    #expect(needed > 171.5)
    let width = try #require(Clearance(layout).width)
    #expect(width == needed)
    #expect(try await Self.written(format).contains("make it \(width.roundedUp) pt wide"))
  }

  @Test(arguments: ReportFormat.allCases)
  func `no report has the size of the room for that of the label`(
    _ format: ReportFormat
  ) async throws {
    var text = try await Self.written(format)
    if format == .json {
      let room = #""bounds":{"width":145,"height":26},"frame":{"width":171.5,"height":30}"#
      #expect(text.contains(room))
      text = text.replacing(room, with: "")
    }
    // Outlines are in other units.
    if format == .html { text = String(try #require(text.split(separator: "\"texts\":").last)) }
    #expect(text.matches(of: /\b145( |,|\.0|\b[^0-9.])/).isEmpty)
  }

  @Test func `SARIF has the widths of the frame`() async throws {
    let sarif = try await Self.object(.sarif)
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let properties = results.compactMap { $0["properties"] as? [String: Any] }
    let widths = properties.compactMap { $0["width"] as? Double }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 == 171.5 })
    let layout = try #require(try await Self.result.value.report.layouts.first)
    let needed = try #require(layout.fit.needs.width) + 26.5
    let written = try #require(properties.lazy.compactMap { $0["neededWidth"] as? Double }.first)
    #expect(abs(written - needed) < 1e-5)
  }

  @Test func `the picture has the frame, and the room inside of it`() async throws {
    let result = try await Self.result.value
    let layout = try #require(result.report.layouts.first)
    let painter = LabelPainter(fonts: result.fonts, shapes: "Inter")
    let scene = try #require(painter.scene(of: layout))
    #expect(scene.frame == Rect(x: -12.25, y: -1, width: 171.5, height: 30))
    #expect(scene.room == Rect(x: 0, y: 0, width: 145, height: 26))
  }

  @Test func `an answer of fit has the frame, and calls the room by its name`() throws {
    let request = FitRequest(
      text: "Continue to the payment of everything",
      bounds: Rect(x: 0, y: 0, width: 171.5, height: .infinity),
      insets: Insets(top: 1, leading: 12.25, bottom: 3, trailing: 14.25))
    let fonts = FontBook()
    let fit = try request.fit(with: Typesetter(fonts: fonts), fonts: fonts).get()
    let text = FitText(width: 171.5, insets: request.insets).report(fit).description
    let needed = Decimals.text(of: try #require(fit.needs.width) + 26.5, upTo: 1)
    #expect(text.contains("needs   \(needed) pt instead of 171.5 pt, "))
    #expect(text.contains(" % of the room of 145 pt; "))
  }
}
