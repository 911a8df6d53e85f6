import OversetModel
import OversetTexts

/// A text that varies by a number has no case for some numbers.
enum MissingPlural: AppRule {
  static let about = RuleDescription(
    .missingPlural, .warning, "a plural category the locale needs is absent",
    meaning: """
      The language has a plural category that numbers of the text's type select, and the text has no \
      case for it: the app shows the 'other' case there, which is wrong in the language, or nothing \
      where that is missing too. A category that only fractions or millions select is not asked for \
      where the number is a whole one.
      """,
    example: """
      pl: "one" = "%d plik", "other" = "%d pliku"
      warning: 'files' (pl) has no plural case 'few' (2, 3, 4, 22 …) and no 'many' (0, 5, 6, 7 …)
      """,
    remedy: "Translate the missing cases.",
    sources: [
      .documented("Localizing strings that contain plurals: categories, 'other' for the rest"),
      .measured("CLDR's cardinal rules, as ICU has them: which numbers select a category"),
    ])

  static let looksAtTexts = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    let plurals = PluralRulesBook()
    return app.tables.flatMap { table in
      table.locales.filter { app.locales?.contains($0.identifier) != false }.flatMap { locale in
        locale.rangeOfKey.indices.flatMap { key -> [Finding] in
          let range = locale.rangeOfKey[key]
          // Nearly all keys have one text.
          guard
            range.count > 1
              || range.contains(where: { locale.entries[$0].variation.variesByNumber })
          else { return [] }
          let entries = PluralEntries(range: range, locale: locale)
          return groups(of: entries).compactMap { group in
            finding(
              about: group, of: key, in: table, locale, plurals[locale.identifier], severity)
          }
        }
      }
    }
  }

  /// Cases that one number chooses from.
  private struct Group {
    var cases: PluralCases
    var specifier: FormatSpecifier
    /// Of the first case, without its category.
    var variation: Variation
  }

  /// The formats that vary themselves, and the variables, each once.
  private static func groups(of entries: PluralEntries) -> [Group] {
    var groups: [Group] = []
    var seen: Set<Variation> = []
    func add(_ cases: PluralCases, _ specifier: FormatSpecifier?) {
      guard let first = cases.firstEntry else { return }
      var variation = entries.variation(first)
      variation.plural = nil
      guard seen.insert(variation).inserted else { return }
      groups.append(
        Group(cases: cases, specifier: specifier ?? .largeInteger, variation: variation))
    }
    for index in entries.formats {
      if let cases = entries.cases(ofFormatAt: index) { add(cases, cases.selector?.specifier) }
    }
    for variables in entries.variablesOfFormats {
      for name in variables.keys.sorted() {
        guard let cases = variables[name] else { continue }
        add(cases, cases.specifier ?? cases.selector?.specifier)
      }
    }
    return groups
  }

  private static func finding(
    about group: Group, of key: Int, in table: CatalogTable, _ locale: CatalogTable.Locale,
    _ rules: PluralCategories, _ severity: Severity
  ) -> Finding? {
    guard group.cases.varies, let entry = group.cases.firstEntry else { return nil }
    let missing = PluralCategory.allCases.filter {
      group.cases.texts[$0] == nil && rules.needs($0, for: group.specifier)
    }
    if missing.isEmpty { return nil }
    let name = table.keys[key].text
    let variable = group.variation.substitution.map { " of '\($0)'" } ?? ""
    let categories = missing.map { "'\($0.rawValue)'\(numbers(of: $0, rules))" }
    let shown = group.cases.texts[.other] == nil ? "nothing" : "'other'"
    return Finding(
      rule: .missingPlural, severity: severity,
      subject: Finding.Subject(
        table: table.name, key: name, locale: locale.identifier,
        variant: LayoutVariant(text: group.variation)),
      location: locale.location(ofEntry: entry),
      message: "'\(name)' (\(locale.identifier)) has no plural case "
        + categories.joined(separator: " and no ") + variable + ": the app shows \(shown) there")
  }

  /// ` (2, 3, 4, 22 …)`.
  private static func numbers(of category: PluralCategory, _ rules: PluralCategories) -> String {
    let first = rules.first(5, of: category)
    if first.isEmpty { return "" }
    return " (" + first.prefix(4).map(String.init).joined(separator: ", ")
      + (first.count > 4 ? " …)" : ")")
  }
}

extension PluralCases {
  /// The case that is written first.
  fileprivate var firstEntry: Int? { texts.values.map(\.entry).min() }
}

extension PluralCategories {
  /// Whether plausible numbers of a type select the category.
  fileprivate func needs(_ category: PluralCategory, for specifier: FormatSpecifier) -> Bool {
    largest(category, upTo: specifier.largestNumber) != nil
      || specifier.fractions.contains { self.category(of: $0) == category }
  }
}

extension RuleID {
  /// A plural category that the locale needs is absent.
  public static let missingPlural = RuleID("missing-plural")
}
