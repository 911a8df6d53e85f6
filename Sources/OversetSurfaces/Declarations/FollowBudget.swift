/// How many places in code may still be looked at for one use of a key, so that no code takes long.
final class FollowBudget {
  private var rest = 200

  /// False where it is used up.
  func take() -> Bool {
    rest -= 1
    return rest > 0
  }

  var isEmpty: Bool { rest <= 0 }
}
