/// Where Swift begins to look a name up (The Swift Programming Language, Expressions).
enum NameScope: Hashable, Sendable {
  /// In the type of a value, which is not known, or in the one that is expected: `row.title`, `.title`.
  case value
  /// In the types around, and in what is in no type: `title`, `self.title`.
  case around
  /// In a type, by the hash of its last name: `Row.title`.
  case type(UInt64)
}

/// A name that code has.
struct ScopedName: Hashable, Sendable {
  var name: UInt64
  var scope: NameScope
}

extension PlainTokens {
  /// That of the name at an index, which is there.
  func scope(of index: Int) -> NameScope {
    // A name in backticks may be that of a keyword.
    let index = isSign("`", at: index - 1) ? index - 1 : index
    guard isSign(".", at: index - 1) else { return .around }
    var base = index - 2
    let isOptional = isSign("?", at: base) || isSign("!", at: base)
    if isOptional { base -= 1 }
    guard base >= 0, tokens[base].kind == .name else { return .value }
    let hash = hash(base)
    if Self.ownNames.contains(hash) { return isSign(".", at: base - 1) ? .value : .around }
    // A case or a property may have a capital letter, too: `Tab.Settings.title`.
    return !isOptional && isCapitalized(base) && !isSign(".", at: base - 1) ? .type(hash) : .value
  }

  /// Whether a name is asked of a value, as `plan.title` is: a case of an enumeration is asked of a type.
  ///
  /// What types with small letters have is not told apart here.
  func isOfValue(_ index: Int) -> Bool {
    var base = index - 2
    if isSign("?", at: base) || isSign("!", at: base) { base -= 1 }
    guard base >= 0, isSign(".", at: index - 1), tokens[base].kind == .name,
      tokens[base].range.upperBound == tokens[base + 1].range.lowerBound
    else { return false }
    return !isCapitalized(base) && !Self.ownNames.contains(hash(base))
      && !Self.keywords.contains(hash(base))
  }

  /// Those that may stand directly before a point.
  private static let keywords = Set(
    ["return", "in", "else", "try", "await", "throw", "where", "case", "yield", "then"].map {
      WordSet.hash(of: $0)
    })

  private static let ownNames = Set(["self", "Self", "super"].map { WordSet.hash(of: $0) })
}
