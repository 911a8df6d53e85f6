import OversetModel

/// What to show: a severity, a locale. The script makes it visible, because only the script can
/// filter.
struct FilterBar {
  let labels: [LabelGroup]

  func write(to html: inout HTMLWriter) {
    guard !labels.isEmpty else { return }
    let locales = Set(labels.flatMap { $0.locales.map(\.locale) }).sorted()
    let severities = Severity.allCases.reversed().filter { severity in
      labels.contains { $0.counts[severity] > 0 }
    }
    html.markup("<form class=\"filters\" aria-label=\"Filter\" hidden>")
    for severity in severities {
      html.element("label", ["class": "chip \(severity.rawValue)"]) { html in
        html.markup("<input type=\"checkbox\" checked")
        html.attribute("name", severity.rawValue)
        html.markup(">")
        html.text(" \(severity.rawValue)s")
      }
    }
    html.element("label", ["class": "chip"]) { html in
      html.text("Locale ")
      html.element("select", ["name": "locale"]) { html in
        html.element("option", ["value": ""], text: "all")
        for locale in locales {
          html.element("option", ["value": locale.identifier], text: locale.identifier)
        }
      }
    }
    html.markup("<output class=\"shown\"></output></form>")
  }
}
