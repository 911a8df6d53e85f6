import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// The source locale's texts in the labels of an app, which every other locale is compared with;
/// each is asked for once by each worker.
final class SourceTexts {
  private let plan: CheckPlan
  private let setter: TextSetter
  private var states: [Question: SharedSourceState?] = [:]
  private var lastState: (place: Place, variant: PlannedLabel.Variant, state: SharedSourceState?)?
  /// By table and key, one for each label and variation: found faster than by a hash, while they are
  /// few.
  private var widths: [[[Width]]]
  private var moreWidths: [Question: Points?] = [:]
  private var last: (table: Int, key: Int, texts: IndexedTexts)?

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

  private static let mostWidths = 16

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
    let question = Question(place, variant)
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
    let hasMore = widths[place.table][place.key].count >= Self.mostWidths
    if hasMore, let known = moreWidths[Question(place, nil)] { return known }
    var width: Points?
    if let (sample, _, locale) = sample(place) {
      var shaped = LabelText?.none
      width = setter.oneLineWidth(
        of: sample, place.label.advance(ofSimple: sample), in: place.label, locale, &shaped)
    }
    if hasMore {
      moreWidths[Question(place, nil)] = .some(width)
    } else {
      widths[place.table][place.key].append(
        Width(label: place.label.place, variation: place.variation, points: width))
    }
    return width
  }

  private struct Question: Hashable {
    var table: Int
    var key: Int
    var label: Int
    var variation: Variation
    var contentSize: ContentSizeCategory?
    var screen: String?
    var legibilityWeight: LegibilityWeight

    /// At the label's first size where there is no variant.
    init(_ place: Place, _ variant: PlannedLabel.Variant?) {
      table = place.table
      key = place.key
      label = place.label.place
      variation = place.variation
      contentSize = variant?.contentSize
      screen = variant?.screen
      legibilityWeight = variant?.legibilityWeight ?? .regular
    }
  }

  /// Of the same variation where there is one, else the most general.
  private func sample(
    _ place: Place
  ) -> (sample: LabelSample, text: UserText, locale: LocaleIdentifier)? {
    let table = plan.tables[place.table]
    guard let source = table.source else { return nil }
    let texts = texts(of: place.key, inTable: place.table, source)
    guard !texts.isFallback, let text = texts[place.variation] else { return nil }
    let sample = setter.sample(
      text, plan.valuesOfKey[place.table][place.key], in: place.label.planned, source.identifier)
    return (sample, text, source.identifier)
  }

  /// Of the key last asked for at hand: a key with plurals has many texts, each compared with one.
  private func texts(
    of key: Int, inTable table: Int, _ source: CatalogTable.Locale
  ) -> IndexedTexts {
    if let last, last.key == key, last.table == table { return last.texts }
    let texts = IndexedTexts(
      UserTexts(of: key, in: plan.tables[table], locale: source, plurals: setter.plurals))
    last = (table, key, texts)
    return texts
  }
}

/// The source's texts of one key, found by their variations: plurals may make a thousand.
private struct IndexedTexts {
  let isFallback: Bool
  private let texts: [UserText]
  private var places: [Variation: Int] = [:]
  /// The most general one.
  private let general: UserText?

  init(_ texts: UserTexts) {
    isFallback = texts.isFallback
    self.texts = texts.texts
    general = self.texts.first(where: \.variation.isMostGeneral) ?? self.texts.first
    if self.texts.count == 1 { return }
    for (place, text) in self.texts.enumerated().reversed() { places[text.variation] = place }
  }

  /// Of the variation where there is one, else the most general; nil where there is none at all.
  subscript(variation: Variation) -> UserText? {
    places[variation].map { texts[$0] } ?? general
  }
}

extension Variation {
  /// Whether every case is `other`.
  fileprivate var isMostGeneral: Bool {
    !plurals.isEmpty && plurals.allSatisfy { $0 == .other }
  }
}
