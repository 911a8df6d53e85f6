import OversetConfiguration
import OversetFiles
import OversetInterfaces
package import OversetModel
import OversetTexts

extension InterfaceSurvey {
  /// The keys whose texts an object shows.
  package struct Link: Sendable {
    package let kind: Kind
    /// Those that it can show; none where code sets a text without a key.
    package let keys: [String]
    /// Where code sets the text; nil where it does not.
    package let location: FileLocation?
    /// Why it may show other texts; empty where the link is certain.
    package let reasons: [String]

    package enum Kind: String, Sendable {
      case configuration, code, ownKey, attribute, sameText
      /// Code sets a text that is in no catalog.
      case replaced
    }

    init(kind: Kind, keys: [String], location: FileLocation?, reasons: [String]) {
      self.kind = kind
      self.keys = keys
      self.location = location
      self.reasons = reasons
    }

    init?(_ shown: ShownTexts, in tables: [CatalogTable]) {
      if let replacement = shown.replacement {
        self.init(
          kind: .replaced, keys: [], location: replacement.location,
          reasons: ["code sets another text: \(replacement.kind.phrase)"])
        return
      }
      guard let first = shown.links.first else { return nil }
      self.init(
        kind: first.kind.surveyed,
        keys: shown.allLinks.map { tables[$0.key.table].keys[$0.key.key].text },
        location: shown.allLinks.lazy.compactMap(\.location).first, reasons: shown.doubts)
    }
  }
}

/// The links of an app's documents, for a survey of them.
struct SurveyedLinks: Sendable {
  private let tables: [CatalogTable]
  private let links: TextLinks
  /// By the path of the document, from the root of the file system.
  private let interfaces: [String: AppInterface]
  let notices: [Notice]

  /// `paths` are those that the survey was asked for.
  static func read(
    _ paths: [String], _ configuration: Configuration, workers: Int
  ) async -> SurveyedLinks {
    let folders = paths.map { path in
      (try? FileIdentity(of: path))?.kind == .folder
        ? path : TableIdentity.bundle(ofFileAt: path)
    }
    // The keys of a document are often in a catalog around it.
    let wanted = configuration.path == nil ? folders : nil
    let inventory = await CatalogInventory.read(configuration, paths: wanted, workers: workers)
    let catalogs = inventory.catalogs.filter { !$0.isContext }
    let (interfaces, _) = await AppInterface.read(catalogs, configuration, workers: workers)
    let tables = CatalogTable.tables(
      of: catalogs, sourceLocale: configuration.sourceLocale,
      documentTexts: interfaces.map(\.texts), notShown: configuration.notShown)
    var outlets = await OutletCode.read(
      for: interfaces, at: wanted, keys: tables.codeKeys, isWhole: !interfaces.outlets.isEmpty,
      ShippedTables([], root: configuration.root, XcodeProjects()), configuration,
      workers: workers)
    _ = outlets.trace(
      tables, names: [], on: .read(configuration), configuration, workers: workers)
    return SurveyedLinks(
      tables: tables,
      links: TextLinks(tables, for: interfaces, configuration.objectKeys, outlets.settings),
      interfaces: Dictionary(
        interfaces.map { (configuration.absolutePath($0.document.path), $0) },
        uniquingKeysWith: { first, _ in first }),
      notices: outlets.code.notices)
  }

  /// What an object of the document at a path shows in the place of a text: the link is nil where nothing
  /// links it to a key.
  func shown(
    by text: InterfaceText, inDocumentAt path: String
  ) -> (link: InterfaceSurvey.Link?, isShownByCode: Bool) {
    guard let interface = interfaces[path] else { return (nil, false) }
    var text = text
    let shown = links.shown(&text, in: interface.document.canvas, of: interface)
    return (InterfaceSurvey.Link(shown, in: tables), !shown.shownViews.isEmpty)
  }
}

extension TextLink {
  /// Where code sets the text; nil where it does not.
  var location: FileLocation? {
    switch kind {
    case .code(let location), .followed(let location): location
    default: nil
    }
  }
}

extension TextLink.Kind {
  fileprivate var surveyed: InterfaceSurvey.Link.Kind {
    switch self {
    case .configuration: .configuration
    case .code, .followed: .code
    case .ownKey, .replacedKey: .ownKey
    case .attribute: .attribute
    case .sameText: .sameText
    }
  }
}
