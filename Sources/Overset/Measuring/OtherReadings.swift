import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// What else a text may be: with the least values and with the longest, without its tags, or inflected.
///
/// A verdict that is the same for these is not in doubt. A class, because each is made when it
/// is asked for, and shaped once for all sizes.
final class OtherReadings {
  private let setter: TextSetter
  private let text: UserText
  private let key: KeyValues?
  private let label: WorkerLabel
  private let locale: LocaleIdentifier
  /// Nil where no value is longer than the usual one.
  private lazy var long = hasInventedObject ? reading(.most) : nil
  private lazy var least = reading(.least)
  private lazy var short = reading(.short)
  private lazy var hasInventedObject =
    text.isFormat && setter.hasInventedObject(text, key, in: label.planned)
  private lazy var doubtfulValues = setter.inventedValues(
    in: text, key, in: label.planned, locale)

  /// Why a verdict may be another one.
  enum Doubt: Int {
    case values = 1
    case tag
    case grammar
    /// A text that shows with a number of one digit, and not with one of two.
    case oneDigit
  }

  /// Nil where the label reads tags, or there are none.
  private let tag: String?
  /// What asks the app to inflect words, in a label that reads it or does not; nil where nothing does.
  private let grammar: String?
  private let readsMarkdown: Bool
  private lazy var untagged: Reading? = {
    let syntax: TextSyntax? =
      tag != nil ? .html : grammar != nil && !readsMarkdown ? .markdown : nil
    return syntax.map {
      Reading(setter.sample(text, key, in: label.planned, locale, as: $0), in: label)
    }
  }()

  /// Nil for a text without values, tags and words to inflect.
  init?(
    _ text: UserText, _ key: KeyValues?, in label: WorkerLabel, _ locale: LocaleIdentifier,
    _ setter: TextSetter
  ) {
    tag = label.planned.label.constraint.html ? nil : MarkupText.tag(in: text.value)
    grammar = ExtendedAttributes.grammar(in: text.value)
    readsMarkdown = label.planned.label.constraint.markdown
    guard text.isFormat || tag != nil || grammar != nil else { return nil }
    self.setter = setter
    self.text = text
    self.key = key
    self.label = label
    self.locale = locale
  }

  /// The text with other values, shaped in the first size of each weight that is asked for.
  private struct Reading {
    let sample: LabelSample
    var advance: Advance?
    var shaped: LabelText?
    var weight = LegibilityWeight.regular

    init(_ sample: LabelSample, in label: WorkerLabel) {
      self.sample = sample
      advance = label.advance(ofSimple: sample)
    }

    /// Forgets what was shaped in another weight.
    mutating func prepare(for variant: PlannedLabel.Variant, in label: WorkerLabel) {
      guard variant.setting.legibilityWeight != weight else { return }
      weight = variant.setting.legibilityWeight
      advance = label.advance(ofSimple: sample, isBoldText: weight == .bold)
      shaped = nil
    }
  }

  private func reading(_ size: ValueSize) -> Reading {
    Reading(setter.sample(text, key, in: label.planned, locale, size: size), in: label)
  }

  /// Whether the text fits comfortably in every reading.
  func fitComfortably(in variant: PlannedLabel.Variant, isFallback: Bool) -> Bool {
    fitsComfortably(&long, in: variant, isFallback)
      && fitsComfortably(&untagged, in: variant, isFallback)
  }

  private func fitsComfortably(
    _ other: inout Reading?, in variant: PlannedLabel.Variant, _ isFallback: Bool
  ) -> Bool {
    guard var reading = other else { return true }
    defer { other = reading }
    reading.prepare(for: variant, in: label)
    let share = label.comfortableShare
    if let advance = reading.advance {
      let units = reading.sample.units
      if variant.fitsComfortably(
        simpleText: units, advance: advance, below: share, isFallback: isFallback)
      {
        return true
      }
    }
    let shaped = shape(&reading, in: variant)
    return variant.fitsComfortably(shaped, below: share, isFallback: isFallback)
  }

  /// Why a verdict may be another one with other values; nil where it may not.
  func doubt(of fit: LabelFit, in variant: PlannedLabel.Variant) -> Doubt? {
    let outcome = fit.outcome
    // Less text has less ink, but how much less is another question.
    if fit.clipsInk, fit.lostClusters == 0 { return nil }
    // The words may be parts of a tag.
    if tag != nil, !fit.brokenWords.isEmpty { return .tag }
    if var reading = untagged {
      defer { untagged = reading }
      if self.outcome(&reading, in: variant) != outcome { return tag != nil ? .tag : .grammar }
    }
    if let doubt = doubtOfValues(outcome, in: variant) { return doubt }
    return grammar != nil && readsMarkdown ? .grammar : nil
  }

  private func doubtOfValues(
    _ outcome: LabelFit.Outcome, in variant: PlannedLabel.Variant
  ) -> Doubt? {
    if !text.isFormat || outcome == .fits && !hasInventedObject { return nil }
    func differs(_ other: LabelFit.Outcome) -> Bool {
      outcome.losesText ? !other.losesText : other != outcome
    }
    if outcome != .fits, differs(self.outcome(&least, in: variant)) {
      return differs(self.outcome(&short, in: variant)) ? .values : .oneDigit
    }
    if !outcome.losesText, var reading = long {
      defer { long = reading }
      if self.outcome(&reading, in: variant) != outcome { return .values }
    }
    return nil
  }

  /// In words; nil where every value is known.
  func phrase(_ doubt: Doubt) -> TextDoubt? {
    switch doubt {
    case .values: setter.doubt(about: doubtfulValues, isStrong: true)
    case .oneDigit: setter.doubt(about: doubtfulValues, isStrong: false)
    case .tag: tag.map { TextDoubt(shownTag: $0) }
    case .grammar: grammar.map { TextDoubt(grammar: $0, isRead: readsMarkdown) }
    }
  }

  /// The code units of all readings: what every answer depends on.
  var allUnits: [[UInt16]?] {
    [
      long?.sample.units, text.isFormat ? least.sample.units : nil,
      text.isFormat ? short.sample.units : nil, untagged?.sample.units,
      grammar.map { [UInt16](utf16Of: $0) },
    ]
  }

  private func outcome(
    _ reading: inout Reading, in variant: PlannedLabel.Variant
  ) -> LabelFit.Outcome {
    variant.fitter.outcome(of: shape(&reading, in: variant))
  }

  private func shape(_ reading: inout Reading, in variant: PlannedLabel.Variant) -> LabelText {
    reading.prepare(for: variant, in: label)
    let shaped =
      reading.shaped?.resized(to: variant.font)
      ?? setter.shape(reading.sample, in: variant, locale)
    if reading.shaped == nil { reading.shaped = shaped }
    return shaped
  }
}
