import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// One text in one label: set once for all sizes, and only where an earlier run has not measured it.
struct TextMeasurement {
  let others: OtherReadings?
  /// What is kept for later runs; nil where nothing is.
  let answers: TextAnswers?
  private let sample: LabelSample
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
    _ locale: LocaleIdentifier, isFallback: Bool, _ setter: TextSetter, _ fonts: FontNotes,
    _ book: AnswerBook?
  ) {
    self.sample = sample
    self.others = others
    self.label = label
    self.locale = locale
    self.isFallback = isFallback
    self.setter = setter
    self.fonts = fonts
    advance = label.advance(ofSimple: sample)
    answers = book?.answers(of: sample, others, isFallback: isFallback, in: label, locale)
    if let answers { fonts.add(answers.fonts) }
  }

  /// On one line at scale 1 and the label's first size.
  mutating func width() -> Points {
    if advance == nil, let known = answers?.width { return known }
    let width = setter.oneLineWidth(of: sample, advance, in: label, locale, &shaped)
    if let shaped {
      answers?.keep(width: width)
      fonts.note(shaped, in: answers)
    }
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
    guard let answers else {
      return measure(
        in: variant, at: index, mayBeComfortable: mayBeComfortable, mayBeBrief: mayBeBrief,
        knownFits)
    }
    let question = TextAnswers.LayoutQuestion(variant: index, mayBeComfortable: mayBeComfortable)
    switch answers.layout(question) {
    case .comfortable: return nil
    case .fit(let fit, let isBrief, let doubt):
      let (sample, locale, setter) = (sample, locale, setter)
      let known = FitOfText(fit, isBrief: isBrief) {
        setter.shape(sample, in: variant, locale)
      }
      return (known, doubt)
    case nil:
      let measured = measure(
        in: variant, at: index, mayBeComfortable: mayBeComfortable, mayBeBrief: mayBeBrief,
        knownFits)
      if let (fit, doubt) = measured {
        answers.keep(fit.fit, isBrief: fit.isBrief, doubt, question)
      } else {
        answers.keepComfortable(question)
      }
      return measured
    }
  }

  private mutating func measure(
    in variant: PlannedLabel.Variant, at index: Int, mayBeComfortable: Bool, mayBeBrief: Bool,
    _ knownFits: KnownFits
  ) -> (fit: FitOfText, doubt: OtherReadings.Doubt?)? {
    if mayBeComfortable, let advance,
      variant.fitsComfortably(
        simpleText: sample.units, advance: advance, below: label.comfortableShare,
        isFallback: isFallback),
      others?.fitComfortably(in: variant, isFallback: isFallback) != false
    {
      return nil
    }
    let equal = mayBeComfortable && advance != nil ? fitsOfEquals(knownFits) : nil
    let knownFit = equal?[index]
    let labelText =
      knownFit?.text ?? shaped?.resized(to: variant.font)
      ?? setter.shape(sample, in: variant, locale)
    if shaped == nil || !sample.runs.isEmpty { fonts.note(labelText, in: answers) }
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

  private mutating func fitsOfEquals(_ knownFits: KnownFits) -> FitsOfText? {
    if let equals { return equals }
    let found = knownFits.fits(of: sample.units, in: label, locale, isFallback: isFallback, setter)
    equals = .some(found)
    return found
  }
}

/// The font files that set the texts of one worker.
final class FontNotes {
  private var seen: Set<FaceUse> = []
  private var fonts: Set<UsedFont> = []

  private struct FaceUse: Hashable {
    var face: ObjectIdentifier
    var standsIn: Bool
  }

  /// Each is noted with the first text that is set in it, and with every one that is kept.
  func note(_ text: LabelText, in answers: TextAnswers?) {
    for face in text.usedFaces {
      let use = FaceUse(face: ObjectIdentifier(face), standsIn: !text.asks(for: face))
      let isNew = seen.insert(use).inserted
      if isNew || answers != nil {
        let font = UsedFont(face, standsIn: use.standsIn)
        if isNew { fonts.insert(font) }
        answers?.keep(font)
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
}
