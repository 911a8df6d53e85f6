import OversetConfiguration
import OversetFiles
import OversetInterfaces
import OversetModel
import OversetTexts
import OversetWorkers

/// A storyboard or XIB of an app: one that its locales share, or one that a single locale has in its
/// place.
struct AppInterface: Sendable {
  /// The folder around its `xx.lproj`, and its name: those of the table with its translations.
  let bundle: String
  let name: String
  let document: InterfaceDocument
  /// Its texts, by the keys of its objects.
  let texts: DocumentTexts
  /// The only locale that loads it; nil for the document that the others share: in `Base.lproj`, in no
  /// `xx.lproj`, or in that of the source locale.
  let locale: LocaleIdentifier?
  /// Those that have documents of their own in its place.
  private let localesWithOwn: Set<LocaleIdentifier>

  /// Whether the app loads it in a locale.
  func isLoaded(in locale: LocaleIdentifier) -> Bool {
    self.locale.map { $0 == locale } ?? !localesWithOwn.contains(locale)
  }

  /// The documents among the catalogs of an app, in the order of their paths, and what is wrong with
  /// them, such as the system that one is for. One that is not read as a catalog is reported there.
  static func read(
    _ catalogs: [Catalog], _ configuration: Configuration, workers: Int
  ) async -> (interfaces: [AppInterface], notices: [Notice]) {
    let found = catalogs.filter { $0.isDocument && $0.outcome == .read }
    let documents = await concurrently(found, workers: workers, prepare: { _ in () }) {
      (catalog, _) -> Result<InterfaceDocument, DocumentFile.Failure> in
      let path = catalog.path
      let file = DocumentFile(
        path: configuration.absolutePath(path), name: path, shownPath: path)
      return Result { () throws(DocumentFile.Failure) in try file.document() }
    }
    // Phones load what has their name in its own (Bundle Programming Guide, Device-specific resources).
    let besidePhones = Set(
      found.lazy.map(\.path).filter { $0.contains("~iphone.") }.map {
        $0.replacing("~iphone.", with: ".")
      })
    var groups: [[Located]] = []
    var indices: [String: Int] = [:]
    var notices: [Notice] = []
    for (catalog, document) in zip(found, documents) {
      let located: Located
      switch document {
      case .failure(let failure):
        notices.append(failure.notice)
        continue
      case .success(var document):
        notices += document.notices
        if besidePhones.contains(document.path) { document.isOfPad = true }
        located = Located(document: document, catalog: catalog)
      }
      if let index = indices[located.group] {
        groups[index].append(located)
      } else {
        indices[located.group] = groups.count
        groups.append([located])
      }
    }
    let source = configuration.sourceLocale ?? .english
    return (groups.flatMap { all(of: $0, source: source) }, notices)
  }

  /// The documents of one name, of which there is at least one; the shared one first.
  private static func all(of documents: [Located], source: LocaleIdentifier) -> [AppInterface] {
    let shared =
      documents.first { $0.locale == nil } ?? documents.first { $0.locale == source }
      ?? documents[0]
    let others = documents.filter {
      $0.document.path != shared.document.path && $0.locale != nil
    }
    let locales = Set(others.compactMap(\.locale))
    return [AppInterface(shared, for: nil, localesWithOwn: locales)]
      + others.map { AppInterface($0, for: $0.locale, localesWithOwn: []) }
  }

  private init(
    _ located: Located, for locale: LocaleIdentifier?, localesWithOwn: Set<LocaleIdentifier>
  ) {
    bundle = located.bundle
    name = located.document.name
    document = located.document
    texts = located.texts
    self.locale = locale
    self.localesWithOwn = localesWithOwn
  }

  private struct Located {
    let document: InterfaceDocument
    let format: CatalogFormat
    let locale: LocaleIdentifier?
    let bundle: String

    init(document: InterfaceDocument, catalog: Catalog) {
      self.document = document
      format = catalog.format
      locale = catalog.locale
      bundle = TableIdentity.bundle(ofFileAt: catalog.path)
    }

    /// Those that a person can see.
    var texts: DocumentTexts {
      var known: Set<String> = []
      let texts = document.texts(in: document.canvas).filter {
        $0.text.contains { !$0.isWhitespace } && known.insert($0.key).inserted
      }
      return DocumentTexts(
        path: document.path, format: format, bundle: bundle, name: document.name, locale: locale,
        texts: texts.map {
          DocumentTexts.Text(key: $0.key, value: $0.text, position: $0.position)
        })
    }

    /// What its versions for several locales have in common.
    var group: String { "\(bundle)/\(FilePath(document.path).name)" }
  }
}
