import OversetModel

extension LabelProperties {
  /// What SwiftUI's Text is where nothing else is said: in body, on as many lines as it takes, Markdown
  /// (all documented), and a factor below 1 is enough for it to shrink (documented).
  static func applyTextDefaults(
    _ settings: [String: WrittenSetting], to constraint: inout LabelConstraint,
    _ fonts: FontContext
  ) {
    if settings["font"] == nil {
      constraint.font = FontDescription.textStyle(.body)
        .on(fonts.platform, displayScale: fonts.displayScale)
    }
    if settings["numberOfLines"] == nil { constraint.numberOfLines = 0 }
    if settings["markdown"] == nil { constraint.markdown = settings["html"] == nil }
    if settings["adjustsFontSizeToFitWidth"] == nil {
      let scale = constraint.minimumScaleFactor
      constraint.adjustsFontSizeToFitWidth = scale > 0 && scale < 1
    }
  }
}
