import Overset
import OversetModel

/// The findings without a picture, rule by rule.
struct FindingLists {
  let findings: [Finding]
  let title: String

  func write(to html: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    html.element("section", ["class": "group plain", "id": "other"]) { html in
      html.element("h2", text: title)
      for rule in rules { write(rule.findings, of: rule.id, to: &html) }
    }
  }

  /// Worst severity first, else in the order of the rules.
  private var rules: [(id: RuleID, findings: [Finding])] {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let rules = RuleID.allCases.compactMap { id in byRule[id].map { (id: id, findings: $0) } }
    return Severity.allCases.reversed().flatMap { severity in
      rules.filter { SeverityCounts($0.findings).worst == severity }
    }
  }

  private func write(_ findings: [Finding], of rule: RuleID, to html: inout HTMLWriter) {
    let worst = SeverityCounts(findings).worst ?? .note
    // A long list would bury what stands below it.
    let isOpen = findings.count <= 12
    html.element("details", ["class": worst.rawValue, "open": isOpen ? "" : nil]) { html in
      html.element("summary") { html in
        html.element("span", ["class": "badge"], text: rule.rawValue)
        html.text(" \(SeverityCounts(findings).phrase)")
      }
      for file in byFile(findings) {
        html.element("h3", ["class": "place"]) { html in
          html.element("bdi", ["class": "code"], text: file.path)
          if file.findings.count > 1 {
            html.element("span", ["class": "counts"], text: String(file.findings.count))
          }
        }
        let isKeyList = rule == .untranslated || rule == .unconstrained
        html.element("ul", ["class": isKeyList ? "keys" : nil]) { html in
          for finding in file.findings {
            if isKeyList { writeKey(of: finding, to: &html) } else { write(finding, to: &html) }
          }
        }
        html.markup("\n")
      }
    }
  }

  private func byFile(_ findings: [Finding]) -> [(path: String, findings: [Finding])] {
    var places: [String: Int] = [:]
    var files: [(path: String, findings: [Finding])] = []
    for finding in findings {
      if let place = places[finding.location.path] {
        files[place].findings.append(finding)
      } else {
        places[finding.location.path] = files.count
        files.append((finding.location.path, [finding]))
      }
    }
    return files
  }

  /// Where the rule and the key say all that there is to say.
  private func writeKey(of finding: Finding, to html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("bdi", ["class": "code"], text: finding.subject.key ?? finding.message)
      if let locale = finding.subject.locale {
        html.element("span", ["class": "tag"], text: locale.identifier)
      }
      html.element("span", ["class": "line"], text: "\(finding.location.position.line)")
    }
  }

  private func write(_ finding: Finding, to html: inout HTMLWriter) {
    html.element("li") { html in
      let position = finding.location.position
      html.element("span", ["class": "line"], text: "\(position.line):\(position.column)")
      html.element("bdi", ["class": "message"], text: finding.message)
      if let suggestion = finding.suggestion {
        html.element("bdi", ["class": "help"], text: suggestion)
      }
    }
  }
}
