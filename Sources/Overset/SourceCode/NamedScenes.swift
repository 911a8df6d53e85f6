import OversetSources

extension SourceInput {
  /// Whether a file has all words of a name.
  func mayName(_ name: String) -> Bool {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .allSatisfy { words.contains(String($0)) }
  }

  /// Those of the identifiers of scenes that a file names: as a name, which an enumeration may give its
  /// cases, or in a literal. What only a comment has is not named.
  func names(among identifiers: Set<String>) -> Set<String> {
    let possible = identifiers.filter(mayName)
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
