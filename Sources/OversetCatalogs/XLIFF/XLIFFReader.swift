import OversetFiles
import OversetModel
import OversetSyntax

/// Makes a table of a `file` element: entries of its targets, and of its sources in the locale that
/// they are in.
///
/// Elements are found by their names: tools write them in any order.
struct XLIFFReader {
  private(set) var catalog: Catalog
  private let document: XMLDocument
  private var units: [Unit] = []
  /// The last unit of each id.
  private var last: [ExactText: Int] = [:]

  private struct Unit {
    var element: XMLDocument.Index
    var id: String
    var settings: XLIFFSettings
    /// Whether a later unit has the same id: only the last one counts.
    var isOverridden = false
  }

  /// The catalog has the file's path and encoding, and its table's name as the default.
  init(_ document: XMLDocument, _ catalog: Catalog) {
    self.document = document
    self.catalog = catalog
  }

  mutating func read(file: XMLDocument.Index) {
    readOriginal(file)
    catalog.sourceLocale = locale("source-language", of: file, extent: .entry)
    let target = locale("target-language", of: file, extent: .file)
    catalog.locale = target ?? catalog.sourceLocale
    if catalog.outcome != .failed {
      collectUnits(in: file)
      for unit in units { read(unit, target: target) }
      if catalog.originalFormat == Self.stringsDict || catalog.originalFormat == Self.stringCatalog
      {
        catalog.faults += catalog.undefinedVariables()
      }
    }
    catalog.faults.sort { $0.position < $1.position }
  }

  private static let stringsDict = StringsDictLoader().format
  private static let stringCatalog = StringCatalogLoader().format
  /// The formats that Xcode exports.
  private static let originalFormats = [
    StringsLoader().format, stringsDict, stringCatalog, InterfaceDocumentLoader.storyboard.format,
    InterfaceDocumentLoader.xib.format,
  ]

  private mutating func readOriginal(_ file: XMLDocument.Index) {
    guard let original = document.attribute("original", of: file) else {
      note(file, "a 'file' needs an 'original'")
      return
    }
    catalog.original = original
    let path = FilePath(original)
    catalog.table = path.baseName
    catalog.originalFormat = Self.originalFormats.first {
      path.fileExtension.map($0.fileExtensions.contains) ?? false
    }
  }

  private mutating func locale(
    _ name: String, of file: XMLDocument.Index, extent: CatalogFault.Extent
  ) -> LocaleIdentifier? {
    guard let value = document.attribute(name, of: file) else {
      note(file, extent: .nothing, "a 'file' needs a '\(name)', or its texts are of no locale")
      return nil
    }
    let locale = LocaleIdentifier(value)
    if locale == nil {
      note(file, attribute: name, extent: extent, "'\(value)' does not name a locale")
    }
    return locale
  }

  /// Groups nest, and their settings apply to units without their own (XLIFF 1.2 §2.3).
  private mutating func collectUnits(in file: XMLDocument.Index) {
    var groups: [(end: XMLDocument.Index, settings: XLIFFSettings)] = []
    var index = file + 1
    while index < document.nodes[file].next {
      while let group = groups.last, group.end <= index { groups.removeLast() }
      let name = document.name(index)
      let isUnit = name == "trans-unit"
      if isUnit || name == "group" {
        var settings = groups.last?.settings ?? XLIFFSettings()
        catalog.faults += settings.read(index, of: document)
        if isUnit {
          add(index, settings)
        } else {
          groups.append((document.nodes[index].next, settings))
        }
      }
      index = isUnit ? document.nodes[index].next : index + 1
    }
  }

  private mutating func add(_ element: XMLDocument.Index, _ settings: XLIFFSettings) {
    guard let id = document.attribute("id", of: element) else {
      note(element, "a 'trans-unit' needs an 'id'")
      return
    }
    if let earlier = last.updateValue(units.count, forKey: ExactText(id)) {
      units[earlier].isOverridden = true
    }
    units.append(Unit(element: element, id: id, settings: settings))
  }
}

// MARK: One unit

