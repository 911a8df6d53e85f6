import OversetConfiguration
import OversetFiles
import OversetInterfaces
import OversetModel
import OversetTexts

/// What an app's code sets of the objects of its documents, read where documents have objects that
/// code can reach.
struct OutletCode: Sendable {
  var settings = OutletSettings()
  var documents = DocumentOutlets()
  /// What was read for it.
  var code = AppCode()

  /// Reads no source where no outlet holds an object that shows a text and none has a class of its own,
  /// but all of it with `isWhole`.
  /// `keys` are those of the app's tables, `paths` those of a check of a part of the app. Files that no target compiles are left out.
  static func read(
    for interfaces: [AppInterface], at paths: [String]?, keys: [String], isWhole: Bool = false,
    _ targets: ShippedTables?, _ configuration: Configuration, workers: Int
  ) async -> OutletCode {
    guard configuration.sources.isRead else { return OutletCode() }
    let outlets = interfaces.outlets
    let views = interfaces.customClasses
    if outlets.isEmpty && views.isEmpty && !isWhole { return OutletCode() }
    let isApp = configuration.areApp(paths)
    let code = await AppCode.read(
      in: folders(around: paths, configuration), areAll: isApp,
      mentioning: Set(outlets.map(\.owner)).union(["appearance"]),
      outlets: Set(outlets.map(\.property)), views: views,
      names: isApp ? interfaces.names : nil,
      made: interfaces.madeClasses, keys: keys, isWhole: isWhole, targets,
      configuration, workers: workers)
    var documents = DocumentOutlets(outlets, in: code)
    documents.hasCellLabels = interfaces.haveCellLabels
    var settings = OutletSettings(code, of: documents)
    settings.reached = ReachedNames(of: interfaces, by: code.names, configuration)
    settings.reached?.ofPads.formUnion(code.padTypes)
    settings.reached?.runsOnPads = targets?.runsOnPads ?? true
    return OutletCode(settings: settings, documents: documents, code: code)
  }

  /// Where the code uses the keys of tables, where all of it was read; `names` are those below icons. The
  /// texts that get to outlets through names of the code become a part of `settings`.
  mutating func trace(
    _ tables: [CatalogTable], names: [TableKey], on project: ProjectSystems,
    _ configuration: Configuration, workers: Int
  ) -> SourceSurvey {
    let survey = SourceSurvey(
      tables, names: names, code.files, documents, on: project, configuration,
      workers: workers)
    settings.add(survey, of: documents)
    return survey
  }

  /// Where the app's source is: around the catalogs that are named, where nothing says where the app
  /// begins.
  private static func folders(
    around paths: [String]?, _ configuration: Configuration
  ) -> [String] {
    guard let paths, configuration.path == nil else { return [""] }
    return paths.map { path in
      let identity = try? FileIdentity(of: configuration.absolutePath(path))
      return identity?.kind == .folder ? path : TableIdentity.bundle(ofFileAt: path)
    }
  }
}

extension [AppInterface] {
  /// Those that hold objects with texts, hidden views around them, and constraints.
  var outlets: Set<DocumentOutlets.Outlet> {
    var outlets: Set<DocumentOutlets.Outlet> = []
    for document in map(\.document) {
      let tree = document.canvas
      for text in document.texts(in: tree) {
        guard let view = text.view else { continue }
        outlets.formUnion(tree.outlets(to: text))
        let hidden = tree.hiddenViews(around: view)
        outlets.formUnion(hidden.flatMap(tree.classOutlets))
        outlets.formUnion(hidden.flatMap(tree.rowOutlets))
        outlets.formUnion(tree.enclosingOutlets(around: view))
        let rows = tree.rows(around: view).flatMap(\.row).map { tree.objects[$0] }
        outlets.formUnion(rows.flatMap(tree.classOutlets))
        outlets.formUnion(tree.constraintOutlets(around: view))
        outlets.formUnion(tree.stackOutlets(around: view))
        outlets.formUnion(tree.imageOutlets(beside: view))
      }
    }
    return outlets
  }

  /// What code may load documents and scenes, and make rows of prototypes, by.
  fileprivate var names: Set<String> {
    map(\.document).reduce(into: []) {
      $0.formUnion($1.ownNames)
      $0.formUnion($1.loadingNames)
      $0.formUnion($1.sceneIdentifiers)
      $0.formUnion($1.segueIdentifiers)
      $0.formUnion($1.controllerClasses)
      $0.formUnion($1.reuseIdentifiers)
    }
  }

  var madeClasses: MadeClasses {
    MadeClasses(
      names: Set(flatMap(\.document.madeClasses)), documents: Set(map(\.document.path)))
  }

  /// Whether documents have cells with the labels of UITableViewCell.
  var haveCellLabels: Bool {
    contains { interface in
      interface.document.canvas.objects.contains {
        $0.kind == "tableViewCell" && $0.element.attribute("textLabel") != nil
      }
    }
  }

  /// The app's own classes of objects with texts, and of what has tables.
  var customClasses: Set<String> {
    Set(map(\.document.canvas).flatMap { $0.objects.compactMap(\.customClass) })
  }
}
