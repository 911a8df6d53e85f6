import OversetModel
import OversetTexts

/// One of the texts of a key in one of its labels: what its result depends on, and what names it.
struct PlacedText {
  let text: UserText
  let isFallback: Bool
  let sample: LabelSample
  let others: OtherReadings?
  let label: WorkerLabel
  let part: TextChecker.Part
  let key: Int
  let isSource: Bool
  /// Nil where no rule compares it.
  let sourceWidth: Points?

  var locale: LocaleIdentifier { part.locale }
}
