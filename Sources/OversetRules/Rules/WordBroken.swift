import OversetModel

/// A single word is wider than the label and is broken inside.
enum WordBroken: LayoutRule {
  static let about = RuleDescription(
    .wordBroken, .warning, "a word is wider than the label and broken inside",
    meaning: """
      UIKit does not hyphenate: a word that is wider than the line goes on in the next one, \
      wherever the line happens to end. Nothing is lost, but the word is hard to read. Labels that \
      break at any character on purpose (byCharWrapping) are left alone, and so are texts that the \
      app shows in place of a translation.
      """,
    example: """
      - {id: tile, keys: [tile], width: 100, numberOfLines: 2}
      "tile" = "Datenschutzerklärung";
      warning: 'tile' (de) breaks "Datenschutzerklärung" in 'tile'
      """,
    remedy: """
      Widen the label, take a shorter word, or put soft hyphens (U+00AD) where the word may be \
      broken.
      """,
    sources: [
      .measured("recordings of a UILabel: a word wider than the line is broken at any cluster"),
      .documented("NSParagraphStyle reference: hyphenationFactor is 0 by default"),
    ])

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    // What the app shows instead of a translation is reported by `untranslated`.
    layout.numbers.breaksWords && !layout.isFallback
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    let words = layout.fit.brokenWords
    let named = words.prefix(3).map { "\"\($0.excerpt)\"" }.joined(separator: ", ")
    let more = words.count > 3 ? " and \(words.count - 3) more words" : ""
    return RuleMessage(
      "\(layout.name) breaks \(named)\(more) in '\(layout.label)'",
      suggestion: "widen '\(layout.label)', or put soft hyphens where the word may be broken")
  }
}

extension RuleID {
  /// A word is wider than the label and broken inside.
  public static let wordBroken = RuleID("word-broken")
}
