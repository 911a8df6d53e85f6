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
  package static let launchParameters = [applicationLaunch] + sceneLaunches
  private static let applicationLaunch = "didFinishLaunchingWithOptions"
  private static let sceneLaunches = ["willConnectTo", "willConnectToSession"]

  /// The methods of launch in a file, up to the first one that does not end.
  package func launches(inC isObjectiveC: Bool) -> [Launch] {
    var launches: [Launch] = []
    var index = 0
    while index < tokens.count {
      if let name = name(index), Self.launchParameters.contains(name), isParameter(index),
        let open = brace(behind: index)
      {
        guard let end = end(ofBlockAt: open) else { break }
        launches.append(
          Launch(
            isOfScene: name != Self.applicationLaunch,
            replacesRoot: replacesRoot(in: open + 1..<end, isObjectiveC)))
        index = end
      }
      index += 1
    }
    return launches
  }

  /// `didFinishLaunchingWithOptions options: [Key: Any]?`, `didFinishLaunchingWithOptions:(NSDictionary *)options`.
  private func isParameter(_ index: Int) -> Bool {
    if isSign(":", at: index + 1) { return isSign("(", at: index + 2) }
    return name(index + 1) != nil && isSign(":", at: index + 2)
  }

  /// The opening brace of a method, whose parameter is at an index; nil of a declaration without one.
  private func brace(behind parameter: Int) -> Int? {
    let next = tokens.indices[parameter...].prefix(Self.longestHead).first {
      isSign("{", at: $0) || isSign(";", at: $0)
    }
    return next.flatMap { isSign("{", at: $0) ? $0 : nil }
  }

  private func end(ofBlockAt open: Int) -> Int? {
    var depth = 0
    return tokens.indices[open...].first { index in
      if isSign("{", at: index) { depth += 1 }
      if isSign("}", at: index) { depth -= 1 }
      return depth == 0
    }
  }

  private static let longestHead = 64

  private func replacesRoot(in body: Range<Int>, _ isObjectiveC: Bool) -> Bool {
    var depth = 0
    var isReplaced = false
    for index in body {
      if isSign("{", at: index) { depth += 1 }
      if isSign("}", at: index) { depth -= 1 }
      // Another branch may be compiled.
      if isSign("#", at: index) { return false }
      switch name(index) {
      case "return": if !isReplaced, !isBehindScene(index) { return false }
      case "rootViewController", "setRootViewController":
        if setsRoot(index) {
          isReplaced =
            isReplaced
            || depth == 0 && isOfWindow(index)
              && beginsStatement(with: index, in: body, isObjectiveC)
        } else if !isSign(":", at: index + 1) {
          // It is asked for.
          return false
        }
      default: break
      }
    }
    return isReplaced
  }

  /// `rootViewController =`, `setRootViewController:`; not the label of `UINavigationController(rootViewController: …)`.
  private func setsRoot(_ index: Int) -> Bool {
    name(index) == "rootViewController"
      ? isSign("=", at: index + 1) && !isSign("=", at: index + 2) : isSign(":", at: index + 1)
  }

  /// Whether it is the root of the window of an app or a scene, by its name: `window?.`, `[self.window `.
  private func isOfWindow(_ index: Int) -> Bool {
    var before = index - 1
    while ["?", "!", "."].contains(where: { isSign($0, at: before) }) { before -= 1 }
    return ["window", "_window"].contains(name(before))
  }

  /// Whether the `return` at an index is for what is no scene with a window:
  /// `guard let scene = scene as? UIWindowScene else { return }`.
  private func isBehindScene(_ index: Int) -> Bool {
    guard isSign("{", at: index - 1), name(index - 2) == "else" else { return false }
    var isOfScene = false
    for index in (max(0, index - Self.longestHead)..<index - 2).reversed() {
      if name(index) == "UIWindowScene" { isOfScene = true }
      if name(index) == "guard" { return isOfScene }
      if [",", "&", "}"].contains(where: { isSign($0, at: index) }) { return false }
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
