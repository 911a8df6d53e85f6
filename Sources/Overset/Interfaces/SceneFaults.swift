import OversetInterfaces
import OversetModel
import OversetRules
import OversetTexts

extension SolvedScene {
  /// What the texts of each locale do to the layout, and those of the source locale do not; in the
  /// order of locales.
  func faults(in tables: [CatalogTable]) -> [SceneFault] {
    moments.sorted { $0.key < $1.key }.flatMap { locale, moments in
      rows(in: moments, locale, tables) + overlaps(in: moments, locale, tables)
        + outside(in: moments, locale, tables) + dropped(in: moments, locale, tables)
    }
  }

  /// One for each row that lacks room, at its widest text.
  private func rows(
    in moments: [SceneMoment], _ locale: LocaleIdentifier, _ tables: [CatalogTable]
  ) -> [SceneFault] {
    faults(.rowOverflow, in: moments, \.rows, by: \.objects, amount: \.lack) { row, moment in
      if row.texts.contains(where: isUnclear) { return nil }
      // Whichever text gets less room says by itself what it loses.
      if row.texts.allSatisfy({ mayShrink($0, by: row.lack, in: moment) }) { return nil }
      let widest = row.texts.max {
        moment.views[$0]?.naturalWidth ?? 0 < moment.views[$1]?.naturalWidth ?? 0
      }
      guard let widest else { return nil }
      let own = work.texts[widest].view
      let others = zip(row.objects, row.widths).filter { $0.0 != own }
      return Named(
        text: widest, others: others.map(\.0), widths: others.map(\.1),
        asked: moment.views[widest]?.naturalWidth, suggestion: suggestion(for: row),
        doubts: row.isNarrowedByCode ? work.neighbourDoubts : [],
        // A text that only the app knows decides whether anything is lacking.
        isSupposed: row.isNarrowedByCode)
    }.compactMap { $0.fault(in: self, locale, tables) }
  }

  /// Whether a label may show a text in so much less room, smaller.
  private func mayShrink(_ text: Int, by lack: Points, in moment: SceneMoment) -> Bool {
    guard let width = moment.views[text]?.naturalWidth else { return false }
    return width * (1 - work.texts[text].text.label.leastScale) >= lack
  }

  private func suggestion(for row: SceneMoment.Row) -> String {
    let tree = work.document.canvas
    let kinds = row.objects.map { id in tree.index(of: id).map { tree.objects[$0].kind } ?? "" }
    let areTexts = kinds.allSatisfy { ["label", "button", "textField"].contains($0) }
    return areTexts
      ? "give the texts different priorities, or stack the row vertically"
      : "give the text a lower compression resistance than the views beside it, and more lines"
  }

  private func overlaps(
    in moments: [SceneMoment], _ locale: LocaleIdentifier, _ tables: [CatalogTable]
  ) -> [SceneFault] {
    faults(.overlap, in: moments, \.overlaps, by: \.pair, amount: \.amount) { overlap, _ in
      let pair = overlap.pair
      if isUnclear(pair.second) { return nil }
      let other: String
      // What a control draws of its frame is known only to a few points; the font of a text decides how far it reaches.
      var isSupposed = !work.texts[pair.second].isSettingKnown
      var hiding = work.texts[pair.second].hiding
      switch pair.first {
      case .text(let first):
        if isUnclear(first) { return nil }
        other = work.texts[first].view
        hiding = hiding ?? work.texts[first].hiding
        isSupposed = isSupposed || !work.texts[first].isSettingKnown
      case .control(let id):
        other = id
        isSupposed = true
      }
      // Views in one place are often shown one after the other.
      return Named(
        text: pair.second, others: [other],
        suggestion: "add a constraint that keeps the two apart",
        doubts: hiding.map { ["code may hide one of the two (\($0.lineName))"] } ?? [],
        isSupposed: isSupposed || hiding != nil)
    }.compactMap { $0.fault(in: self, locale, tables) }
  }

  private func outside(
    in moments: [SceneMoment], _ locale: LocaleIdentifier, _ tables: [CatalogTable]
  ) -> [SceneFault] {
    let isMac = work.document.platform == .macOS
    return faults(
      isMac ? .outsideOfView : .offScreen, in: moments, \.outsideTexts, by: \.text, amount: \.amount
    ) { text, _ in
      if isUnclear(text.text) { return nil }
      return Named(
        text: text.text, others: [],
        suggestion: "add a constraint between the text and the other edge of the "
          + (isMac ? "view around it" : "screen"),
        // A person or code may make a window wider.
        doubts: isMac ? ["the window may be wider in the app"] : [], isSupposed: isMac)
    }.compactMap { $0.fault(in: self, locale, tables) }
  }

