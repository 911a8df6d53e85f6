import OversetTypesetting

/// No font in the cascade has a character, so that the fit is inconclusive.
struct MissingGlyph: LayoutRule {
  let id = RuleID.missingGlyph

  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage? {
    let missing = layout.fit.missing
    guard !missing.isEmpty else { return nil }
    let names = missing.map { cluster in
      let codes = cluster.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "'\(cluster)' (\(codes.joined(separator: " ")))"
    }
    let packages = FontAdvice.packages(for: missing, locale: layout.locale)
    return RuleMessage(
      "\(layout.name) cannot be measured: no font has \(names.joined(separator: ", "))",
      suggestion: "install \(packages.joined(separator: " or ")), or name a font that has it under "
        + "'fonts: fallback'")
  }
}
