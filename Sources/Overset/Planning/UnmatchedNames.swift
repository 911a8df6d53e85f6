import OversetCatalogs
import OversetConfiguration
import OversetModel
import OversetSyntax
import OversetTexts

/// Names in the configuration that no catalog has: what they stand for would pass unchecked.
struct UnmatchedNames {
  private let configuration: Configuration
  private let catalogs: [Catalog]
  private let tables: [CatalogTable]
  /// Those of the tables.
  private let locales: Set<LocaleIdentifier>
  /// By table, for patterns that match one key only.
  private lazy var keysOfTable = tables.map { Set($0.keys.lazy.map { ExactText($0.text) }) }
  private var notices: [Notice] = []
  /// The same: a configuration of thousands of labels may have as many.
  private var noted: Set<Notice> = []
  private var suggestions = 0

  /// Every mistake, once; none where there are no keys at all.
  ///
  /// A part of the catalogs does not say which names the others have. Of a part only locales are looked
  /// at: `locales`, which are those of the command line, else the configuration's if all are missing.
  static func notices(
    in configuration: Configuration, locales: [LocaleIdentifier]?, catalogs: [Catalog],
    tables: [CatalogTable], isPart: Bool
  ) -> [Notice] {
    if tables.allSatisfy(\.keys.isEmpty) { return [] }
    var names = UnmatchedNames(configuration, catalogs, tables)
    let own = configuration.locales ?? []
    if let locales {
      names.check(locales, isCertain: true, at: nil)
    } else if !isPart || !own.contains(where: names.hasTexts(in:)) {
      names.check(own, isCertain: !isPart, at: configuration.localesPosition)
    }
    if isPart { return names.notices }
    names.checkSourceLocale()
    for label in configuration.labels where label.object == nil {
      names.check(label.keys, label.table, label.namePositions, of: "the label '\(label.id)'")
    }
    for values in configuration.arguments {
      names.check(values.keys, values.table, values.namePositions, of: "'arguments'")
    }
    return names.notices
  }

  private init(_ configuration: Configuration, _ catalogs: [Catalog], _ tables: [CatalogTable]) {
    self.configuration = configuration
    self.catalogs = catalogs
    self.tables = tables
    locales = Set(tables.flatMap { $0.locales.map(\.identifier) })
  }

  private mutating func checkSourceLocale() {
    guard let locale = configuration.sourceLocale else { return }
    let found = Set(
      tables.flatMap(\.locales).filter { $0.files.contains { !$0.format.isDocument } }
        .map(\.identifier)
        + catalogs.flatMap { [$0.locale, $0.sourceLocale].compactMap { $0 } })
    if found.contains(locale) || found.isEmpty { return }
    let near = found.sorted().first { $0.language == locale.language }
    // The texts in the documents of `Base.lproj` are those of the source locale, whichever it is.
    if near == nil, catalogs.contains(where: { $0.isDocument && $0.locale == nil }) { return }
    add(
      "no catalog has the source locale '\(locale)'"
        + (near.map { "; did you mean '\($0)'?" } ?? Self.names(of: found)),
      isCertain: true, at: configuration.sourceLocalePosition)
  }

  /// The locales of a check, each of which has texts or is shown another one's: a check of no texts
  /// would pass.
  private mutating func check(
    _ locales: [LocaleIdentifier], isCertain: Bool, at position: TextPosition?
  ) {
    let found = self.locales
    let names = found.map(\.identifier).sorted()
    for locale in locales where !hasTexts(in: locale) {
      let near = suggestion(for: locale.identifier, among: names)
      add(
        "no catalog has the locale '\(locale)'" + (near.isEmpty ? Self.names(of: found) : near),
        isCertain: isCertain, at: position)
    }
  }

  /// Whether the app or the App Store shows texts of a locale, or those that stand in for them.
  private func hasTexts(in locale: LocaleIdentifier) -> Bool {
    ([locale] + locale.fallbacks).contains(where: locales.contains)
      || catalogs.contains { $0.isForStore && $0.isWanted(in: [locale]) }
  }

  private static func names(of found: Set<LocaleIdentifier>) -> String {
    let some = found.sorted().prefix(mostLocales).map(\.identifier)
    let more = found.count - some.count
    return "; there are \(some.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
  }

  private static let mostLocales = 12

  private mutating func check(
    _ keys: [Glob], _ table: Glob?, _ positions: NamePositions, of owner: String
  ) {
    let chosen = tables.indices.filter { table?.matches(tables[$0].name) != false }
    if let table, chosen.isEmpty {
      let names = Set(tables.map(\.name)).sorted()
      return add(
        "\(owner) is for the table '\(table.pattern)', which there is not"
          + nearest(to: table, among: names), isCertain: !table.hasWildcards, at: positions.table)
    }
    if keys.isEmpty { add("\(owner) has no keys", isCertain: false, at: positions.table) }
    for (index, key) in keys.enumerated() {
      if let name = key.literal {
        if chosen.contains(where: { keysOfTable[$0].contains(ExactText(name)) }) { continue }
        let other = tables.indices.first { keysOfTable[$0].contains(ExactText(name)) }
        let near = other.map { "; the table '\(tables[$0].name)' has it" }
        let lack = table.map { "the table '\($0.pattern)' does not have" } ?? "no catalog has"
        add(
          "\(owner) is for the key '\(key.pattern)', which \(lack)"
            + (near ?? nearest(to: key, among: chosen.flatMap { tables[$0].keys.map(\.text) })),
          isCertain: true, at: positions.ofKey(index))
      } else if !chosen.contains(where: { tables[$0].keys.contains { key.matches($0.text) } }) {
        add(
          "no key\(table.map { " of the table '\($0.pattern)'" } ?? "") matches '\(key.pattern)' of "
            + owner, isCertain: false,
          at: positions.ofKey(index))
      }
    }
  }

  /// Comparing with all keys of a large app takes long: only for the first mistakes.
  private mutating func nearest(to name: Glob, among names: [String]) -> String {
    guard let text = name.literal, suggestions < Self.mostSuggestions else { return "" }
    suggestions += 1
    let near = suggestion(for: text, among: names)
    if !near.isEmpty { return near }
    // `pay` for `pay.title`, `Store` for `Store.strings`: the name that begins alike, part by part.
    let parts = Self.parts(of: text)
    let alike = names.map { ($0, Self.parts(of: $0)) }.filter { $0.1.first == parts.first }
    let best = alike.max { left, right in
      let lengths = [left, right].map { zip($0.1, parts).prefix { $0 == $1 }.count }
      return (lengths[0], -left.1.count, right.0) < (lengths[1], -right.1.count, left.0)
    }
    return best.map { "; did you mean '\($0.0)'?" } ?? ""
  }

  private static let mostSuggestions = 20

  private static func parts(of name: String) -> [Substring] {
    name.split { ".-_/ ".contains($0) }
  }

  /// A name that may be in a file that cannot be read is no certain mistake.
  private mutating func add(_ message: String, isCertain: Bool, at position: TextPosition?) {
    let isError = isCertain && catalogs.allSatisfy { $0.outcome == .read }
    var location: FileLocation?
    if let path = configuration.path, let position {
      location = FileLocation(path: path, position: position)
    }
    let notice = Notice(isError ? .error : .warning, message, at: location, isMisuse: isError)
    if noted.insert(notice).inserted { notices.append(notice) }
  }
}
