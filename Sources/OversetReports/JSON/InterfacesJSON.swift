package import Overset
import OversetModel
import OversetSyntax

/// The labels of storyboards and XIBs, as JSON.
package enum InterfacesJSON {
  /// An object with a list of labels; a frame or a room that is not known is null.
  package static func text(of survey: InterfaceSurvey) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("labels")
      json.array { json in
        for label in survey.labels {
          json.line()
          label.write(to: &json)
        }
      }
    }
    json.newline()
    return json.take()
  }
}

extension InterfaceSurvey.Label {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("document")
      json.value(document)
      json.key("object")
      json.value(objectID)
      json.key("property")
      json.value(property)
      json.key("class")
      json.value(kind)
      json.key("path")
      json.value(path)
      json.key("text")
      json.value(text)
      json.key("font")
      json.value(font?.phrase)
      json.key("screen")
      json.value(screen?.name)
      json.key("frame")
      json.value(frame)
      json.key("room")
      json.value(room)
      json.key("confidence")
      json.value(reasons.isEmpty ? "certain" : "borderline")
      json.key("reasons")
      json.array { json in
        for reason in reasons { json.value(reason) }
      }
      json.key("key")
      json.value(link?.keys.first)
      json.key("link")
      if let link { link.write(to: &json) } else { json.value(String?.none) }
    }
  }
}

extension InterfaceSurvey.Link {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.value(kind.rawValue)
      json.key("keys")
      json.array { json in
        for key in keys { json.value(key) }
      }
      json.key("location")
      json.value(location?.description)
      json.key("confidence")
      json.value(reasons.isEmpty ? "certain" : "borderline")
      json.key("reasons")
      json.array { json in
        for reason in reasons { json.value(reason) }
      }
    }
  }
}

extension JSONWriter {
  /// Null for no rectangle.
  fileprivate mutating func value(_ rect: Rect?) {
    guard let rect else { return value(String?.none) }
    object { json in
      json.key("x")
      json.value(rect.x)
      json.key("y")
      json.value(rect.y)
      json.key("width")
      json.value(rect.width)
      json.key("height")
      json.value(rect.height)
    }
  }

  /// Null for no size.
  fileprivate mutating func value(_ size: Size?) {
    guard let size else { return value(String?.none) }
    object { json in
      json.key("width")
      json.value(size.width)
      json.key("height")
      json.value(size.height)
    }
  }
}
