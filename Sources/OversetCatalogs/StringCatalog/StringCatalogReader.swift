import OversetModel

/// Makes entries of a string catalog's JSON, and faults of what is not as Xcode writes it.
///
/// Unknown fields are passed by at every level.
struct StringCatalogReader {
  private(set) var sourceLocale: LocaleIdentifier?
  private(set) var entries: [CatalogEntry] = []
  private(set) var faults: [CatalogFault] = []
  private let json: JSONDocument
  /// The locale names met so far, for there are few, and each stands at every key.
  private var locales: [String: LocaleIdentifier] = [:]

  init(_ json: JSONDocument) { self.json = json }

  /// Throws where no strings can be found.
  mutating func read() throws(FileFault) {
    guard json.kind(JSONDocument.root) == .object else {
      throw fault(JSONDocument.root, "a string catalog must be a JSON object")
    }
    let root = members(of: JSONDocument.root)
    guard let strings = root["strings"], json.kind(strings) == .object else {
      throw fault(
        root["strings"] ?? JSONDocument.root, "a string catalog needs an object 'strings'")
    }
    readSourceLanguage(root)
    for (key, value) in members(of: strings).all where expect(.object, value, "a key's entry") {
      read(key: key, entry: value)
    }
  }

  private mutating func readSourceLanguage(_ root: Members) {
    guard let language = root["sourceLanguage"] else {
      note(JSONDocument.root, "a string catalog needs a 'sourceLanguage'")
      return
    }
    guard expect(.string, language, "'sourceLanguage'") else { return }
    sourceLocale = locale(named: language)
  }

  private mutating func read(key: JSONDocument.Index, entry: JSONDocument.Index) {
    let fields = members(of: entry)
    var text = CatalogEntry(
      key: json.text(key), locale: sourceLocale ?? .english, value: json.text(key),
      comment: string(fields["comment"], "'comment'"), isWritten: false,
      keyPosition: position(key), valuePosition: position(key))
    if let flag = fields["shouldTranslate"], expect(.boolean, flag, "'shouldTranslate'") {
      text.shouldTranslate = json.isTrue(flag)
    }
    let start = entries.count
    if let localizations = fields["localizations"],
      expect(.object, localizations, "'localizations'")
    {
      for (name, value) in members(of: localizations).all {
        guard let locale = locale(named: name), expect(.object, value, "a localization") else {
          continue
        }
        text.locale = locale
        readLocalization(value, as: text)
      }
    }
    addSourceText(text, at: start)
  }

  /// Where a key has no text in the source language, it is its own text.
  private mutating func addSourceText(_ text: CatalogEntry, at start: Int) {
    guard let sourceLocale,
      !entries[start...].contains(where: {
        $0.locale == sourceLocale && $0.variation.substitution == nil
      })
    else { return }
    var text = text
    text.locale = sourceLocale
    entries.insert(text, at: start)
  }
}

// MARK: One localization

extension StringCatalogReader {
  private mutating func readLocalization(_ index: JSONDocument.Index, as text: CatalogEntry) {
    for (name, value) in members(of: index).all {
      if json.isText(name, "stringUnit") {
        readUnit(value, as: text)
      } else if json.isText(name, "variations") {
        readVariations(value, as: text)
      } else if json.isText(name, "substitutions") {
        readSubstitutions(value, as: text)
      } else if json.isText(name, "stringSet") {
        readSet(value, as: text)
      }
    }
  }

  private mutating func readUnit(_ index: JSONDocument.Index, as text: CatalogEntry) {
    guard expect(.object, index, "'stringUnit'") else { return }
    let fields = members(of: index)
    guard let value = fields["value"] else {
      note(index, "a 'stringUnit' needs a 'value'")
      return
    }
    guard expect(.string, value, "'value'") else { return }
    add(value, state: string(fields["state"], "'state'"), as: text)
  }

