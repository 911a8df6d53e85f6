/// Blocks of Swift that some devices alone run (UIDevice.userInterfaceIdiom).
extension PlainTokens {
  /// Whether only iPads run the block of a brace: `== .pad {`, `!= .phone {`, or an `else` behind the brace
  /// that ends what only phones run.
  func isOfPad(at brace: Int, behindPhones end: Int) -> Bool {
    compares("pad", "=", before: brace) || compares("phone", "!", before: brace)
      || name(brace - 1) == "else" && end == brace - 2 && brace > 1
  }

  /// Whether only phones run it: `== .phone {`.
  func isOfPhone(at brace: Int) -> Bool { compares("phone", "=", before: brace) }

  /// `if UIDevice.current.userInterfaceIdiom == .pad {`: all of a condition.
  private func compares(_ idiom: String, _ sign: Unicode.Scalar, before brace: Int) -> Bool {
    guard isSign(".", at: brace - 2), name(brace - 1) == idiom, isSign("=", at: brace - 3),
      isSign(sign, at: brace - 4), name(brace - 5) == "userInterfaceIdiom"
    else { return false }
    var start = brace - 5
    while isSign(".", at: start - 1), name(start - 2) != nil { start -= 2 }
    return name(start - 1) == "if"
  }
}
