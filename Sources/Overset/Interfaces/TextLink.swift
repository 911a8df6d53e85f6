import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetSources
import OversetTexts

/// Where an object of a document gets its text from when the app runs.
struct TextLink: Sendable {
  let key: TableKey
  var kind: Kind

  /// Whether nothing says that the object shows the text.
  var isSupposed: Bool {
    switch kind {
    case .followed, .replacedKey, .sameText: true
    case .configuration, .code, .ownKey, .attribute: false
    }
  }

  /// Whether the object shows the document's own text, as far as is known.
  var isOfDocument: Bool {
    switch kind {
    case .ownKey, .replacedKey, .sameText: true
    case .configuration, .code, .followed, .attribute: false
    }
  }

  enum Kind: Sendable {
    /// `overset.yml` says so.
    case configuration
    /// Code sets the text, there.
    case code(FileLocation)
    /// The text is one of more than two that get there through names of the code, from there: which of
    /// them the object shows, conditions on the way decide.
    case followed(FileLocation)
    /// The key is that of the object: `abc-12-xyz.text`.
    case ownKey
    /// The same of an object that code sets other texts of, or can where nobody translates the document:
    /// whether the document's own is ever seen is not known.
    case replacedKey
    /// A runtime attribute of the object names the key.
    case attribute
    /// Code can reach the object and sets no text of it, and exactly one key has the same source text.
    case sameText
  }
}

/// Finds the keys whose texts the objects of documents show.
struct TextLinks {
  let tables: [CatalogTable]
  let objectKeys: [ObjectKeys]
  let settings: OutletSettings
  private let codeTexts: CodeKeys
  /// By bundle, name and key: the keys of objects.
  private(set) var ownKeys: [String: TableKey] = [:]
  /// By name and key: those of tables without a document of their own, as XLIFF files have; nil
  /// where several tables have one.
  private(set) var exportedKeys: [String: TableKey?] = [:]
  /// By name: the keys that code asks for; nil where several tables have one of the name.
  private(set) var codeKeys: [String: TableKey?] = [:]
  /// By source text, in the same way.
  private(set) var sourceTexts: [String: TableKey?] = [:]

