import OversetModel

/// Where several variables have chosen their cases, `plural` and `substitution` are lists:
/// `one,other` of `files,folders`. A comma inside a name stands behind a backslash.
extension Variation {
  /// Takes the names of variables and their categories; a format that is a case itself has one
  /// category more, in front.
  mutating func choose(_ names: [String], _ categories: [String]) {
    plural = categories.isEmpty ? nil : categories.joined(separator: ",")
    substitution = names.isEmpty ? nil : names.map(Self.escaped).joined(separator: ",")
  }

  /// Whether several variables have chosen their cases.
  package var isCombination: Bool { names.count > 1 }

  /// `files one, folders other`: the variables with their categories; nil where nothing varies by
  /// number.
  package var cases: String? {
    guard substitution != nil, let plural else { return plural ?? substitution }
    let categories = plural.split(separator: ",").map(String.init)
    let own = categories.dropLast(names.count)
    let chosen = zip(names, categories.suffix(names.count)).map { "\($0) \($1)" }
    return (own + chosen).joined(separator: ", ")
  }

  /// The variables that have chosen their cases.
  private var names: [String] {
    guard let substitution else { return [] }
    var names = [""]
    var isEscaped = false
    for scalar in substitution.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"): isEscaped = true
      case (false, ","): names.append("")
      default:
        names[names.count - 1].unicodeScalars.append(scalar)
        isEscaped = false
      }
    }
    // A single case, as a file has it, names its variable as it is.
    let categories = plural?.split(separator: ",").count ?? 0
    return categories < names.count ? [substitution] : names
  }

  private static func escaped(_ name: String) -> String {
    name.replacing("\\", with: "\\\\").replacing(",", with: "\\,")
  }
}
