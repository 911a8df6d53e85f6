import OversetModel

/// Reads and describes `paragraphStyle`: NSParagraphStyle, with UIKit's names.
enum ParagraphStyleProperties {
  static func read(_ setting: WrittenSetting, with reader: inout SettingReader) -> ParagraphStyle {
    let values = reader.map(setting, known: all.map(\.name))
    var style = ParagraphStyle()
    Property.apply(all, values, to: &style, with: &reader)
    return style
  }

  static var schema: JSONSchema { .settings(all).says("NSParagraphStyle.") }

  private static let all: [Property<ParagraphStyle>] = [
    length(
      "lineSpacing", \.lineSpacing, "Points between the bottom of a line and the top of the next."),
    length("paragraphSpacing", \.paragraphSpacing, "Points behind each paragraph but the last."),
    length(
      "paragraphSpacingBefore", \.paragraphSpacingBefore,
      "Points before each paragraph but the first."),
    length("minimumLineHeight", \.minimumLineHeight, "In points."),
    length("maximumLineHeight", \.maximumLineHeight, "In points; 0 for no maximum."),
    length(
      "lineHeightMultiple", \.lineHeightMultiple, in: 0...100,
      "What the font's line height is multiplied with; 0 for 1."),
    length(
      "firstLineHeadIndent", \.firstLineHeadIndent, "Points before the first line of a paragraph."),
    length("headIndent", \.headIndent, "Points before the other lines."),
    // Negative from the trailing edge, as NSParagraphStyle has it.
    length(
      "tailIndent", \.tailIndent, in: AttributedTextProperties.offsets,
      "Where lines end: from the leading edge if positive, else from the trailing edge."),
    Property(
      "alignment", \.alignment,
      .choice(TextAlignment.self).standard(.text(TextAlignment.natural.rawValue))
    ) { setting, reader, _ in reader.choice(setting, TextAlignment.self) },
    Property(
      "lineBreakMode", \.lineBreakMode,
      .choice(LineBreakMode.self)
        .says("A style without one has no ellipsis, and does not shrink.")
        .standard(.text(LineBreakMode.byWordWrapping.rawValue))
    ) { setting, reader, _ in reader.choice(setting, LineBreakMode.self) },
    Property(
      "lineBreakStrategy", \.lineBreakStrategy, .strategy.standard(.text("none"))
    ) { setting, reader, _ in reader.strategy(setting) },
    Property(
      "baseWritingDirection", \.baseWritingDirection,
      .choice(WritingDirection.self)
        .says("The direction of paragraphs; 'natural' is that of the first strong character.")
        .standard(.text(WritingDirection.natural.rawValue))
    ) { setting, reader, _ in reader.choice(setting) },
    length(
      "hyphenationFactor", \.hyphenationFactor, in: 0...1,
      "From which share of a line on a word is hyphenated: the layout does not show it."),
    Property(
      "tabStops", \.tabStops,
      .list(of: .number(in: AttributedTextProperties.lengths).says("Points from the leading edge."))
        .says("Default: twelve, 28 points apart.")
    ) { setting, reader, _ in
      reader.list(setting).compactMap { reader.number($0, in: AttributedTextProperties.lengths) }
    },
    length(
      "defaultTabInterval", \.defaultTabInterval,
      "Points between tab stops behind the last; 0 for 28."),
  ]

  private static func length(
    _ name: String, _ path: any WritableKeyPath<ParagraphStyle, Double> & Sendable,
    in range: ClosedRange<Double> = AttributedTextProperties.lengths, _ description: String
  ) -> Property<ParagraphStyle> {
    let schema = JSONSchema.number(in: range).says(description).standard(.number(0))
    return Property(name, path, schema) { setting, reader, _ in reader.number(setting, in: range) }
  }
}
