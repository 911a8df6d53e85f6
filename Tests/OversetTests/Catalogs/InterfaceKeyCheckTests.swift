import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Keys of Interface Builder documents, kept apart from those that code asks for.
struct InterfaceKeyCheckTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <objects><label id="lbl-aa-001" text="One"/><button id="23"/></objects>
    </document>
    """

  private func check(_ files: [String: String]) async throws -> CheckReport {
    let folder = try TestFolder(files)
    let configuration = try ConfigurationReader.read(
      "labels: [{id: label, keys: 'none', width: 60}]\n", root: folder.path)
    return await Check(configuration, workers: 1).run().report
  }

  private func lines(_ report: CheckReport) -> [String] {
    report.findings.map {
      "\($0.rule.rawValue) \($0.location.path):\($0.location.position.line)"
    }
  }

  @Test func `an object that the document no longer has makes a translation stale`() async throws {
    let report = try await check([
      "App/Base.lproj/Main.storyboard": Self.storyboard,
      "App/de.lproj/Main.strings": """
      "lbl-aa-001.text" = "Eins";
      "23.title" = "Knopf";
      "gon-ee-999.text" = "Weg";
      "24.title" = "Auch weg";
      "5.1 Channels" = "5.1-Ton";
      "3.days" = "Drei Tage";
      """,
    ])
    #expect(
      lines(report) == [
        "stale-object-id App/de.lproj/Main.strings:3",
        "stale-object-id App/de.lproj/Main.strings:4",
        "unconstrained App/de.lproj/Main.strings:5",
      ])
    #expect(report.summary.keys == 2 && report.summary.interfaceKeys == 4)
    #expect(report.summary.catalogs == 1, "a document is no catalog")
  }

  @Test func `a string catalog in mul.lproj belongs to the document in Base.lproj`() async throws {
    let report = try await check([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "mul.lproj/Main.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "lbl-aa-001.text": {"localizations": {"en": {"stringUnit": {"value": "One"}}}},
        "gon-ee-999.text": {"localizations": {"en": {"stringUnit": {"value": "Gone"}}}}}}
      """,
    ])
    #expect(lines(report) == ["stale-object-id mul.lproj/Main.xcstrings:3"])
  }

  @Test func `a document is found beside a catalog that is named alone`() async throws {
    let folder = try TestFolder([
      "App/Base.lproj/Main.storyboard": Self.storyboard,
      "App/de.lproj/Main.strings": "\"gon-ee-999.text\" = \"Weg\";\n",
    ])
    let configuration = try ConfigurationReader.read(
      "catalogs: ['**/*.strings']\nlabels: []\n", root: folder.path)
    let report = await Check(configuration, workers: 1).run().report
    #expect(lines(report) == ["stale-object-id App/de.lproj/Main.strings:1"])
  }

  @Test func `without its document only an unmistakable key is an object's`() async throws {
    let report = try await check([
      "en.lproj/Main.strings": """
      "lbl-aa-001.text" = "One";
      "lbl-aa-001.days" = "One";
      "23.title" = "Three";
      """
    ])
    #expect(
      lines(report) == [
        "unconstrained en.lproj/Main.strings:2"
      ])
    #expect(report.findings.first?.message.hasPrefix("no label shows 2 keys of 'Main'") == true)
  }

  @Test func `a missing translation of an object keeps the document's text`() async throws {
    let folder = try TestFolder([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": "\"lbl-aa-001.text\" = \"Eins\";\n\"23.title\" = \"Knopf\";\n",
      "fr.lproj/Main.strings": "\"lbl-aa-001.text\" = \"Un\";\n",
    ])
    let configuration = try ConfigurationReader.read(
      "labels: [{id: label, keys: '*', width: 200}]\n", root: folder.path)
    let report = await Check(configuration, workers: 1, keepsLayouts: true).run().report
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && finding.rule == .untranslated)
    #expect(finding.location.path == "fr.lproj/Main.strings")
    #expect(finding.message.hasSuffix("the app shows the text of the interface document"))
    #expect(!report.layouts.contains { $0.text == "23.title" }, "no user sees the key")
  }
}
