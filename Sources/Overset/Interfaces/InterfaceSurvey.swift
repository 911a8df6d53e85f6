import OversetAutoLayout
import OversetCatalogs
package import OversetConfiguration
import OversetFiles
import OversetInterfaces
package import OversetModel
import OversetSyntax
import OversetTypesetting
import OversetWorkers

/// The labels of storyboards and XIBs with the rooms that their layouts give them: what
/// `overset interfaces` prints.
package struct InterfaceSurvey: Sendable {
  /// By document, then in file order, then by screen.
  package let labels: [Label]
  package let notices: [Notice]

  /// A text that an object shows, on one canvas.
  package struct Label: Sendable {
    /// From the path that was given; its name where the path is the document.
    package let document: String
    package let objectID: String
    /// The property that holds the text: `text`, `normalTitle`; nil for a view without one.
    package let property: String?
    /// The element's name: `label`, `button`.
    package let kind: String
    /// Where it is, for people.
    package let path: String
    package let text: String
    package let font: FontDescription?
    /// Nil for the document's own canvas, and for a window of macOS.
    package let screen: Screen?
    /// In the superview; nil where the layout could not be solved.
    package let frame: Rect?
    /// What is left for the text; nil where a part of the view shows it.
    package let room: Size?
    /// Why the room may be another one; empty where it is certain.
    package let reasons: [String]
    /// Nil where the text has no key, as far as is known.
    package let link: Link?
  }

  /// Of documents, and of all documents in folders.
  ///
  /// `onCanvas` lays each out as the document has it, with its own texts; else on every screen.
  package static func read(
    _ paths: [String], _ configuration: Configuration, onCanvas: Bool, workers: Int
  ) async -> InterfaceSurvey {
    var notices: [Notice] = []
    let files = paths.flatMap { Self.files(at: $0, configuration, &notices) }
    let project = ProjectSystems.read(configuration)
    let conditions = InterfaceConditions(configuration, usual: Screen.usual(of: project))
    let fonts = AppFonts(configuration, leastSystem: project.leastPhone)
    let links = await SurveyedLinks.read(paths, configuration, workers: workers)
    let read = await concurrently(files, workers: workers, prepare: { _ in () }) { file, _ in
      labels(of: file, links, onCanvas: onCanvas, conditions, fonts.book)
    }
    return InterfaceSurvey(
      labels: read.flatMap(\.labels),
      notices: notices + fonts.notices + links.notices + read.flatMap(\.notices))
  }

  private static func files(
    at path: String, _ configuration: Configuration, _ notices: inout [Notice]
  ) -> [DocumentFile] {
    do {
      let identity = try FileIdentity(of: path)
      if identity.kind == .file {
        return [DocumentFile(path: path, name: String(FilePath(path).name), shownPath: path)]
      }
      let discovery = CatalogDiscovery(root: path, exclude: configuration.exclude)
      return discovery.files { ["storyboard", "xib"].contains(FilePath($0).fileExtension) }
        .sorted().map { name in
          let path = FilePath(name).joined(to: path)
          return DocumentFile(path: path, name: name, shownPath: path)
        }
    } catch {
      notices.append(
        Notice(.error, "'\(path)' cannot be read: \(error.reason)", isMisuse: true))
      return []
    }
  }

  private static func labels(
    of file: DocumentFile, _ links: SurveyedLinks, onCanvas: Bool,
    _ conditions: InterfaceConditions,
    _ fonts: FontBook
  ) -> (labels: [Label], notices: [Notice]) {
    let document: InterfaceDocument
    do {
      document = try file.document()
    } catch {
      return ([], [error.notice])
    }
    let measurer = SceneMeasurer(Typesetter(fonts: fonts), .english, nil, .regular)
    let screens = onCanvas ? [nil] : conditions.screens(of: document)
    let tree = document.canvas
    let checks = tree.scenes.flatMap(\.roots).map { root in
      (root: root, check: SelfCheck(document, root: root, with: measurer))
    }
    var survey = DocumentSurvey(document, checks: checks) {
      links.shown(by: $0, inDocumentAt: file.path)
    }
    for screen in screens {
      let canvas =
        onCanvas ? nil : conditions.canvas(screen, of: document, isRightToLeft: false)
      survey.add(on: canvas, screen, with: measurer)
    }
    return (survey.labels, document.notices)
  }
}

