package import OversetModel
package import OversetTexts

/// A key without a translation in a locale: tens of thousands of keys may have none.
package final class MissingTranslation: Sendable {
  /// Where the translation should be.
  package let location: FileLocation
  private let table: String
  private let key: String
  package let locale: LocaleIdentifier
  private let fallback: CatalogFormat.Fallback
  private let hasOtherText: Bool
  private let hasPropertyListValue: Bool
  /// Where the code is whose text the app shows; nil where it shows another one.
  private let code: FileLocation?

  package init(
    of key: Int, in table: CatalogTable, locale: LocaleIdentifier, texts: CatalogTable.Locale?
  ) {
    location = UserTexts.holeLocation(of: key, in: table, locale: texts)
    code = UserTexts.defaultText(of: key, in: table, locale: texts)?.location
    self.table = table.name
    self.key = table.keys[key].text
    self.locale = locale
    fallback = table.fallback
    hasOtherText = table.keys[key].hasOtherText
    hasPropertyListValue = table.hasPropertyListValue(key)
  }

  package var subject: Finding.Subject { Finding.Subject(table: table, key: key, locale: locale) }

  /// What makes it the same finding in another run.
  func digest(of rule: RuleID, occurrence: Int) -> IdentityHash {
    IdentityHash(
      rule: rule.rawValue, file: location.path, table: table, key: key, locale: locale.identifier,
      occurrence: occurrence)
  }

  /// What the app shows instead.
  enum Shown {
    case codeText, propertyListValue, otherText, key, sourceText, documentText

    /// Of several texts at once.
    var plural: String {
      switch self {
      case .codeText: "shows the texts that its code has"
      case .propertyListValue: "shows the values in its Info.plist"
      case .otherText: "looks for other texts of them"
      case .key: "may show the keys themselves"
      case .sourceText: "shows the source texts"
      case .documentText: "shows the texts of the interface document"
      }
    }
  }

  var shown: Shown {
    if hasPropertyListValue { return .propertyListValue }
    if code != nil { return .codeText }
    return switch fallback {
    case .key: hasOtherText ? .otherText : .key
    case .sourceText: .sourceText
    case .documentText: .documentText
    }
  }

  package var message: String {
    let shows =
      switch shown {
      case .codeText:
        "shows the text in " + (code.map { "\($0.path):\($0.position.line)" } ?? "code")
      case .propertyListValue: "shows the value in its Info.plist"
      case .otherText: "looks for another text of it"
      // An app may look the key up a second time, in another table or language.
      case .key: "may show the key itself"
      case .sourceText: "shows the source text"
      case .documentText: "shows the text of the interface document"
      }
    return "'\(key)' has no translation in \(locale): the app \(shows)"
  }
}
