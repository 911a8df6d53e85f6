/// Which branches of `#if` are around.
struct BuildConditions {
  /// Of each, whether no release has the branch, and whether none has the next one.
  private var branches: [(isLeftOut: Bool, isNextLeftOut: Bool)] = []

  var isLeftOut: Bool { branches.contains(where: \.isLeftOut) }

  mutating func read(_ word: String, _ condition: [ConditionToken]) {
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
  private static func branch(_ condition: [ConditionToken]) -> (Bool, Bool) {
    var reader = ConditionReader(tokens: condition) { $0 == "DEBUG" ? false : nil }
    let holds = reader.condition()
    return (holds == false, holds == true)
  }
}
