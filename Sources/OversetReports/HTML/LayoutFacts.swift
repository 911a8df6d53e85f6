import Overset
import OversetFits
import OversetModel
import OversetRules

/// A layout's numbers as a person reads them.
struct LayoutFacts {
  let finding: Finding
  let layout: CheckedLayout
  /// The layout's fit, unpacked once.
  let fit: LabelFit

  /// Names and values, the most important first; what does not apply is left out.
  var facts: [(name: String, value: String)] {
    var facts = [
      (
        "label",
        "\(Decimals.size(width: layout.frame.width, height: layout.frame.height)), \(font)"
      )
    ]
    if !needs.isEmpty { facts.append(("needs", needs)) }
    if let source { facts.append(("source", source)) }
    if let use = finding.use { facts.append(("code", use.phrase)) }
    if layout.isFallback { facts.append(("text", "not translated: the app shows this instead")) }
    if !fit.confidence.reasons.isEmpty || fit.confidence != .certain {
      let reasons = fit.confidence.reasons.joined(separator: "; ")
      facts.append((fit.confidence.name, reasons.isEmpty ? "not certain" : reasons))
    }
    if !fit.missing.isEmpty {
      facts.append(
        ("missing", fit.missing.prefix(12).map(Self.named).joined(separator: ", ")))
    }
    return facts
  }

  private var font: String {
    let font = layout.constraint.font
    guard fit.scale < 1, fit.scale.isFinite else { return font.phrase }
    let points = Decimals.points(font.pointSize * fit.scale)
    return "\(font.phrase), drawn at \(Decimals.text(of: fit.scale, upTo: 2)) = \(points)"
  }

  /// What would show all of a lost text, as in the finding; each is enough alone.
  private var needs: String {
    if let clears = finding.clears { return clears.phrase }
    var ways: [String] = []
    if let room = fit.needs.width, room.isFinite {
      let share = fit.used.width.map {
        $0.isFinite ? " (\(Decimals.percent($0)) of the \(hasInsets ? "room" : "width"))" : ""
      }
      ways.append(
        Decimals.points(layout.frameWidth(around: room)) + " of width\(lines)" + (share ?? ""))
    }
    if fit.needs.lines > 1, fit.needs.lines != layout.constraint.numberOfLines {
      ways.append(Decimals.count(fit.needs.lines, "line"))
    }
    if fit.missingHeight > 0, fit.needs.height.isFinite {
      ways.append(Decimals.points(layout.frameHeight(around: fit.needs.height)) + " of height")
    }
    if let scale = fit.needs.scale, scale < 1 {
      ways.append("scale \(Decimals.text(of: scale, upTo: 2))")
    }
    return ways.joined(separator: ", or ")
  }

  /// What the width is needed in; nothing for a label of one line.
  private var lines: String {
    switch layout.constraint.numberOfLines {
    case 1: ""
    case 0: " in any number of lines"
    case let lines: " in \(lines) lines"
    }
  }

  private var hasInsets: Bool { layout.insets.leading + layout.insets.trailing > 0 }

  private var source: String? {
    guard let source = finding.source else { return nil }
    switch source.outcome {
    case .fits: return "fits in \(source.locale)"
    case .tightened, .shrunk: return "\(source.outcome) in \(source.locale) too"
    case .truncated, .clipped: return "already \(source.outcome) in \(source.locale)"
    }
  }

  /// `U+1E9E`, because a reader's fonts may lack the character too.
  private static func named(_ cluster: String) -> String {
    let codes = cluster.unicodeScalars.prefix(4).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return codes.joined(separator: " ")
  }
}
