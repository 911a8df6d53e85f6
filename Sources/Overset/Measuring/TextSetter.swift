import OversetLabels
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// Makes the texts of labels, and shapes them: the scratch of one worker.
final class TextSetter {
  private let fonts: FontBook
  private let typesetter: Typesetter
  private var values: [LocaleIdentifier: SampleValues] = [:]
  /// Most formats of a language have the same values.
  private var doubts: [DoubtKey: TextDoubt] = [:]
  /// For the texts of keys.
  let plurals = PluralRulesBook()

  init(_ fonts: FontBook) {
    self.fonts = fonts
    typesetter = Typesetter(fonts: fonts)
  }

  /// One of the texts of a key, as the label shows it: with its arguments in place, in its letters'
  /// case; `largest` limits every number. With `syntax`, as an app shows it that reads it in that.
  func sample(
    _ text: UserText, _ key: KeyValues?, in label: PlannedLabel, _ locale: LocaleIdentifier,
    upTo largest: Int? = nil, size: ValueSize = .usual, as syntax: TextSyntax? = nil
  ) -> LabelSample {
    let sample = written(
      text, key, in: label, locale, upTo: largest, size: size, as: syntax)
    return label.label.textCase.map { sample.changed(to: $0, in: locale) } ?? sample
  }

  private func written(
    _ text: UserText, _ key: KeyValues?, in label: PlannedLabel, _ locale: LocaleIdentifier,
    upTo largest: Int?, size: ValueSize, as other: TextSyntax?
  ) -> LabelSample {
    let constraint = label.label.constraint
    let runs = constraint.attributedText?.runs ?? []
    if let syntax = other ?? constraint.syntax(of: text.value) {
      let read =
        text.isFormat
        ? label.expander(of: key)
          .markdown(of: text, upTo: largest, size: size, as: syntax, values(locale))
        : MarkdownText(text.value, as: syntax)
      return LabelSample(
        text: read.text, units: [UInt16](utf16Of: read.text),
        // Whether the app reads it at all is a question: its bold words are another.
        runs: other != nil ? runs : runs + read.runs)
    }
    let sample =
      text.isFormat
      ? label.expander(of: key).text(of: text, upTo: largest, size: size, values(locale))
      : text.value
    return LabelSample(text: sample, units: [UInt16](utf16Of: sample), runs: runs)
  }

  /// Whether the app may put in a longer text than the one that was measured.
  func hasInventedObject(
    _ text: UserText, _ key: KeyValues?, in label: PlannedLabel
  ) -> Bool {
    label.expander(of: key).hasInventedObject(text)
  }

  /// The values in a text that neither the label nor the configuration gives.
  func inventedValues(
    in text: UserText, _ key: KeyValues?, in label: PlannedLabel,
    _ locale: LocaleIdentifier
  ) -> [InventedValue] {
    label.expander(of: key).inventedValues(in: text, values(locale))
  }

  /// Why a text with such values may be another one; nil where there are none.
  func doubt(about values: [InventedValue], isStrong: Bool) -> TextDoubt? {
    if values.isEmpty { return nil }
    let key = DoubtKey(values: values, isStrong: isStrong)
    if let known = doubts[key] { return known }
    if doubts.count >= Self.mostDoubts { doubts = [:] }
    let doubt = TextDoubt(values, isStrong: isStrong)
    doubts[key] = doubt
    return doubt
  }

  private static let mostDoubts = 1_000

  private struct DoubtKey: Hashable {
    var values: [InventedValue]
    var isStrong: Bool
  }

  private func values(_ locale: LocaleIdentifier) -> SampleValues {
    if let known = values[locale] { return known }
    // A number format takes 200 KB, and a worker is done with a locale before it begins another.
    if values.count >= 4 { values = [:] }
    let opened = SampleValues(locale: locale)
    values[locale] = opened
    return opened
  }

  /// Every layout of a text begins here.
  func shape(
    _ sample: LabelSample, in variant: PlannedLabel.Variant, _ locale: LocaleIdentifier
  ) -> LabelText {
    let constraint = variant.fitter.constraint
    // The plan has opened every font that a part of a text may have.
    return
      (try? LabelText(
        sample.units, runs: variant.runs(of: sample), in: variant.font, for: constraint,
        locale: locale, typesetter: typesetter))
      ?? LabelText(
        sample.units, in: variant.font, for: constraint, locale: locale, typesetter: typesetter)
  }

  /// Whether the layout of a label runs from right to left.
  func isRightToLeft(_ label: PlannedLabel, in locale: LocaleIdentifier) -> Bool {
    label.label.constraint.isRightToLeft(in: locale, by: typesetter)
  }

  /// What is left of a label's width beside a text, in points and clusters.
  func roomLeft(beside layout: CheckedLayout) -> RoomLeft? {
    layout.roomLeft { typesetter.clusterCount(of: $0) }
  }

  /// On one line at scale 1, in points, at the label's first size.
  ///
  /// Not shaped where its `advance` is known; what was shaped comes back.
  func oneLineWidth(
    of sample: LabelSample, _ advance: Advance?, in label: WorkerLabel,
    _ locale: LocaleIdentifier, _ shaped: inout LabelText?
  ) -> Points {
    let variant = label.variants[0]
    if let advance { return variant.font.size.width(of: advance) }
    let text = shape(sample, in: variant, locale)
    shaped = text
    return text.oneLineWidth
  }
}
