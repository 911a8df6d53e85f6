import OversetModel

extension FontWeight {
  /// OS/2 `usWeightClass`.
  var weightClass: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  init(nearest weightClass: Int) {
    self =
      Self.allCases.min { abs($0.weightClass - weightClass) < abs($1.weightClass - weightClass) }
      ?? .regular
  }
}
