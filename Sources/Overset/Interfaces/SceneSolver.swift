import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts
import OversetTypesetting

/// Lays the scenes of documents out with the texts of each locale: the work of one worker.
final class SceneSolver {
  private let conditions: InterfaceConditions
  private let tables: [CatalogTable]
  private let source: LocaleIdentifier
  private let typesetter: Typesetter
  private let strings: SceneStrings
  private var measurers: [Conditions: SceneMeasurer] = [:]

  init(
    _ tables: [CatalogTable], _ fonts: FontBook, _ conditions: InterfaceConditions,
    source: LocaleIdentifier
  ) {
    self.conditions = conditions
    self.tables = tables
    self.source = source
    typesetter = Typesetter(fonts: fonts)
    strings = SceneStrings(tables)
  }

  private struct Conditions: Hashable {
    var locale: LocaleIdentifier
    var contentSize: ContentSizeCategory?
    var weight: LegibilityWeight
  }

  /// The frames of a root in every locale, at every variant.
  func solve(_ work: SceneWork, in locales: [LocaleIdentifier]) -> SolvedScene {
    var layouts = LayoutsBySizeClass(work)
    // Xcode stored its frames without what code changes.
    let check = SelfCheck(
      work.interface.document, root: work.root, with: measurer(source, nil, .regular))
    var solved = SolvedScene(work, check)
    solved.source = solve(work, in: source, &layouts, withRooms: true)
    for locale in locales where locale != source {
      let own = work.interface.document(in: locale)
      // Another document for one locale has other constraints: it is laid out by itself.
      if own.path != work.interface.document.path { continue }
      solved.moments[locale] = solve(work, in: locale, &layouts)
    }
    return solved
  }

  private func solve(
    _ work: SceneWork, in locale: LocaleIdentifier, _ layouts: inout LayoutsBySizeClass,
    withRooms: Bool = false
  ) -> [SceneMoment] {
    var texts: [String: String] = [:]
    for text in work.texts {
      guard let link = text.links.first else { continue }
      texts[text.text.key] = strings.text(of: link.key, in: locale)
    }
    let isRightToLeft = typesetter.isRightToLeft(locale)
    var moments: [SceneMoment] = []
    for weight in work.variants.weights {
      for size in work.variants.contentSizes {
        let measurer = measurer(locale, size, weight)
        for screen in work.variants.screens {
          let canvas = conditions.canvas(
            screen, of: work.document, isRightToLeft: isRightToLeft)
          moments.append(
            layouts.moment(on: canvas, texts, measurer, of: work, withRooms: withRooms))
        }
      }
    }
    return moments
  }

  private func measurer(
    _ locale: LocaleIdentifier, _ size: ContentSizeCategory?, _ weight: LegibilityWeight
  ) -> SceneMeasurer {
    let conditions = Conditions(locale: locale, contentSize: size, weight: weight)
    if let known = measurers[conditions] { return known }
    // Scenes have few texts in common.
    if measurers.count >= 64 { measurers = [:] }
    let measurer = SceneMeasurer(typesetter, locale, size, weight)
    measurers[conditions] = measurer
    return measurer
  }
}

/// One root made ready for each size class that a screen has.
private struct LayoutsBySizeClass {
  private let work: SceneWork
  private var layouts: [Entry] = []

  private struct Entry {
    var sizeClass: SizeClass
    /// Nil where it cannot be laid out.
    var layout: InterfaceLayout?
    /// Those of the scene's texts.
    var views: [Int]
  }

  init(_ work: SceneWork) { self.work = work }

  mutating func moment(
    on canvas: InterfaceCanvas, _ texts: [String: String], _ measurer: SceneMeasurer,
    of work: SceneWork, withRooms: Bool
  ) -> SceneMoment {
    let index = index(of: canvas)
    let views = withRooms ? layouts[index].views : []
    guard
      let solved = layouts[index].layout?.solve(
        on: canvas, texts: texts, with: measurer, roomsOf: views),
      let tree = layouts[index].layout?.tree
    else { return SceneMoment(views: work.texts.map { _ in nil }) }
    return SceneMoment(solved, in: tree, of: work, on: canvas)
  }

  private mutating func index(of canvas: InterfaceCanvas) -> Int {
    let document = work.document
    let sizeClass = canvas.sizeClass(of: document)
    if let known = layouts.firstIndex(where: { $0.sizeClass == sizeClass }) { return known }
    let tree = document.tree(in: sizeClass)
    let id = document.canvas.objects[work.root].id
    let layout = tree.index(of: id).flatMap {
      try? InterfaceLayout(document, tree, root: $0, forCanvas: false)
    }
    let views = work.texts.compactMap { text in
      text.text.view.flatMap { tree.index(of: document.canvas.objects[$0].id) }
    }
    layouts.append(Entry(sizeClass: sizeClass, layout: layout, views: views))
    return layouts.count - 1
  }
}
