import OversetCatalogs
import OversetModel

/// Collects the files of one table.
struct TableBuilder {
  private let catalogs: [Catalog]
  /// Those that the app never reads.
  private let shadowed: [ShadowedFiles.File]
  private let identity: TableIdentity
  private let sourceLocale: LocaleIdentifier?
  /// Of the Interface Builder document of the same name, where there is one.
  private let objectIDs: Set<String>?
  /// That document, and those that single locales have in its place.
  private let documents: [DocumentTexts]
  private let notShown: [HiddenKeys]
  private var keys: [CatalogTable.Key] = []
  private var indexOfKey: [ExactText: Int] = [:]

  init(
    _ catalogs: [Catalog], _ identity: TableIdentity, _ configured: LocaleIdentifier?,
    objectIDs: Set<String>?, documents: [DocumentTexts], notShown: [HiddenKeys]
  ) {
    let shadowed = ShadowedFiles(catalogs)
    self.shadowed = shadowed.files
    self.catalogs = catalogs.filter { !shadowed.contains($0) }
    self.identity = identity
    self.objectIDs = objectIDs
    self.documents = documents
    self.notShown = notShown
    let found = Set(catalogs.flatMap { $0.locale.map { [$0] } ?? $0.entries.map(\.locale) })
    sourceLocale =
      configured ?? catalogs.lazy.compactMap(\.sourceLocale).first
      ?? (found.contains(.english) || !documents.isEmpty ? .english : nil)
  }

  consuming func table() -> CatalogTable {
    let written = inOrder.flatMap { split($0, keyIndices: note($0)) }
    // The shared document comes last: it has texts of other locales' keys only.
    let own = documents.filter { $0.locale != nil } + documents.filter { $0.locale == nil }
    // Of several texts of a key the last counts.
    let parts = own.compactMap { part(of: $0) } + written
    var locales = Dictionary(grouping: parts, by: \.locale).map { locale($0, $1) }
    locales.sort { $0.identifier < $1.identifier }
    if fallback == .key { borrow(among: &locales) }
    if documents.areLocalized {
      let own = Set(documents.compactMap(\.locale))
      for locale in locales { locale.hasDocument = own.contains(locale.identifier) }
    }
    return CatalogTable(
      name: identity.name, bundle: identity.bundle, sourceLocale: sourceLocale, keys: keys,
      locales: locales, fallback: fallback,
      shadowedFiles: shadowed)
  }

  /// The source's files first: its order is the keys' order. What comes later of one locale wins.
  private var inOrder: [Catalog] {
    let sorted = catalogs.enumerated().sorted { left, right in
      let (leftRank, rightRank) = (left.element.format.rank, right.element.format.rank)
      if leftRank != rightRank { return leftRank < rightRank }
      return left.element.path == right.element.path
        ? left.offset < right.offset : left.element.path < right.element.path
    }.map(\.element)
    return sorted.filter { $0.locale == sourceLocale } + sorted.filter { $0.locale != sourceLocale }
  }

  private var fallback: CatalogFormat.Fallback {
    let fallbacks = catalogs.map(\.fallback)
    if objectIDs != nil || fallbacks.contains(.documentText) { return .documentText }
    return fallbacks.contains(.key) ? .key : .sourceText
  }

  // MARK: Keys

  /// The index of each entry's key.
  private mutating func note(_ catalog: Catalog) -> [Int] {
    // By index, because an entry is many references to copy.
    catalog.entries.indices.map { index in
      let key = ExactText(catalog.entries[index].key)
      let keyIndex = indexOfKey[key] ?? add(key, catalog, index)
      if !catalog.entries[index].directives.isEmpty || catalog.entries[index].widthLimit != nil {
        noteSettings(of: catalog.entries[index], in: catalog.path, at: keyIndex)
      }
      return keyIndex
    }
  }

