internal import OversetSyntax

/// Values that code of Objective-C sets of a view, written as Swift has them (Apple, "Renaming Objective-C APIs for
/// Swift").
extension ObjectiveCReader {
  /// `true` of `YES`, `.byWordWrapping` of `NSLineBreakByWordWrapping`.
  func swiftValue(_ name: String) -> String {
    switch name {
    case "YES", "TRUE": "true"
    case "NO", "FALSE": "false"
    case _ where name.hasPrefix("NSLineBreakB"): ".b" + name.dropFirst(12)
    default: name
    }
  }

  /// `UIFont.systemFont(ofSize: 14, weight: .bold)` of `[UIFont systemFontOfSize:14 weight:UIFontWeightBold]`; nil
  /// of anything else.
  func swiftFont(at index: Int) -> String? {
    guard token(index)?.isSign("[") ?? false, token(index + 1)?.name == "UIFont",
      let method = token(index + 2)?.name, token(index + 3)?.isSign(":") ?? false,
      let (value, end) = value(at: index + 4)
    else { return nil }
    if token(end)?.isSign("]") ?? false {
      switch method {
      case "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize":
        return "UIFont.\(method.dropLast(6))(ofSize: \(value))"
      case "preferredFontForTextStyle":
        guard let style = Self.suffix(of: value, behind: "UIFontTextStyle") else { return nil }
        return "UIFont.preferredFont(forTextStyle: .\(style))"
      default: return nil
      }
    }
    guard let part = token(end)?.name, token(end + 1)?.isSign(":") ?? false,
      let (second, last) = self.value(at: end + 2), token(last)?.isSign("]") ?? false
    else { return nil }
    switch (method, part) {
    case ("systemFontOfSize", "weight"):
      guard let weight = Self.suffix(of: second, behind: "UIFontWeight") else { return nil }
      return "UIFont.systemFont(ofSize: \(value), weight: .\(weight))"
    case ("fontWithName", "size"): return "UIFont(name: \(value), size: \(second))"
    default: return nil
    }
  }

  /// A number, a name or a literal, and the index behind it.
  private func value(at index: Int) -> (text: String, end: Int)? {
    switch token(index)?.kind {
    case .number(let number):
      let plain = number.last == "f" ? String(number.dropLast()) : number
      guard token(index + 1)?.isSign(".") ?? false else { return (plain, index + 1) }
      guard case .number(let part) = token(index + 2)?.kind else { return (plain, index + 2) }
      return ("\(plain).\(part.prefix { $0.isNumber })", index + 3)
    case .name(let name): return (name, index + 1)
    case .string(let text) where !text.contains("\""): return ("\"\(text)\"", index + 1)
    default: return nil
    }
  }

  /// `headline` of `UIFontTextStyleHeadline`.
  private static func suffix(of name: String, behind prefix: String) -> String? {
    guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
