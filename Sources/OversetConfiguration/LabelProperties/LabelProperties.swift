package import OversetModel

/// A label's UIKit properties, which have the same names in `overset.yml` and in a fit request.
///
/// What UIKit takes without an effect is taken here too (`minimumScaleFactor: 2`): the rule
/// `conflicting-properties` finds it.
package enum LabelProperties {
  /// The property names.
  package static let known = all.map(\.name)

  /// The settings with `numberOfLines` in the place of `lines`, the command line's short name.
  package static func spelledOut(
    _ settings: [String: WrittenSetting], with reader: inout SettingReader
  ) -> [String: WrittenSetting] {
    Property.spelledOut(all, settings, with: &reader)
  }

  /// Changes what the settings say, and leaves the rest as it is.
  package static func apply(
    _ settings: [String: WrittenSetting], to constraint: inout LabelConstraint,
    with reader: inout SettingReader, fonts: FontContext = FontContext()
  ) {
    Property.apply(all, settings, to: &constraint, with: &reader, fonts: fonts)
    if settings["kind"] != nil, constraint.kind == .swiftUIText {
      applyTextDefaults(settings, to: &constraint, fonts)
    }
  }

  /// In the order of the JSON Schema.
  static let all: [Property<LabelConstraint>] = [
    choice("kind", \.kind, "Whose label it is: UIKit's, AppKit's, or SwiftUI's Text."),
    Property(
      "font", \.font,
      .defined("font").says("The label's font. Default: the system font at 17 points.")
    ) { FontProperties.read($0, with: &$1, $2) },
    Property(
      "numberOfLines", \.numberOfLines,
      .whole.says("The most lines; 0 for as many as it takes.")
        .standard(.number(Double(standard.numberOfLines)))
    ) { setting, reader, _ in reader.integer(setting) },
    Property("lines", .whole.says("Short for 'numberOfLines'."), shortFor: "numberOfLines"),
    choice(
      "lineBreakMode", \.lineBreakMode, "How lines end, and what becomes of text that does not fit."
    ),
    Property(
      "lineBreakStrategy", \.lineBreakStrategy,
      .strategy.standard(.text("standard")).says(
        "Whether a last word may stand alone, and Hangul words stay whole; several combine.")
    ) { setting, reader, _ in reader.strategy(setting) },
    flag(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
      "Whether the text shrinks until it fits."),
    number(
      "minimumScaleFactor", \.minimumScaleFactor, in: SettingReader.anyNumber,
      "The smallest share of the font size to shrink to; 0 leaves open whether text shrinks."),
    number(
      "minimumFontSize", \.minimumFontSize, in: 0...10_000,
      "The legacy way to say 'minimumScaleFactor', in points."),
    flag(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
      "Whether letters may move together by up to 5 %, before shrinking."),
    choice("baselineAdjustment", \.baselineAdjustment, "Where a line stands that shrank."),
    choice(
      "textAlignment", \.textAlignment,
      "Where lines stand; 'natural' follows the language, 'left' and 'right' do not."),
    Property(
      "verticalAlignment", \.verticalAlignment,
      .choice(VerticalAlignment.self).says(
        "Of a label that draws in its text rect. Default: a plain label, which centres its text.")
    ) { setting, reader, _ in reader.choice(setting, VerticalAlignment.self) },
    Property(
      "limitedToNumberOfLines", \.limitedToNumberOfLines,
      .whole.says(
        "The lines that textRect(forBounds:limitedToNumberOfLines:) is asked with. Default: the "
          + "label's own.")
    ) { setting, reader, _ in reader.integer(setting) },
    choice(
      "semanticContentAttribute", \.semanticContentAttribute,
      "Whether the label mirrors in right-to-left locales."),
    number(
      "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, in: 0...1e6,
      "The width that intrinsicContentSize of several lines wraps at, in points; 0 for one line."),
    choice("sizingRule", \.sizingRule, "Whether a label makes room for tall scripts."),
    flag("clipsToBounds", \.clipsToBounds, "Whether ink outside of the bounds is cut off."),
    color("shadowColor", \.appearance.shadowColor, "Default: no shadow."),
    Property(
      "shadowOffset", \.shadowOffset,
      .settings(SettingReader.offset, required: SettingReader.offset.map(\.name)).says(
        "How far the shadow lies from the text; takes room where there is a 'shadowColor'.")
    ) { setting, reader, _ in reader.offset(setting) },
    flag(
      "enablesMarqueeWhenAncestorFocused", \.enablesMarqueeWhenAncestorFocused,
      "Whether the text scrolls while a view around it has the focus."),
    flag(
      "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated,
      "Whether a pointer over the label shows the whole text."),
    flag(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      "Whether the font follows Dynamic Type while the app runs; changes nothing here."),
    contentSize(
      "minimumContentSizeCategory", \.minimumContentSizeCategory,
      "The Dynamic Type category below which the label's own never goes."),
    contentSize(
      "maximumContentSizeCategory", \.maximumContentSizeCategory,
      "The Dynamic Type category above which the label's own never goes."),
    Property("attributedText", \.attributedText, AttributedTextProperties.schema) {
      AttributedTextProperties.read($0, with: &$1, fonts: $2)
    },
    flag("markdown", \.markdown, "Whether the text is Markdown, as in SwiftUI."),
    flag("html", \.html, "Whether the text is HTML; its tags are not measured."),
    flag("isEnabled", \.appearance.isEnabled, "Drawn, without effect on the layout."),
    flag("isHighlighted", \.appearance.isHighlighted, "Drawn, without effect on the layout."),
    Property(
      "textColor", \.appearance.textColor,
      .defined("color").says("Drawn, without effect on the layout.")
        .standard(.text(LabelColor.Level.label.rawValue))
    ) { setting, reader, _ in reader.color(setting) },
    color(
      "highlightedTextColor", \.appearance.highlightedTextColor, "Drawn where 'isHighlighted'."),
  ]
}

