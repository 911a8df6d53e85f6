import Overset
import OversetFits
import OversetModel
import OversetRules
import OversetSyntax

/// A finding as a result of SARIF.
struct SARIFResult: Sendable {
  var finding: Finding
  /// Why it is accepted; nil where it is not.
  var reason: SuppressedFinding.Reason?

  /// GitHub refuses a result with more than 1,000 locations.
  private static let mostRelated = 999

  /// `hasSuppressions` is of the run: every result says whether it is suppressed, or none does.
  func write(
    ruleIndex: Int?, paths: PathBase, hasSuppressions: Bool, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("ruleId")
      json.value(finding.rule.rawValue)
      if let ruleIndex {
        json.key("ruleIndex")
        json.value(ruleIndex)
      }
      json.key("level")
      json.value(finding.severity.rawValue)
      json.message("message", Self.withoutLinks(finding.messageAndHelp))
      json.key("locations")
      json.array { json in finding.location.write(paths: paths, to: &json) }
      json.key("partialFingerprints")
      json.object { json in
        json.key("oversetIdentity/v1")
        json.value(finding.identity)
      }
      if hasSuppressions {
        json.key("suppressions")
        json.array { json in reason?.write(to: &json) }
      }
      if !finding.others.isEmpty || finding.use != nil {
        json.key("relatedLocations")
        json.array { json in
          let others = finding.others.prefix(Self.mostRelated - 1)
          for (index, other) in others.enumerated() {
            other.location.write(id: index + 1, other.message, paths: paths, to: &json)
          }
          if let use = finding.use {
            use.location.write(
              id: others.count + 1, use.roomPhrase, paths: paths, to: &json)
          }
        }
      }
      json.key("properties")
      json.object { json in finding.writeProperties(to: &json) }
    }
  }

  /// `[words](target)` is a link in a message's plain text too.
  static func withoutLinks(_ text: String) -> String {
    text.contains("](") ? text.replacing("[", with: "\\[").replacing("]", with: "\\]") : text
  }
}

extension Finding {
  /// The message and, after it, the help.
  var messageAndHelp: String { suggestion.map { "\(message)\nhelp: \($0)" } ?? message }

  fileprivate func writeProperties(to json: inout JSONWriter) {
    json.member("label", subject.label)
    json.member("table", subject.table)
    json.member("key", subject.key)
    json.member("locale", subject.locale?.identifier)
    let variant = subject.variant.description
    if !variant.isEmpty { json.member("variant", variant) }
    json.member("property", subject.property)
    guard let layout else { return }
    json.member("text", layout.text)
    json.member("shown", layout.fit.shown)
    json.key("lostClusters")
    json.value(layout.fit.lostClusters)
    json.key("width")
    json.value(layout.frame.width)
    json.key("neededWidth")
    json.value(layout.fit.needs.width.map(layout.frameWidth))
    json.member("confidence", layout.fit.confidence.name)
  }
}

extension SuppressedFinding.Reason {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.value(self == .note ? "inSource" : "external")
      json.key("status")
      json.value("accepted")
      json.key("justification")
      json.value(phrase)
    }
  }
}

extension FileLocation {
  /// A location with an `id` is a related one, and says what is there.
  fileprivate func write(
    id: Int? = nil, _ message: String? = nil, paths: PathBase, to json: inout JSONWriter
  ) {
    json.object { json in
      if let id {
        json.key("id")
        json.value(id)
      }
      json.key("physicalLocation")
      json.object { json in
        json.key("artifactLocation")
        json.object { json in
          json.key("uri")
          json.value(URIReference.relative(paths.path(of: self)))
          json.key("uriBaseId")
          json.value("%SRCROOT%")
        }
        json.key("region")
        json.object { json in
          json.key("startLine")
          json.value(position.line)
          json.key("startColumn")
          json.value(position.column)
        }
      }
      if let message { json.message("message", SARIFResult.withoutLinks(message)) }
    }
  }
}
