import OversetModel

extension StandInLetters {
  /// Those of a script in a family that stands in for the system's; `same` for a family that was
  /// not compared.
  ///
  /// `leastSystem` is the oldest major version of iOS that text is laid out for, nil where it is
  /// not known: the widths are those of the newest version, and older ones may be narrower. A
  /// weight, size or design without pictures has the nearest one's letters, and at least the error
  /// of those that were not compared.
  init(
    of script: Script, in family: String, weight: FontWeight, design: FontDesign,
    since leastSystem: Int?
  ) {
    self = .same
    guard MeasuredLetters.family(of: script) == family else { return }
    let rows = MeasuredLetters.rows.filter {
      $0.script == script && $0.isHeavy == (weight.weightClass >= FontWeight.semibold.weightClass)
    }
    let ofDesign = rows.filter { $0.design == design }
    let newest = rows.compactMap(\.version).max()
    let usable = (ofDesign.isEmpty ? rows : ofDesign).filter { $0.version == newest }
    guard let small = usable.nearest(to: weight, isLarge: false) else { return }
    let large = usable.nearest(to: weight, isLarge: true) ?? small
    (text, textError) = (small.factor, small.error(of: weight, design, isLarge: false))
    (display, displayError) = (large.factor, large.error(of: weight, design, isLarge: true))
    if let newest, leastSystem ?? 0 < newest {
      let old = rows.filter { $0.version != newest }.map(\.factor).min() ?? small.factor
      narrowest = min(1, old / max(text, display))
    }
    (above, below) = MeasuredLetters.ink(of: script)
  }

  /// Those in a label with a font of its own, which asks another cascade than the system font does:
  /// its Arabic was seen from 0.84 of the stand-in's on, its Devanagari is the same (iOS 11.2).
  init(of script: Script, in family: String, besideOwnFont weight: FontWeight) {
    switch script {
    case MeasuredLetters.devanagari:
      self.init(of: script, in: family, weight: weight, design: .default, since: nil)
    case MeasuredLetters.arabic:
      self = .same
      if MeasuredLetters.family(of: script) == family { narrowest = 0.84 }
    default: self = .same
    }
  }
}

extension MeasuredLetters {
  /// Whether the stand-in is bold.
  fileprivate var isHeavy: Bool {
    weights.contains { $0.weightClass >= FontWeight.semibold.weightClass }
  }

  fileprivate func error(of weight: FontWeight, _ design: FontDesign, isLarge: Bool) -> Double {
    weights.contains(weight) && self.design == design && self.isLarge == isLarge
      ? usedError : max(usedError, StandInLetters.unmeasuredError)
  }

  /// The farthest paint of 50 lines of Arabic and Devanagari (iOS 11.2).
  fileprivate static func ink(of script: Script) -> (above: InkReach, below: InkReach) {
    switch script {
    case arabic:
      (InkReach(standIn: 0.94, system: 0.957), InkReach(standIn: 0.394, system: 0.287))
    case devanagari:
      (InkReach(standIn: 0.896, system: 0.951), InkReach(standIn: 0.268, system: 0.347))
    default: (.unknown, .unknown)
    }
  }
}

extension [MeasuredLetters] {
  /// Of two as near, the first.
  fileprivate func nearest(to weight: FontWeight, isLarge: Bool) -> MeasuredLetters? {
    func distance(_ row: MeasuredLetters) -> Int {
      row.weights.map { abs($0.weightClass - weight.weightClass) }.min() ?? .max
    }
    return filter { $0.isLarge == isLarge }.min { distance($0) < distance($1) }
  }
}
