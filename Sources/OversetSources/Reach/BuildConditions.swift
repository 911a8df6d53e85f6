/// Which branches of `#if` are around.
struct BuildConditions {
  /// Of each, whether no release has the branch, and whether none has the next one.
  private var branches: [(isLeftOut: Bool, isNextLeftOut: Bool)] = []

  var isLeftOut: Bool { branches.contains(where: \.isLeftOut) }

  mutating func read(_ word: String, _ condition: [String]) {
    switch word {
    case "if": branches.append(Self.branch(condition))
    case "endif": _ = branches.popLast()
    default:
      guard let last = branches.popLast() else { return }
      var branch = word == "else" ? (false, false) : Self.branch(condition)
      branch.0 = branch.0 || last.isNextLeftOut
      branch.1 = branch.1 || last.isNextLeftOut
      branches.append(branch)
    }
  }

  /// That `DEBUG` is set is Xcode's template for the configuration of that name.
  private static func branch(_ condition: [String]) -> (Bool, Bool) {
    if condition.contains("|") { return (false, false) }
    return (
      condition.first == "DEBUG" || condition.suffix(2) == ["&", "DEBUG"],
      condition == ["!", "DEBUG"]
    )
  }
}