  /// `objectKeys` say which keys objects show, whatever their documents say; `settings` are what code
  /// sets of objects.
  init(
    _ tables: [CatalogTable], for interfaces: [AppInterface], _ objectKeys: [ObjectKeys] = [],
    _ settings: OutletSettings = OutletSettings()
  ) {
    self.tables = tables
    self.objectKeys = objectKeys
    self.settings = settings
    codeTexts = CodeKeys(settings.isEmpty ? [] : tables)
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

  /// What an object shows in the place of a text, and how the text is set where code changes that.
  func shown(
    _ text: inout InterfaceText, in tree: InterfaceTree, of interface: AppInterface
  ) -> ShownTexts {
    let outlets = tree.outlets(to: text)
    let settings = outlets.flatMap(self.settings.settings).on(interface.document.platform)
    let followed = outlets.flatMap(self.settings.texts)
    let handovers = outlets.flatMap(self.settings.handovers)
    let object = tree.objects[text.object]
    let part: ReachedOutlet.Part = object.kind == "button" ? .titleLabel : .whole
    var shown = shownTexts(text, in: tree, of: interface, settings, followed, handovers)
    shown.isAlwaysHidden = isAlwaysHidden(by: settings)
    shown.hiding = settings.first { $0.isAboutHiding || $0.isAboutAlpha }?.location
    shown.hidingAround = text.view.flatMap { hiding(around: $0, in: tree, of: interface.document) }
    if let view = text.view, !shown.isAlwaysHidden {
      shown.shownViews = shownViews(around: view, in: tree, of: interface.document)
      shown.hiddenBeside = viewsGivingWay(to: view, in: tree, of: interface.document)
    }
    if isHidden(object, by: settings, in: tree) { shown.other = .nothing }
    if shown.links.isEmpty { return shown }
    if let view = text.view, tree.objects[view].isLine, tree.constraintOutlets(around: view).isEmpty
    {
      shown.roomDoubt = .line
    }
    // Code may give what it reaches another colour.
    if object.drawsTransparently(text.property), outlets.isEmpty, object.customClass == nil {
      shown.roomDoubt = .transparent
    }
    // What code calls of the objects of a collection is not followed.
    let isInCollection = tree.outlets(to: object).contains(where: \.isCollection)
    let own =
      (object.customClass.map { self.settings.settings(ofClass: $0, orInCalls: isInCollection) }
      ?? []).on(interface.document.platform)
    let layout = (own + settings).filter { $0.reached.part == part }
    let texts = settings.filter { $0.reached.sets(text.property) }
    // The same code may set a text and how it is set.
    let plain = text.label
    var groups: [ShownTexts.Alternative] = []
    for link in shown.links {
      var label = plain
      let setter = link.location.flatMap { line in texts.first { $0.location == line } }
      let (doubts, isKnown) = label.apply(layout, beside: setter)
      if !isKnown { shown.isSettingKnown = false }
      // What nobody may see is reported by itself.
      let index = groups.firstIndex {
        $0.label == label && $0.links.last?.isSupposed == link.isSupposed
      }
      if let index {
        groups[index].links.append(link)
        groups[index].doubts += doubts.filter { !groups[index].doubts.contains($0) }
      } else {
        groups.append(ShownTexts.Alternative(label: label, links: [link], doubts: doubts))
      }
    }
    var places = doubts(
      about: object, handovers, settings, doubting: &shown.roomDoubt)
    if let view = text.view, changesConstraint(around: view, in: tree, of: interface.document) {
      shown.roomDoubt = shown.roomDoubt ?? .changedConstraint
    }
    if let view = text.view, arrangesStack(around: view, in: tree, of: interface.document) {
      shown.roomDoubt = shown.roomDoubt ?? .arrangedByCode
    }
    if let view = text.view,
      hidesWholeRow(
        around: view, in: tree, of: interface.document, without: shown.hiddenBeside)
    {
      shown.roomDoubt = shown.roomDoubt ?? .arrangedByCode
    }
    if let view = text.view, changesImage(beside: view, in: tree, of: interface.document) {
      shown.roomDoubt = shown.roomDoubt ?? .unknownSize
    }
    // Whoever gets a view without constraints may give it another frame.
    let placed = text.view.map { tree.objects[$0] } ?? object
    if placed.isFixed, handovers.contains(where: { $0.isUnread(in: settings) }) {
      shown.roomDoubt = shown.roomDoubt ?? .placedByCode
    }
    if text.isOfLabel {
      let classes = ["UILabel"] + [object.customClass].compactMap { $0 }
      if let doubt = self.settings.appearanceDoubt(ofLabelsOf: classes) {
        places.append(doubt)
        // UIAppearance: it replaces what the document says.
        shown.isSettingKnown = false
      }
    }
    // The class gives the text attributes, whose font counts (UILabel reference).
    if let setting = own.first(where: { $0.reached.sets(text.property) }) {
      places.append("its class sets attributes of the text (\(setting.location.lineName))")
      shown.isSettingKnown = false
    }
    places += [
      doubtOfRow(around: object, in: tree, without: shown.hiddenBeside),
      doubtOfShowing(shown.shownViews, in: tree, of: interface.document),
    ].compactMap { $0 }
    groups[0].doubts += places
    for index in groups.indices.dropFirst() { groups[index].doubts += shown.doubts + places }
    text.label = groups[0].label
    shown.doubts += groups[0].doubts
    shown.links = groups[0].links
    shown.alternatives = Array(groups.dropFirst())
    return shown
  }

  private func shownTexts(
    _ text: InterfaceText, in tree: InterfaceTree, of interface: AppInterface,
    _ settings: [OutletSetting], _ followed: [FollowedText], _ handovers: [ReachedHandover]
  ) -> ShownTexts {
    if let key = configuredKey(of: text, in: interface) {
      return ShownTexts(links: [TextLink(key: key, kind: .configuration)])
    }
    let own = ownLink(of: text, in: tree, of: interface)
    if text.isPlaceholderOfLabel,
      let value = settings.first(where: { $0.reached.sets("title") && !$0.clearsText })
    {
      // Code may clear the field, too.
      return ShownTexts(
        links: own.map { [TextLink(key: $0.key, kind: .replacedKey)] } ?? [],
        doubts: ["code gives the field a text (\(value.location.lineName))"],
        other: .unknown(value.location))
    }
    let texts = settings.filter { $0.reached.sets(text.property) }
    // Which of the cells of a class of AppKit's code means, nothing says.
    if let cell = texts.first(where: { $0.reached.outlet.owner == InterfaceObject.cellClass }) {
      return ShownTexts(
        replacement: own.map { _ in CodeReplacement(.unknown, at: cell.location) },
        other: .unknown(cell.location))
    }
    let said = CodeText(
      texts, followed.filter { $0.reached.sets(text.property) }, codeTexts)
    switch said {
    case .keys(let keys, let isAlways, let doubts):
      // Which of several prototypes of one class gets which of the texts is not followed.
      let isOfPrototypes = keys.count > 1 && isOneOfPrototypes(text, in: tree)
      let links = keys.map { key in
        // Measured: of two such texts most are shown, of more than two none of five was.
        let isOneOfMany =
          key.isFollowed && keys.count > 2 || key.isOfSharedList || isOfPrototypes
        return TextLink(
          key: key.key, kind: isOneOfMany ? .followed(key.location) : .code(key.location))
      }
      var all = links
      // Where nobody translates it, it may be there for the person who draws.
      if !isAlways, var own, isTranslated(own) {
        let setters = texts.count + handovers.count { $0.handover.argument != nil }
        if setters > 1 || isInCell(text, of: tree) { own.kind = .replacedKey }
        all.insert(own, at: 0)
      }
      return ShownTexts(
        links: all, doubts: doubts,
        other: texts.contains(where: \.clearsText)
          ? .nothing : all.count > 1 ? .texts(all.map(\.key)) : nil,
        isSettingKnown: !keys.contains(where: \.hasOtherFont))
    case .replaced(let replacement):
      // Which key's text it is would only be guessed: that the document has the same text says
      // nothing where code shows another.
      let hasKey = own.map(isTranslated) ?? false || !sameText(as: text, in: tree).links.isEmpty
      return ShownTexts(
        replacement: hasKey ? replacement : nil,
        other: texts.contains(where: \.clearsText) ? .nothing : .unknown(replacement.location))
    case .changed(let doubt):
      var shown = ownText(own, or: text, in: tree)
      if !shown.links.isEmpty { shown.doubts.append(doubt) }
      return shown
    case .silent:
      if own != nil,
        let location = tagLookup(of: text, in: tree, of: interface.document)
          ?? cellSetter(of: text, in: tree)
      {
        return ShownTexts(
          replacement: CodeReplacement(.unknown, at: location), other: .unknown(location))
      }
      return ownText(own, or: text, in: tree)
    }
  }

  /// Whether it is in one of several prototypes of a class.
  private func isOneOfPrototypes(_ text: InterfaceText, in tree: InterfaceTree) -> Bool {
    let own = tree.ancestors(of: text.object).first(where: tree.isPrototype)
    return own?.customClass.map { tree.prototypes[$0] ?? 0 > 1 } ?? false
  }

  /// Whether it is in a row or an item that code fills before each is shown.
  func isInCell(_ text: InterfaceText, of tree: InterfaceTree) -> Bool {
    tree.ancestors(of: text.object).contains(where: \.kind.isCell)
  }
}

extension String {
  /// Of a kind of object: whether it is a row or an item that is made again and again.
  fileprivate var isCell: Bool { ["tableViewCell", "collectionViewCell"].contains(self) }
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
