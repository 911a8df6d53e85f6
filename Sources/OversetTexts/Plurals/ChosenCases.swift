import OversetModel

extension Variation {
  /// Whether several variables have chosen their cases.
  package var isCombination: Bool { variables.count > 1 }

  /// `files one, folders other`: the variables with their categories; nil where nothing varies by
  /// number.
  package var cases: String? {
    if plurals.isEmpty || variables.isEmpty {
      let written = WrittenVariation(self)
      return written.plural ?? (isCombination ? written.substitution : substitution)
    }
    let own = plurals.dropLast(variables.count).map(\.rawValue)
    let chosen = zip(variables, plurals.suffix(variables.count)).map { "\($0) \($1.rawValue)" }
    return (own + chosen).joined(separator: ", ")
  }
}