  private mutating func readVariations(_ index: JSONDocument.Index, as text: CatalogEntry) {
    guard expect(.object, index, "'variations'") else { return }
    let axes = members(of: index)
    for (name, cases) in axes.all {
      let axis = json.text(name)
      guard axis == "plural" || axis == "device", expect(.object, cases, "'\(axis)'") else {
        continue
      }
      for (name, value) in members(of: cases).all {
        var text = text
        if axis == "plural" {
          text.variation.plural = pluralCategory(name)
          if text.variation.plural == nil { continue }
        } else {
          text.variation.device = json.text(name)
        }
        if expect(.object, value, "a variation") { readLocalization(value, as: text) }
      }
    }
  }

  private mutating func pluralCategory(_ index: JSONDocument.Index) -> String? {
    let name = json.text(index)
    if Variation.isPluralCategory(name) { return name }
    note(index, "'\(name)' is not a plural category")
    return nil
  }

  private mutating func readSubstitutions(_ index: JSONDocument.Index, as text: CatalogEntry) {
    guard expect(.object, index, "'substitutions'") else { return }
    for (name, value) in members(of: index).all where expect(.object, value, "a substitution") {
      var text = text
      text.variation.substitution = json.text(name)
      readLocalization(value, as: text)
    }
  }

  /// App Shortcuts have several phrases for one key.
  private mutating func readSet(_ index: JSONDocument.Index, as text: CatalogEntry) {
    guard expect(.object, index, "'stringSet'") else { return }
    let fields = members(of: index)
    guard let values = fields["values"], expect(.array, values, "'values'") else { return }
    let state = string(fields["state"], "'state'")
    for value in json.values(of: values) where expect(.string, value, "a phrase") {
      add(value, state: state, as: text)
    }
  }

  private mutating func add(
    _ value: JSONDocument.Index, state: String?, as text: CatalogEntry
  ) {
    var text = text
    text.value = json.text(value)
    text.state = state
    text.isWritten = true
    text.valuePosition = position(value)
    entries.append(text)
  }
}

// MARK: JSON with faults

extension StringCatalogReader {
  /// An object's members, each key once.
  private struct Members {
    var all: [JSONDocument.Member] = []
    let json: JSONDocument

    subscript(name: String) -> JSONDocument.Index? {
      all.first { json.isText($0.key, name) }?.value
    }
  }

  /// Of a key that occurs more than once, the last counts.
  private mutating func members(of object: JSONDocument.Index) -> Members {
    var members = Members(json: json)
    members.all = json.members(of: object)
    // Most objects are small, and a comparison costs less than a hash.
    if members.all.count <= 4 && json.hasDistinctKeys(members.all) { return members }
    var last: [ExactText: JSONDocument.Index] = [:]
    for (key, _) in members.all {
      let name = json.text(key)
      if last.updateValue(key, forKey: ExactText(name)) != nil {
        note(key, "'\(name)' occurs twice in one object, and only the last one counts")
      }
    }
    if last.count < members.all.count {
      members.all.removeAll { last[ExactText(json.text($0.key))] != $0.key }
    }
    return members
  }

  /// False, and a fault, where the value is of another kind.
  private mutating func expect(
    _ kind: JSONDocument.Kind, _ index: JSONDocument.Index, _ what: String
  ) -> Bool {
    if json.kind(index) == kind { return true }
    note(index, "\(what) must be of type \(kind), not \(json.kind(index))")
    return false
  }

  /// The text of an optional field.
  private mutating func string(_ index: JSONDocument.Index?, _ what: String) -> String? {
    guard let index, expect(.string, index, what) else { return nil }
    return json.text(index)
  }

  private mutating func locale(named index: JSONDocument.Index) -> LocaleIdentifier? {
    let name = json.text(index)
    if let locale = locales[name] ?? LocaleIdentifier(name) {
      locales[name] = locale
      return locale
    }
    note(index, "'\(name)' does not name a locale")
    return nil
  }

  private func position(_ index: JSONDocument.Index) -> TextPosition {
    json.source.position(at: json.start(index))
  }

  private func fault(_ index: JSONDocument.Index, _ message: String) -> FileFault {
    FileFault(position: position(index), message: message)
  }

  private mutating func note(_ index: JSONDocument.Index, _ message: String) {
    faults.append(CatalogFault(extent: .entry, position: position(index), message: message))
  }
}
