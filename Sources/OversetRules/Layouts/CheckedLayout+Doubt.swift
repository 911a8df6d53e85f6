import OversetFits
import OversetModel

extension CheckedLayout {
  /// Whether all of the text may show after all, in the most room that the label may have, or a little
  /// smaller where no smallest scale is set: the reference says that it does not shrink, and it was seen to.
  package var mayFit: Bool {
    let constraint = setting.constraint
    if constraint.kind == .uiLabel, constraint.adjustsFontSizeToFitWidth,
      constraint.minimumScale == 0, fit.needs.scale ?? 0 >= Self.readableScale
    {
      return true
    }
    guard let most = setting.mostRoom, let needed = neededFrameWidth else { return false }
    // At a scale, a text takes that share of the width that it takes at its own size.
    return needed * setting.constraint.leastScale <= most.width + most.uncertainty
  }

  /// What `shrunk-below-threshold` allows by default.
  private static let readableScale = RuleSettings().leastScale
}
