import OversetModel

/// What `labels` and `styles` say: where a label is, and UIKit's properties.
package enum LabelSchema {
  package static var label: JSONSchema {
    let own: [String: JSONSchema] = [
      "id": .scalar.says("The label's name in reports; each once."),
      "keys": .scalars.says("The keys that it shows: globs with * and ?, any of them."),
      "table": .scalar.says("A glob of the tables that the keys are looked for in. Default: all."),
      "default": .flag().says("Whether it takes only what no other label took.")
        .standard(.flag(false)),
      "style": .scalar.says("The name of one of 'styles'; what the label says itself comes first."),
      "group": .scalar.says("The labels seen beside this one: they should shrink alike."),
      "arguments": arguments,
    ]
    // A style may have the width.
    return JSONSchema.settings(
      ConfigurationReader.labelKeys, required: ["id", "keys"],
      own.merging(styleProperties) { first, _ in first }
    ).with("anyOf", .list(["width", "style"].map { .schema(.requires([$0])) })).and(linesOnce)
  }

  package static var style: JSONSchema {
    .settings(ConfigurationReader.styleKeys, styleProperties).and(linesOnce)
  }

  private static var linesOnce: JSONSchema {
    JSONSchema().with("not", .schema(.requires(["lines", "numberOfLines"])))
  }

  package static var arguments: JSONSchema {
    .map(of: .scalars).with("propertyNames", .schema(.text(matching: argument)))
      .says("Samples for format specifiers, by number from 1, or by a variable's name.")
  }

  /// 1 to 99, or what does not begin like a number.
  private static let argument = "^(\\+?0*[1-9][0-9]?|[^0-9+-].*|[+-]([^0-9].*)?)$"

  private static var styleProperties: [String: JSONSchema] {
    let room: [String: JSONSchema] = [
      "width": .defined("width").says("The label's width in points."),
      "height": height,
      "insets": .settings(
        SettingReader.insetKeys,
        Dictionary(
          uniqueKeysWithValues: SettingReader.insetKeys.map {
            ($0, JSONSchema.number(in: 0...10_000).says("In points.").standard(.number(0)))
          })
      ).says("The room between the label's bounds and its text."),
    ]
    return room.merging(properties) { first, _ in first }
  }

  package static var width: JSONSchema {
    let lengths: [JSONSchema] = [
      JSONSchema().with("type", .text("number")).with("minimum", .number(0)),
      .text(matching: "^(?=.*[0-9n])[\\s0-9.()+*/-]*(screen[\\s0-9.()+*/-]*)*$"),
    ]
    return .anyOf(lengths + [growing(.anyOf(lengths), orElse: "the screen's")])
      .says(
        "A number of points, arithmetic on 'screen' (screen / 2 - 24), or {min: 80, max: 200}.")
  }

  private static var height: JSONSchema {
    let points = JSONSchema.number(in: 0...1e6)
    return .anyOf([points, growing(points, orElse: "any")])
      .says("The label's height in points, or {max: 44}. Default: unlimited.")
  }

  /// Of a label that grows with its text.
  private static func growing(_ length: JSONSchema, orElse most: String) -> JSONSchema {
    JSONSchema.settings(
      SettingReader.growingKeys,
      [
        "min": length.says("What the label has at least; changes no verdict."),
        "max": length.says("What the label grows to. Default: \(most)."),
      ]
    ).with("anyOf", .list(SettingReader.growingKeys.map { .schema(.requires([$0])) }))
  }

  package static var color: JSONSchema {
    .anyOf([
      .choice(LabelColor.Level.self),
      .text(matching: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
    ])
  }

  /// What `ConstraintSettings` reads.
  private static var properties: [String: JSONSchema] {
    let standard = LabelConstraint()
    func flag(_ value: Bool) -> JSONSchema { .flag().standard(.flag(value)) }
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ value: Choice) -> JSONSchema {
      .choice(Choice.self).standard(.text(value.rawValue))
    }
    return [
      "font": .defined("font").says("The label's font. Default: the system font at 17 points."),
      "numberOfLines": .whole.says("The most lines; 0 for as many as it takes.")
        .standard(.number(Double(standard.numberOfLines))),
      "lines": .whole.says("Short for 'numberOfLines'."),
      "lineBreakMode": choice(standard.lineBreakMode).says(
        "How lines end, and what becomes of text that does not fit."),
      "lineBreakStrategy": .strategy.standard(.text("standard")).says(
        "Whether a last word may stand alone, and Hangul words stay whole; several combine."),
      "adjustsFontSizeToFitWidth": flag(standard.adjustsFontSizeToFitWidth).says(
        "Whether the text shrinks until it fits."),
      "minimumScaleFactor": .amount.says(
        "The smallest share of the font size to shrink to; 0 leaves open whether text shrinks."
      )
      .standard(.number(standard.minimumScaleFactor)),
      "minimumFontSize": .number(in: 0...10_000).says(
        "The legacy way to say 'minimumScaleFactor', in points."
      )
      .standard(.number(standard.minimumFontSize)),
      "allowsDefaultTighteningForTruncation": flag(standard.allowsDefaultTighteningForTruncation)
        .says("Whether letters may move together by up to 5 %, before shrinking."),
      "baselineAdjustment": choice(standard.baselineAdjustment).says(
        "Where a line stands that shrank."),
      "textAlignment": choice(standard.textAlignment).says(
        "Where lines stand; 'natural' follows the language, 'left' and 'right' do not."),
      "verticalAlignment": .choice(VerticalAlignment.self).says(
        "Of a label that draws in its text rect. Default: a plain label, which centres its text."),
      "limitedToNumberOfLines": .whole.says(
        "The lines that textRect(forBounds:limitedToNumberOfLines:) is asked with. Default: the "
          + "label's own."),
      "semanticContentAttribute": choice(standard.semanticContentAttribute).says(
        "Whether the label mirrors in right-to-left locales."),
      "preferredMaxLayoutWidth": .number(in: 0...1e6).says(
        "The width that intrinsicContentSize of several lines wraps at, in points; 0 for one line."
      )
      .standard(.number(standard.preferredMaxLayoutWidth)),
      "sizingRule": choice(standard.sizingRule).says(
        "Whether a label makes room for tall scripts."),
      "clipsToBounds": flag(standard.clipsToBounds).says(
        "Whether ink outside of the bounds is cut off."),
      "shadowColor": .defined("color").says("Default: no shadow."),
      "shadowOffset": .settings(
        SettingReader.offsetKeys, required: SettingReader.offsetKeys,
        Dictionary(
          uniqueKeysWithValues: SettingReader.offsetKeys.map {
            ($0, JSONSchema.number(in: -10_000...10_000).says("In points."))
          })
      ).says("How far the shadow lies from the text; takes room where there is a 'shadowColor'."),
      "enablesMarqueeWhenAncestorFocused": flag(standard.enablesMarqueeWhenAncestorFocused).says(
        "Whether the text scrolls while a view around it has the focus."),
      "showsExpansionTextWhenTruncated": flag(standard.showsExpansionTextWhenTruncated).says(
        "Whether a pointer over the label shows the whole text."),
      "adjustsFontForContentSizeCategory": flag(standard.adjustsFontForContentSizeCategory).says(
        "Whether the font follows Dynamic Type while the app runs; changes nothing here."),
      "minimumContentSizeCategory": .choice(ContentSizeCategory.self).says(
        "The Dynamic Type category below which the label's own never goes."),
      "maximumContentSizeCategory": .choice(ContentSizeCategory.self).says(
        "The Dynamic Type category above which the label's own never goes."),
      "attributedText": AttributedTextSchema.attributedText,
      "markdown": flag(standard.markdown).says("Whether the text is Markdown, as in SwiftUI."),
      "html": flag(standard.html).says("Whether the text is HTML; its tags are not measured."),
      "isEnabled": flag(standard.appearance.isEnabled).says("Drawn, without effect on the layout."),
      "isHighlighted": flag(standard.appearance.isHighlighted).says(
        "Drawn, without effect on the layout."),
      "textColor": .defined("color").says("Drawn, without effect on the layout.")
        .standard(.text(LabelColor.Level.label.rawValue)),
      "highlightedTextColor": .defined("color").says("Drawn where 'isHighlighted'."),
    ]
  }
}