  private mutating func add(_ key: ExactText, _ catalog: Catalog, _ index: Int) -> Int {
    indexOfKey[key] = keys.count
    keys.append(
      CatalogTable.Key(
        text: key.text,
        location: FileLocation(path: catalog.path, position: catalog.entries[index].keyPosition),
        shouldTranslate: catalog.entries[index].shouldTranslate, kind: kind(of: key.text),
        isShown: !notShown.contains { $0.contains(key.text, in: identity.name) }))
    return keys.count - 1
  }

  /// With a document its object ids decide; without one, only what nothing else looks like.
  private func kind(of key: String) -> CatalogTable.Key.Kind {
    guard let key = InterfaceKey(key) else { return .code }
    guard let objectIDs else {
      return key.isUnmistakable && key.isKnownProperty ? .interface : .code
    }
    if objectIDs.contains(key.objectID) { return .interface }
    return key.isUnmistakable || key.isKnownProperty ? .stale : .code
  }

  private mutating func noteSettings(of entry: CatalogEntry, in path: String, at keyIndex: Int) {
    keys[keyIndex].widthLimit = keys[keyIndex].widthLimit ?? entry.widthLimit
    for directive in entry.directives
    where !keys[keyIndex].directives.contains(where: { $0.text == directive.text }) {
      keys[keyIndex].directives.append(
        CatalogTable.LocatedDirective(
          text: directive.text, location: FileLocation(path: path, position: directive.position)))
    }
  }

  // MARK: Documents

  /// The texts of a document, of the keys that translations have; of a document that is one locale's
  /// in place of others, or that nobody translates, those of all its objects. Nil for none.
  private mutating func part(of document: DocumentTexts) -> Part? {
    let source = sourceLocale ?? .english
    // The source locale loads its own document, where it has one beside that of all locales.
    if document.locale == nil, documents.contains(where: { $0.locale == source }) { return nil }
    var catalog = document.catalog(source)
    let isTranslated = !catalogs.isEmpty || documents.areLocalized
    if isTranslated, document.locale == nil || !documents.areLocalized {
      // What no translation has, code may replace.
      catalog.entries.removeAll { entry in
        indexOfKey[ExactText(entry.key)].map { keys[$0].kind != .interface } ?? true
      }
    } else if !isTranslated {
      // Code looks a text up that is made like a name (`pay.title`).
      catalog.entries.removeAll {
        kind(of: $0.key) != .interface || $0.value.looksLikeIdentifier
      }
      for index in catalog.entries.indices { catalog.entries[index].shouldTranslate = false }
    }
    if catalog.entries.isEmpty { return nil }
    return split(catalog, keyIndices: note(catalog)).first
  }

  // MARK: Locales

  /// What one file has in one locale.
  private struct Part {
    var locale: LocaleIdentifier
    var path: String
    var format: CatalogFormat
    var entries: [CatalogEntry]
    /// The index of each entry's key.
    var keyIndices: [Int]
  }

  private func split(_ catalog: Catalog, keyIndices: [Int]) -> [Part] {
    let isOne = catalog.entries.allSatisfy { $0.locale == catalog.locale }
    if let locale = catalog.locale, isOne {
      return [
        Part(
          locale: locale, path: catalog.path, format: catalog.format, entries: catalog.entries,
          keyIndices: keyIndices)
      ]
    }
    var indices = Dictionary(grouping: catalog.entries.indices) { catalog.entries[$0].locale }
    // A file of a locale is that locale's file also where it has no text in it.
    if let locale = catalog.locale, indices[locale] == nil { indices[locale] = [] }
    return indices.map { locale, indices in
      Part(
        locale: locale, path: catalog.path, format: catalog.format,
        entries: indices.map { catalog.entries[$0] }, keyIndices: indices.map { keyIndices[$0] })
    }
  }

