import CUnicode
package import OversetModel

/// One table of texts over all its locales: the `xx.lproj/Name.strings` and `.stringsdict` of one
/// folder, one `.xcstrings`, or what the XLIFF files of all locales say of one file.
///
/// A class, because it is looked at for every text: one reference to count, not a dozen.
package final class CatalogTable: Sendable {
  package let name: String
  /// The folder of the app, framework or extension that the table belongs to.
  package let bundle: String
  /// Nil where nothing says which locale the others are translated from.
  package let sourceLocale: LocaleIdentifier?
  /// In the order of the source locale's file, then of the others.
  package let keys: [Key]
  /// Sorted by identifier.
  package let locales: [Locale]
  /// What the app shows for a key without a translation.
  package let fallback: CatalogFormat.Fallback
  /// Files that another one of their locale takes the place of.
  package let shadowedFiles: [ShadowedFiles.File]
  /// The source locale's texts.
  package let source: Locale?
  /// Whether the texts are in memory: else no key seems to have one.
  package let isOpen: Bool
  private let formatKeys: [Bool]

  package init(
    name: String, bundle: String, sourceLocale: LocaleIdentifier?, keys: [Key], locales: [Locale],
    fallback: CatalogFormat.Fallback, shadowedFiles: [ShadowedFiles.File], isOpen: Bool = true
  ) {
    self.name = name
    self.bundle = bundle
    self.sourceLocale = sourceLocale
    self.keys = keys
    self.locales = locales
    self.fallback = fallback
    self.shadowedFiles = shadowedFiles
    let source = locales.first { $0.identifier == sourceLocale }
    self.source = source
    self.isOpen = isOpen
    formatKeys = keys.indices.map { Self.isFormat($0, keys[$0], source) }
  }

  package struct Key {
    package let text: String
    /// Where the key is written first.
    package let location: FileLocation
    package let shouldTranslate: Bool
    package let kind: Kind
    /// False for what the configuration says that no label shows.
    package let isShown: Bool
    /// What the notes of its entries say to this tool, each once.
    package var directives: [LocatedDirective] = []
    /// The room that a file gives the texts.
    package var widthLimit: WidthLimit?
    /// What code has for it; nil where it has nothing, or is not read.
    package var defaultText: DefaultText?
    /// Whether code shows another text where no file has the key: it looks it up a second time.
    package var hasOtherText = false

    package enum Kind {
      /// Asked for by the app's code.
      case code
      /// `objectID.property`: the text of an object in an Interface Builder document.
      case interface
      /// The same, of an object that the document no longer has: nothing shows it.
      case stale
    }
  }

  /// A directive with the file that it stands in.
  package struct LocatedDirective {
    package var text: String
    package var location: FileLocation
  }

  /// A file, with the end of its entries among those of a locale.
  package struct File: Sendable {
    package let path: String
    package let format: CatalogFormat
    package let end: Int

    package init(_ path: String, _ format: CatalogFormat, end: Int) {
      (self.path, self.format, self.end) = (path, format, end)
    }
  }

  /// The texts of one locale.
  ///
  /// `@unchecked Sendable` because only `TableBuilder` changes it, before any other worker has it.
  package final class Locale: @unchecked Sendable {
    package let identifier: LocaleIdentifier
    /// The locale's own files, or that of all locales: the one that decides last.
    package let files: [File]
    /// Grouped by key.
    package let entries: [CatalogEntry]
    /// The entries of each key, by the key's index in `keys`; empty where there are none.
    package let rangeOfKey: [Range<Int>]
    /// Whether it has an Interface Builder document of its own: what that lacks is not there.
    package var hasDocument = false
    /// What it has no file of, and the locale whose file the app takes.
    package var borrowedFormats: [(format: CatalogFormat, locale: LocaleIdentifier)] = []
    /// The keys whose texts the app takes from that file, by their places.
    package var borrowed: [Int: LocaleIdentifier] = [:]

    package init(
      identifier: LocaleIdentifier, files: [File], entries: [CatalogEntry],
      rangeOfKey: [Range<Int>]
    ) {
      self.identifier = identifier
      self.files = files
      self.entries = entries
      self.rangeOfKey = rangeOfKey
    }

    /// What the locale has files of.
    package var formats: Set<CatalogFormat> { Set(files.map(\.format)) }

    /// Of the file that decides.
    package var path: String { files.last?.path ?? "" }

    /// Where an entry's text is written.
    package func location(ofEntry index: Int) -> FileLocation {
      FileLocation(path: file(ofEntry: index)?.path ?? "", position: entries[index].valuePosition)
    }

    /// Whether its script is written from right to left.
    package var isRightToLeft: Bool { unsafe cuni_is_right_to_left(identifier.identifier) }

    /// The file that an entry is in.
    package func file(ofEntry index: Int) -> File? { files.first { index < $0.end } }
  }

  /// Whether an app puts values into a key's texts: whether the source's text has places for them.
  ///
  /// In the translation of a text without, "100%ig" has no number. Where there is no source text, the
  /// text that code has says it, or a key that is a format; else every sign of percent counts.
  /// The texts of Interface Builder documents are shown as they are.
  package func isFormat(_ key: Int) -> Bool { formatKeys[key] }

  private static func isFormat(_ index: Int, _ key: Key, _ source: Locale?) -> Bool {
    if key.kind != .code { return false }
    guard let source, !source.rangeOfKey[index].isEmpty else {
      return key.defaultText?.value.isFormat ?? true
    }
    return source.rangeOfKey[index].contains { source.entries[$0].value.isFormat }
  }

  /// The locale's texts; nil where the table has none.
  package func locale(_ identifier: LocaleIdentifier) -> Locale? {
    locales.first { $0.identifier == identifier }
  }

  /// Puts files together that are one table, in the order of their paths.
  ///
  /// Interface Builder documents are no tables: their object ids say which keys of the table of
  /// the same name are whose. Their own texts are in that table where no file has others.
  package static func tables(
    of catalogs: [Catalog], sourceLocale: LocaleIdentifier?, documentTexts: [DocumentTexts] = [],
    notShown: [HiddenKeys] = []
  ) -> [CatalogTable] {
    var order: [TableIdentity] = []
    var groups: [TableIdentity: [Catalog]] = [:]
    var objectIDs: [TableIdentity: Set<String>] = [:]
    for catalog in catalogs {
      let identity = TableIdentity(of: catalog)
      if catalog.isDocument {
        // One that cannot be read says nothing of its objects.
        if let ids = catalog.objectIDs, catalog.outcome == .read {
          objectIDs[identity.anyFormat, default: []].formUnion(ids)
        }
        continue
      }
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(catalog)
    }
    let documents = Dictionary(grouping: documentTexts, by: \.identity)
    let known = Set(order.map(\.anyFormat))
    let names = Set(known.map(\.name))
    for identity in documentTexts.map(\.identity)
    where !known.contains(identity) && !order.contains(identity) {
      // Documents of single locales need no other file. What nobody translates is shown as it stands.
      let areLocalized = documents[identity]?.areLocalized ?? false
      if areLocalized || !names.contains(identity.name) { order.append(identity) }
    }
    return order.map { identity in
      TableBuilder(
        groups[identity] ?? [], identity, sourceLocale, objectIDs: objectIDs[identity.anyFormat],
        documents: documents[identity.anyFormat] ?? [], notShown: notShown
      ).table()
    }
  }
}
