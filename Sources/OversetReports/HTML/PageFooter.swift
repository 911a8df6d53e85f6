import Overset
import OversetModel

/// What the result depends on: the versions and the fonts.
struct PageFooter {
  let report: CheckReport

  func write(to html: inout HTMLWriter) {
    let tool = report.tool
    html.element("footer") { html in
      html.element(
        "p",
        text: "Overset \(tool.version), ICU \(tool.icu), Unicode \(tool.unicode), "
          + "HarfBuzz \(tool.harfbuzz), FreeType \(tool.freetype)")
      guard !report.fonts.isEmpty else { return }
      html.element("details") { html in
        html.element("summary", text: Decimals.count(report.fonts.count, "font"))
        html.element("ul", ["class": "fonts"]) { html in
          for font in report.fonts { write(font, to: &html) }
        }
      }
    }
  }

  private func write(_ font: CheckReport.ReportedFont, to html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("bdi", text: font.postScriptName)
      html.markup(" ")
      html.element("bdi", ["class": "code"], text: font.file)
      if font.standsInFor != nil { html.text(" stands in for a font of the system") }
      if !font.sha256.isEmpty {
        html.text(" SHA-256 ")
        html.element("span", ["class": "code"], text: font.sha256)
      }
    }
  }
}
