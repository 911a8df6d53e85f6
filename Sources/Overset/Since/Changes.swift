import OversetCatalogs
import OversetModel

/// What has changed since a revision: texts, labels and files.
struct Changes {
  /// Texts that are new or other ones now.
  private var texts: Set<Text> = []
  /// Files that are not catalogs, are new, or were not to be read: everything in them is new.
  private var files: Set<String> = []
  /// Nil for all of them.
  private var labels: Set<String>? = []

  private struct Text: Hashable {
    var path: String
    var table: String
    var key: ExactText
    var locale: LocaleIdentifier
  }

  /// Compares what was checked with what it was.
  init(
    since revision: String, _ configuration: Configuration, _ catalogs: [Catalog]
  ) throws(GitHistory.Failure) {
    let history = try GitHistory(revision, folder: configuration.root)
    let changed = try history.changedFiles()
    let now = Dictionary(grouping: catalogs, by: \.path)
    for path in changed {
      guard let tables = now[path], let loader = CatalogFormats.all.loader(forFileAt: path),
        let bytes = history.content(ofFileAt: path)
      else {
        files.insert(path)
        continue
      }
      let before = loader.load(
        CatalogSource(
          path: path, bytes: bytes, defaultLocale: configuration.sourceLocale ?? .english))
      add(Self.texts(of: tables), before: Self.texts(of: before))
    }
    if let location = configuration.location(at: .start), changed.contains(location.path) {
      labels = Self.changedLabels(
        configuration, before: history.content(ofFileAt: location.path))
      // What is said of a label is judged by the label.
      files.remove(location.path)
    }
  }

  /// Whether a finding is about something that has changed.
  func touches(_ finding: Finding) -> Bool {
    let subject = finding.subject
    if files.contains(finding.location.path) { return true }
    if let label = subject.label, labels?.contains(label) != false { return true }
    if finding.others.contains(where: touches) { return true }
    guard let table = subject.table, let key = subject.key else {
      // A fault of a file, or of a group of labels.
      return labels == nil || texts.contains { $0.path == finding.location.path }
    }
    let exactKey = ExactText(key)
    guard let locale = subject.locale else {
      return texts.contains { $0.table == table && $0.key == exactKey }
    }
    if texts.contains(
      Text(path: finding.location.path, table: table, key: exactKey, locale: locale))
    {
      return true
    }
    // What stands in for a translation, or is compared with the source, changes with the source.
    let dependsOnSource =
      finding.layout?.isFallback == true
      || [.untranslated, .formatMismatch, .missingPlural, .growth].contains(finding.rule)
    return dependsOnSource
      && texts.contains { $0.table == table && $0.key == exactKey && $0.locale != locale }
  }

  private mutating func add(_ now: [Text: [Content]], before: [Text: [Content]]) {
    for (text, contents) in now where before[text] != contents { texts.insert(text) }
    for text in before.keys where now[text] == nil { texts.insert(text) }
  }

  /// Everything of an entry that a finding may depend on but its place.
  private struct Content: Hashable {
    var value: String
    var variation: Variation
    var argument: VariableArgument?
    var state: String?
    var shouldTranslate: Bool
    var directives: [String]
    var limit: [String]

    init(_ entry: CatalogEntry) {
      value = entry.value
      variation = entry.variation
      argument = entry.argument
      state = entry.state
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
          path: catalog.path, table: catalog.table, key: ExactText(entry.key),
          locale: entry.locale)
        texts[text, default: []].append(Content(entry))
      }
    }
    return texts
  }

  /// Nil for all: the file is new or was wrong, or a setting of all labels is another one.
  private static func changedLabels(
    _ now: Configuration, before bytes: [UInt8]?
  ) -> Set<String>? {
    guard let bytes,
      let before = try? ConfigurationReader.read(
        String(decoding: bytes, as: UTF8.self), root: now.root),
      before.platform == now.platform, before.fonts == now.fonts,
      before.displayScale == now.displayScale, before.screens == now.screens,
      before.contentSizes == now.contentSizes, before.rules == now.rules,
      before.groups.map(\.unplaced) == now.groups.map(\.unplaced)
    else { return nil }
    let labels = Dictionary(
      before.labels.map { ($0.id, $0.unplaced) }, uniquingKeysWith: { first, _ in first })
    return Set(now.labels.filter { labels[$0.id] != $0.unplaced }.map(\.id))
  }
}

extension ConfiguredLabel {
  /// Wherever the configuration says it.
  fileprivate var unplaced: ConfiguredLabel {
    var label = self
    label.position = nil
    return label
  }
}

extension ConfiguredGroup {
  /// Wherever the configuration says it.
  fileprivate var unplaced: ConfiguredGroup {
    var group = self
    group.position = nil
    return group
  }
}
