import Overset
import OversetModel
import OversetSurfaces

/// The page's view of source code: by file, which texts are checked, cannot be cut, are never drawn or
/// are unknown, and why.
struct CodeSection {
  let report: CheckReport
  /// How many uses of keys it lists; `overset sources` lists all.
  let mostUses: Int

  func write(to html: inout HTMLWriter) {
    let files = report.code
    if files.isEmpty { return }
    html.element("details", ["class": "source"]) { html in
      html.element("summary") { html in
        let uses = files.reduce(0) { $0 + $1.uses.count }
        html.text("Source code: \(uses.counted("use")) of keys in \(files.count.counted("file"))")
        writeCounts(to: &html) { state in files.reduce(0) { $0 + $1.count(state) } }
      }
      var left = mostUses
      var hidden = 0
      for file in files {
        if file.uses.count > left {
          (hidden, left) = (hidden + 1, 0)
          continue
        }
        left -= file.uses.count
        write(file, to: &html)
      }
      if hidden > 0 {
        html.element(
          "p", ["class": "quiet"],
          text: "\(hidden.counted("other file")): 'overset sources' lists all.")
      }
    }
  }

  private func write(_ file: CodeFile, to html: inout HTMLWriter) {
    html.markup("\n")
    html.element("details") { html in
      html.element("summary") { html in
        html.element("bdi", ["class": "code"], text: file.path)
        writeCounts(to: &html) { file.count($0) }
      }
      html.element("ul") { html in
        for use in file.uses { write(use, to: &html) }
      }
    }
  }

  private func writeCounts(to html: inout HTMLWriter, _ count: (KeyState) -> Int) {
    for state in KeyState.allCases where count(state) > 0 {
      html.markup(" ")
      html.element(
        "span", ["class": "key \(state.style)"], text: "\(count(state).grouped) \(state.phrase)")
    }
  }

  private func write(_ use: CodeFile.Use, to html: inout HTMLWriter) {
    html.element("li", ["class": use.state.style]) { html in
      html.element("span", ["class": "line"], text: "\(use.position.line)")
      html.element("bdi", text: use.key)
      let words = use.verdicts.map { verdict in
        [verdict.surface?.name, verdict.description].compactMap { $0 }.joined(separator: ": ")
      }
      html.element("span", ["class": "quiet"], text: words.joined(separator: "; "))
    }
  }
}

extension KeyState {
  /// Behind a number of uses.
  var phrase: String {
    switch self {
    case .checked: "checked"
    case .byDefault: "checked in a default label"
    case .safe: "cannot be cut"
    case .neverDrawn: "never drawn"
    case .unknown: "unknown"
    }
  }

  fileprivate var style: String {
    switch self {
    case .checked: "checked"
    case .byDefault: "default"
    case .safe: "safe"
    case .neverDrawn: "undrawn"
    case .unknown: "unknown"
    }
  }
}
