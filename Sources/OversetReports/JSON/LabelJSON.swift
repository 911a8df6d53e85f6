import Overset
import OversetFits
import OversetModel
import OversetRules
import OversetSyntax

extension LabelReport {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.value(id)
      json.key("location")
      if let location { location.write(to: &json) } else { json.null() }
      json.key("triage")
      if let triage { triage.write(to: &json) } else { json.null() }
      json.key("locales")
      json.array { json in
        for locale in locales { locale.write(to: &json) }
      }
    }
  }
}

extension LabelTriage {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("cause")
      json.value(cause.rawValue)
      json.key("locales")
      json.values(locales.map(\.identifier))
      json.key("checkedLocales")
      json.value(checkedLocales)
      json.key("newIn")
      json.values(newIn.map(\.identifier))
      json.key("isInSource")
      json.value(isInSource)
      json.key("keys")
      json.value(keys)
      json.key("layoutKeys")
      json.value(layoutKeys)
      json.key("clears")
      clears.write(to: &json)
      json.key("worst")
      json.object { json in worst.writeReference(to: &json) }
      json.key("overflow")
      json.value(overflow)
    }
  }
}

extension Clearance {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("width")
      json.value(width)
      json.key("lines")
      if let lines { json.value(lines) } else { json.null() }
      json.key("height")
      json.value(height)
      json.key("scale")
      json.value(scale)
    }
  }
}

extension LabelLocale {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("locale")
      json.value(locale.identifier)
      outcomes.writeCounts(
        of: layouts, borderline: borderline, inconclusive: inconclusive, to: &json)
      json.key("tightest")
      if let tightest { tightest.write(to: &json) } else { json.null() }
    }
  }
}

extension LabelLocale.TightestText {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("text")
      json.object { json in layout.writeReference(to: &json) }
      json.key("use")
      json.value(use)
      json.key("room")
      if let room {
        json.object { json in
          json.key("points")
          json.value(room.points)
          json.key("clusters")
          json.value(room.clusters)
        }
      } else {
        json.null()
      }
    }
  }
}
