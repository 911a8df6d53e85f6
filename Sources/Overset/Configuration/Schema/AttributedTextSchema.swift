import OversetModel

/// What `attributedText` says.
enum AttributedTextSchema {
  static var attributedText: JSONSchema {
    .settings(
      AttributedTextSettings.known,
      [
        "kern": kern.says("Points to move each cluster by, in all the text.").standard(.number(0)),
        "runs": .list(of: run).says(
          "Parts of the text and what is different there; later ones win."),
        "paragraphStyle": paragraphStyle,
      ]
    ).says("What NSAttributedString says beside the text.")
  }

  private static let kern = JSONSchema.number(in: AttributedTextSettings.kerns)

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
        "kern": kern.says("Points to move each cluster by."),
        "bold": .flag().standard(.flag(false)),
        "italic": .flag().standard(.flag(false)),
        "monospaced": .flag().standard(.flag(false)),
      ]
    ).with("anyOf", .list([.schema(ranges), .schema(texts)]))
  }

  private static var paragraphStyle: JSONSchema {
    func length(_ description: String) -> JSONSchema {
      .number(in: 0...10_000).says(description).standard(.number(0))
    }
    return JSONSchema.settings(
      AttributedTextSettings.paragraphStyleKeys,
      [
        "lineSpacing": length("Points between the bottom of a line and the top of the next."),
        "paragraphSpacing": length("Points behind each paragraph but the last."),
        "minimumLineHeight": length("In points."),
        "maximumLineHeight": length("In points; 0 for no maximum."),
        "lineHeightMultiple": .number(in: 0...100).says(
          "What the font's line height is multiplied with; 0 for 1."
        ).standard(.number(0)),
        "firstLineHeadIndent": length("Points before the first line of a paragraph."),
        "headIndent": length("Points before the other lines."),
        "tailIndent": .number(in: -10_000...10_000).says(
          "Where lines end: from the leading edge if positive, else from the trailing edge."
        )
        .standard(.number(0)),
        "alignment": .choice(TextAlignment.self).says("Default: the label's own."),
        "lineBreakMode": .choice(LineBreakMode.self).says("Default: the label's own."),
        "lineBreakStrategy": .choice(LineBreakStrategy.self).says("Default: the label's own."),
      ]
    ).says("NSParagraphStyle.")
  }
}
