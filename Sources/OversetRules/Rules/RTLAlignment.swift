import OversetTexts
import OversetFits
import OversetModel

/// A label aligned `.left` or `.right` stays where it is in a right-to-left locale.
enum RTLAlignment: AppRule {
  static let about = RuleDescription(
    .rtlAlignment, .warning, "does not mirror in a right-to-left locale",
    meaning: """
      In Arabic, Hebrew, Persian or Urdu the whole screen is mirrored. A label aligned 'left' or \
      'right' stays where it is, and one that is forced left to right keeps its leading edge at \
      the left. Labels whose semanticContentAttribute is 'playback' or 'spatial' are meant to stay \
      and are left alone.
      """,
    example: """
      - {id: title, keys: [title], width: 300, textAlignment: left}
      warning: 'title' is aligned left and does not mirror in ar
      """,
    remedy: """
      Use 'textAlignment: natural', and leave semanticContentAttribute unspecified; where the \
      content must not flip, say 'playback' or 'spatial'.
      """,
    sources: [
      .documented("NSTextAlignment reference: natural; UISemanticContentAttribute reference"),
      .documented("Human Interface Guidelines, Right to left"),
    ])

  static let looksAtTexts = true

  /// One for each such label and locale, at the first text that the label shows there.
  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    var findings: [Finding] = []
    for (index, checked) in app.labels.enumerated() {
      let label = checked.label
      guard let fault = fault(of: label.constraint) else { continue }
      var seen: Set<LocaleIdentifier> = []
      for (table, labelsOfKey) in zip(app.tables, app.labelsOfKey) {
        let keys = table.keys.indices.filter { labelsOfKey[$0].contains(index) }
        for locale in table.locales
        where locale.isRightToLeft && app.locales?.contains(locale.identifier) != false {
          let key = keys.first { !locale.rangeOfKey[$0].isEmpty }
          guard let key, seen.insert(locale.identifier).inserted else { continue }
          findings.append(
            Finding(
              rule: .rtlAlignment, severity: severity,
              subject: Finding.Subject(
                label: label.id, table: table.name, key: table.keys[key].text,
                locale: locale.identifier),
              location: locale.location(ofEntry: locale.rangeOfKey[key].lowerBound),
              message:
                "'\(label.id)' is \(fault.phrase) and does not mirror in \(locale.identifier)",
              suggestion: fault.remedy))
        }
      }
    }
    return findings
  }

  static func joined(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding.Subject> = []
    return findings.filter { finding in
      seen.insert(
        Finding.Subject(label: finding.subject.label, locale: finding.subject.locale)
      ).inserted
    }
  }

  /// What keeps a label from mirroring, in a phrase, and what to do; nil where it mirrors, or is
  /// meant to stay as it is.
  private static func fault(of label: LabelConstraint) -> (phrase: String, remedy: String)? {
    let label = label.withParagraphStyle
    let isAligned = [.left, .right].contains(label.textAlignment)
    let alignment = "aligned \(label.textAlignment.rawValue)"
    switch (label.semanticContentAttribute, isAligned) {
    case (.playback, _), (.spatial, _): return nil
    case (.forceLeftToRight, false):
      return ("forced left to right", "leave 'semanticContentAttribute' unspecified")
    case (.forceLeftToRight, true):
      return (
        "forced left to right and \(alignment)",
        "use 'textAlignment: natural', and leave 'semanticContentAttribute' unspecified"
      )
    case (_, true): return (alignment, "use 'textAlignment: natural'")
    case (_, false): return nil
    }
  }
}

extension RuleID {
  /// Does not mirror in a right-to-left locale.
  public static let rtlAlignment = RuleID("rtl-alignment")
}
