import Overset
import OversetFits
import OversetModel

/// The verdict and the numbers behind it.
struct PageHeader {
  let report: CheckReport

  func write(to html: inout HTMLWriter) {
    html.element("header", ["class": "top"]) { html in
      html.element("h1", text: "Overset")
      html.element("p", ["class": "verdict \(report.verdict.style)"]) { html in
        html.element("strong", text: report.verdict.title)
        if let reason = report.verdictReason {
          html.markup(" ")
          html.element("bdi", text: reason)
        }
      }
      html.element("dl", ["class": "numbers"]) { html in
        for (name, number) in numbers { write(name, number, to: &html) }
      }
      writeOutcomes(to: &html)
    }
  }

  private var numbers: [(String, Int)] {
    let summary = report.summary
    return [
      ("errors", summary.findings[.error] ?? 0), ("warnings", summary.findings[.warning] ?? 0),
      ("notes", summary.findings[.note] ?? 0), ("catalogs", summary.catalogs),
      ("locales", summary.locales.count), ("labels", summary.labels),
      ("layouts", summary.layouts), ("borderline", summary.borderline),
      ("inconclusive", summary.inconclusive),
    ]
  }

  private func write(_ name: String, _ number: Int, to html: inout HTMLWriter) {
    html.element("div", ["class": number == 0 ? "\(name) zero" : name]) { html in
      html.element("dt", text: name)
      html.element("dd", text: number.grouped)
    }
  }

  /// The shares of the outcomes. Each has an attribute for its width: the page's policy allows no
  /// styles in elements.
  private func writeBar(
    _ outcomes: [(LabelFit.Outcome, Int)], _ total: Int, to html: inout HTMLWriter
  ) {
    html.markup("<svg class=\"outcomes\" viewBox=\"0 0 1000 1\"")
    html.markup(" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
    var x = 0.0
    for (outcome, count) in outcomes where count > 0 {
      let width = Double(count) / Double(total) * 1000
      html.markup("<rect height=\"1\"")
      html.attribute("class", outcome.rawValue)
      html.attribute("x", x)
      html.attribute("width", width)
      html.markup("/>")
      x += width
    }
    html.markup("</svg>")
  }

  /// The outcomes of the layouts, and how many keys were checked.
  private func writeOutcomes(to html: inout HTMLWriter) {
    let summary = report.summary
    let outcomes = LabelFit.Outcome.allCases.map { ($0, summary.outcomes[$0] ?? 0) }
    let total = outcomes.reduce(0) { $0 + max($1.1, 0) }
    if total > 0 {
      writeBar(outcomes, total, to: &html)
      html.element("p", ["class": "legend"]) { html in
        for (outcome, count) in outcomes where count > 0 {
          html.element(
            "span", ["class": "key \(outcome.rawValue)"], text: "\(count.grouped) \(outcome.phrase)"
          )
          html.markup(" ")
        }
      }
    }
    html.element("p", ["class": "coverage"]) { html in
      html.text(summary.coveragePhrase)
      if !summary.locales.isEmpty {
        html.text("; checked in \(summary.locales.map(\.identifier).joined(separator: ", "))")
      }
    }
  }
}

extension Verdict {
  /// For the page's title.
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .inconclusive: "inconclusive"
    case .misused: "misused"
    }
  }

  fileprivate var title: String { word.prefix(1).uppercased() + word.dropFirst() }

  fileprivate var style: String { word }
}