/// The labels of one document.
private struct DocumentSurvey {
  typealias Shown = (link: InterfaceSurvey.Link?, isShownByCode: Bool)

  private let document: InterfaceDocument
  private let entries: [Entry]
  private let shown: [Shown]
  /// By root: nil where it cannot be laid out.
  private let checks: [Int: SelfCheck?]
  private var found: [[InterfaceSurvey.Label]]

  init(
    _ document: InterfaceDocument, checks: [(root: Int, check: SelfCheck?)],
    shown: (InterfaceText) -> Shown
  ) {
    self.document = document
    entries = document.canvas.objects.flatMap { Entry.all(of: $0, in: document) }
    self.shown = entries.map { $0.text.map(shown) ?? (nil, false) }
    self.checks = Dictionary(checks.map { ($0.root, $0.check) }, uniquingKeysWith: { $1 })
    found = [[InterfaceSurvey.Label]](repeating: [], count: entries.count)
  }

  /// A text in a view; or a view that may show one, and has none in the document.
  private struct Entry {
    let view: Int
    let text: InterfaceText?

    static func all(of object: InterfaceObject, in document: InterfaceDocument) -> [Entry] {
      let texts = document.texts(of: object, in: document.canvas)
      if texts.isEmpty, object.isView, ["button", "textField"].contains(object.kind),
        document.platform == .iOS
      {
        return [Entry(view: object.index, text: nil)]
      }
      return texts.compactMap { text in text.view.map { Entry(view: $0, text: text) } }
    }
  }

  /// In file order, then in the order that canvases were added in.
  var labels: [InterfaceSurvey.Label] { found.flatMap { $0 } }

  /// `canvas` is nil for the document's own.
  mutating func add(
    on canvas: InterfaceCanvas?, _ screen: Screen?, with measurer: SceneMeasurer
  ) {
    let tree = canvas.map { document.tree(in: $0.sizeClass(of: document)) } ?? document.canvas
    var solved: [Int: SolvedInterface] = [:]
    for (index, entry) in entries.enumerated() {
      let view = entry.view
      let root = document.canvas.sceneRoot(of: view)
      let check = checks[root] ?? nil
      if solved[root] == nil {
        solved[root] =
          canvas.map { solve(root, on: $0, in: tree, with: measurer) } ?? check?.solved
          ?? SolvedInterface()
      }
      // What the size class removes is not there on this screen.
      guard let own = tree.index(of: document.canvas.objects[view].id) else { continue }
      let frame = solved[root]?.frames[own]
      let (link, isShownByCode) = shown[index]
      let doubts = check?.doubts(of: view, shownByCode: isShownByCode) ?? [.unsolved]
      found[index].append(label(of: entry, frame, screen, doubts: doubts, link))
    }
  }

  private func solve(
    _ root: Int, on canvas: InterfaceCanvas, in tree: InterfaceTree, with measurer: SceneMeasurer
  ) -> SolvedInterface {
    guard let own = tree.index(of: document.canvas.objects[root].id),
      var layout = try? InterfaceLayout(document, tree, root: own, forCanvas: false)
    else { return SolvedInterface() }
    return layout.solve(on: canvas, with: measurer)
  }

  private func label(
    of entry: Entry, _ frame: Rect?, _ screen: Screen?, doubts: [LayoutDoubt],
    _ link: InterfaceSurvey.Link?
  ) -> InterfaceSurvey.Label {
    let object = document.canvas.objects[entry.text?.object ?? entry.view]
    let insets = entry.text?.insets ?? Insets()
    let isPart = entry.text.map { !$0.fillsView } ?? false
    let room = frame.map { frame in
      Size(
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom))
    }
    return InterfaceSurvey.Label(
      document: document.path, objectID: object.id, property: entry.text?.property,
      kind: object.kind, path: document.objectPath(of: object, in: document.canvas),
      text: entry.text?.text ?? "", font: entry.text?.label.font, screen: screen, frame: frame,
      room: isPart ? nil : room,
      reasons: doubts.map(\.phrase) + (isPart ? ["a part of the control shows it"] : []),
      link: link)
  }
}

extension InterfaceCanvas {
  /// That of the document where the canvas is the document's.
  func sizeClass(of document: InterfaceDocument) -> SizeClass {
    (document.platform == .iOS ? sizeClass : nil) ?? document.canvas.sizeClass
  }
}
