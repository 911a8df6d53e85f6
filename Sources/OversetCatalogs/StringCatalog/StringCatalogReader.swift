import OversetModel
import OversetSyntax

/// Makes entries from a string catalog's JSON, and faults where it is not as Xcode writes it.
///
/// Unknown fields are ignored at every level.
struct StringCatalogReader {
  private(set) var sourceLocale: LocaleIdentifier?
  var entries: [CatalogEntry] = []
  private(set) var overridden: [CatalogEntry] = []
  var json: CheckedJSON
  /// The references to substitutions in the texts of the localization that is being read.
  var references: [SubstitutionReference] = []
  /// The locale names so far: there are few, and each is at every key.
  private var locales: [String: LocaleIdentifier] = [:]

  init(_ document: JSONDocument) {
    json = CheckedJSON(document)
    // A text is eight values as Xcode writes it. Not more than some MB are reserved.
    entries.reserveCapacity(min(document.nodes.count / 8, 1 << 16))
  }

  var faults: [CatalogFault] { json.faults }

  /// Throws where no strings can be found.
  mutating func read() throws(FileFault) {
    let root = JSONDocument.root
    guard json.document.kind(root) == .object else {
      throw json.fault(root, "a string catalog must be a JSON object")
    }
    let strings = json.field("strings", of: root)
    guard let strings, json.document.kind(strings) == .object else {
      throw json.fault(strings ?? root, "a string catalog needs an object 'strings'")
    }
    readSourceLanguage(root)
    for key in json.members(of: strings) where json.expect(.object, key.value, "a key's entry") {
      let start = entries.count
      read(key)
      if let later = key.override { override(from: start, by: later) }
    }
  }

  private mutating func readSourceLanguage(_ root: JSONDocument.Index) {
    guard let language = json.field("sourceLanguage", of: root) else {
      json.note(root, "a string catalog needs a 'sourceLanguage'")
      return
    }
    guard json.expect(.string, language, "'sourceLanguage'") else { return }
    sourceLocale = locale(named: json.document.text(language), at: language)
  }

  private mutating func read(_ key: CheckedJSON.Member) {
    json.key = key.name
    defer { json.key = nil }
    let position = json.position(key.key)
    var text = CatalogEntry(
      key: key.name, locale: sourceLocale ?? .english, value: key.name, isWritten: false,
      keyPosition: position, valuePosition: position)
    if let comment = json.field("comment", of: key.value, .string) {
      text.comment = json.document.text(comment)
      text.directives = DirectiveScanner.directives(
        in: json.document.content(of: comment), of: json.document.source, lineEnds: .alsoEscaped)
    }
    if let flag = json.field("shouldTranslate", of: key.value, .boolean) {
      text.shouldTranslate = json.document.isTrue(flag)
    }
    let start = entries.count
    if let localizations = json.field("localizations", of: key.value, .object) {
      readLocalizations(localizations, as: text)
    }
    addSourceText(text, at: start)
  }

  private mutating func readLocalizations(_ object: JSONDocument.Index, as text: CatalogEntry) {
    var text = text
    for member in json.members(of: object) {
      guard let locale = locale(named: member.name, at: member.key),
        json.expect(.object, member.value, "a localization")
      else { continue }
      text.locale = locale
      json.locale = locale
      defer { json.locale = nil }
      let start = entries.count
      readLocalization(member.value, as: text)
      if let later = member.override { override(from: start, by: later) }
    }
  }

  /// Where a key has no text in the source language, it is its own text.
  private mutating func addSourceText(_ text: CatalogEntry, at start: Int) {
    guard let sourceLocale,
      !entries[start...].contains(where: {
        $0.locale == sourceLocale && $0.variation.substitution == nil
      })
    else { return }
    entries.insert(text, at: start)
  }

  /// Where a key or locale occurs more than once, the last one counts. The others are listed by their
  /// texts; where they have none, by a fault.
  private mutating func override(from start: Int, by key: JSONDocument.Index) {
    let texts = entries[start...].filter(\.isWritten)
    entries.removeSubrange(start...)
    overridden += texts
    if texts.isEmpty { json.noteDuplicate(key) }
  }

  private mutating func locale(
    named name: String, at index: JSONDocument.Index
  ) -> LocaleIdentifier? {
    if let locale = locales[name] ?? LocaleIdentifier(name) {
      locales[name] = locale
      return locale
    }
    json.note(index, "'\(name)' does not name a locale")
    return nil
  }
}