extension XLIFFReader {
  private mutating func read(_ unit: Unit, target: LocaleIdentifier?) {
    let parts = UnitParts(of: unit.element, in: document)
    let id = unitID(unit, parts)
    // Xcode itself leaves the source out of plural cases that an import has added.
    if parts.source == nil && (parts.target == nil || id.variation.plural == nil) {
      note(unit.element, "a 'trans-unit' needs a 'source': '\(unit.id)' has none")
    }
    let idPosition = position(document.offset(ofAttribute: "id", of: unit.element))
    var text = CatalogEntry(
      key: id.key, locale: target ?? .english, value: "", variation: id.variation,
      comment: comment(parts.notes), shouldTranslate: unit.settings.isTranslated,
      keyPosition: idPosition, valuePosition: idPosition)
    text.directives = parts.notes.flatMap { note in
      DirectiveScanner.directives(in: content(of: note), of: document.source)
    }
    text.widthLimit = unit.settings.widthLimit
    let hasTarget = target != nil && parts.target != nil
    // A unit that does not count needs only one text to be listed.
    let needsSource = !hasTarget || catalog.sourceLocale != target && !unit.isOverridden
    if let source = parts.source, let locale = catalog.sourceLocale, needsSource,
      !isPlaceholder(source, of: unit.id, id.variation)
    {
      text.locale = locale
      text.isWritten = false
      add(text, from: source, isOverridden: unit.isOverridden)
    }
    if let element = parts.target, let target {
      text.locale = target
      text.isWritten = true
      text.state = state(of: element)
      add(text, from: element, isOverridden: unit.isOverridden)
    }
  }

  private mutating func add(
    _ text: CatalogEntry, from element: XMLDocument.Index, isOverridden: Bool
  ) {
    var text = text
    text.value = document.inlineText(in: element)
    text.valuePosition = position(document.nodes[element].contentStart)
    if isOverridden { catalog.overridden.append(text) } else { catalog.entries.append(text) }
  }

  /// Xcode writes the id for the source of a variation that the source does not have.
  private func isPlaceholder(
    _ source: XMLDocument.Index, of id: String, _ variation: Variation
  ) -> Bool {
    variation != .none && ExactText(document.inlineText(in: source)) == ExactText(id)
  }

  private func unitID(_ unit: Unit, _ parts: UnitParts) -> UnitID {
    switch catalog.originalFormat {
    case Self.stringsDict: return UnitID(ofStringsdict: unit.id) ?? UnitID(key: unit.id)
    case Self.stringCatalog:
      guard let id = UnitID(ofStringCatalog: unit.id), !isKey(unit.id, id, parts) else {
        fallthrough
      }
      return id
    default: return UnitID(key: unit.id)
    }
  }

  /// Whether an id that ends like a variation is all key: a plural always has `other`, and its texts
  /// a number.
  private func isKey(_ id: String, _ parsed: UnitID, _ parts: UnitParts) -> Bool {
    guard let category = parsed.variation.plural,
      parsed.variation == Variation(plural: category)
    else { return false }
    let other = id.dropLast(category.rawValue.count) + "other"
    let texts = [parts.source, parts.target].compactMap(\.self)
    return last[ExactText(String(other))] == nil
      && !texts.contains { document.inlineText(in: $0).utf8.contains(UInt8(ascii: "%")) }
  }

  /// The string catalog's word for a target's state; unknown ones as they are written.
  private func state(of target: XMLDocument.Index) -> String? {
    let state = document.attribute("state", of: target)
    let isMachine = document.attribute("state-qualifier", of: target) == "leveraged-mt"
    switch state {
    case "needs-review-l10n": return "needs_review"
    case "translated", nil: return isMachine ? "machine_translated" : state
    default: return state
    }
  }

  private func comment(_ notes: [XMLDocument.Index]) -> String? {
    let texts = notes.map { document.text(in: $0) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

/// The elements of a `trans-unit` that are read; others, such as `alt-trans`, are ignored.
private struct UnitParts {
  var source: XMLDocument.Index?
  var target: XMLDocument.Index?
  var notes: [XMLDocument.Index] = []

  init(of unit: XMLDocument.Index, in document: XMLDocument) {
    var element = unit + 1
    while element < document.nodes[unit].next {
      switch document.name(element) {
      case "source": source = source ?? element
      case "target": target = target ?? element
      case "note": notes.append(element)
      default: break
      }
      element = document.nodes[element].next
    }
  }
}

// MARK: Positions

extension XLIFFReader {
  private func position(_ offset: Int) -> TextPosition { document.source.position(at: offset) }

  private func content(of element: XMLDocument.Index) -> Range<Int> {
    document.nodes[element].contentStart..<document.nodes[element].contentEnd
  }

  /// Notes a fault at an element, or at the value of one of its attributes.
  private mutating func note(
    _ element: XMLDocument.Index, attribute: String? = nil, extent: CatalogFault.Extent = .entry,
    _ message: String
  ) {
    let offset =
      attribute.map { document.offset(ofAttribute: $0, of: element) }
      ?? document.nodes[element].start
    catalog.faults.append(
      CatalogFault(extent: extent, position: position(offset), message: message))
  }
}
