import OversetModel

/// Reads a label's UIKit properties, which have the same names in `overset.yml` and in a fit
/// request.
enum ConstraintSettings {
  /// The property names.
  static let known = [
    "font", "numberOfLines", "lineBreakMode", "lineBreakStrategy", "adjustsFontSizeToFitWidth",
    "minimumScaleFactor", "minimumFontSize", "allowsDefaultTighteningForTruncation",
    "baselineAdjustment", "textAlignment", "verticalAlignment", "semanticContentAttribute",
    "preferredMaxLayoutWidth", "sizingRule", "clipsToBounds", "shadowColor", "shadowOffset",
    "enablesMarqueeWhenAncestorFocused", "showsExpansionTextWhenTruncated",
    "adjustsFontForContentSizeCategory", "attributedText", "markdown", "isEnabled",
    "isHighlighted", "textColor", "highlightedTextColor",
  ]

  /// Changes what the settings say, and leaves the rest as it is.
  ///
  /// What UIKit takes without an effect is taken here too (`minimumScaleFactor: 2`): the rule
  /// `conflicting-properties` tells of it.
  static func apply(
    _ settings: [String: Setting], to constraint: inout LabelConstraint,
    with reader: inout SettingReader, fontFolder: String = ""
  ) {
    func set<Value>(
      _ name: String, _ property: WritableKeyPath<LabelConstraint, Value>,
      _ read: (Setting) -> Value?
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
    set("font", \.font) { font($0, with: &reader, folder: fontFolder) }
    set("numberOfLines", \.numberOfLines) { reader.integer($0) }
    set("lineBreakMode", \.lineBreakMode) { reader.choice($0) }
    set("lineBreakStrategy", \.lineBreakStrategy) { reader.choice($0) }
    flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    set("minimumScaleFactor", \.minimumScaleFactor) { reader.number($0) }
    set("minimumFontSize", \.minimumFontSize) { reader.number($0, in: 0...10_000) }
    flag("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
    set("baselineAdjustment", \.baselineAdjustment) { reader.choice($0) }
    set("textAlignment", \.textAlignment) { reader.choice($0) }
    set("verticalAlignment", \.verticalAlignment) { reader.choice($0) }
    set("semanticContentAttribute", \.semanticContentAttribute) { reader.choice($0) }
    set("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth) { reader.number($0, in: 0...1e6) }
    set("sizingRule", \.sizingRule) { reader.choice($0) }
    flag("clipsToBounds", \.clipsToBounds)
    color("shadowColor", \.appearance.shadowColor)
    set("shadowOffset", \.shadowOffset) { reader.offset($0) }
    flag("enablesMarqueeWhenAncestorFocused", \.enablesMarqueeWhenAncestorFocused)
    flag("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    set("attributedText", \.attributedText) {
      AttributedTextSettings.read($0, with: &reader, fontFolder: fontFolder)
    }
    flag("markdown", \.markdown)
    flag("isEnabled", \.appearance.isEnabled)
    flag("isHighlighted", \.appearance.isHighlighted)
    color("textColor", \.appearance.textColor)
    color("highlightedTextColor", \.appearance.highlightedTextColor)
  }

  /// `{system: 17, weight: semibold}`, `{textStyle: headline, contentSize: L}`, `{name: …, size:
  /// 15}` or
  /// `{file: …, size: 15}`. A relative file is looked for in `folder`.
  static func font(
    _ setting: Setting, with reader: inout SettingReader, folder: String
  ) -> FontDescription? {
    let known = ["system", "weight", "textStyle", "contentSize", "name", "file", "size"]
    let before = reader.problems.count
    let values = reader.map(setting, known: known)
    if reader.problems.count > before { return nil }
    let allowed: [String: [String]] = [
      "system": ["weight"], "textStyle": ["contentSize"], "name": ["size"], "file": ["size"],
    ]
    let kinds = allowed.keys.filter { values[$0] != nil }.sorted()
    guard let kind = kinds.first, kinds.count == 1 else {
      reader.report("expected one of 'system', 'textStyle', 'name' and 'file'", at: setting)
      return nil
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key })
    where name != kind && allowed[kind]?.contains(name) != true {
      reader.report("'\(name)' says nothing beside '\(kind)'", at: value)
    }
    guard let value = values[kind] else { return nil }
    switch kind {
    case "system":
      guard let size = reader.number(value, in: sizes) else { return nil }
      guard let weight = values["weight"] else { return .system(size: size, weight: .regular) }
      return reader.choice(weight).map { .system(size: size, weight: $0) }
    case "textStyle":
      guard let style = reader.choice(value, TextStyle.self) else { return nil }
      guard let category = values["contentSize"] else {
        return .textStyle(style, contentSize: .large)
      }
      return reader.choice(category).map { .textStyle(style, contentSize: $0) }
    default:
      guard let name = reader.text(value) else { return nil }
      guard let sizeSetting = values["size"] else {
        reader.report("a font by \(kind) needs a 'size'", at: setting)
        return nil
      }
      guard let size = reader.number(sizeSetting, in: sizes) else { return nil }
      if kind == "name" { return .named(name, size: size) }
      let path = name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
      return .file(path, size: size)
    }
  }

  /// Points that a font may have.
  private static let sizes = 0.1...10_000.0
}
