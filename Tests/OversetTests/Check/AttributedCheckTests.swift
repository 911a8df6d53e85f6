import Fixtures
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Texts with parts in other fonts, in a whole check.
struct AttributedCheckTests {
  private func run(_ label: String, _ text: String, sizes: String = "[L]") async throws
    -> Check.Result
  {
    let folder = try TestFolder([
      "overset.yml": """
      contentSizes: \(sizes)
      labels: [{id: a, keys: '*', width: 900, \(label)}]
      """,
      "en.lproj/L.strings": "\"k\" = \"\(text)\";\n",
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    return await Check(configuration, workers: 1, keepsLayouts: true).run()
  }

  private func width(_ label: String, _ text: String) async throws -> Points {
    let layouts = try await run(label, text).report.layouts
    return try #require(layouts.first?.fit.needs.width)
  }

  @Test func `the syntax of Markdown is not measured, and values are put in after it is read`()
    async throws
  {
    let plain = "Pay now, 12 of 3"
    let written = "[Pay](https://example.com) now, %1$@ of 3"
    let arguments = #"arguments: {1: ["12"]}"#
    #expect(try await width("markdown: true, \(arguments)", written) == width("", plain))
    #expect(try await width("markdown: false, \(arguments)", written) > width("", plain))
    let layout = try #require(
      await run(#"markdown: true, arguments: {1: ["*2*"]}"#, "**Pay** %1$@").report.layouts.first)
    #expect(layout.text == "Pay *2*")
    #expect(layout.runs == [AttributedText.Run(.range(0..<3), traits: .bold)])
  }

  @Test func `parts in other fonts and kerning take their own room`() async throws {
    let plain = try await width("", "Pay now")
    let larger = "attributedText: {runs: [{text: now, font: {system: 34}}]}"
    #expect(try await width(larger, "Pay now") > plain + 10)
    #expect(try await width("attributedText: {kern: 2}", "Pay now") > plain + 10)
    // The label's own font is fixed; the part's follows Dynamic Type.
    let style = "attributedText: {runs: [{text: now, font: {textStyle: body}}]}"
    let layouts = try await run(style, "Pay now", sizes: "[L, AX5]").report.layouts
    #expect(layouts.map(\.variant.contentSize?.rawValue) == ["L", "AX5"])
    let widths = layouts.compactMap(\.fit.needs.width)
    #expect(widths.count == 2 && widths[1] > widths[0] + 20)
  }

  @Test func `a part in a font that is no font is a misuse of the label`() async throws {
    let result = try await run(
      "attributedText: {runs: [{text: now, font: {name: No Such Font, size: 9}}]}", "Pay now")
    #expect(result.notices.map(\.isMisuse) == [true])
    #expect(result.notices.first?.message.contains("No Such Font") == true)
    #expect(result.report.summary.layouts == 0)
  }

  @Test func `a fit request reads Markdown as a check does`() throws {
    func request(_ text: String, _ markdown: Bool) throws -> FitRequest {
      var constraint = LabelConstraint()
      constraint.markdown = markdown
      return FitRequest(
        text: text, constraint: constraint, bounds: Rect(x: 0, y: 0, width: 300, height: 40))
    }
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    let read = try request("[Pay](x) now", true).fit(with: typesetter, fonts: fonts).get()
    #expect(read.shown == "Pay now")
    let plain = try request("[Pay](x) now", false).fit(with: typesetter, fonts: fonts).get()
    #expect(plain.shown == "[Pay](x) now")
  }
}
