import Overset
import OversetModel
package import OversetRules
import OversetSyntax

/// What the rules are, as JSON: for editors and for pages that explain findings.
package enum RulesJSON {
  /// A list with an object for each rule.
  package static func list(of rules: [RuleDescription]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for rule in rules {
        json.line()
        rule.write(to: &json)
      }
    }
    json.newline()
    return json.take()
  }
}

extension RuleDescription {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.value(id.rawValue)
      json.key("severity")
      json.value(severity.rawValue)
      json.key("summary")
      json.value(summary)
      json.key("meaning")
      json.value(meaning)
      json.key("example")
      json.value(example)
      json.key("thresholds")
      json.array { json in
        for threshold in thresholds { threshold.write(to: &json) }
      }
      json.key("remedy")
      json.value(remedy)
      json.key("sources")
      json.array { json in
        for source in sources {
          json.object { json in
            json.key("kind")
            json.value(source.kind.rawValue)
            json.key("words")
            json.value(source.words)
          }
        }
      }
    }
  }
}

extension RuleDescription.Threshold {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.value(name)
      json.key("meaning")
      json.value(meaning)
      json.key("default")
      json.value(standard)
      json.key("least")
      json.value(range.lowerBound)
      json.key("most")
      json.value(range.upperBound)
    }
  }
}
