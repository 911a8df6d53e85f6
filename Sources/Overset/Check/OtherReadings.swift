import OversetLabels
import OversetModel
import OversetTypesetting

/// What else a text with invented values may be: with the least values and with the longest.
///
/// A verdict that is the same for these does not rest on them. A class, because each is made when it
/// is asked for, and shaped once for all sizes.
final class OtherReadings {
  private let setter: TextSetter
  private let text: UserTexts.Text
  private let key: KeyValues?
  private let label: WorkerLabel
  private let locale: LocaleIdentifier
  /// Nil where no value is longer than the usual one.
  private lazy var long = hasInventedObject ? reading(.most) : nil
  private lazy var short = reading(.least)
  private lazy var hasInventedObject = setter.hasInventedObject(text, key, in: label.planned)
  private lazy var doubt: TextDoubt? = {
    let values = setter.inventedValues(in: text, key, in: label.planned, locale)
    return values.isEmpty ? nil : TextDoubt(values)
  }()

  /// Nil for a text without values.
  init?(
    _ text: UserTexts.Text, _ key: KeyValues?, in label: WorkerLabel, _ locale: LocaleIdentifier,
    _ setter: TextSetter
  ) {
    guard text.isFormat else { return nil }
    self.setter = setter
    self.text = text
    self.key = key
    self.label = label
    self.locale = locale
  }

  /// The text with other values, shaped in the first size that is asked for.
  private struct Reading {
    let sample: LabelSample
    let advance: Advance?
    var shaped: LabelText?
  }

  private func reading(_ size: ValueSize) -> Reading {
    let sample = setter.sample(text, key, in: label.planned, locale, size: size)
    return Reading(sample: sample, advance: label.advance(ofSimple: sample))
  }

  /// Whether the text fits comfortably with the longest values, too.
  func fitComfortably(in variant: PlannedLabel.Variant, isFallback: Bool) -> Bool {
    guard var reading = long else { return true }
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
    long = reading
    return variant.fitsComfortably(shaped, below: share, isFallback: isFallback)
  }

  /// Why a verdict may be another one with other values; nil where it may not.
  func doubt(of fit: LabelFit, in variant: PlannedLabel.Variant) -> TextDoubt? {
    let outcome = fit.outcome
    // Less text has less ink, but how much less is another question.
    if fit.clipsInk || doubt == nil { return nil }
    if outcome != .fits {
      let least = self.outcome(&short, in: variant)
      if outcome.losesText ? !least.losesText : least != outcome { return doubt }
    }
    if !outcome.losesText, var reading = long {
      defer { long = reading }
      if self.outcome(&reading, in: variant) != outcome { return doubt }
    }
    return nil
  }

  private func outcome(
    _ reading: inout Reading, in variant: PlannedLabel.Variant
  ) -> LabelFit.Outcome {
    variant.fitter.outcome(of: shape(&reading, in: variant))
  }

  private func shape(_ reading: inout Reading, in variant: PlannedLabel.Variant) -> LabelText {
    let shaped =
      reading.shaped?.resized(to: variant.font)
      ?? setter.shape(reading.sample, in: variant, locale)
    if reading.shaped == nil { reading.shaped = shaped }
    return shaped
  }
}
