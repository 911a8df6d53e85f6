import OversetModel
import OversetSurfaces

extension SurfaceLines {
  /// `1 line`, `wraps`.
  var phrase: String {
    switch self {
    case .most(let lines): Decimals.count(lines, "line")
    case .all: "as many lines as it takes"
    case .unknown: "lines not known"
    case .notDrawn: "not drawn"
    }
  }
}
