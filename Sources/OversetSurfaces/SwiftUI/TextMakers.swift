import OversetSources

/// Calls that make a text of a key, or give a text on unchanged.
enum TextMakers {
  /// Whether the argument's text is what the call answers with.
  static func make(_ step: SurfaceStep) -> Bool {
    guard step.kind == .argument else { return false }
    let name = step.calledName
    if name == "tr" { return step.label == nil }
    // As many apps name what looks keys up.
    if step.label == nil, name.hasSuffix("ocalizedString") || name == "Localized" { return true }
    if let label = step.label, label == name,
      ["initWithString", "stringWithString", "initWithAttributedString"].contains(name)
    {
      // An address is made so, too (NSURL reference).
      return step.names.dropLast().last.map { Self.textClasses.contains($0) } ?? false
    }
    if name.isEmpty { return labelsOfInit.contains(step.label) }
    return calls[name]?.contains { $0 == step.label } ?? false
  }

  /// Of `.init(…)` in the place of a text.
  private static let labelsOfInit: Set<String?> = [
    nil, "string", "stringLiteral", "format", "localized", "markdown",
  ]

  private static let textClasses: Set<String> = [
    "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString",
  ]

  private static let calls: [String: [String?]] = [
    "NSLocalizedString": [nil], "String": ["localized", "format", "describing", nil],
    "AttributedString": ["localized", nil, "markdown"],
    "NSAttributedString": ["string", "localized", "attributedString"],
    "NSMutableAttributedString": ["string", "attributedString"],
    "NSString": ["localized", "string", "format"],
    "LocalizedStringKey": [nil, "stringLiteral"],
    "LocalizedStringResource": [nil, "stringLiteral"],
    "LocalizationValue": [nil, "stringLiteral"], "localizedString": ["forKey"],
    "localizedStringWithFormat": [nil, "localizedStringWithFormat"],
    "stringWithFormat": ["stringWithFormat"], "initWithFormat": ["initWithFormat"],
    "localizedUserNotificationString": ["forKey"],
    // A part of what the call answers with, as an interpolation is.
    "replacingOccurrences": ["with"], "joined": ["separator"], "appending": [nil],
    "appendingFormat": [nil], "stringByAppendingString": ["stringByAppendingString"],
    "stringByAppendingFormat": ["stringByAppendingFormat"],
    "stringByReplacingOccurrencesOfString": ["withString"],
    // A value, and what holds it (SwiftUI, Combine).
    "State": ["initialValue", "wrappedValue"], "Published": ["initialValue", "wrappedValue"],
    "Just": [nil], "CurrentValueSubject": [nil], "Optional": [nil],
  ]
}
