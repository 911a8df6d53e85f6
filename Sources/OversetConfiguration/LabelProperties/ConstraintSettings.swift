import OversetModel

/// Reads a label's UIKit properties, which have the same names in `overset.yml` and in a fit
/// request.
package enum ConstraintSettings {
  /// The property names.
  package static let known = [
    "font", "numberOfLines", "lines", "lineBreakMode", "lineBreakStrategy",
    "adjustsFontSizeToFitWidth",
    "minimumScaleFactor", "minimumFontSize", "allowsDefaultTighteningForTruncation",
    "baselineAdjustment", "textAlignment", "verticalAlignment", "limitedToNumberOfLines",
    "semanticContentAttribute",
    "preferredMaxLayoutWidth", "sizingRule", "clipsToBounds", "shadowColor", "shadowOffset",
    "enablesMarqueeWhenAncestorFocused", "showsExpansionTextWhenTruncated",
    "adjustsFontForContentSizeCategory", "minimumContentSizeCategory",
    "maximumContentSizeCategory", "attributedText", "markdown", "html", "isEnabled",
    "isHighlighted", "textColor", "highlightedTextColor",
  ]

  /// With `lines`, the command line's short name, in the place of `numberOfLines`.
  package static func spelledOut(
    _ settings: [String: WrittenSetting], with reader: inout SettingReader
  ) -> [String: WrittenSetting] {
    var settings = settings
    guard let lines = settings.removeValue(forKey: "lines") else { return settings }
    if settings.updateValue(lines, forKey: "numberOfLines") != nil {
      reader.report("'lines' is short for 'numberOfLines', which is there as well", at: lines)
    }
    return settings
  }

  /// Changes what the settings say, and leaves the rest as it is.
  ///
  /// What UIKit takes without an effect is taken here too (`minimumScaleFactor: 2`): the rule
  /// `conflicting-properties` tells of it.
  package static func apply(
    _ settings: [String: WrittenSetting], to constraint: inout LabelConstraint,
    with reader: inout SettingReader, fonts: FontContext = FontContext()
  ) {
    func set<Value>(
      _ name: String, _ property: WritableKeyPath<LabelConstraint, Value>,
      _ read: (WrittenSetting) -> Value?
    ) {
      if let setting = settings[name], let value = read(setting) {
        constraint[keyPath: property] = value
      }
    }
    func flag(_ name: String, _ property: WritableKeyPath<LabelConstraint, Bool>) {
      set(name, property) { reader.flag($0) }
    }
    func color(_ name: String, _ property: WritableKeyPath<LabelConstraint, LabelColor?>) {
      set(name, property) { reader.color($0) }
    }
    set("font", \.font) { font($0, with: &reader, fonts) }
    set("numberOfLines", \.numberOfLines) { reader.integer($0) }
    set("lineBreakMode", \.lineBreakMode) { reader.choice($0) }
    set("lineBreakStrategy", \.lineBreakStrategy) { reader.strategy($0) }
    flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    set("minimumScaleFactor", \.minimumScaleFactor) { reader.number($0) }
    set("minimumFontSize", \.minimumFontSize) { reader.number($0, in: 0...10_000) }
    flag("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
    set("baselineAdjustment", \.baselineAdjustment) { reader.choice($0) }
    set("textAlignment", \.textAlignment) { reader.choice($0) }
    set("verticalAlignment", \.verticalAlignment) { reader.choice($0) }
    set("limitedToNumberOfLines", \.limitedToNumberOfLines) { reader.integer($0) }
    set("semanticContentAttribute", \.semanticContentAttribute) { reader.choice($0) }
    set("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth) { reader.number($0, in: 0...1e6) }
    set("sizingRule", \.sizingRule) { reader.choice($0) }
    flag("clipsToBounds", \.clipsToBounds)
    color("shadowColor", \.appearance.shadowColor)
    set("shadowOffset", \.shadowOffset) { reader.offset($0) }
    flag("enablesMarqueeWhenAncestorFocused", \.enablesMarqueeWhenAncestorFocused)
    flag("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    set("minimumContentSizeCategory", \.minimumContentSizeCategory) {
      reader.contentSize($0, on: fonts.platform)
    }
    set("maximumContentSizeCategory", \.maximumContentSizeCategory) {
      reader.contentSize($0, on: fonts.platform)
    }
    set("attributedText", \.attributedText) {
      AttributedTextSettings.read($0, with: &reader, fonts: fonts)
    }
    flag("markdown", \.markdown)
    flag("html", \.html)
    flag("isEnabled", \.appearance.isEnabled)
    flag("isHighlighted", \.appearance.isHighlighted)
    color("textColor", \.appearance.textColor)
    color("highlightedTextColor", \.appearance.highlightedTextColor)
  }
}
