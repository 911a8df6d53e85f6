import Testing

@testable import Overset

/// Which keys' texts the objects of documents are taken to show.
struct TextLinkTests {
  private static let constraints = """
    lab-el-001.leading = root.leading + 16
    root.trailing = lab-el-001.trailing + 16
    lab-el-001.top = root.top + 100
    """

  /// A label across the canvas that says Total.
  private static func storyboard(_ content: String = "", inController: String = "") -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 343, "", content), constraints,
      inController: inController)
  }

  private static let outlet = """
    <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/></connections>
    """

  private static let attribute = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
    keyPath="localizationKey" value="checkout.total"/></userDefinedRuntimeAttributes>
    """

  private static let code = [
    "en.lproj/Localizable.strings": #""checkout.total" = "Total";"#,
    "de.lproj/Localizable.strings": #""checkout.total" = "Gesamt";"#,
  ]

  private static let twice = [
    "en.lproj/Localizable.strings": #""checkout.total" = "Total"; "cart.total" = "Total";"#,
    "de.lproj/Localizable.strings": #""checkout.total" = "Gesamt"; "cart.total" = "Summe";"#,
  ]

  private static let xliff = """
    <xliff version="1.2"><file original="App/Base.lproj/Main.storyboard" source-language="en" \
    target-language="de"><body><trans-unit id="lab-el-001.text"><source>Total</source>\
    <target>Gesamt</target></trans-unit></body></file></xliff>
    """

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var storyboard: String
    var strings: [String: String] = [:]
    var files: [String: String] = [:]
    /// The keys that a label of the document shows.
    var keys: Set<String>

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "the object's own key", storyboard: storyboard(),
      strings: ["de": #""lab-el-001.text" = "Gesamt";"#], keys: ["lab-el-001.text"]),
    Case(
      name: "the object's own key in an XLIFF", storyboard: storyboard(),
      files: ["Exports/de.xliff": xliff], keys: ["lab-el-001.text"]),
    Case(
      name: "a key in a runtime attribute", storyboard: storyboard(attribute), files: code,
      keys: ["checkout.total"]),
    Case(
      name: "the same source text, with an outlet", storyboard: storyboard(inController: outlet),
      files: code, keys: ["checkout.total"]),
    Case(
      name: "the same source text alone", storyboard: storyboard(), files: code,
      keys: ["lab-el-001.text"]),
    Case(
      name: "two keys with the text", storyboard: storyboard(inController: outlet), files: twice,
      keys: ["lab-el-001.text"]),
    Case(
      name: "the object's own key before one of the code",
      storyboard: storyboard(inController: outlet),
      strings: ["de": #""lab-el-001.text" = "Gesamt";"#], files: code, keys: ["lab-el-001.text"]),
  ])
  func `an object shows the text of a key`(_ c: Case) async throws {
    let result = try await TestInterface.check(c.storyboard, c.strings, files: c.files)
    #expect(Set(result.report.layouts.map(\.key)) == c.keys)
  }

  @Test func `a key with the same source text is not certain, and a finding says so`()
    async throws
  {
    let long = String(repeating: "Gesamtbetrag ", count: 5)
    var files = Self.code
    files["de.lproj/Localizable.strings"] = "\"checkout.total\" = \"\(long)\";"
    let result = try await TestInterface.check(
      Self.storyboard(inController: Self.outlet), [:], files: files)
    let finding = try #require(result.report.findings.first { $0.rule.rawValue == "truncated" })
    #expect(finding.severity == .note)
    let reasons = result.report.layouts.flatMap(\.fit.confidence.reasons)
    #expect(reasons.contains { $0.contains("taken to be that of 'checkout.total'") }, "\(reasons)")
  }

  @Test func `a label of the configuration that shows the key wins`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard(), ["de": #""lab-el-001.text" = "Gesamt";"#],
      yaml: "labels: [{id: mine, keys: lab-el-001.text, width: 30}]\n")
    #expect(Set(result.report.layouts.map(\.label)) == ["mine"])
    #expect(result.found == ["truncated lab-el-001.text en"])
  }

  @Test func `a label of the configuration that is the default one does not`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard(), ["de": #""lab-el-001.text" = "Gesamt";"#],
      yaml: "labels: [{id: rest, keys: '*', default: true, width: 30}]\n")
    #expect(
      Set(result.report.layouts.map(\.label))
        == ["Main ▸ Scene ‘Account’ ▸ ‘Total’ #lab-el-001"])
  }

  @Test func `a label of the configuration takes the place of an object`() async throws {
    let labels = "labels: [{id: total, object: Main.storyboard#lab-el-001, width: 40}]\n"
    let result = try await TestInterface.check(
      Self.storyboard(), ["de": #""lab-el-001.text" = "Gesamt";"#],
      yaml: "screens: {se: 320}\n" + labels)
    #expect(Set(result.report.layouts.map(\.label)) == ["total"])
    #expect(result.width(of: "lab-el-001.text", in: "de") == 40)
    #expect(result.notices.isEmpty)
  }

  @Test func `an object that shows no text of a key is a warning`() async throws {
    let labels = "labels: [{id: total, object: Other.storyboard#lab-el-001, width: 40}]\n"
    let result = try await TestInterface.check(
      Self.storyboard(), ["de": #""lab-el-001.text" = "Gesamt";"#],
      yaml: "screens: {se: 320}\n" + labels)
    #expect(
      result.notices.map(\.message) == [
        "the label 'total' checks nothing: no document has an object "
          + "'Other.storyboard#lab-el-001' that shows the text of a key"
      ])
  }

  @Test func `the configuration says which key an object shows`() async throws {
    let link = "labels: [{id: a, object: Main.storyboard#lab-el-001, keys: [cart.total]}]\n"
    let result = try await TestInterface.check(
      Self.storyboard(inController: Self.outlet), [:], files: Self.twice,
      yaml: "screens: {se: 320}\n" + link)
    #expect(Set(result.report.layouts.map(\.key)) == ["cart.total"])
    #expect(result.width(of: "cart.total", in: "de") == 288)
  }
}
