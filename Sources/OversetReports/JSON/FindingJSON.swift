import Overset
import OversetCatalogs
import OversetFits
import OversetModel
import OversetRules
import OversetSyntax

extension Finding {
  func write(to json: inout JSONWriter) {
    let subject = subject
    let phrases = phrases
    json.object { json in
      json.key("id")
      json.value(hexadecimal: identityNumber)
      json.key("rule")
      json.value(rule.rawValue)
      json.key("severity")
      json.value(severity.rawValue)
      json.key("label")
      json.value(subject.label)
      json.key("table")
      json.value(subject.table)
      json.key("key")
      json.value(subject.key)
      json.key("locale")
      json.value(subject.locale?.identifier)
      json.key("variant")
      subject.variant.write(to: &json)
      json.member("property", subject.property)
      json.key("location")
      location.write(to: &json)
      json.key("message")
      json.value(phrases.message)
      if let use {
        json.key("use")
        json.object { json in
          json.key("location")
          use.location.write(to: &json)
          json.key("surface")
          json.value(use.surface)
          json.member("systems", use.systems)
          json.key("room")
          json.value(use.room)
          json.key("source")
          json.value(use.source)
        }
      }
      if let layout {
        let fit = layout.fit
        json.key("text")
        json.value(layout.text)
        json.key("fit")
        fit.write(to: &json)
        json.key("confidence")
        json.value(fit.confidence.name)
      }
      if let source {
        json.key("source")
        json.object { json in
          json.key("locale")
          json.value(source.locale.identifier)
          json.key("outcome")
          json.value(source.outcome.rawValue)
        }
      }
      json.key("suggestion")
      json.value(phrases.suggestion)
      if let overflow {
        json.key("overflow")
        json.value(overflow)
      }
      if let clears {
        json.key("clears")
        clears.write(to: &json)
      }
      if !others.isEmpty {
        json.key("others")
        json.array { json in
          for other in others { other.writeAsOther(to: &json) }
        }
      }
    }
  }

  /// The same fault in another locale: what differs.
  private func writeAsOther(to json: inout JSONWriter) {
    let subject = subject
    json.object { json in
      json.key("locale")
      json.value(subject.locale?.identifier)
      json.key("variant")
      subject.variant.write(to: &json)
      json.key("location")
      location.write(to: &json)
      json.key("message")
      json.value(message)
      if let overflow {
        json.key("overflow")
        json.value(overflow)
      }
    }
  }
}

extension SuppressedFinding {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("by")
      json.value(by)
      json.key("reason")
      if case .configuration(let reason) = reason { json.value(reason) } else { json.null() }
      json.key("finding")
      finding.write(to: &json)
    }
  }

  private var by: String {
    switch reason {
    case .baseline: "baseline"
    case .configuration: "configuration"
    case .note: "note"
    }
  }
}
