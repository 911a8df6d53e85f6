import Overset
import OversetFits
import OversetModel
import OversetRules
import OversetSyntax

extension CheckedLayout {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("label")
      json.value(label)
      writeReference(to: &json)
      json.key("text")
      json.value(text)
      json.key("isFallback")
      json.value(isFallback)
      json.key("bounds")
      json.object { json in
        json.key("width")
        json.value(room.width)
        json.key("height")
        json.value(room.height)
      }
      if insets != Insets() {
        json.key("frame")
        json.object { json in
          json.key("width")
          json.value(frame.width)
          json.key("height")
          json.value(frame.height)
        }
      }
      json.key("fit")
      fit.write(to: &json)
    }
  }

  /// The members that say which text it is, without the result.
  func writeReference(to json: inout JSONWriter) {
    json.key("table")
    json.value(table)
    json.key("key")
    json.value(key)
    json.key("locale")
    json.value(locale.identifier)
    json.key("variant")
    variant.write(to: &json)
    json.key("location")
    location.write(to: &json)
  }
}

extension LayoutVariant {
  /// Only what applies: most texts have no variant.
  func write(to json: inout JSONWriter) {
    let text = WrittenVariation(text)
    json.object { json in
      json.member("plural", text.plural)
      json.member("device", text.device)
      json.member("width", text.width)
      json.member("substitution", text.substitution)
      json.member("contentSize", contentSize?.rawValue)
      json.member("screen", screen)
      json.member("legibilityWeight", legibilityWeight == .bold ? "bold" : nil)
    }
  }
}

extension FileLocation {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("file")
      json.value(path)
      json.key("line")
      json.value(position.line)
      json.key("column")
      json.value(position.column)
    }
  }
}
