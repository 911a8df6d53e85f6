package import Overset
import OversetModel
import OversetSurfaces
import OversetSyntax

/// Where code uses which key, as JSON.
package enum SourcesJSON {
  /// An object with the keys of the catalogs and those that no catalog has.
  package static func text(of survey: SourceSurvey) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("keys")
      json.array { json in
        for key in survey.keys {
          json.line()
          key.write(to: &json)
        }
      }
      json.key("missing")
      json.array { json in
        for key in survey.missing {
          json.line()
          json.object { json in
            json.key("key")
            json.value(key.text)
            json.key("table")
            json.value(key.table)
            json.key("location")
            key.location.write(to: &json)
          }
        }
      }
      json.key("unknown")
      json.array { json in
        for (part, count) in survey.unknownParts {
          json.line()
          json.object { json in
            json.key("part")
            json.value(part.phrase)
            json.key("keys")
            json.value(count)
          }
        }
      }
      json.key("assumed")
      json.array { json in
        for (call, count) in survey.assumed {
          json.object { json in
            json.key("call")
            json.value(call)
            json.key("keys")
            json.value(count)
          }
        }
      }
      json.key("suggestions")
      survey.suggestions.write(to: &json)
    }
    json.newline()
    return json.take()
  }
}

extension SourceSuggestions {
  /// Lists with the names of those below `sources` in overset.yml.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      Self.write("components", "call", components, to: &json)
      Self.write("accessors", "type", accessors, to: &json)
      Self.write("helpers", "call", helpers, to: &json)
      Self.write("ignore", "call", ignored, to: &json)
    }
  }

  private static func write(
    _ list: StaticString, _ name: StaticString, _ entries: [(text: String, count: Int)],
    to json: inout JSONWriter
  ) {
    json.key(list)
    json.array { json in
      for entry in entries {
        json.object { json in
          json.key(name)
          json.value(entry.text)
          json.key("keys")
          json.value(entry.count)
        }
      }
    }
  }
}

extension SourceSurvey.Key {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("key")
      json.value(text)
      json.key("table")
      json.value(table)
      json.key("uses")
      json.array { json in
        for use in uses {
          for verdict in use.verdicts {
            json.object { json in
              json.key("location")
              use.location.write(to: &json)
              verdict.write(to: &json)
            }
          }
        }
      }
    }
  }
}

extension UseVerdict {
  fileprivate func write(to json: inout JSONWriter) {
    json.key("surface")
    json.value(surface?.name)
    json.key("verdict")
    json.value(VerdictKind(self).name)
    json.key("reason")
    json.value(description)
    json.key("textCase")
    json.value(textCase?.rawValue)
    json.key("followedNames")
    json.value(followedNames)
    guard case .canBeCut(let rooms) = outcome else { return }
    json.key("rooms")
    json.array { json in
      for room in rooms { room.write(to: &json) }
    }
  }
}

extension TextRoom {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("systems")
      json.value(systems.description)
      json.key("lines")
      json.value(constraint.numberOfLines)
      json.key("font")
      json.value(isFontKnown ? constraint.font.phrase : nil)
      json.key("lowerBound")
      json.value(width.lower?.description)
      json.key("upperBound")
      json.value(width.upper?.description)
      json.key("height")
      json.value(height)
      json.key("evidence")
      json.value(evidence.rawValue)
      json.key("source")
      json.value(source)
    }
  }
}

extension VerdictKind {
  /// As programs read it.
  fileprivate var name: String {
    switch self {
    case .roomKnown, .upperBoundKnown, .roomUnknown: "can be cut"
    case .inDocument: "in document"
    case .unknown: "unknown"
    case .elsewhere: "shown elsewhere"
    case .safe: "cannot be cut"
    case .undrawn: "never drawn"
    case .named: "named"
    }
  }
}
