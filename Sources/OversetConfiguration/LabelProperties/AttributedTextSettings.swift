import OversetModel

/// Reads `attributedText`: what NSAttributedString says of a text, with UIKit's names.
enum AttributedTextSettings {
  static let known = ["kern", "tracking", "runs", "paragraphStyle"]
  static let runKeys = [
    "start", "end", "text", "font", "kern", "tracking", "bold", "italic", "monospaced",
    "baselineOffset", "foregroundColor", "backgroundColor", "attachment", "paragraphStyle",
  ]
  static let attachmentKeys = ["width", "height"]
  static let paragraphStyleKeys = [
    "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "minimumLineHeight",
    "maximumLineHeight", "lineHeightMultiple", "firstLineHeadIndent", "headIndent", "tailIndent",
    "alignment", "lineBreakMode", "lineBreakStrategy", "baseWritingDirection",
    "hyphenationFactor", "tabStops", "defaultTabInterval",
  ]

  static func read(
    _ setting: WrittenSetting, with reader: inout SettingReader, fonts: FontContext
  ) -> AttributedText? {
    let before = reader.problems.count
    let values = reader.map(setting, known: known)
    var text = AttributedText()
    text.kern = values["kern"].flatMap { reader.number($0, in: kerns) }
    text.tracking = values["tracking"].flatMap { reader.number($0, in: kerns) }
    if let runs = values["runs"] {
      text.runs = reader.list(runs).compactMap {
        run($0, with: &reader, fonts: fonts)
      }
    }
    if let style = values["paragraphStyle"] {
      text.paragraphStyle = paragraphStyle(style, with: &reader)
    }
    return reader.problems.count == before ? text : nil
  }

  /// Points that a cluster may be moved by.
  static let kerns = -1000.0...1000.0
  /// Lengths of a paragraph style and of an attachment, in points.
  static let lengths = 0.0...10_000.0
  /// Points that text stands above its line.
  static let offsets = -10_000.0...10_000.0

  /// `{start: 0, end: 5, …}` or `{text: Wayfare, …}`, and what is different there.
  private static func run(
    _ setting: WrittenSetting, with reader: inout SettingReader, fonts: FontContext
  ) -> AttributedText.Run? {
    let values = reader.map(setting, known: runKeys)
    guard case .map = setting.content, let part = part(values, of: setting, with: &reader) else {
      return nil
    }
    var run = AttributedText.Run(part)
    if let font = values["font"] {
      run.font = ConstraintSettings.font(font, with: &reader, fonts)
    }
    run.kern = values["kern"].flatMap { reader.number($0, in: kerns) }
    run.tracking = values["tracking"].flatMap { reader.number($0, in: kerns) }
    run.baselineOffset = values["baselineOffset"].flatMap { reader.number($0, in: offsets) }
    run.foregroundColor = values["foregroundColor"].flatMap { reader.color($0) }
    run.backgroundColor = values["backgroundColor"].flatMap { reader.color($0) }
    run.attachment = values["attachment"].flatMap { attachment($0, with: &reader) }
    run.paragraphStyle = values["paragraphStyle"].map { paragraphStyle($0, with: &reader) }
    for (name, trait) in [
      ("bold", FontTraits.bold), ("italic", .italic), ("monospaced", .monospaced),
    ] {
      if let flag = values[name], reader.flag(flag) == true { run.traits.insert(trait) }
    }
    return run
  }

  private static func part(
    _ values: [String: WrittenSetting], of setting: WrittenSetting, with reader: inout SettingReader
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

  /// `{width: 20}` or `{width: 20, height: 16}`.
  private static func attachment(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> AttributedText.Attachment? {
    let values = reader.map(setting, known: attachmentKeys)
    guard case .map = setting.content,
      let width = reader.required("width", in: values, of: setting),
      let points = reader.number(width, in: lengths)
    else { return nil }
    return AttributedText.Attachment(
      width: points, height: values["height"].flatMap { reader.number($0, in: lengths) })
  }

  private static func paragraphStyle(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> ParagraphStyle {
    let values = reader.map(setting, known: paragraphStyleKeys)
    var style = ParagraphStyle()
    reader.read(values["lineSpacing"], into: &style.lineSpacing, in: lengths)
    reader.read(values["paragraphSpacing"], into: &style.paragraphSpacing, in: lengths)
    reader.read(
      values["paragraphSpacingBefore"], into: &style.paragraphSpacingBefore, in: lengths)
    reader.read(values["minimumLineHeight"], into: &style.minimumLineHeight, in: lengths)
    reader.read(values["maximumLineHeight"], into: &style.maximumLineHeight, in: lengths)
    reader.read(values["lineHeightMultiple"], into: &style.lineHeightMultiple, in: 0...100)
    reader.read(values["firstLineHeadIndent"], into: &style.firstLineHeadIndent, in: lengths)
    reader.read(values["headIndent"], into: &style.headIndent, in: lengths)
    // Negative from the trailing edge, as NSParagraphStyle has it.
    reader.read(values["tailIndent"], into: &style.tailIndent, in: offsets)
    style.alignment = values["alignment"].flatMap { reader.choice($0) }
    style.lineBreakMode = values["lineBreakMode"].flatMap { reader.choice($0) }
    style.lineBreakStrategy = values["lineBreakStrategy"].flatMap { reader.strategy($0) }
    style.baseWritingDirection =
      values["baseWritingDirection"].flatMap { reader.choice($0) } ?? .natural
    reader.read(values["hyphenationFactor"], into: &style.hyphenationFactor, in: 0...1)
    style.tabStops = values["tabStops"].map { stops in
      reader.list(stops).compactMap { reader.number($0, in: lengths) }
    }
    reader.read(values["defaultTabInterval"], into: &style.defaultTabInterval, in: lengths)
    return style
  }
}