  private func dropped(
    in moments: [SceneMoment], _ locale: LocaleIdentifier, _ tables: [CatalogTable]
  ) -> [SceneFault] {
    faults(.unsatisfiable, in: moments, \.dropped, by: \.id, amount: { _ in 0 }) { dropped, _ in
      // Where no text is an object of the constraint, nothing says which one breaks it.
      let text =
        work.texts.indices.first { dropped.objects.contains(work.texts[$0].view) }
      guard let text, !isUnclear(text) else { return nil }
      return Named(
        text: text, others: dropped.objects,
        suggestion: "give the constraint #\(dropped.id) a priority below 1000")
    }.compactMap { $0.fault(in: self, locale, tables) }
  }

  /// What a fault is said of: a text by its index, and objects by their ids.
  private struct Named {
    var text: Int
    var others: [String]
    /// How wide the others would be, where that is said.
    var widths: [Points?] = []
    /// How wide the text would be.
    var asked: Points?
    var suggestion: String
    var doubts: [String] = []
    /// Whether it is only worth a note.
    var isSupposed = false
  }

  private struct Found {
    var kind: SceneFault.Kind
    var named: Named
    var amount: Points
    var isFaulty: [Bool]

    /// Nil where the text has no place of its own in the locale.
    func fault(
      in scene: SolvedScene, _ locale: LocaleIdentifier, _ tables: [CatalogTable]
    ) -> SceneFault? {
      let work = scene.work
      let text = work.texts[named.text]
      guard let shown = text.links.first?.key else { return nil }
      let table = tables[shown.table]
      let key = shown.key
      guard let texts = table.locale(locale), UserTexts.hasOwn(key, in: texts),
        let entry = texts.rangeOfKey[key].first
      else { return nil }
      let tree = work.document.canvas
      var others: [String] = []
      var widths: [Points?] = []
      for (index, id) in named.others.enumerated() {
        // A control of macOS is named by the text of its cell.
        let shown = work.texts.first { $0.view == id }?.text.objectID ?? id
        guard let object = tree.index(of: shown) else { continue }
        let name = work.document.pathNames(of: tree.objects[object], in: tree).last
        guard let name, !others.contains(name) else { continue }
        others.append(name)
        widths.append(named.widths.indices.contains(index) ? named.widths[index] : nil)
      }
      let variants = work.variants
      return SceneFault(
        kind, in: work.name,
        of: SceneFault.Text(
          label: text.name, table: table.name, key: table.keys[key].text, locale: locale,
          location: texts.location(ofEntry: entry)),
        others: others, widths: widths, asked: named.asked, amount: amount,
        suggestion: named.suggestion,
        doubts: scene.doubts[named.text].filter { ![.tie, .incompressible].contains($0) }
          .map(\.phrase) + text.doubts + named.doubts,
        isSupposed: named.isSupposed || scene.isSupposed(named.text),
        at: SceneFault.Variants(
          weights: variants.weights, contentSizes: variants.contentSizes,
          screens: variants.screens.map { $0?.name }, isFaulty: isFaulty))
    }
  }

  /// The same fault at several variants once: in the order that they are first found in.
  private func faults<Fact, ID: Hashable>(
    _ kind: SceneFault.Kind, in moments: [SceneMoment], _ facts: (SceneMoment) -> [Fact],
    by id: (Fact) -> ID, amount: (Fact) -> Points, _ name: (Fact, SceneMoment) -> Named?
  ) -> [Found] {
    var found: [Found] = []
    var indices: [ID: Int] = [:]
    for (variant, moment) in moments.enumerated() {
      let known = Set(facts(source[variant]).map(id))
      for fact in facts(moment) where !known.contains(id(fact)) {
        if let index = indices[id(fact)] {
          found[index].isFaulty[variant] = true
        } else if let named = name(fact, moment) {
          indices[id(fact)] = found.count
          var isFaulty = [Bool](repeating: false, count: moments.count)
          isFaulty[variant] = true
          found.append(
            Found(kind: kind, named: named, amount: amount(fact), isFaulty: isFaulty))
        }
      }
    }
    return found
  }
}

extension SceneMoment {
  fileprivate struct OutsideText {
    var text: Int
    var amount: Points
  }

  /// The texts that run out of the screen by more than a point.
  fileprivate var outsideTexts: [OutsideText] {
    views.indices.compactMap { index in
      guard let outside = views[index]?.outside, outside > 1 else { return nil }
      return OutsideText(text: index, amount: outside)
    }
  }
}
