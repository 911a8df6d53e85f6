import OversetModel

/// What `attributedText` says.
enum AttributedTextSchema {
  static var attributedText: JSONSchema {
    .settings(
      AttributedTextSettings.known,
      [
        "kern": kern.says("\(kernWords) In all the text."),
        "tracking": kern.says("\(trackingWords) In all the text."),
        "runs": .list(of: run).says(
          "Parts of the text and what is different there; later ones win."),
        "paragraphStyle": .defined("paragraphStyle").says(
          "Takes the place of the label's own line breaking and alignment, also of what it leaves out."
        ),
      ]
    ).says("What NSAttributedString says beside the text.")
  }

  private static let kern = JSONSchema.number(in: AttributedTextSettings.kerns)
  private static let kernWords =
    "Points to move each cluster by. 0 switches the kerning of pairs off; leave it out to keep it."
  private static let trackingWords =
    "Points to move each cluster by, added to the kerning of pairs. Counts instead of 'kern'."

  private static var run: JSONSchema {
    let ranges = JSONSchema.requires(["start", "end"])
      .with("properties", .schemas([("text", .nothing)]))
    let texts = JSONSchema.requires(["text"])
      .with("properties", .schemas([("start", .nothing), ("end", .nothing)]))
    return JSONSchema.settings(
      AttributedTextSettings.runKeys,
      [
        "start": .whole.says("The first UTF-16 code unit, from 0."),
        "end": .whole.says("The UTF-16 code unit behind the last."),
        "text": .scalar.with("minLength", .number(1)).says("Every place where this text stands."),
        "font": .defined("font"),
        "kern": kern.says(kernWords),
        "tracking": kern.says(trackingWords),
        "bold": .flag().standard(.flag(false)),
        "italic": .flag().standard(.flag(false)),
        "monospaced": .flag().standard(.flag(false)),
        "baselineOffset": .number(in: AttributedTextSettings.offsets).says(
          "Points above the line's typographic baseline."
        ).standard(.number(0)),
        "foregroundColor": .defined("color").says("Drawn. Default: the label's 'textColor'."),
        "backgroundColor": .defined("color").says("Drawn. Default: none."),
        "attachment": .settings(
          AttributedTextSettings.attachmentKeys, required: ["width"],
          [
            "width": length("In points."),
            "height": length("Points above the typographic baseline. Default: no higher line."),
          ]
        ).says("A box in the place of the text: a picture or a view (NSTextAttachment)."),
        "paragraphStyle": .defined("paragraphStyle").says(
          "That of the paragraphs whose first character the run covers."),
      ]
    ).with("anyOf", .list([.schema(ranges), .schema(texts)]))
  }

  private static func length(_ description: String) -> JSONSchema {
    .number(in: AttributedTextSettings.lengths).says(description)
  }

  static var paragraphStyle: JSONSchema {
    func length(_ description: String) -> JSONSchema {
      Self.length(description).standard(.number(0))
    }
    return JSONSchema.settings(
      AttributedTextSettings.paragraphStyleKeys,
      [
        "lineSpacing": length("Points between the bottom of a line and the top of the next."),
        "paragraphSpacing": length("Points behind each paragraph but the last."),
        "paragraphSpacingBefore": length("Points before each paragraph but the first."),
        "minimumLineHeight": length("In points."),
        "maximumLineHeight": length("In points; 0 for no maximum."),
        "lineHeightMultiple": .number(in: 0...100).says(
          "What the font's line height is multiplied with; 0 for 1."
        ).standard(.number(0)),
        "firstLineHeadIndent": length("Points before the first line of a paragraph."),
        "headIndent": length("Points before the other lines."),
        "tailIndent": .number(in: AttributedTextSettings.offsets).says(
          "Where lines end: from the leading edge if positive, else from the trailing edge."
        )
        .standard(.number(0)),
        "alignment": .choice(TextAlignment.self).standard(.text(TextAlignment.natural.rawValue)),
        "lineBreakMode": .choice(LineBreakMode.self)
          .says("A style without one has no ellipsis, and does not shrink.")
          .standard(.text(LineBreakMode.byWordWrapping.rawValue)),
        "lineBreakStrategy": .strategy.standard(.text("none")),
        "baseWritingDirection": .choice(WritingDirection.self).says(
          "The direction of paragraphs; 'natural' is that of the first strong character."
        ).standard(.text(WritingDirection.natural.rawValue)),
        "hyphenationFactor": .number(in: 0...1).says(
          "From which share of a line on a word is hyphenated: the layout does not show it."
        ).standard(.number(0)),
        "tabStops": .list(of: Self.length("Points from the leading edge."))
          .says("Default: twelve, 28 points apart."),
        "defaultTabInterval": length("Points between tab stops behind the last; 0 for 28."),
      ]
    ).says("NSParagraphStyle.")
  }
}
