import OversetFits
import OversetModel

/// No font in the cascade has a character, so that the fit is inconclusive.
enum MissingGlyph: LayoutRule {
  static let about = RuleDescription(
    .missingGlyph, .error, "no font has a character: the layout is inconclusive",
    meaning: """
      A character is in none of the fonts at hand, so that its width is not known. The fit is \
      inconclusive: neither that it fits nor that it does not is claimed, and the check does not \
      pass unless 'gate: {inconclusive: allow}' says so.
      """,
    example: """
      "sign" = "ไทย";   (on a machine without a Thai font)
      error: 'sign' (th) cannot be measured: no font has 'ไ' (U+0E44), 'ท' (U+0E17), …
      """,
    remedy: """
      Install the package that the finding names, or name a font that has the character under \
      'fonts: fallback'. Where no system font has it, users see a box: change the text.
      """,
    sources: [.modelled("an answer that rests on a missing glyph is none")])

  /// What a person reads of a long list.
  static let holdsInAnyRoom = true

  private static let mostNames = 20
  private static let mostCodes = 8

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    layout.numbers.lacksGlyphs
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    let missing = layout.fit.missing
    let names = missing.prefix(mostNames).map { cluster in
      let scalars = cluster.unicodeScalars
      let codes = scalars.prefix(mostCodes).map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      let more = scalars.count > mostCodes ? " …" : ""
      return "'\(cluster.excerpt)' (\(codes.joined(separator: " "))\(more))"
    }
    let more = missing.count > mostNames ? " and \(missing.count - mostNames) more characters" : ""
    return RuleMessage(
      "\(layout.name) cannot be measured: no font has \(names.joined(separator: ", "))\(more)",
      suggestion: layout.fontAdvice)
  }
}

extension RuleID {
  /// No font has a character: the layout is inconclusive.
  public static let missingGlyph = RuleID("missing-glyph")
}