  /// The texts of one locale from all its files; of a key that several have, the last file's.
  private func locale(_ identifier: LocaleIdentifier, _ parts: [Part]) -> CatalogTable.Locale {
    if parts.count == 1, let part = parts.first {
      let file = CatalogTable.File(part.path, part.format, end: part.entries.count)
      return locale(identifier, [file], part.entries, keyIndices: part.keyIndices)
    }
    var isTaken = [Bool](repeating: false, count: keys.count)
    var own: [[Int]] = []
    for part in parts.reversed() {
      own.append(part.keyIndices.indices.filter { !isTaken[part.keyIndices[$0]] })
      for keyIndex in part.keyIndices { isTaken[keyIndex] = true }
    }
    var entries: [CatalogEntry] = []
    var keyIndices: [Int] = []
    var files: [CatalogTable.File] = []
    for (part, indices) in zip(parts, own.reversed()) {
      entries += indices.map { part.entries[$0] }
      keyIndices += indices.map { part.keyIndices[$0] }
      files.append(CatalogTable.File(part.path, part.format, end: entries.count))
    }
    return locale(identifier, files, entries, keyIndices: keyIndices)
  }

  /// The range of each key.
  private func locale(
    _ identifier: LocaleIdentifier, _ files: [CatalogTable.File], _ entries: [CatalogEntry],
    keyIndices: [Int]
  ) -> CatalogTable.Locale {
    var ranges = [Range<Int>](repeating: 0..<0, count: keys.count)
    for (index, keyIndex) in keyIndices.enumerated() {
      guard ranges[keyIndex].isEmpty || ranges[keyIndex].upperBound == index else {
        return regrouped(identifier, files, entries, keyIndices: keyIndices)
      }
      ranges[keyIndex] =
        (ranges[keyIndex].isEmpty ? index : ranges[keyIndex].lowerBound)..<index + 1
    }
    return CatalogTable.Locale(
      identifier: identifier, files: files, entries: entries, rangeOfKey: ranges)
  }

  /// For the rare file in which the texts of one key stand apart (XLIFF): file by file, key by key.
  private func regrouped(
    _ identifier: LocaleIdentifier, _ files: [CatalogTable.File], _ entries: [CatalogEntry],
    keyIndices: [Int]
  ) -> CatalogTable.Locale {
    let order = keyIndices.indices.sorted { left, right in
      let file = { (index: Int) in files.firstIndex { index < $0.end } ?? files.count }
      return (file(left), keyIndices[left], left) < (file(right), keyIndices[right], right)
    }
    return locale(
      identifier, files, order.map { entries[$0] }, keyIndices: order.map { keyIndices[$0] })
  }
}

// MARK: Borrowed files

extension TableBuilder {
  /// Gives each locale without a `.strings` or without a `.stringsdict` the texts of the file that the
  /// app takes in its place.
  ///
  /// The app looks for either file by itself, in the nearest locale that has it (CFBundle), and what
  /// a `.stringsdict` has of a key counts, wherever it was found.
  private func borrow(among locales: inout [CatalogTable.Locale]) {
    let formats = Set(locales.flatMap(\.formats)).sorted { $0.name < $1.name }
    for index in locales.indices {
      for format in formats where !locales[index].formats.contains(format) {
        guard let donor = donor(of: format, for: locales[index].identifier, among: locales)
        else { continue }
        locales[index].borrowedFormats.append((format, donor.identifier))
        for (key, range) in zip(donor.rangeOfKey.indices, donor.rangeOfKey) {
          guard let entry = range.first, donor.file(ofEntry: entry)?.format == format else {
            continue
          }
          let own = locales[index].rangeOfKey[key]
          let ownFormat = own.first.flatMap { locales[index].file(ofEntry: $0)?.format }
          if ownFormat.map({ $0.rank < format.rank }) ?? true {
            locales[index].borrowed[key] = donor.identifier
          }
        }
      }
    }
  }

  private func donor(
    of format: CatalogFormat, for locale: LocaleIdentifier, among locales: [CatalogTable.Locale]
  ) -> CatalogTable.Locale? {
    let nearest = locale.fallbacks + [sourceLocale].compactMap { $0 }
    return nearest.lazy.compactMap { name in locales.first { $0.identifier == name } }
      .first { $0.formats.contains(format) }
  }
}
