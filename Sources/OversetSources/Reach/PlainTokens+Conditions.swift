/// Blocks that some devices alone run (UIDevice.userInterfaceIdiom), or none, in Swift and in Objective-C.
extension PlainTokens {
  /// What a condition asks.
  enum Condition: Hashable {
    case pad, phone
    /// What a property, a function or a macro of the app answers that has a pad in its name, by the name's hash.
    case padName(UInt64)
    /// Whether a constant of a type, by the hash of `Type.name`, or of C holds.
    case constant(UInt64)
    /// Whether a state of a view of SwiftUI is true.
    case state(UInt64)
  }

  /// What has to hold for the block of a brace to run: `if a && idiom == .pad {`; none where that is nothing that
  /// is known, or one of several things. A name by itself may be a constant in C, and a state in Swift.
  func conditions(before brace: Int, inC isC: Bool = false) -> [Condition] {
    if !isC, let state = presentingState(before: brace) { return [.state(state)] }
    var start = brace - 1
    let limit = max(0, brace - Self.longestCondition)
    while start > limit, name(start) != "if" {
      if isSign("{", at: start) || isSign("}", at: start) || isSign(";", at: start) { return [] }
      start -= 1
    }
    guard name(start) == "if" else { return [] }
    var condition = start + 1..<brace
    if isSign("(", at: condition.lowerBound), isSign(")", at: condition.upperBound - 1) {
      condition = condition.lowerBound + 1..<condition.upperBound - 1
    }
    return conditions(in: condition, isC)
  }

  private static let longestCondition = 48

  /// Of `a && b`, and of `a, b`.
  private func conditions(in condition: Range<Int>, _ isC: Bool) -> [Condition] {
    if condition.contains(where: { isSign("|", at: $0) || isSign("?", at: $0) }) { return [] }
    var depth = 0
    let parts = condition.split { index in
      if isSign("(", at: index) || isSign("[", at: index) { depth += 1 }
      if isSign(")", at: index) || isSign("]", at: index) { depth -= 1 }
      return depth == 0 && (isSign("&", at: index) || isSign(",", at: index))
    }
    let found = parts.compactMap { part in
      part.first.flatMap { first in
        part.last.flatMap { self.condition(in: first..<$0 + 1, isC) }
      }
    }
    // Of a phone and something else the `else` is for phones, too.
    return parts.count == 1 ? found : found.filter { $0 != .phone }
  }

  /// `UIDevice.current.userInterfaceIdiom == .pad`, `UI_USER_INTERFACE_IDIOM() != UIUserInterfaceIdiomPhone`, `IS_IPAD`,
  /// `Device.isPad()`.
  private func condition(in part: Range<Int>, _ isC: Bool) -> Condition? {
    var part = part
    while isSign("(", at: part.lowerBound), isSign(")", at: part.upperBound - 1), part.count > 2 {
      part = part.lowerBound + 1..<part.upperBound - 1
    }
    guard let last = part.last else { return nil }
    if let idiom = comparedIdiom(at: last) {
      return asksOnlyIdiom(part.lowerBound..<last) ? idiom : nil
    }
    var end = last
    if isSign(")", at: end), isSign("(", at: end - 1) { end -= 2 }
    guard end >= part.lowerBound, let name = name(end), isPath(part.lowerBound..<end) else {
      return nil
    }
    if name.lowercased().contains("pad") { return .padName(hash(end)) }
    if end < last { return nil }
    guard end > part.lowerBound else { return isC ? .constant(hash(end)) : .state(hash(end)) }
    if !isC, part.lowerBound == end - 2, self.name(end - 2) == "self" { return .state(hash(end)) }
    return isCapitalized(end - 2) ? .constant(Self.constant(name, of: text(end - 2))) : nil
  }

  /// What a constant of a type is known by.
  static func constant(_ name: String, of type: String) -> UInt64 {
    WordSet.hash(of: "\(type).\(name)")
  }

  /// The idiom that a value is compared with whose name is at an index: `== .pad`, `!= UIUserInterfaceIdiomPhone`.
  private func comparedIdiom(at index: Int) -> Condition? {
    let sign: Int
    let isPad: Bool
    switch name(index) {
    case "pad": (sign, isPad) = (index - 2, true)
    case "phone": (sign, isPad) = (index - 2, false)
    case "UIUserInterfaceIdiomPad": (sign, isPad) = (index - 1, true)
    case "UIUserInterfaceIdiomPhone": (sign, isPad) = (index - 1, false)
    default: return nil
    }
    guard isSign("=", at: sign), sign == index - 1 || isSign(".", at: index - 1) else { return nil }
    if isSign("=", at: sign - 1) { return isPad ? .pad : .phone }
    // What is no phone is an iPad, a Mac or a TV; what is no iPad may be a phone.
    return isSign("!", at: sign - 1) && !isPad ? .pad : nil
  }

  /// Whether an operand is the idiom of the device, up to its operator.
  private func asksOnlyIdiom(_ operand: Range<Int>) -> Bool {
    let names = operand.compactMap(name)
    return names.contains("userInterfaceIdiom") || names.contains("UI_USER_INTERFACE_IDIOM")
  }

  /// `UIDevice.current.`
  private func isPath(_ range: Range<Int>) -> Bool {
    range.allSatisfy { ($0 - range.lowerBound) % 2 == 0 ? name($0) != nil : isSign(".", at: $0) }
      && range.count % 2 == 0
  }

  /// The name's hash of the macro, property or function that answers whether the device is an iPad, with a comparison
  /// that ends at an index: `#define IS_IPAD (… == UIUserInterfaceIdiomPad)`, `var isPad: Bool { … == .pad }`.
  func padName(answeringAt index: Int) -> UInt64? {
    guard comparedIdiom(at: index) == .pad, endsAnswer(at: index + 1) else { return nil }
    for start in (max(1, index - Self.longestCondition)..<index).reversed() {
      if isSign("|", at: start) || isSign(";", at: start) { return nil }
      if name(start) == "define", isSign("#", at: start - 1) { return hash(start + 1) }
      if isSign("{", at: start) { return declaredName(before: start, "{").map(hash) }
      let isCompared =
        isSign("=", at: start + 1) || isSign("=", at: start - 1) || isSign("!", at: start - 1)
      if isSign("=", at: start), !isCompared { return declaredName(before: start, "=").map(hash) }
    }
    return nil
  }

  /// The index of the name that is declared before a sign: `let isPad =`, `var isPad: Bool {`, `func isPad() -> Bool {`,
  /// `+ (BOOL)isPad {`; nil of no declaration.
  private func declaredName(before sign: Int, _ kind: Unicode.Scalar) -> Int? {
    var place = sign - 1
    if name(place) == "Bool" {
      place -= isSign(":", at: place - 1) ? 2 : isSign(">", at: place - 1) ? 3 : 0
    }
    if isSign(")", at: place), isSign("(", at: place - 1) { place -= 2 }
    guard name(place) != nil else { return nil }
    let isOfC = kind == "{" ? isSign(")", at: place - 1) : name(place - 1) == "BOOL"
    return isOfC || ["let", "var", "func"].contains(name(place - 1)) ? place : nil
  }

  /// Whether nothing is behind an answer that belongs to it.
  private func endsAnswer(at index: Int) -> Bool {
    var index = index
    while isSign(")", at: index) { index += 1 }
    return !isSign("?", at: index) && !isSign("&", at: index) && !isSign("|", at: index)
  }
}
