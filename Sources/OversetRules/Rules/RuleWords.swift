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

extension String {
  /// As much of a text as a message has room for.
  var excerpt: String {
    let beginning = unicodeScalars.prefix(Self.mostScalars)
    return beginning.endIndex == endIndex ? self : String(Substring(beginning)) + "…"
  }

  /// Longer than the words of any language.
  private static let mostScalars = 120
}

extension Int {
  /// `9,999`.
  package var grouped: String {
    var digits = String(magnitude)
    for place in stride(from: 3, to: digits.count, by: 3).map({ $0 + $0 / 3 - 1 }) {
      digits.insert(",", at: digits.index(digits.endIndex, offsetBy: -place))
    }
    return (self < 0 ? "-" : "") + digits
  }
}

extension Double {
  /// With one decimal: `14.3`.
  package var tenths: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String((self * 10).roundedForPeople / 10)
  }

  /// With two decimals: `0.86`.
  package var hundredths: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String((self * 100).roundedForPeople / 100)
  }

  /// With two decimals, rounded down: a scale that just fits is never rounded to one that does not.
  var hundredthsDown: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String((self * 100).roundedDownStably / 100)
  }

  /// The next whole number: `177`.
  var roundedUp: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String(Int(roundedUpStably))
  }

  /// `94 %`, rounded down so that 99.6 % is not called all.
  package var percent: String {
    guard isFinite, magnitude < 1e9 else { return "?" }
    return "\(Int((self * 100).roundedDownStably)) %"
  }
}
