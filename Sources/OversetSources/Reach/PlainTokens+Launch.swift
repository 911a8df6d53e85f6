/// What an app gives its window when it is launched.
extension PlainTokens {
  /// A method that the system calls where the window is there already, with the first scene of the main storyboard
  /// in it (UIApplicationDelegate, `application(_:didFinishLaunchingWithOptions:)`; UIWindowSceneDelegate,
  /// `scene(_:willConnectTo:options:)`).
  package struct Launch: Equatable {
    package var isOfScene: Bool
    /// Whether it always gives the window another root, and asks for the one before at no place.
    package var replacesRoot: Bool
  }

  /// The names of parameters that such methods are known by.
  package static let launchParameters = [
    "didFinishLaunchingWithOptions", "willConnectTo", "willConnectToSession",
  ]

  /// The methods of launch in a file.
  package func launches(inC isObjectiveC: Bool) -> [Launch] {
    tokens.indices.compactMap { index in
      guard let name = name(index), Self.launchParameters.contains(name),
        isParameter(index), let body = body(behind: index)
      else { return nil }
      return Launch(
        isOfScene: name != Self.launchParameters[0],
        replacesRoot: replacesRoot(in: body, isObjectiveC))
    }
  }

  /// `didFinishLaunchingWithOptions options: [Key: Any]?`, `didFinishLaunchingWithOptions:(NSDictionary *)options`.
  private func isParameter(_ index: Int) -> Bool {
    if isSign(":", at: index + 1) { return isSign("(", at: index + 2) }
    return name(index + 1) != nil && isSign(":", at: index + 2)
  }

  /// What is between the braces of a method, whose parameter is at an index; nil of one without.
  private func body(behind parameter: Int) -> Range<Int>? {
    guard
      let open = tokens[parameter...].indices.prefix(Self.longestHead).first(where: {
        isSign("{", at: $0) || isSign(";", at: $0)
      }), isSign("{", at: open)
    else { return nil }
    var depth = 0
    for index in open..<tokens.count {
      if isSign("{", at: index) { depth += 1 }
      if isSign("}", at: index) { depth -= 1 }
      if depth == 0 { return open + 1..<index }
    }
    return nil
  }

  private static let longestHead = 64

  private func replacesRoot(in body: Range<Int>, _ isObjectiveC: Bool) -> Bool {
    var depth = 0
    for index in body {
      if isSign("{", at: index) { depth += 1 }
      if isSign("}", at: index) { depth -= 1 }
      // Another branch may be compiled.
      if isSign("#", at: index) { return false }
      switch name(index) {
      case "return": if depth > 0, !isBehindScene(index) { return false }
      case "rootViewController" where isSign("=", at: index + 1) && !isSign("=", at: index + 2):
        return depth == 0 && beginsStatement(with: index, in: body, isObjectiveC)
      case "setRootViewController" where isSign(":", at: index + 1):
        return depth == 0 && beginsStatement(with: index, in: body, isObjectiveC)
      // `UINavigationController(rootViewController: …)`
      case "rootViewController" where !isSign(":", at: index + 1): return false
      default: break
      }
    }
    return false
  }

  /// Whether the `return` at an index is for what is no scene with a window:
  /// `guard let scene = scene as? UIWindowScene else { return }`.
  private func isBehindScene(_ index: Int) -> Bool {
    guard isSign("{", at: index - 1), name(index - 2) == "else" else { return false }
    for index in (max(0, index - Self.longestHead)..<index).reversed() {
      if name(index) == "UIWindowScene" { return true }
      if isSign("}", at: index) || name(index) == "guard" { return false }
    }
    return false
  }

  /// Whether nothing decides about the statement whose last name before its sign is at an index:
  /// `window?.rootViewController =`, `[self.window setRootViewController:`. Objective-C's `if` needs no braces.
  private func beginsStatement(with last: Int, in body: Range<Int>, _ isObjectiveC: Bool) -> Bool {
    var first = last
    while first > body.lowerBound, isOnLine(first),
      name(first - 1) != nil || [".", "?", "!", "["].contains(where: { isSign($0, at: first - 1) })
    { first -= 1 }
    if first == body.lowerBound { return true }
    if ["else", "if", "case", "return"].contains(name(first)) { return false }
    return [";", "{", "}"].contains { isSign($0, at: first - 1) }
      || !isObjectiveC && !isOnLine(first)
  }
}
