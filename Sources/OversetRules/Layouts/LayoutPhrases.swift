import OversetFits
import OversetModel

extension CheckedLayout {
  /// `'checkout.pay' (de)`, with the variant where there is one.
  package var name: String {
    let variant = variant.description
    return "'\(key)' (\(locale)\(variant.isEmpty ? "" : ", " + variant))"
  }

  /// How far the text is over, in what limits it: points in one line, lines in several.
  package var excess: String {
    let shown = fit.lines.count
    if shown <= 1, let needed = fit.needs.width, needed > room.width {
      return "is \((needed - room.width).tenths) pt wider than '\(label)'"
    }
    return "needs \(fit.needs.lines) lines, '\(label)' shows \(shown)"
  }

  var loss: String { fit.lostClusters.characters }

  /// How a person may still read what is lost; empty where there is no way.
  package var recovery: String {
    switch fit.recovery {
    case nil: ""
    case .marquee: ", but scrolls while it has the focus"
    case .expansion: ", but shows whole under a pointer"
    }
  }
}
