import OversetModel

/// The label's own font is smaller than what people can read on the platform.
enum SmallText: AppRule {
  static let about = RuleDescription(
    .smallText, .note, "below the platform's smallest legible size",
    meaning: """
      The label's font, or that of a part of its attributedText, is smaller than the least size \
      that Apple's guidelines allow on the platform: 11 pt on iOS, 10 on macOS, 23 on tvOS, 12 on \
      watchOS and visionOS. A label in a text style is looked at at every content size it is \
      checked at. It is one finding for a label, whatever its texts are; text that shrinks is \
      'shrunk-below-threshold'.
      """,
    example: """
      - {id: badge, keys: [badge], width: 40, font: {system: 9}}
      note: 'badge' is set in 9.0 pt, below iOS's 11.0 pt
      """,
    remedy: "Use a larger font, best a text style: people set the size that they can read.",
    sources: [.documented("Human Interface Guidelines, Typography: default and minimum sizes")])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    let platform = app.platform
    return app.labels.compactMap { checked in
      guard let location = checked.location else { return nil }
      let sizes = checked.settings.map { setting in
        (size: setting.constraint.smallestFontSize, category: setting.contentSize)
      }
      let small = sizes.filter { $0.size < platform.minimumPointSize }
      guard let smallest = small.map(\.size).min() else { return nil }
      var categories: [String] = []
      for name in small.compactMap(\.category?.rawValue) where !categories.contains(name) {
        categories.append(name)
      }
      let atSizes = categories.isEmpty ? "" : " at \(categories.joined(separator: ", "))"
      return Finding(
        rule: .smallText, severity: severity,
        subject: Finding.Subject(label: checked.label.id, property: "font"), location: location,
        message: "'\(checked.label.id)' is set in \(smallest.tenths) pt\(atSizes), below "
          + "\(platform.rawValue)'s \(platform.minimumPointSize.tenths) pt",
        suggestion: "use a larger font")
    }
  }
}

extension LabelConstraint {
  /// Of the label's font, and of those that parts of its text have.
  fileprivate var smallestFontSize: Points {
    (attributedText?.runs.compactMap { $0.font?.pointSize } ?? []).reduce(font.pointSize, min)
  }
}

extension RuleID {
  /// Below the platform's smallest legible size.
  public static let smallText = RuleID("small-text")
}
