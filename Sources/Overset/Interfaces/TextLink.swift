import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts

/// Where an object of a document gets its text from when the app runs.
struct TextLink: Sendable {
  let key: TableKey
  let kind: Kind

  enum Kind: Sendable {
    /// `overset.yml` says so.
    case configuration
    /// The key is that of the object: `abc-12-xyz.text`.
    case ownKey
    /// A runtime attribute of the object names the key.
    case attribute
    /// Code can reach the object, and exactly one key has the same source text.
    case sameText
  }

  /// Why another text may be shown; nil where it is certain.
  func doubt(in tables: [CatalogTable]) -> String? {
    switch kind {
    case .configuration, .ownKey, .attribute: nil
    case .sameText:
      "its text is taken to be that of '\(tables[key.table].keys[key.key].text)', which has the "
        + "same source text"
    }
  }
}

/// Finds the keys whose texts the objects of documents show.
struct TextLinks {
  private let tables: [CatalogTable]
  private let objectKeys: [ObjectKeys]
  /// By bundle, name and key: the keys of objects.
  private var ownKeys: [String: TableKey] = [:]
  /// By name and key: those of tables without a document of their own, as XLIFF files have; nil
  /// where several tables have one.
  private var exportedKeys: [String: TableKey?] = [:]
  /// By name: the keys that code asks for; nil where several tables have one of the name.
  private var codeKeys: [String: TableKey?] = [:]
  /// By source text, in the same way.
  private var sourceTexts: [String: TableKey?] = [:]

  /// `objectKeys` say which keys objects show, whatever their documents say.
  init(
    _ tables: [CatalogTable], for interfaces: [AppInterface], _ objectKeys: [ObjectKeys] = []
  ) {
    self.tables = tables
    self.objectKeys = objectKeys
    // Most apps have no documents: nothing is looked up then.
    if interfaces.isEmpty { return }
    let documents = Set(interfaces.map { "\($0.bundle)/\($0.name)" })
    for (table, tableIndex) in zip(tables, tables.indices) {
      for (key, keyIndex) in zip(table.keys, table.keys.indices) where key.isShown {
        let location = TableKey(table: tableIndex, key: keyIndex)
        switch key.kind {
        case .interface where documents.contains("\(table.bundle)/\(table.name)"):
          ownKeys["\(table.bundle)/\(table.name)/\(key.text)"] = location
        case .interface:
          let name = "\(table.name)/\(key.text)"
          exportedKeys[name] = exportedKeys[name] == nil ? location : .some(nil)
        case .stale: break
        case .code:
          codeKeys[key.text] = codeKeys[key.text] == nil ? location : .some(nil)
          guard let text = table.sourceText(of: keyIndex) else { continue }
          sourceTexts[text] = sourceTexts[text] == nil ? location : .some(nil)
        }
      }
    }
  }

  /// Nil where the document's own text is shown in every locale, or where nothing is known.
  func link(
    of text: InterfaceText, in tree: InterfaceTree, of interface: AppInterface
  ) -> TextLink? {
    if let key = configuredKey(of: text, in: interface) {
      return TextLink(key: key, kind: .configuration)
    }
    let name = "\(interface.name)/\(text.key)"
    if let own = ownKeys["\(interface.bundle)/\(name)"] ?? exportedKeys[name] ?? nil {
      return TextLink(key: own, kind: .ownKey)
    }
    let object = tree.objects[text.object]
    for value in object.element.runtimeTexts {
      if let key = codeKeys[value] ?? nil { return TextLink(key: key, kind: .attribute) }
    }
    guard !tree.outlets(to: object).isEmpty, let key = sourceTexts[text.text] ?? nil else {
      return nil
    }
    return TextLink(key: key, kind: .sameText)
  }
}

extension TextLinks {
  /// The first key that the configuration says an object shows; nil where it says nothing.
  private func configuredKey(
    of text: InterfaceText, in interface: AppInterface
  ) -> TableKey? {
    let path = interface.document.path
    for said in objectKeys where said.object.matches(documentAt: path, objectID: text.objectID) {
      for (index, table) in tables.enumerated() where said.table?.matches(table.name) != false {
        let key = table.keys.firstIndex { key in said.keys.contains { $0.matches(key.text) } }
        if let key { return TableKey(table: index, key: key) }
      }
    }
    return nil
  }
}

extension CatalogTable {
  /// The source locale's only text of a key; nil where there is none, or where it varies. A key
  /// without a source text in a table of keys that are texts stands for itself.
  fileprivate func sourceText(of key: Int) -> String? {
    guard let source, source.rangeOfKey[key].count == 1, let entry = source.rangeOfKey[key].first
    else { return nil }
    let text = source.entries[entry].value
    return text.contains(where: \.isLetter) ? text : nil
  }
}

extension InterfaceElement {
  /// The values of runtime attributes that are texts.
  fileprivate var runtimeTexts: [String] {
    let attributes = child("userDefinedRuntimeAttributes")?.children ?? []
    return attributes.filter { $0.attribute("type") == "string" }.compactMap { $0.text("value") }
  }
}
