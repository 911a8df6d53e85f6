import OversetModel

/// The labels with findings, worst first, and which locales they fail in.
struct LabelIndex {
  let labels: [LabelGroup]

  func write(to html: inout HTMLWriter) {
    guard !labels.isEmpty else { return }
    html.element("nav", ["class": "index", "aria-labelledby": "index"]) { html in
      html.element("h2", ["id": "index"], text: "Labels")
      html.element("ol") { html in
        let most = labels.map(\.counts.total).max() ?? 1
        for (number, label) in labels.enumerated() { write(label, number, most, to: &html) }
      }
      writeMatrix(to: &html)
    }
  }

  private func write(
    _ label: LabelGroup, _ number: Int, _ most: Int, to html: inout HTMLWriter
  ) {
    html.element("li") { html in
      html.element("a", ["href": "#\(LabelSections.anchor(number))"]) { html in
        html.element("bdi", text: label.label)
      }
      html.element("span", ["class": "bar", "aria-hidden": "true"]) { html in
        for severity in Severity.allCases.reversed() where label.counts[severity] > 0 {
          let share = Double(label.counts[severity]) / Double(max(most, 1)) * 100
          html.element(
            "span",
            ["class": severity.rawValue, "style": "width:\(Decimals.text(of: share, upTo: 2))%"]
          ) { _ in }
        }
      }
      html.element("span", ["class": "counts"], text: label.counts.phrase)
    }
  }

  /// Labels × locales, to see which language needs work at once.
  private func writeMatrix(to html: inout HTMLWriter) {
    let locales = Set(labels.flatMap { $0.locales.map(\.locale) }).sorted()
    guard locales.count > 1 else { return }
    html.element("details", ["class": "matrix"]) { html in
      html.element("summary", text: "Labels by locale")
      html.element("div", ["class": "scroll"]) { html in
        html.element("table") { html in
          html.element("thead") { html in
            html.element("tr") { html in
              html.element("td") { _ in }
              for locale in locales {
                html.element("th", ["scope": "col"], text: locale.identifier)
              }
            }
          }
          html.element("tbody") { html in
            for (number, label) in labels.enumerated() {
              writeRow(label, number, locales, to: &html)
            }
          }
        }
      }
    }
  }

  private func writeRow(
    _ label: LabelGroup, _ number: Int, _ locales: [LocaleIdentifier], to html: inout HTMLWriter
  ) {
    let counts = Dictionary(
      label.locales.map { ($0.locale, $0.counts) }, uniquingKeysWith: { first, _ in first })
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        html.element("bdi", text: label.label)
      }
      for locale in locales {
        guard let counts = counts[locale], let worst = counts.worst else {
          html.element("td") { _ in }
          continue
        }
        html.element("td", ["class": worst.rawValue]) { html in
          html.element(
            "a",
            [
              "href": "#\(LabelSections.anchor(number, locale))",
              "aria-label": "\(label.label), \(locale): \(counts.phrase)",
            ], text: String(counts.total))
        }
      }
    }
  }
}
