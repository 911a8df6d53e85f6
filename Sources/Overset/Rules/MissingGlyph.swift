import OversetTypesetting

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

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    !layout.fit.missing.isEmpty
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    let missing = layout.fit.missing
    let names = missing.map { cluster in
      let codes = cluster.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "'\(cluster)' (\(codes.joined(separator: " ")))"
    }
    return RuleMessage(
      "\(layout.name) cannot be measured: no font has \(names.joined(separator: ", "))",
      suggestion: FontAdvice.phrase(for: missing, locale: layout.locale))
  }
}

extension RuleID {
  /// No font has a character: the layout is inconclusive.
  public static let missingGlyph = RuleID("missing-glyph")
}
