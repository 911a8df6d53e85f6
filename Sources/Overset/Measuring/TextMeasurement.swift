import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// One text in one label: set once for all sizes.
struct TextMeasurement {
  let others: OtherReadings?
  let sample: LabelSample
  private let label: WorkerLabel
  private let locale: LocaleIdentifier
  private let isFallback: Bool
  private let setter: TextSetter
  private let fonts: FontNotes
  private var advance: Advance?
  private var shaped: LabelText?
  /// Asked for only where it is not known already that the text fits.
  private var equals: FitsOfText??

  init(
    _ sample: LabelSample, _ others: OtherReadings?, in label: WorkerLabel,
    _ locale: LocaleIdentifier, isFallback: Bool, _ setter: TextSetter, _ fonts: FontNotes
  ) {
    self.sample = sample
    self.others = others
    self.label = label
    self.locale = locale
    self.isFallback = isFallback
    self.setter = setter
    self.fonts = fonts
    advance = label.advance(ofSimple: sample)
  }

  /// On one line at scale 1 and the label's first size.
  mutating func width() -> Points {
    let width = setter.oneLineWidth(of: sample, advance, in: label, locale, &shaped)
    if let shaped { fonts.note(shaped) }
    return width
  }

  /// What the label does with the text in one of its variants, asked for in their order; nil where
  /// nothing can be said of it.
  mutating func fit(
    at index: Int, mayBeComfortable: Bool, mayBeBrief: Bool, _ knownFits: KnownFits
  ) -> (fit: FitOfText, doubt: OtherReadings.Doubt?)? {
    if index == label.firstBoldText {
      advance = label.advance(ofSimple: sample, isBoldText: true)
      shaped = nil
    }
    let variant = label.variants[index]
    if mayBeComfortable, fitsComfortably(in: variant) { return nil }
    let equal = mayBeComfortable && advance != nil ? fitsOfEquals(knownFits) : nil
    let knownFit = equal?[index]
    let labelText =
      knownFit?.text ?? shaped?.resized(to: variant.font)
      ?? setter.shape(sample, in: variant, locale)
    if shaped == nil || !sample.runs.isEmpty { fonts.note(labelText) }
    shaped = shaped ?? labelText
    if mayBeComfortable, knownFit == nil,
      variant.fitsComfortably(labelText, below: label.comfortableShare, isFallback: isFallback),
      others?.fitComfortably(in: variant, isFallback: isFallback) != false
    {
      return nil
    }
    let fit = knownFit ?? FitOfText(of: labelText, in: variant, mayBeBrief: mayBeBrief)
    if knownFit == nil { equal?.remember(fit, at: index) }
    return (fit, others?.doubt(of: fit.fit, in: variant))
  }

  /// Whether the text is known to fit with room to spare at the label's first size, without being
  /// shaped.
  var fitsComfortablyAtFirst: Bool {
    guard label.firstBoldText != 0, let first = label.variants.first else { return false }
    return fitsComfortably(in: first)
  }

  /// By the advances of simple text alone.
  private func fitsComfortably(in variant: PlannedLabel.Variant) -> Bool {
    guard let advance else { return false }
    return variant.fitsComfortably(
      simpleText: sample.units, advance: advance, below: label.comfortableShare,
      isFallback: isFallback)
      && others?.fitComfortably(in: variant, isFallback: isFallback) != false
  }

  private mutating func fitsOfEquals(_ knownFits: KnownFits) -> FitsOfText? {
    if let equals { return equals }
    let found = knownFits.fits(of: sample.units, in: label, locale, isFallback: isFallback, setter)
    equals = .some(found)
    return found
  }
}

/// The font files that set the texts of one worker.
final class FontNotes {
  /// Whether those of each text are asked for.
  private let keepsTexts: Bool
  private var seen: Set<FaceUse> = []
  private var fonts: Set<UsedFont> = []
  private var fontsOfText: Set<UsedFont> = []

  private struct FaceUse: Hashable {
    var face: ObjectIdentifier
    var standsIn: Bool
  }

  init(keepsTexts: Bool) { self.keepsTexts = keepsTexts }

  /// Each is noted with the first text that is set in it, and with every text that is asked for.
  func note(_ text: LabelText) {
    for face in text.usedFaces {
      let use = FaceUse(face: ObjectIdentifier(face), standsIn: !text.asks(for: face))
      let isNew = seen.insert(use).inserted
      if isNew || keepsTexts {
        let font = UsedFont(face, standsIn: use.standsIn)
        if isNew { fonts.insert(font) }
        if keepsTexts { fontsOfText.insert(font) }
      }
    }
  }

  /// Those that set texts which an earlier run measured.
  func add(_ fonts: Set<UsedFont>) { self.fonts.formUnion(fonts) }

  /// All that are new since the last call.
  func take() -> Set<UsedFont> {
    defer { fonts = [] }
    return fonts
  }

  /// Those of all texts since the last call.
  func takeOfText() -> Set<UsedFont> {
    defer { fontsOfText = [] }
    return fontsOfText
  }
}
