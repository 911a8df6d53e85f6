import OversetModel
import OversetTypesetting

/// Symbols that Unicode draws as text by default and that have an emoji, such as ❤ ▶ ☎, without a
/// variation selector (UTS 51): developers saw either in labels. They are measured as text.
struct SymbolPresentation {
  /// Each once, in order.
  let symbols: [String]
  /// What the text is wider with all of them as emoji, at scale 1; negative where it is less wide.
  let growth: Points

  /// The advance of every emoji in the font that stands in for the system's, in em.
  private static let emojiAdvance = 1.245

  /// Nil for a text without such symbols.
  init?(_ text: LabelText) {
    guard text.wrappers.contains(where: { !$0.paragraph.symbols.isEmpty }) else { return nil }
    var symbols: [String] = []
    var growth: Points = 0
    for wrapper in text.wrappers {
      for cluster in wrapper.paragraph.symbols {
        let symbol = wrapper.paragraph.string(cluster..<cluster + 1)
        if !symbols.contains(symbol) { symbols.append(symbol) }
        let share = wrapper.paragraph.part(at: cluster)?.share ?? 1
        growth +=
          Self.emojiAdvance * share * text.font.size.points
          - wrapper.width(of: cluster..<cluster + 1, at: text.font.size)
      }
    }
    self.symbols = symbols
    self.growth = growth
  }

  /// The doubt where a text that needs a width as text may need another.
  func doubt(_ width: Points) -> String {
    let names = symbols.prefix(3).joined(separator: " ") + (symbols.count > 3 ? " …" : "")
    func written(_ width: Points) -> String { "\((width * 10).roundedHalfUp / 10)" }
    return "\(names) may be drawn as text or as emoji: "
      + "\(written(width)) or \(written(max(0, width + growth))) pt"
  }
}
