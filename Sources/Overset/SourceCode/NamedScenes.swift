import OversetSources

/// A name that code may have in a literal, with the hashes of its words: asked of every file.
struct NameInCode: Sendable {
  let name: String
  private let words: [UInt64]

  init(_ name: String) {
    self.name = name
    words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { WordSet.hash(of: String($0)) }
  }

  /// Whether a file has all of its words.
  func mayBe(in input: SourceInput) -> Bool { words.allSatisfy(input.words.hashes.contains) }
}

extension SourceInput {
  /// Those of the identifiers of scenes that a file names: as a name, which an enumeration may give its
  /// cases, or in a literal. What only a comment has is not named.
  func names(among identifiers: [NameInCode]) -> Set<String> {
    let possible = Set(identifiers.lazy.filter { $0.mayBe(in: self) }.map(\.name))
    if possible.isEmpty { return [] }
    let tokens = PlainTokens(of: bytes)
    return tokens.tokens.indices.reduce(into: []) { found, index in
      switch tokens.tokens[index].kind {
      case .name: if possible.contains(tokens.text(index)) { found.insert(tokens.text(index)) }
      case .literal:
        let text = tokens.text(index)
        found.formUnion(possible.filter(text.contains))
      case .sign: break
      }
    }
  }
}
