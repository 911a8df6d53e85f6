import Overset
import OversetModel

/// The drawn findings, label by label and locale by locale.
struct LabelSections {
  let painter: LabelPainter
  private(set) var glyphs = GlyphSheet()
  /// The anchors that are taken: two findings of one text, written twice in a file, are alike.
  private var identities: Set<String> = []

  init(painter: LabelPainter) { self.painter = painter }

  /// The anchor of a label's section, or of a locale in it.
  static func anchor(_ number: Int, _ locale: LocaleIdentifier? = nil) -> String {
    "label-\(number + 1)" + (locale.map { "-\($0)" } ?? "")
  }

  mutating func write(_ labels: [LabelGroup], to html: inout HTMLWriter) {
    for (number, label) in labels.enumerated() {
      html.element("section", ["class": "group", "id": Self.anchor(number)]) { html in
        html.element("h2") { $0.element("bdi", text: label.label) }
        html.element("p", ["class": "setting"], text: setting(of: label))
        for group in label.locales { write(group, of: number, to: &html) }
      }
      html.markup("\n")
    }
  }

  private mutating func write(
    _ group: LabelGroup.LocaleGroup, of number: Int, to html: inout HTMLWriter
  ) {
    let locale = group.locale.identifier
    html.element(
      "section", ["class": "locale", "id": Self.anchor(number, group.locale), "data-l": locale]
    ) { html in
      html.element("h3") { html in
        html.element("span", ["class": "tag"], text: locale)
        html.element("span", ["class": "name", "data-n": locale]) { _ in }
        html.element("span", ["class": "counts"], text: group.counts.phrase)
      }
      for finding in group.findings {
        guard let layout = finding.layout else { continue }
        let isNew = identities.insert(finding.identity).inserted
        let card = FindingCard(
          finding: finding, layout: layout, anchor: isNew ? "f-\(finding.identity)" : nil)
        card.write(painter.scene(of: layout), to: &html, glyphs: &glyphs)
        html.markup("\n")
      }
    }
  }

  /// What the label is told in all its layouts; size and font differ, and are on the cards.
  private func setting(of label: LabelGroup) -> String {
    guard let layout = label.locales.first?.findings.first?.layout else { return "" }
    let constraint = layout.constraint
    var parts = [
      constraint.numberOfLines == 0
        ? "any number of lines" : Decimals.count(constraint.numberOfLines, "line"),
      constraint.lineBreakMode.rawValue,
    ]
    if constraint.adjustsFontSizeToFitWidth {
      let least = Decimals.text(of: constraint.minimumScaleFactor, upTo: 2)
      parts.append("shrinks to \(least)")
    }
    if constraint.textAlignment != .natural {
      parts.append("aligned \(constraint.textAlignment.rawValue)")
    }
    return parts.joined(separator: " · ")
  }
}
