import Fixtures
import OversetModel
import OversetRules
import Testing

@testable import Overset
@testable import OversetReports

/// As cmark-gfm renders it, GitHub's own renderer; raw HTML is let through, to be seen.
struct MarkdownReporterTests {
  private func html(_ markdown: [UInt8]) throws -> String {
    let extensions = ["table", "autolink", "strikethrough", "tasklist"].flatMap { ["-e", $0] }
    let run = try ToolRun(
      "cmark-gfm", ["--unsafe"] + extensions, input: String(decoding: markdown, as: UTF8.self))
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// Those of findings, without the lists of their texts.
  private static func items(of html: String) -> [Substring] {
    html.split(separator: "<li>").dropFirst().filter { $0.hasPrefix("<strong>") }
  }

  @Test func `a finding has its texts`() throws {
    let layout = TestReport.layout("Weiter mit Ihrem Konto")
    var source = Finding.SourceState(locale: .english, outcome: .fits)
    source.text = "Continue"
    let finding = Finding(
      rule: .truncated, severity: .error, subject: Finding.Subject(key: "pay"),
      location: layout.location, message: "it is cut", layout: layout, source: source)
    #expect(
      try html(MarkdownReporter().bytes(of: TestReport.report([finding]))).contains(
        "<code>Continue</code> → <code>Weiter mit Ihrem Konto</code>, seen: <code>\(layout.fit.shown)</code>"
      ))
  }

  @Test func `a comment has the verdict, a table of labels and the findings`() throws {
    let html = try html(MarkdownReporter().bytes(of: TestReport.hostileReport))
    #expect(html.hasPrefix("<h3>Overset failed: 29 errors</h3>"))
    let count = hostileTexts.count
    #expect(html.split(separator: "<tr>").count == 1 + 1 + count)
    #expect(html.split(separator: "<td>").count == 1 + 4 * count)
    #expect(Self.items(of: html).count == count)
    #expect(html.contains("<summary>\(count) findings, the worst first</summary>"))
  }

  @Test(arguments: hostileTexts)
  func `a hostile text makes no link, no element and no other cell`(_ text: String) throws {
    let layout = TestReport.layout("Continue with your account", label: text)
    var report = TestReport.report(
      [TestReport.finding(layout, message: text, suggestion: text, path: text)],
      verdict: .misused(text))
    report.labels = TestReport.hostileReport.labels.filter { $0.id == text }
    let html = try html(MarkdownReporter().bytes(of: report))
    let known: Set = [
      "h3", "p", "details", "summary", "ul", "li", "strong", "code", "sub", "table", "thead",
      "tbody", "tr", "th", "td",
    ]
    let elements = html.split(separator: "<", omittingEmptySubsequences: false).dropFirst().map {
      String($0.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
    }
    #expect(Set(elements).subtracting(known).isEmpty)
    #expect(elements.count { $0 == "td" } == 8, "opened and closed")
    #expect(elements.count { $0 == "code" } == 8)
    // GitHub looks for mentions and references outside of code.
    let words = html.replacing(/<code>.*?<\/code>|<[^>]*>|&(lt|gt|quot);/, with: "\n")
      .replacing("&amp;", with: "&").lowercased()
    #expect(!html.contains("href"))
    for match in words.matches(of: Self.reference) { Issue.record("\(match.output)") }
  }

  /// What GitHub and GitLab make links, mentions and pictures of, in the text of the page.
  private static var reference: Regex<Substring> {
    /[@#][\w-]|\b(?:gh|gl)-\d|[!$&~]\d|~[\w"]|:[\w+-]+:|\w:\/\/|:\/\/|www\.\w|[0-9a-f]{7}|\[\w+:\w/
      .matchingSemantics(.unicodeScalar)
  }

  @Test func `no comment is longer than GitHub takes, and the rest is counted`() throws {
    var report = TestReport.hostileReport
    report.findings = (0..<40).flatMap { _ in report.findings }
    report.labels = (0..<40).flatMap { _ in report.labels }
    for limit in [MarkdownReporter.mostOfComment, 20_000, 3000] {
      let bytes = MarkdownReporter(limit: limit).bytes(of: report)
      #expect(bytes.count <= limit)
      let html = try html(bytes)
      let findings = Self.items(of: html).count
      let rest = (report.findings.count - findings).grouped
      #expect(html.contains("and \(rest) more findings"))
      #expect(html.contains("more labels") && html.contains("</details>"))
    }
  }

  @Test func `the worst stands first`() throws {
    let layouts = [90, 60, 75].map { TestReport.layout("Continue with you", width: $0) }
    let findings = layouts.map {
      TestReport.finding($0, message: "\(Int($0.room.width))", suggestion: nil)
    }
    let note = TestReport.finding(layouts[1], severity: .note, message: "50", suggestion: nil)
    let html = try html(MarkdownReporter().bytes(of: TestReport.report([note] + findings)))
    let items = Self.items(of: html).map { $0.prefix { $0 != "(" } }
    #expect(
      items == [
        "<strong>error</strong> 60 ", "<strong>error</strong> 75 ", "<strong>error</strong> 90 ",
        "<strong>note</strong> 50 ",
      ])
  }
}
