import OversetModel
import OversetTexts

/// A text as a label shows it: arguments in their places, the syntax of Markdown read.
struct LabelSample {
  var text: String
  /// UTF-16.
  var units: [UInt16]
  /// The parts with fonts and kerning of their own: the label's, and the emphasis of its Markdown.
  var runs: [AttributedText.Run]
}

extension LabelSample {
  /// In letters of another case. A text that becomes longer or shorter loses its parts with fonts of
  /// their own: where they begin is not known.
  func changed(to textCase: TextCase, in locale: LocaleIdentifier) -> LabelSample {
    let changed = textCase.applied(to: units, in: locale)
    return LabelSample(
      text: String(decoding: changed, as: UTF16.self), units: changed,
      runs: changed.count == units.count ? runs : [])
  }
}
