import Overset
import OversetTypesetting

/// Writes a report as one page with a picture of every label that a finding is about.
///
/// The page needs nothing beside itself: styles and outlines are in it, and the script only
/// filters.
public struct HTMLReporter: Reporter {
  private let fonts: FontBook
  private let shapes: String

  /// `shapes` is the family that lends its letters to the system font, which is only numbers.
  public init(fonts: FontBook, shapes: String) {
    self.fonts = fonts
    self.shapes = shapes
  }

  /// The page in UTF-8. The same report gives the same bytes.
  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let labels = LabelGroup.worstFirst(report.findings)
    let undrawn = report.findings.filter { $0.layout == nil }
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\"><head><meta charset=\"utf-8\">")
    html.markup("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
    html.markup("<meta name=\"color-scheme\" content=\"light dark\">")
    html.element("title", text: "Overset: \(report.verdict.word)")
    html.element("style") { $0.markup(PageStyle.css) }
    html.markup("</head><body>\n")
    PageHeader(report: report).write(to: &html)
    html.element("main") { html in
      LabelIndex(labels: labels).write(to: &html)
      FilterBar(labels: labels).write(to: &html)
      var sections = LabelSections(painter: LabelPainter(fonts: fonts, shapes: shapes))
      sections.write(labels, to: &html)
      FindingLists(findings: undrawn, title: labels.isEmpty ? "Findings" : "Other findings")
        .write(to: &html)
      if report.findings.isEmpty { html.element("p", ["class": "setting"], text: "No findings.") }
      sections.glyphs.write(to: &html)
    }
    PageFooter(report: report).write(to: &html)
    html.element("script") { $0.markup(PageScript.filters) }
    html.markup("</body></html>\n")
    try put(html.bytes)
  }
}
