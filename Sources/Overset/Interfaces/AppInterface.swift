import OversetConfiguration
import OversetFiles
import OversetInterfaces
import OversetModel
import OversetTexts
import OversetWorkers

/// A storyboard or XIB of an app: the document that its locales share, and those that single locales
/// have in its place.
struct AppInterface: Sendable {
  /// The folder around its `xx.lproj`, and its name: those of the table with its translations.
  let bundle: String
  let name: String
  /// In `Base.lproj`, in no `xx.lproj`, or in that of the source locale.
  let document: InterfaceDocument
  private let localized: [LocaleIdentifier: InterfaceDocument]

  /// The document that the app loads in a locale.
  func document(in locale: LocaleIdentifier) -> InterfaceDocument {
    localized[locale] ?? document
  }

  /// The documents among the catalogs of an app, in the order of their paths, and what is wrong with
  /// them. A document that cannot be read as a catalog is reported there.
  static func read(
    _ catalogs: [Catalog], _ configuration: Configuration, workers: Int
  ) async -> (interfaces: [AppInterface], notices: [Notice]) {
    let found = catalogs.filter { $0.isDocument && $0.outcome == .read }
    let documents = await concurrently(found, workers: workers, prepare: { _ in () }) {
      catalog, _ in
      (try? readFile(at: configuration.absolutePath(catalog.path))).flatMap { bytes in
        try? InterfaceDocument(path: catalog.path, bytes: bytes)
      }
    }
    var groups: [[Located]] = []
    var indices: [String: Int] = [:]
    for (catalog, document) in zip(found, documents) {
      guard let document else { continue }
      let located = Located(document: document, catalog: catalog)
      if let index = indices[located.group] {
        groups[index].append(located)
      } else {
        indices[located.group] = groups.count
        groups.append([located])
      }
    }
    let source = configuration.sourceLocale ?? .english
    return (
      groups.map { AppInterface($0, source: source) },
      documents.flatMap { $0?.notices ?? [] }
    )
  }

  /// `documents` has at least one.
  private init(_ documents: [Located], source: LocaleIdentifier) {
    let shared =
      documents.first { $0.locale == nil } ?? documents.first { $0.locale == source }
      ?? documents[0]
    bundle = shared.bundle
    name = shared.document.name
    document = shared.document
    var localized: [LocaleIdentifier: InterfaceDocument] = [:]
    for other in documents where other.document.path != shared.document.path {
      if let locale = other.locale { localized[locale] = other.document }
    }
    self.localized = localized
  }

  private struct Located {
    let document: InterfaceDocument
    let locale: LocaleIdentifier?
    let bundle: String

    init(document: InterfaceDocument, catalog: Catalog) {
      self.document = document
      locale = catalog.locale
      bundle = TableIdentity.bundle(ofFileAt: catalog.path)
    }

    /// What its versions for several locales have in common.
    var group: String { "\(bundle)/\(FilePath(document.path).name)" }
  }
}
