import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts
import OversetTypesetting

/// Lays the scenes of documents out with the texts of each locale: the work of one worker.
final class SceneSolver {
  let conditions: InterfaceConditions
  private let tables: [CatalogTable]
  private let source: LocaleIdentifier
  let typesetter: Typesetter
  let strings: SceneStrings
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
    var scenes = work.scenesOfCode.map { ($0, layouts: LayoutsBySizeClass($0.scene)) }
    // A document of one locale has its texts in that.
    let source = work.interface.locale ?? source
    // Xcode stored its frames without what code changes.
    let check = SelfCheck(
      work.interface.document, root: work.root, with: measurer(source, nil, .regular))
    var solved = SolvedScene(work, check)
    if check?.solved.isOutOfWork == true { return solved.withoutRooms }
    func moments(in locale: LocaleIdentifier, withRooms: Bool = false) -> [SceneMoment] {
      var moments = solve(work, in: locale, &layouts, withRooms: withRooms)
      for index in scenes.indices {
        let (scene, texts) = scenes[index].0
        let others = solve(scene, in: locale, &scenes[index].layouts, withRooms: withRooms)
        moments = zip(moments, others).map { $0.taking(texts, from: $1) }
      }
      return moments
    }
    var isOutOfWork: Bool { layouts.isOutOfWork || scenes.contains { $0.layouts.isOutOfWork } }
    solved.source = moments(in: source, withRooms: true)
    if isOutOfWork {
      // Each room takes a layout of its own: the frames alone may take few enough.
      layouts = LayoutsBySizeClass(work)
      for index in scenes.indices {
        scenes[index].layouts = LayoutsBySizeClass(scenes[index].0.scene)
      }
      solved.source = moments(in: source)
    }
    for locale in locales where !isOutOfWork {
      if !work.interface.isLoaded(in: locale) {
        solved.otherLocales.append(locale)
      } else if locale != source {
        solved.moments[locale] = moments(in: locale)
      }
    }
    return isOutOfWork ? solved.withoutRooms : solved.withFoundDoubts
  }

  private func solve(
    _ work: SceneWork, in locale: LocaleIdentifier, _ layouts: inout LayoutsBySizeClass,
    withRooms: Bool = false
  ) -> [SceneMoment] {
    let texts = texts(of: work, in: locale)
    let shortest = shortestTexts(of: work, in: locale)
    return (0..<work.variants.count).map { variant in
      let (canvas, measurer) = setting(ofVariant: variant, of: work, in: locale)
      func moment(_ texts: [String: String], withRooms: Bool) -> SceneMoment {
        layouts.moment(on: canvas, texts, measurer, withRooms: withRooms)
      }
      if work.otherTexts.isEmpty { return moment(texts, withRooms: withRooms) }
      var solved = moment(texts, withRooms: false)
      if work.wanted != nil { solved.rows = [] }
      solved.giveRoom(
        OtherTexts(of: work, texts, shortest: shortest), withRooms: withRooms, moment)
      return solved
    }
  }

  /// What leaves others the most room, in a locale.
  private func shortestTexts(
    of work: SceneWork, in locale: LocaleIdentifier
  ) -> [String: String] {
    work.otherTexts.compactMapValues { other in
      guard case .texts(let keys) = other else { return nil }
      return keys.compactMap { strings.text(of: $0, in: locale) }.min {
        ($0.utf16.count, $0) < ($1.utf16.count, $1)
      }
    }
  }

  /// A scene at one variant in a locale; `layouts` may be those of a changed document, and one text
  /// is another one than the scene's. Answers with whether that is shown whole in so many lines, too.
  func trial(
    of layouts: inout LayoutsBySizeClass, _ work: SceneWork, in locale: LocaleIdentifier,
    atVariant variant: Int, showing value: String, in text: Int, lines: Int
  ) -> (trial: SceneTrial, isShown: Bool) {
    var texts = texts(of: work, in: locale)
    texts[work.texts[text].text.key] = value
    let (canvas, measurer) = setting(ofVariant: variant, of: work, in: locale)
    let trial = layouts.trial(on: canvas, texts, measurer)
    return (trial, trial.shows(value, in: text, lines: lines, of: work, measurer))
  }

  func setting(
    ofVariant variant: Int, of work: SceneWork, in locale: LocaleIdentifier
  ) -> (InterfaceCanvas, SceneMeasurer) {
    let (weight, size, screen) = work.variants[variant]
    let canvas = conditions.canvas(
      screen, of: work.document, isRightToLeft: typesetter.isRightToLeft(locale))
    return (canvas, measurer(locale, size, weight))
  }

  /// What the app shows in a locale, by the keys of objects.
  func texts(of work: SceneWork, in locale: LocaleIdentifier) -> [String: String] {
    var texts: [String: String] = [:]
    for text in work.texts {
      guard let link = text.links.first else { continue }
      texts[text.text.key] = strings.text(of: link.key, in: locale)
    }
    return texts
  }

  func measurer(
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
