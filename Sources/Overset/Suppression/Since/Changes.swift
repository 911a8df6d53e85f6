import OversetCatalogs
import OversetConfiguration
import OversetModel
import OversetRules
import OversetTexts

/// What has changed since a revision: texts, labels and files.
struct Changes {
  /// Texts that are new or other ones now.
  private var texts: Set<Text> = []
  /// The keys that they belong to, and those of texts in the source locale.
  private var keys: Set<Key> = []
  private var sourceKeys: Set<Key> = []
  /// By locale: what another text may stand in for now, from a file of any path.
  private var localeKeys: [LocaleIdentifier: Set<Key>] = [:]
  /// Catalogs with such a text.
  private var catalogs: Set<String> = []
  /// Files that are new: everything in them is.
  private var files: Set<String> = []
  /// Nil for all of them, and for everything else that is found.
  private var labels: Set<String>? = []

  private struct Key: Hashable {
    var table: String
    var key: ExactText
  }

  private struct Text: Hashable {
    var path: String
    var key: Key
    var locale: LocaleIdentifier
  }

  /// Compares what was checked with what it was.
  init(
    since history: GitHistory, _ configuration: Configuration, _ checked: [Catalog]
  ) async throws(Git.Failure) {
    let defaultLocale = configuration.sourceLocale ?? .english
    for path in Set(checked.map(\.path)).sorted() {
      switch try await history.past(ofFileAt: path) {
      case .same: break
      case .none: files.insert(path)
      case .other(let bytes):
        // What was checked may be in memory without its texts.
        let now = try? CatalogFormats.all.load(
          path, in: configuration.root, defaultLocale: defaultLocale)
        let before = CatalogFormats.all.loader(forFileAt: path)?.load(
          CatalogSource(path: path, bytes: bytes, defaultLocale: defaultLocale))
        add(Self.texts(of: now ?? []), before: Self.texts(of: before ?? []))
      }
    }
    let source = configuration.sourceLocale ?? checked.lazy.compactMap(\.sourceLocale).first
    for text in texts {
      keys.insert(text.key)
      localeKeys[text.locale, default: []].insert(text.key)
      catalogs.insert(text.path)
      if text.locale == source ?? .english { sourceKeys.insert(text.key) }
    }
    if let location = configuration.location(at: .start) {
      switch try await history.past(ofFileAt: location.path) {
      case .same: break
      case .none: labels = nil
      case .other(let bytes): labels = ChangedLabels.since(bytes, now: configuration)
      }
    }
    if try await history.hasChanged(where: FontFiles.isFont) { labels = nil }
  }

  /// Whether a finding is about something that has changed.
  func touches(_ finding: Finding) -> Bool {
    // What is accepted and gone may be gone by a change.
    if [.staleBaseline, .unusedIgnore].contains(finding.rule) { return true }
    let subject = finding.subject
    if touches(label: subject.label, path: finding.location.path) { return true }
    if finding.others.contains(where: touches) { return true }
    guard let table = subject.table, let name = subject.key else {
      // A fault of a file, or of a group of labels.
      return catalogs.contains(finding.location.path)
    }
    let key = Key(table: table, key: ExactText(name))
    guard let locale = subject.locale else { return keys.contains(key) }
    if texts.contains(Text(path: finding.location.path, key: key, locale: locale)) { return true }
    if finding.layout?.isFallback == true, localeKeys[locale]?.contains(key) == true { return true }
    // What stands in for a translation, or is compared with the source, changes with the source.
    let dependsOnSource =
      finding.layout?.isFallback == true
      || [.untranslated, .formatMismatch, .missingPlural, .growth].contains(finding.rule)
    return dependsOnSource && sourceKeys.contains(key)
  }

  /// Whether a layout is of something that has changed.
  func touches(_ text: UnmeasuredText) -> Bool {
    let key = Key(table: text.table, key: ExactText(text.key))
    return touches(label: text.label, path: text.path)
      || texts.contains(Text(path: text.path, key: key, locale: text.locale))
      || text.isFallback
        && (sourceKeys.contains(key) || localeKeys[text.locale]?.contains(key) == true)
  }

  private func touches(label: String?, path: String) -> Bool {
    guard let labels else { return true }
    return files.contains(path) || label.map { labels.contains($0) } ?? false
  }

  private mutating func add(_ now: [Text: [Content]], before: [Text: [Content]]) {
    for (text, contents) in now where before[text] != contents { texts.insert(text) }
    for text in before.keys where now[text] == nil { texts.insert(text) }
  }

  /// Everything of an entry that a finding may depend on, except its position.
  private struct Content: Hashable {
    var value: String
    var variation: Variation
    var argument: VariableArgument?
    /// An unfilled entry is no text, and only its state says so.
    var isUnfilled: Bool
    var shouldTranslate: Bool
    var directives: [String]
    var limit: [String]

    init(_ entry: CatalogEntry) {
      value = entry.value
      variation = entry.variation
      argument = entry.argument
      isUnfilled = entry.isUnfilled
      shouldTranslate = entry.shouldTranslate
      directives = entry.directives.map(\.text)
      limit = entry.widthLimit.map { ["\($0.width)", $0.unit, $0.font ?? ""] } ?? []
    }
  }

  private static func texts(of catalogs: [Catalog]) -> [Text: [Content]] {
    var texts: [Text: [Content]] = [:]
    for catalog in catalogs {
      for entry in catalog.entries {
        let text = Text(
          path: catalog.path, key: Key(table: catalog.table, key: ExactText(entry.key)),
          locale: entry.locale)
        texts[text, default: []].append(Content(entry))
      }
    }
    return texts
  }
}
