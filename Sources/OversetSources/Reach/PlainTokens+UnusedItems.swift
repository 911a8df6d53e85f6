/// Items that a function makes and does nothing with: no bar, menu or view gets them.
extension PlainTokens {
  /// Where the call ends that makes the item of a constant whose name is at an index, where the code behind it has
  /// the name only to set properties of the item; nil of any other constant:
  /// `let item = UIBarButtonItem(…, action: #selector(add))`, `item.tintColor = .red`.
  ///
  /// An item calls its action when it is tapped (UIBarButtonItem, UIGestureRecognizer and NSMenuItem references), and
  /// ends with the constant, which nothing else holds.
  func endOfUnusedItem(namedAt index: Int) -> Int? {
    guard isSign("=", at: index + 1), name(index + 2).map(Self.items.contains) ?? false,
      isSign("(", at: index + 3)
    else { return nil }
    let name = hash(index)
    var (depth, end) = (0, Int?.none)
    for place in index + 3..<min(index + Self.longestFunction, tokens.count) {
      switch tokens[place].kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: "]")):
        depth -= 1
        // The block around ends.
        if depth < 0 { return end }
        if depth == 0, end == nil { end = place }
      case .name:
        if hash(place) == name, end != nil, !isSet(at: place) { return nil }
      case .sign(UInt8(ascii: "\"")):
        // It may have the name in it.
        if end != nil { return nil }
      default: break
      }
    }
    return nil
  }

  /// Whether only a property is set of what a name means: `item.tintColor = …`.
  private func isSet(at index: Int) -> Bool {
    isSign(".", at: index + 1) && name(index + 2) != nil && isSign("=", at: index + 3)
      && !isSign("=", at: index + 4)
  }

  /// More tokens behind a constant than a person writes in a block.
  private static let longestFunction = 1000

  private static let items: Set<String> = [
    "UIBarButtonItem", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UISwipeGestureRecognizer", "UIPanGestureRecognizer", "UIKeyCommand", "UIMenuItem",
    "NSMenuItem",
  ]
}
