/// How many places in code may still be looked at for one use of a key, so that no code takes long.
final class FollowBudget {
  /// More places that show one text or view are not followed: no person writes so many.
  static let mostWays = 64

  private var rest = 200

  /// False where it is used up.
  func take() -> Bool {
    rest -= 1
    return rest >= 0
  }

  var isEmpty: Bool { rest < 0 }
}
