import OversetModel

/// Reads and describes a run of `attributedText`: a part of the text, and what is different there.
enum TextRunProperties {
  /// `{start: 0, end: 5, …}` or `{text: Wayfare, …}`.
  static func read(
    _ setting: WrittenSetting, with reader: inout SettingReader, fonts: FontContext
  ) -> AttributedText.Run? {
    let values = reader.map(setting, known: all.map(\.name))
    guard case .map = setting.content, let part = part(values, of: setting, with: &reader) else {
      return nil
    }
    var run = AttributedText.Run(part)
    Property.apply(all, values, to: &run, with: &reader, fonts: fonts)
    return run
  }

  static var schema: JSONSchema {
    let ranges = JSONSchema.requires(["start", "end"])
      .with("properties", .schemas([("text", .nothing)]))
    let texts = JSONSchema.requires(["text"])
      .with("properties", .schemas([("start", .nothing), ("end", .nothing)]))
    return JSONSchema.settings(all).with("anyOf", .list([.schema(ranges), .schema(texts)]))
  }

  private static let all: [Property<AttributedText.Run>] = [
    Property("start", .whole.says("The first UTF-16 code unit, from 0.")),
    Property("end", .whole.says("The UTF-16 code unit behind the last.")),
    Property(
      "text", .scalar.with("minLength", .number(1)).says("Every place where this text stands.")),
    Property("font", \.font, .defined("font")) { FontProperties.read($0, with: &$1, $2) },
    number("kern", \.kern, .number(in: kerns).says(AttributedTextProperties.kern), in: kerns),
    number(
      "tracking", \.tracking, .number(in: kerns).says(AttributedTextProperties.tracking),
      in: kerns),
    trait("bold", .bold),
    trait("italic", .italic),
    trait("monospaced", .monospaced),
    number(
      "baselineOffset", \.baselineOffset,
      .number(in: AttributedTextProperties.offsets)
        .says("Points above the line's typographic baseline.").standard(.number(0)),
      in: AttributedTextProperties.offsets),
    Property(
      "foregroundColor", \.foregroundColor,
      .defined("color").says("Drawn. Default: the label's 'textColor'.")
    ) { setting, reader, _ in reader.color(setting) },
    Property(
      "backgroundColor", \.backgroundColor, .defined("color").says("Drawn. Default: none.")
    ) { setting, reader, _ in reader.color(setting) },
    Property(
      "attachment", \.attachment,
      .settings(attachment, required: ["width"])
        .says("A box in the place of the text: a picture or a view (NSTextAttachment).")
    ) { setting, reader, _ in readAttachment(setting, with: &reader) },
    Property(
      "paragraphStyle", \.paragraphStyle,
      .defined("paragraphStyle")
        .says("That of the paragraphs whose first character the run covers.")
    ) { setting, reader, _ in ParagraphStyleProperties.read(setting, with: &reader) },
  ]

  private static let kerns = AttributedTextProperties.kerns

  private static func number(
    _ name: String, _ path: any WritableKeyPath<AttributedText.Run, Double?> & Sendable,
    _ schema: JSONSchema, in range: ClosedRange<Double>
  ) -> Property<AttributedText.Run> {
    Property(name, path, schema) { setting, reader, _ in reader.number(setting, in: range) }
  }

  private static func trait(_ name: String, _ trait: FontTraits) -> Property<AttributedText.Run> {
    Property(name, \.traits[has: trait], .flag().standard(.flag(false))) { setting, reader, _ in
      reader.flag(setting)
    }
  }

  private static func part(
    _ values: [String: WrittenSetting], of setting: WrittenSetting,
    with reader: inout SettingReader
  ) -> AttributedText.TextPart? {
    switch (values["text"], values["start"], values["end"]) {
    case (let text?, nil, nil):
      guard let words = reader.text(text) else { return nil }
      if words.isEmpty { reader.report("expected a text that is not empty", at: text) }
      return .text(words)
    case (nil, let start?, let end?):
      guard let lower = reader.integer(start), let upper = reader.integer(end) else { return nil }
      guard lower <= upper else {
        reader.report("'end' comes before 'start'", at: end)
        return nil
      }
      return .range(lower..<upper)
    default:
      reader.report("expected 'start' and 'end', or 'text'", at: setting)
      return nil
    }
  }

  private static let attachment: [Property<AttributedText.Attachment>] = [
    Property("width", .number(in: AttributedTextProperties.lengths).says("In points.")),
    Property(
      "height",
      .number(in: AttributedTextProperties.lengths)
        .says("Points above the typographic baseline. Default: no higher line.")),
  ]

  /// `{width: 20}` or `{width: 20, height: 16}`.
  private static func readAttachment(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> AttributedText.Attachment? {
    let values = reader.map(setting, known: attachment.map(\.name))
    let lengths = AttributedTextProperties.lengths
    guard case .map = setting.content,
      let width = reader.required("width", in: values, of: setting),
      let points = reader.number(width, in: lengths)
    else { return nil }
    return AttributedText.Attachment(
      width: points, height: values["height"].flatMap { reader.number($0, in: lengths) })
  }
}

extension FontTraits {
  /// Whether a trait is among these.
  fileprivate subscript(has trait: FontTraits) -> Bool {
    get { contains(trait) }
    set { if newValue { insert(trait) } else { remove(trait) } }
  }
}
