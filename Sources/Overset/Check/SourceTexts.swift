import OversetLabels
import OversetModel
import OversetTypesetting

/// The source locale's texts in the labels of an app, which every other locale is compared with;
/// each is asked for once by each worker.
final class SourceTexts {
  private let plan: CheckPlan
  private let setter: TextSetter
  private var states: [Question: SharedSourceState?] = [:]
  private var lastState: (place: Place, variant: PlannedLabel.Variant, state: SharedSourceState?)?
  /// By table and key, one for each label and variation: found faster than by a hash.
  private var widths: [[[Width]]]
  private var last: (table: Int, key: Int, texts: UserTexts)?

  init(_ plan: CheckPlan, _ setter: TextSetter) {
    self.plan = plan
    self.setter = setter
    widths = plan.tables.map { [[Width]](repeating: [], count: $0.keys.count) }
  }

  private struct Width {
    var label: Int
    var variation: Variation
    /// Nil where there is no text.
    var points: Points?
  }

  /// A text of a key in a label.
  struct Place: Equatable {
    /// In the plan.
    var table: Int
    var key: Int
    var label: WorkerLabel
    var variation: Variation

    static func == (left: Place, right: Place) -> Bool {
      left.table == right.table && left.key == right.key && left.label === right.label
        && left.variation == right.variation
    }
  }

  /// How the source's text fares in one of the label's variants; nil where there is none.
  func state(of place: Place, in variant: PlannedLabel.Variant) -> SharedSourceState? {
    // Each rule that finds a fault in a text asks.
    if let lastState, lastState.variant === variant, lastState.place == place {
      return lastState.state
    }
    let state = findState(of: place, in: variant)
    lastState = (place, variant, state)
    return state
  }

  private func findState(
    of place: Place, in variant: PlannedLabel.Variant
  ) -> SharedSourceState? {
    let question = Question(
      place,
      LayoutVariant(
        text: place.variation, contentSize: variant.contentSize, screen: variant.screen))
    if let known = states[question] { return known }
    var shared: SharedSourceState?
    if let (sample, text, locale) = sample(place) {
      let shaped = setter.shape(sample, in: variant, locale)
      var state = Finding.SourceState(locale: locale, outcome: variant.fitter.outcome(of: shaped))
      state.variation = text.variation
      state.path = text.location.path
      state.text = sample.text
      shared = SharedSourceState(state)
    }
    states[question] = .some(shared)
    return shared
  }

  /// On one line at scale 1 and the label's first size; nil where there is none.
  func width(of place: Place) -> Points? {
    for known in widths[place.table][place.key]
    where known.label == place.label.place && known.variation == place.variation {
      return known.points
    }
    var width: Points?
    if let (sample, _, locale) = sample(place) {
      var shaped = LabelText?.none
      width = setter.oneLineWidth(
        of: sample, place.label.advance(ofSimple: sample), in: place.label, locale, &shaped)
    }
    widths[place.table][place.key].append(
      Width(label: place.label.place, variation: place.variation, points: width))
    return width
  }

  private struct Question: Hashable {
    var table: Int
    var key: Int
    var label: Int
    var variant: LayoutVariant

    init(_ place: Place, _ variant: LayoutVariant) {
      table = place.table
      key = place.key
      label = place.label.place
      self.variant = variant
    }
  }

  /// Of the same variation where there is one, else the most general.
  private func sample(
    _ place: Place
  ) -> (sample: LabelSample, text: UserTexts.Text, locale: LocaleIdentifier)? {
    let table = plan.tables[place.table]
    guard let source = table.source else { return nil }
    let texts = texts(of: place.key, inTable: place.table, source)
    guard !texts.isFallback,
      let text = texts.texts.first(where: { $0.variation == place.variation })
        ?? texts.texts.first(where: \.variation.isMostGeneral) ?? texts.texts.first
    else { return nil }
    let sample = setter.sample(text, in: place.label.planned, source.identifier)
    return (sample, text, source.identifier)
  }

  /// Of the key last asked for at hand: a key with plurals has many texts, each compared with one.
  private func texts(
    of key: Int, inTable table: Int, _ source: CatalogTable.Locale
  ) -> UserTexts {
    if let last, last.key == key, last.table == table { return last.texts }
    let texts = UserTexts(
      of: key, in: plan.tables[table], locale: source, plurals: setter.plurals)
    last = (table, key, texts)
    return texts
  }
}

extension Variation {
  /// Whether every case is `other`.
  fileprivate var isMostGeneral: Bool {
    plural.map { $0.split(separator: ",").allSatisfy { $0 == "other" } } ?? false
  }
}
