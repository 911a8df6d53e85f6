/// How many places in code may still be looked at for one use of a key, so that no code takes long.
final class FollowBudget {
  /// More places that show one text or view are not followed: no person writes so many.
  static let mostWays = 64

  private var rest: Int

  /// `paths` are looked at in any case.
  init(for paths: Int = 0) { rest = 200 + paths }

  /// False where it is used up.
  func take() -> Bool {
    rest -= 1
    return rest >= 0
  }

  var isEmpty: Bool { rest < 0 }
}
