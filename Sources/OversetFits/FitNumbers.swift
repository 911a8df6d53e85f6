package import OversetModel

extension LabelFit {
  /// What is asked of every fit, by rules and by all that counts: a copy counts no references.
  package struct Numbers: Sendable {
    package let outcome: Outcome
    package let isBorderline: Bool
    package let isInconclusive: Bool
    package let scale: Double
    package let usedWidth: Double?
    package let usedHeight: Double?
    package let lines: Int
    package let neededLines: Int
    package let lostClusters: Int
    package let losesParagraphs: Bool
    package let missingHeight: Points
    package let breaksWords: Bool
    package let lacksGlyphs: Bool
    package let clipsInk: Bool
    package let hasInk: Bool
  }

  /// The numbers of the fit.
  package var numbers: Numbers {
    var isBorderline = false
    var isInconclusive = false
    switch confidence {
    case .certain: break
    case .borderline: isBorderline = true
    case .inconclusive: isInconclusive = true
    }
    return Numbers(
      outcome: outcome, isBorderline: isBorderline, isInconclusive: isInconclusive, scale: scale,
      usedWidth: used.width, usedHeight: used.height, lines: lines.count,
      neededLines: needs.lines, lostClusters: lostClusters, losesParagraphs: losesParagraphs,
      missingHeight: missingHeight, breaksWords: !brokenWords.isEmpty,
      lacksGlyphs: !missing.isEmpty, clipsInk: clipsInk, hasInk: inkBounds != nil)
  }
}
