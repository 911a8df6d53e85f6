import CReportPage
public import Overset
public import OversetTypesetting

/// Writes a report as one page with a picture of every label that a finding is about.
///
/// The page needs no other file: styles, script and outlines are in it, and its policy lets nothing
/// else run or load. The findings are packed data; the script draws those in view.
public struct HTMLReporter: Reporter {
  private let painting: ScenePainting
  private let limits: PageLimits

  /// `shapes` is the family that the system font's letters are drawn in. The number of workers
  /// changes only the time.
  public init(
    fonts: FontBook, shapes: String, limits: PageLimits = .all, workers: Int = 1
  ) {
    self.limits = limits
    painting = ScenePainting(fonts: fonts, shapes: shapes, workers: max(1, workers))
  }

  /// The page in UTF-8. The same report gives the same bytes.
  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let report = limits.cut(report)
    let rows = FindingRows(report)
    let triage = report.labels.compactMap { label in
      label.triage.map { (label.id, TriagePhrase($0).sentence) }
    }
    var html = HTMLWriter()
    writeHead(of: report, to: &html)
    html.markup("<body>\n")
    PageHeader(report: report).write(to: &html)
    CodeSection(report: report, mostUses: limits.uses).write(to: &html)
    html.markup("<main id=\"main\">")
    try put(html.take())
    try PlainList(
      rows: rows, triage: Dictionary(triage) { $1 }, most: limits.plainFindings
    ).write(to: put)
    html.markup("</main>\n")
    PageFooter(report: report).write(to: &html)
    html.markup(
      """
      <svg class="sheet" width="0" height="0" aria-hidden="true"><defs>\
      <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect class="hatch" width="1" height="4"/></pattern>\
      <pattern id="fault" width="4" height="4" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect class="faulty" width="1" height="4"/></pattern>\
      </defs></svg>
      """)
    html.markup("<script type=\"application/json\" id=\"data\">")
    try put(html.take())
    var data = PageData(
      report: report, rows: rows, painting: painting, mostBytes: limits.pictureBytes)
    try data.write(to: put)
    html.markup("</script>\n<script type=\"module\">")
    html.append(PagePart.script)
    html.markup("</script></body></html>\n")
    try put(html.take())
  }

  private func writeHead(of report: CheckReport, to html: inout HTMLWriter) {
    html.markup("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\"><head><meta charset=\"utf-8\">")
    html.markup("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
    html.markup("<meta name=\"color-scheme\" content=\"light dark\">")
    html.markup("<meta name=\"referrer\" content=\"no-referrer\">")
    html.markup("<meta http-equiv=\"Content-Security-Policy\"")
    html.attribute("content", PagePart.policy)
    html.markup(">")
    html.element("title", text: "Overset: \(report.verdict.word)")
    html.markup("<style>")
    html.append(PagePart.style)
    html.markup("</style></head>")
  }
}
