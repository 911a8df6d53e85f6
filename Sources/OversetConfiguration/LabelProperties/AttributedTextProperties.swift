import OversetModel

/// Reads and describes `attributedText`: what NSAttributedString says of a text, with UIKit's names.
enum AttributedTextProperties {
  static func read(
    _ setting: WrittenSetting, with reader: inout SettingReader, fonts: FontContext
  ) -> AttributedText? {
    let before = reader.problems.count
    let values = reader.map(setting, known: all.map(\.name))
    var text = AttributedText()
    Property.apply(all, values, to: &text, with: &reader, fonts: fonts)
    return reader.problems.count == before ? text : nil
  }

  static var schema: JSONSchema {
    .settings(all).says("What NSAttributedString says beside the text.")
  }

  /// Points that a cluster may be moved by.
  static let kerns = -1000.0...1000.0
  /// Lengths of a paragraph style and of an attachment, in points.
  static let lengths = 0.0...10_000.0
  /// Points that text stands above its line.
  static let offsets = -10_000.0...10_000.0

  static let kern =
    "Points to move each cluster by. 0 switches the kerning of pairs off; leave it out to keep it."
  static let tracking =
    "Points to move each cluster by, added to the kerning of pairs. Counts instead of 'kern'."

  private static let all: [Property<AttributedText>] = [
    number("kern", \.kern, in: kerns, "\(kern) In all the text."),
    number("tracking", \.tracking, in: kerns, "\(tracking) In all the text."),
    Property(
      "runs", \.runs,
      .list(of: TextRunProperties.schema)
        .says("Parts of the text and what is different there; later ones win.")
    ) { setting, reader, fonts in
      reader.list(setting).compactMap { TextRunProperties.read($0, with: &reader, fonts: fonts) }
    },
    Property(
      "paragraphStyle", \.paragraphStyle,
      .defined("paragraphStyle").says(
        "Takes the place of the label's own line breaking and alignment, also of what it leaves out."
      )
    ) { setting, reader, _ in ParagraphStyleProperties.read(setting, with: &reader) },
  ]

  private static func number(
    _ name: String, _ path: any WritableKeyPath<AttributedText, Double?> & Sendable,
    in range: ClosedRange<Double>, _ description: String
  ) -> Property<AttributedText> {
    Property(name, path, .number(in: range).says(description)) { setting, reader, _ in
      reader.number(setting, in: range)
    }
  }
}
