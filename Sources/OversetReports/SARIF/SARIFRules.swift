import Overset
import OversetModel
import OversetRules
import OversetSyntax

extension CheckReport.ToolVersions {
  /// The members of `tool.driver`: what made the results, and every rule that could have.
  func writeDriver(_ rules: [RuleDescription], to json: inout JSONWriter) {
    json.key("name")
    json.value("overset")
    json.key("semanticVersion")
    json.value(version)
    json.key("properties")
    json.object { json in writeEngine(to: &json) }
    json.key("rules")
    json.array { json in
      for rule in rules {
        json.line()
        json.object { json in rule.writeMembers(to: &json) }
      }
    }
  }
}

extension RuleDescription {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.key("id")
    json.value(id.rawValue)
    json.message("shortDescription", summary)
    json.message("fullDescription", meaning)
    json.key("help")
    json.object { json in
      json.key("text")
      json.value("\(meaning)\n\nFor example:\n\(example)\n\n\(remedy)")
      json.key("markdown")
      json.value(
        "\(meaning)\n\n**For example**\n\n```\n\(example)\n```\n\n**What to do**\n\n\(remedy)\n")
    }
    json.key("defaultConfiguration")
    json.object { json in
      json.key("level")
      json.value(severity.rawValue)
    }
    json.key("properties")
    json.object { json in
      json.key("tags")
      json.values(["localization"])
      // What GitHub filters and sorts by.
      json.key("problem.severity")
      json.value(severity == .note ? "recommendation" : severity.rawValue)
    }
  }
}

extension JSONWriter {
  /// A member that is a message of plain text.
  mutating func message(_ name: StaticString, _ text: String) {
    key(name)
    object { json in
      json.key("text")
      json.value(text)
    }
  }
}