/// The usual kinds of properties.
extension LabelProperties {
  private typealias Path<Value> = any WritableKeyPath<LabelConstraint, Value> & Sendable

  /// Where defaults come from.
  private static let standard = LabelConstraint()

  private static func flag(
    _ name: String, _ path: Path<Bool>, _ description: String
  ) -> Property<LabelConstraint> {
    let schema = JSONSchema.flag().standard(.flag(standard[keyPath: path]))
    return Property(name, path, schema.says(description)) { setting, reader, _ in
      reader.flag(setting)
    }
  }

  private static func number(
    _ name: String, _ path: Path<Double>, in range: ClosedRange<Double>, _ description: String
  ) -> Property<LabelConstraint> {
    let schema = JSONSchema.number(in: range).says(description)
    return Property(name, path, schema.standard(.number(standard[keyPath: path]))) {
      setting, reader, _ in reader.number(setting, in: range)
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: Path<Choice>, _ description: String
  ) -> Property<LabelConstraint> {
    let schema = JSONSchema.choice(Choice.self).standard(.text(standard[keyPath: path].rawValue))
    return Property(name, path, schema.says(description)) { setting, reader, _ in
      reader.choice(setting)
    }
  }

  private static func color(
    _ name: String, _ path: Path<LabelColor?>, _ description: String
  ) -> Property<LabelConstraint> {
    Property(name, path, JSONSchema.defined("color").says(description)) { setting, reader, _ in
      reader.color(setting)
    }
  }

  private static func contentSize(
    _ name: String, _ path: Path<ContentSizeCategory?>, _ description: String
  ) -> Property<LabelConstraint> {
    let schema = JSONSchema.choice(ContentSizeCategory.self).says(description)
    return Property(name, path, schema) { setting, reader, fonts in
      reader.contentSize(setting, on: fonts.platform)
    }
  }
}
