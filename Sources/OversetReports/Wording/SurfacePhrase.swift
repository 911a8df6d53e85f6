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

extension SurfaceRoom {
  /// `at most screen - 32`, `116 to 288`.
  var phrase: String {
    switch (lower, upper) {
    case (nil, nil): "room not known"
    case (nil, let upper?): "at most \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (let lower?, let upper?): lower == upper ? "\(lower)" : "\(lower) to \(upper)"
    }
  }
}
