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
  private let book: AnswerBook?
  private var states: [Question: SharedSourceState?] = [:]
  private var lastState:
    (wanted: WantedText, variant: PlannedLabel.Variant, state: SharedSourceState?)?
  /// By table and key, one for each label and variation: found faster than by a hash, while they are
  /// few.
  private var widths: [[[Width]]]
  private var moreWidths: [Question: Points?] = [:]
  private var last: (table: Int, key: Int, texts: IndexedTexts)?

  init(_ plan: CheckPlan, _ setter: TextSetter, _ book: AnswerBook?) {
    self.plan = plan
    self.setter = setter
    self.book = book
    widths = plan.tables.map { [[Width]](repeating: [], count: $0.isOpen ? $0.keys.count : 0) }
  }

  private struct Width {
    var label: Int
    var variation: Variation
    /// Nil where there is no text.
    var points: Points?
  }

  private static let mostWidths = 16

  /// A text of the source that is asked for, by its key, label and variation.
  struct WantedText: Equatable {
    /// In the plan.
    var table: Int
    var key: Int
    var label: WorkerLabel
    var variation: Variation

    static func == (left: WantedText, right: WantedText) -> Bool {
      left.table == right.table && left.key == right.key && left.label === right.label
        && left.variation == right.variation
    }
  }

  /// How the source's text fares in one of the label's variants; nil where there is none.
  func state(of wanted: WantedText, in variant: PlannedLabel.Variant) -> SharedSourceState? {
    // Each rule that finds a fault in a text asks.
    if let lastState, lastState.variant === variant, lastState.wanted == wanted {
      return lastState.state
    }
    let state = findState(of: wanted, in: variant)
    lastState = (wanted, variant, state)
    return state
  }

  private func findState(
    of wanted: WantedText, in variant: PlannedLabel.Variant
  ) -> SharedSourceState? {
    let question = Question(wanted, variant)
    if let known = states[question] { return known }
    var shared: SharedSourceState?
    if let (sample, text, locale) = sample(wanted) {
      var state = Finding.SourceState(
        locale: locale, outcome: outcome(of: sample, in: variant, of: wanted.label, locale))
      state.variation = text.variation
      state.path = text.location.path
      state.text = sample.text
      shared = SharedSourceState(state)
    }
    states[question] = .some(shared)
    return shared
  }

  private func outcome(
    of sample: LabelSample, in variant: PlannedLabel.Variant, of label: WorkerLabel,
    _ locale: LocaleIdentifier
  ) -> LabelFit.Outcome {
    func measure() -> LabelFit.Outcome {
      variant.fitter.outcome(of: setter.shape(sample, in: variant, locale))
    }
    guard let book else { return measure() }
    let index = label.variants.firstIndex { $0 === variant } ?? 0
    let known = book.number(.outcome(index), of: sample, in: label, locale) {
      Double(measure().index)
    }
    return LabelFit.Outcome.allCases.first { Double($0.index) == known } ?? measure()
  }

  /// On one line at scale 1 and the label's first size; nil where there is none.
  func width(of wanted: WantedText) -> Points? {
    for known in widths[wanted.table][wanted.key]
    where known.label == wanted.label.index && known.variation == wanted.variation {
      return known.points
    }
    let hasMore = widths[wanted.table][wanted.key].count >= Self.mostWidths
    if hasMore, let known = moreWidths[Question(wanted, nil)] { return known }
    var width: Points?
    if let (sample, _, locale) = sample(wanted) {
      let advance = wanted.label.advance(ofSimple: sample)
      func measure() -> Points {
        var shaped = LabelText?.none
        return setter.oneLineWidth(of: sample, advance, in: wanted.label, locale, &shaped)
      }
      // Where the advance is known, there is nothing to measure.
      width =
        advance == nil
        ? book?.number(.width, of: sample, in: wanted.label, locale, measure) ?? measure()
        : measure()
    }
    if hasMore {
      moreWidths[Question(wanted, nil)] = .some(width)
    } else {
      widths[wanted.table][wanted.key].append(
        Width(label: wanted.label.index, variation: wanted.variation, points: width))
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
    init(_ wanted: WantedText, _ variant: PlannedLabel.Variant?) {
      table = wanted.table
      key = wanted.key
      label = wanted.label.index
      variation = wanted.variation
      contentSize = variant?.contentSize
      screen = variant?.screen
      legibilityWeight = variant?.legibilityWeight ?? .regular
    }
  }

  /// Of the same variation where there is one, else the most general.
  private func sample(
    _ wanted: WantedText
  ) -> (sample: LabelSample, text: UserText, locale: LocaleIdentifier)? {
    let table = plan.tables[wanted.table]
    guard let source = table.source else { return nil }
    let texts = texts(of: wanted.key, inTable: wanted.table, source)
    guard texts.areOfSource, let text = texts[wanted.variation] else { return nil }
    let sample = setter.sample(
      text, plan.valuesOfKey[wanted.table][wanted.key], in: wanted.label.planned, source.identifier)
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
  /// Whether the translations are made of them: the source locale's own, or the code's.
  let areOfSource: Bool
  private let texts: [UserText]
  private var indices: [Variation: Int] = [:]
  /// The most general one.
  private let general: UserText?

  init(_ texts: UserTexts) {
    areOfSource = !texts.isFallback || texts.isFromCode
    self.texts = texts.texts
    general = self.texts.first(where: \.variation.isMostGeneral) ?? self.texts.first
    if self.texts.count == 1 { return }
    for (index, text) in self.texts.enumerated().reversed() { indices[text.variation] = index }
  }

  /// Of the variation where there is one, else the most general; nil where there is none at all.
  subscript(variation: Variation) -> UserText? {
    indices[variation].map { texts[$0] } ?? general
  }
}

extension Variation {
  /// Whether every case is `other`.
  fileprivate var isMostGeneral: Bool {
    !plurals.isEmpty && plurals.allSatisfy { $0 == .other }
  }
}
