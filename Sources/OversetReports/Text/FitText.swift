import Overset
package import OversetFits
package import OversetModel

/// One label fit for a person at a terminal: the lines as they are seen, then the numbers.
package struct FitText {
  private let width: Points
  private let insets: Insets
  private let numberOfLines: Int

  /// The label's own width in points, what its insets take of it, and its number of lines.
  package init(width: Points, insets: Insets = Insets(), numberOfLines: Int = 1) {
    self.width = width
    self.insets = insets
    self.numberOfLines = numberOfLines
  }

  /// A few lines, the last with a line break.
  package func report(_ fit: LabelFit) -> TerminalText {
    var text: TerminalText = ""
    for line in fit.lines { text += "│ \(line.shown)\n" }
    text += "\n\(fit.outcome.rawValue)"
    if fit.scale < 1 { text += " at a scale of \(rounded(fit.scale, to: 1000))" }
    if fit.kern < 0 { text += " by \(rounded(-fit.kern, to: 1000)) pt between characters" }
    text += ", \(fit.confidence.name)\n"
    for reason in fit.confidence.reasons { text += "  \(reason)\n" }
    if fit.lostClusters > 0 {
      text += "lost    \(fit.lostClusters.counted("character")): \(fit.lost)\n"
    }
    switch fit.recovery {
    case nil: break
    case .marquee: text += "        it scrolls while a view around the label has the focus\n"
    case .expansion: text += "        it shows whole while a pointer is over the label\n"
    }
    if !fit.brokenWords.isEmpty {
      text += "broken  \(fit.brokenWords.joined(separator: ", "))\n"
    }
    if let needed = fit.needs.width {
      text += "\(needs(width: needed, share: fit.used.width))"
    } else {
      text += "needs   more lines, at any width"
    }
    text += "; \(fit.needs.lines) line\(fit.needs.lines == 1 ? "" : "s") at this one"
    if fit.missingHeight > 0 {
      text +=
        "; \(rounded(fit.needs.height + insets.top + insets.bottom, to: 10)) pt of height"
        + ", \(rounded(fit.missingHeight, to: 10)) pt more than there is"
    }
    if let scale = fit.needs.scale, scale < 1 { text += "; scale \(rounded(scale, to: 1000))" }
    let size = fit.intrinsicContentSize
    text +=
      "\nsize    \(rounded(size.width, to: 100)) × \(rounded(size.height, to: 100)) pt (intrinsic)\n"
    if let doubt = fit.sizeDoubt { text += "        \(doubt)\n" }
    if let ink = fit.inkBounds {
      let cut = fit.clipsInk ? ", cut off at the bounds" : ""
      text +=
        "ink     \(rounded(ink.width, to: 100)) × \(rounded(ink.height, to: 100)) pt at "
        + "\(rounded(ink.x, to: 100)), \(rounded(ink.y, to: 100))\(cut)\n"
    }
    var fonts: [String] = []
    for font in fit.fonts {
      let name = font.standsIn ? "\(font.name), a stand-in" : font.name
      if !fonts.contains(name) { fonts.append(name) }
    }
    return text + "fonts   \(fonts.isEmpty ? "none" : fonts.joined(separator: "; "))\n"
  }

  /// The label's width that a text of a width needs, and the share of the room that it takes.
  private func needs(width needed: Points, share: Double?) -> String {
    let sides = insets.leading + insets.trailing
    let lines =
      switch numberOfLines {
      case 1: ""
      case 0: " in any number of lines"
      default: " in \(numberOfLines) lines"
      }
    let needs = "needs   \(rounded(needed + sides, to: 10)) pt\(lines)"
    guard let share else { return needs }
    let percent = "\(rounded(share * 100, to: 1)) %"
    if sides == 0 { return "\(needs), \(percent) of \(rounded(width, to: 10)) pt" }
    return "\(needs) instead of \(rounded(width, to: 10)) pt, "
      + "\(percent) of the room of \(rounded(width - sides, to: 10)) pt"
  }

  private func rounded(_ number: Double, to parts: Double) -> String {
    let value = (number * parts).roundedForPeople / parts
    return value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
