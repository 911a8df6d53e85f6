package import OversetFits
package import OversetModel

/// What makes a finding about a text that does not fit go away: each way by itself.
///
/// All that is said of one finding comes from here: the header, the card and the text agree.
package struct Remedy: Sendable {
  /// Over all sizes and screens; nil where no shorter text would fit.
  package var cut: TextCut?
  /// Over all sizes and screens.
  package var clears: Clearance

  package init(cut: TextCut? = nil, clears: Clearance) {
    self.cut = cut
    self.clears = clears
  }

  /// What makes all of several layouts of a text fit; nil where nothing was measured.
  package init?(forAll remedies: [Remedy]) {
    guard let clears = Clearance(remedies.map(\.clears)) else { return nil }
    self.init(cut: TextCut(largestOf: remedies.map(\.cut)), clears: clears)
  }

  /// `shorten it by 4 characters (38.5 pt), or let 'pay' grow to 2 lines, or make it 215 pt wide`.
  package func phrase(for layout: CheckedLayout) -> String {
    let label = "'\(layout.label)'"
    var ways = [cutPhrase(for: layout)].compactMap { $0 }
    let height = clears.height.map { "\($0.roundedUp) pt" }
    if let lines = clears.lines {
      let verb = layout.constraint.numberOfLines == 1 ? "grow to" : "show"
      ways.append(
        "let \(label) \(verb) \(lines) lines" + (height.map { " in \($0)" } ?? ""))
    } else if let height {
      ways.append("make \(label) \(height) high")
    }
    if let width = clears.width {
      ways.append(
        "make \(height == nil && clears.lines == nil ? label : "it") \(width.roundedUp) pt wide")
    }
    if let scale = clears.scale {
      ways.append("let it shrink to \(scale.hundredthsDown) of its size")
    }
    return ways.isEmpty ? truth(about: layout) : ways.joined(separator: ", or ")
  }

  /// `shorten it by 4 characters (38.5 pt)`, or by at least as many where the room is the most that the label may
  /// have; nil where that would leave less than half of the text.
  func cutPhrase(for layout: CheckedLayout) -> String? {
    guard let cut, cut.keepsHalf else { return nil }
    let points = cut.points >= 0.05 ? " (\(cut.points.tenths) pt)" : ""
    let least = layout.setting.mostRoom == nil ? "" : "at least "
    return "shorten it by \(least)\(cut.clusters.characters)\(points)"
  }

  /// What is left to say where nothing that somebody could do to the label would help.
  private func truth(about layout: CheckedLayout) -> String {
    if layout.setting.isInSystemRoom { return "it needs a shorter text" }
    let lines = clears.neededLines
    if lines > Clearance.mostLines(from: layout.constraint.numberOfLines) {
      return
        "it takes \(lines.grouped) lines: let '\(layout.label)' have any number of them, or use a "
        + "text view"
    }
    if let height = clears.lineHeight {
      return "make '\(layout.label)' \(height.roundedUp) pt high: less cuts every line of it"
    }
    let most = layout.setting.mostWidth
    return "it needs another text: "
      + (most.isFinite ? "no label up to \(most.roundedUp) pt wide shows it" : "no width shows it")
  }
}

extension RuleSettings {
  /// The least scale of a font of a size at which no rule reports that a text is too small.
  package func legibleScale(of pointSize: Points) -> Double {
    guard !turnsOff(.shrunkBelowThreshold), pointSize > 0 else { return 0 }
    return max(leastScale, leastPointSize / pointSize)
  }
}

extension TextCut {
  /// What makes all of several layouts of a text fit; nil where one of them cannot.
  package init?(largestOf cuts: [TextCut?]) {
    let all = cuts.compactMap { $0 }
    guard all.count == cuts.count, let most = all.max(by: { $0.clusters < $1.clusters }) else {
      return nil
    }
    self = most
  }
}
