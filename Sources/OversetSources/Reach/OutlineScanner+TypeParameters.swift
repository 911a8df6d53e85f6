extension OutlineScanner {
  /// Whether a name is that of a type parameter, and so of any type: `func show<Row: Titled>(…)`, `struct List<Row, Key>`.
  mutating func isGenericParameter(at index: Int) -> Bool {
    guard pending != nil else { return false }
    if tokens.isSign("<", at: index - 1) {
      let keyword = tokens.name(index - 2) == "init" ? "init" : tokens.name(index - 3)
      pending?.hasParameters = keyword.map(Self.generic.contains) ?? false
      return pending?.hasParameters ?? false
    }
    return (pending?.hasParameters ?? false) && (pending?.angles ?? 0) == 1
      && tokens.isSign(",", at: index - 1)
  }

  /// What declares something with type parameters (The Swift Programming Language, Generic Parameters and Arguments).
  private static let generic: Set<String> = [
    "func", "struct", "class", "enum", "actor", "init", "typealias", "subscript", "protocol",
  ]
}
