import Overset
import OversetLabels
import OversetModel
import OversetTypesetting

/// One finding about one layout: the picture, the message and the numbers.
struct FindingCard {
  let finding: Finding
  let layout: CheckedLayout
  /// Nil where another finding has the same.
  let anchor: String?

  /// Without a scene, the card has no picture.
  func write(_ scene: LabelScene?, to html: inout HTMLWriter, glyphs: inout GlyphSheet) {
    html.element(
      "article", ["id": anchor, "class": "card \(severity)", "data-s": severity]
    ) { html in
      html.element("h4") { html in
        html.element("span", ["class": "badge"], text: finding.rule.rawValue)
        html.markup(" ")
        html.element("bdi", ["class": "code"], text: layout.key)
        let variant = layout.variant.description
        if !variant.isEmpty { html.element("span", ["class": "variant"], text: variant) }
      }
      html.element("div", ["class": "picture"]) { html in
        if let scene { LabelPicture(scene: scene, title: title).write(to: &html, glyphs: &glyphs) }
        html.element("p", ["class": "text"]) { writeText(layout.text, to: &$0) }
      }
      html.element("div", ["class": "facts"]) { writeFacts(to: &$0) }
    }
  }

  private var severity: String { finding.severity.rawValue }

  private var title: String {
    let shown = layout.fit.shown.prefix(120)
    return "\(layout.label) in \(layout.locale) shows “\(shown)”"
  }

  private func writeFacts(to html: inout HTMLWriter) {
    html.element("p", ["class": "message"]) { $0.element("bdi", text: finding.message) }
    if let suggestion = finding.suggestion {
      html.element("p", ["class": "help"]) { $0.element("bdi", text: suggestion) }
    }
    html.element("dl") { html in
      if !layout.fit.lost.isEmpty {
        writeFact("lost", to: &html) { html in
          html.text(Decimals.count(layout.fit.lostClusters, "character") + ": ")
          let lost = layout.fit.lost.drop(while: \.isWhitespace).prefix(1000)
          writeText(String(lost), to: &html)
        }
      }
      for (name, value) in FitWords(finding: finding, layout: layout).facts {
        writeFact(name, to: &html) { $0.text(value) }
      }
    }
    html.element("p", ["class": "place"]) { html in
      let position = finding.location.position
      html.element(
        "bdi", ["class": "code"],
        text: "\(finding.location.path):\(position.line):\(position.column)")
    }
  }

  private func writeFact(
    _ name: String, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("div") { html in
      html.element("dt", text: name)
      html.element("dd", [:], body)
    }
  }

  /// A text in the language and direction that it is shown in.
  private func writeText(_ text: String, to html: inout HTMLWriter) {
    html.isolated(
      text, locale: layout.isFallback ? finding.source?.locale : layout.locale,
      isRightToLeft: layout.fit.lines.first?.isRightToLeft ?? layout.fit.isRightToLeft)
  }
}
