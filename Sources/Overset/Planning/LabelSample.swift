import OversetModel

/// A text as a label shows it: arguments in their places, the syntax of Markdown read.
struct LabelSample {
  var text: String
  /// UTF-16.
  var units: [UInt16]
  /// The parts with fonts and kerning of their own: the label's, and the emphasis of its Markdown.
  var runs: [AttributedText.Run]
}
