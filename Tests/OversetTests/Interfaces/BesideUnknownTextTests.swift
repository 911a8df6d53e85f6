import OversetModel
import OversetRules
import Testing

@testable import Overset

/// Texts beside others that code replaces or takes away.
struct BesideUnknownTextTests {
  /// A title that gives way to a long value at its right, which the controller has as `value`.
  private static let row = TestInterface.storyboard(
    TestInterface.label(
      "tit-le-001", "Title", x: 16, width: 177.5, "horizontalCompressionResistancePriority=\"749\"")
      + TestInterface.label(
        "val-ue-001", "3.5 units at 12:12 PM", x: 201.5, width: 157.5,
        "horizontalHuggingPriority=\"251\""),
    """
    tit-le-001.leading = root.leading + 16
    val-ue-001.leading = tit-le-001.trailing + 8
    root.trailing = val-ue-001.trailing + 16
    tit-le-001.top = root.top + 100
    val-ue-001.top = root.top + 100
    """,
    inController: """
      <connections><outlet property="value" destination="val-ue-001" id="out-le-001"/></connections>
      """
  ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)

  /// Fits in all of the row, not beside the value.
  private static let title = "Benachrichtigungen"
  /// Fits nowhere.
  private static let long = "Benachrichtigungen über Verspätungen"

  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    var title: String
    /// Nil where nothing is found.
    var severity: Severity?

    var testDescription: String { "\(code): \(title)" }
  }

  @Test(arguments: [
    Case(code: "", title: title, severity: .error),
    Case(code: "value.text = nil", title: title),
    Case(code: "value.text = nil", title: long, severity: .error),
    Case(code: "if isOn { value.text = \"\" } else { value.text = name }", title: title),
    Case(code: "value.text = name", title: title, severity: .warning),
    Case(code: "value.text = name", title: long, severity: .error),
    Case(
      code: #"value.text = isOn ? "on".localized : "off".localized"#, title: title),
    Case(code: #"value.text = "off".localized"#, title: title),
  ])
  func `a text is cut where the least that is beside it leaves too little`(
    _ c: Case
  ) async throws {
    let result = try await TestInterface.check(
      Self.row, ["de": "\"tit-le-001.text\" = \"\(c.title)\";"],
      files: [
        "App/Account.swift": """
        class Account { @IBOutlet var value: UILabel!; func show() { \(c.code) } }
        """,
        "en.lproj/Localizable.strings": #""on" = "Switched on at 12:12"; "off" = "Off";"#,
        "de.lproj/Localizable.strings": #""on" = "Eingeschaltet um 12:12"; "off" = "Aus";"#,
      ])
    let found = result.report.findings.filter { $0.subject.key == "tit-le-001.text" }
    #expect(found.map(\.severity) == [c.severity].compactMap { $0 }, "\(found.map(\.message))")
  }
}
