package import Overset
import OversetSyntax

/// Writes a baseline: JSON with an entry a line, so that a review shows what is newly accepted.
package enum BaselineJSON {
  /// The file's bytes.
  package static func bytes(of baseline: Baseline) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("schemaVersion")
      json.value(Baseline.schemaVersion)
      json.key("findings")
      json.array { json in
        for entry in baseline.entries {
          json.line()
          entry.write(to: &json)
        }
        json.newline()
      }
    }
    json.newline()
    return json.take()
  }
}

extension Baseline.Entry {
  /// What does not apply is left out.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("file")
      json.value(identity.file)
      json.member("table", identity.table)
      json.member("key", identity.key)
      json.member("label", identity.label)
      json.member("locale", identity.locale)
      json.key("rule")
      json.value(identity.rule)
      json.member("plural", identity.variation.plural)
      json.member("device", identity.variation.device)
      json.member("width", identity.variation.width)
      json.member("substitution", identity.variation.substitution)
      json.member("property", identity.property)
      if identity.occurrence > 1 {
        json.key("occurrence")
        json.value(identity.occurrence)
      }
      if let overflow {
        json.key("overflow")
        json.value(overflow)
      }
      json.member("contentSize", contentSize?.rawValue)
      if !others.isEmpty {
        json.key("others")
        json.members(others.sorted { $0.key < $1.key }) { $1.value($0) }
      }
    }
  }
}
