import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// UTS 51: Emoji without Emoji_Presentation is text by default. What a label draws was reported
/// differently.
struct SymbolPresentationTests {
  /// Wider as emoji, by some points each.
  @Test(arguments: ["❤", "▶", "☎", "☀", "✔", "⚠", "♥", "🕹"])
  func `a verdict is borderline where it depends on how a symbol is drawn`(symbol: String) throws {
    var label = try TestLabel(width: 1000).inSystemFont()
    let text = String(repeating: symbol, count: 20)
    let width = try #require(label.fit(text).needs.width)
    let emoji = try #require(label.fit(text.map { "\($0)\u{FE0F}" }.joined()).needs.width)
    #expect(abs(emoji - 20 * 17 * 1.245) < 0.2, "Noto Color Emoji")
    #expect(emoji > width * 1.06)
    #expect(label.fit(text).confidence == .certain)
    label.bounds.width = (width + emoji) / 2
    let fit = label.fit(text)
    #expect(fit.outcome == .fits)
    let phrase = "\(symbol) may be drawn as text or as emoji: "
    #expect(fit.confidence.reasons.last?.hasPrefix(phrase) == true, "\(fit.confidence)")
    #expect(!label.fitter.fitsComfortably(label.text(text), below: 1))
    // Farther away than the stand-in's widths may be off.
    label.bounds.width = width * 0.7
    #expect(label.fit(text).confidence == .certain)
    // A variation selector says which.
    label.bounds.width = (width + emoji) / 2
    #expect(
      !label.fit(text.map { "\($0)\u{FE0E}" }.joined()).confidence.reasons.contains {
        $0.contains("emoji")
      })
  }

  @Test func `a smallest scale is borderline as well`() throws {
    let text = String(repeating: "☎", count: 20)
    var label = try TestLabel(width: 200).inSystemFont()
    let scale = try #require(label.fit(text).needs.scale)
    label = label.shrinking(to: scale * 0.9)
    #expect(label.fit(text).outcome == .shrunk)
    #expect(label.fit(text).confidence.name == "borderline")
    label = label.shrinking(to: scale * 0.5)
    #expect(label.fit(text).confidence == .certain)
  }

  /// Every text font has these.
  @Test(arguments: ["©", "®", "™", "#", "7"])
  func `a sign of text is no emoji`(sign: String) throws {
    var label = try TestLabel(width: 1000).inSystemFont()
    let text = String(repeating: sign, count: 20)
    label.bounds.width = try #require(label.fit(text).needs.width) * 1.03
    #expect(label.fit(text).confidence == .certain)
  }

  /// What the label's own font has it draws.
  @Test func `a font of one's own draws its symbols`() throws {
    var label = TestLabel(width: 1000)
    label.font = try RequiredFont.inter.font(from: FontBook(), points: 17)
    let text = String(repeating: "▶", count: 20)
    label.bounds.width = try #require(label.fit(text).needs.width) * 1.03
    #expect(label.fit(text).confidence == .certain)
  }
}
