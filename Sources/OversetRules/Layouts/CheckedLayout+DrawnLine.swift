extension CheckedLayout {
  /// Whether the text is a line that is drawn with characters: `--------`, `. . . . . .`. A shorter one is a line, too.
  ///
  /// One sign of punctuation (Unicode, general category P), of mathematics or of Box Drawing (U+2500 to U+257F), at
  /// least four times.
  package var isDrawnLine: Bool {
    var sign: Unicode.Scalar?
    var count = 0
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      if let sign, scalar != sign { return false }
      sign = scalar
      count += 1
    }
    guard count >= 4, let sign else { return false }
    switch sign.properties.generalCategory {
    case .dashPunctuation, .connectorPunctuation, .otherPunctuation, .mathSymbol: return true
    default: return (0x2500...0x257F).contains(sign.value)
    }
  }
}
