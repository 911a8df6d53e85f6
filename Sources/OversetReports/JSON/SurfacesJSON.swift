import OversetModel
package import OversetSurfaces
import OversetSyntax

/// The table of system surfaces, as JSON.
package enum SurfacesJSON {
  /// A list with an object for each row; what is not known is null.
  package static func list(of rows: [SurfaceRow]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for row in rows {
        json.line()
        row.write(to: &json)
      }
    }
    json.newline()
    return json.take()
  }
}

extension SurfaceRow {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("surface")
      json.value(surface.rawValue)
      json.key("systems")
      json.value(systems.description)
      json.key("font")
      json.value(font?.phrase)
      json.key("lines")
      switch lines {
      case .most(let lines): json.value(lines)
      case .all: json.value(0)
      case .unknown, .notDrawn: json.value(String?.none)
      }
      json.key("drawn")
      json.value(lines != .notDrawn)
      json.key("lowerBound")
      json.value(room.lower?.description)
      json.key("upperBound")
      json.value(room.upper?.description)
      json.key("shrinking")
      switch shrinking {
      case .no: json.value("no")
      case .noneSeen: json.value("none seen")
      case .perhaps: json.value("perhaps")
      }
      json.key("leastScale")
      if case .perhaps(let scale) = shrinking {
        json.value(scale)
      } else {
        json.value(Double?.none)
      }
      json.key("evidence")
      json.value(evidence.rawValue)
      json.key("source")
      json.value(source)
    }
  }
}
