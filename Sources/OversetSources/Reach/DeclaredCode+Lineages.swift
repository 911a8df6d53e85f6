/// What classes inherit, and what may call their members.
extension DeclaredCode {
  /// More than any hierarchy has: of a longer one nothing is known.
  private static let mostAncestors = 64

  /// Whether a class inherits one of UIKit's or AppKit's views and controllers.
  func isView(_ type: String) -> Bool {
    var rest = [type]
    var seen: Set<String> = []
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      if seen.count > Self.mostAncestors { return false }
      let isSystems = ["UI", "NS"].contains(where: name.hasPrefix) && !declared.contains(name)
      if isSystems, ViewClassName.isView(name) || name.hasSuffix("Controller") { return true }
      rest += lineages[name] ?? []
    }
    return false
  }

  /// Whether a class is a view's or a controller's, also where it inherits one of a library: a library makes none
  /// of a class that nothing names. It may find classes of other kinds by asking the runtime for all.
  func isMadeByName(_ type: String) -> Bool {
    func isShown(_ name: String) -> Bool {
      ViewClassName.isView(name) || name.hasSuffix("Controller")
    }
    return isShown(type) && (lineages[type] ?? []).contains(where: isShown)
  }

  /// Whether a class inherits a class of a library, or it or a superclass conforms to a protocol of one, which may ask
  /// for any method.
  func isAskedByLibrary(_ type: String) -> Bool {
    var rest = [type]
    var seen: Set<String> = []
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      if seen.count > Self.mostAncestors { return true }
      let isKnown = (adopted[name] ?? []).allSatisfy {
        protocols.contains($0) || CallbackNames.beginnings(of: $0) != nil
          || $0.hasPrefix("UI") || $0.hasPrefix("NS")
      }
      if !isKnown { return true }
      rest += lineages[name] ?? []
    }
    return beginnings(of: type) == nil
  }

  /// How the names of members begin that the superclasses and protocols of a type ask for; nil where some of
  /// these are not known.
  func beginnings(of type: String) -> [String]? {
    var found: [String] = []
    var rest = lineages[type] ?? []
    var seen: Set<String> = []
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      if seen.count > Self.mostAncestors { return nil }
      if let names = CallbackNames.beginnings(of: name) {
        found += names
      } else if bases.contains(name) {
        rest += lineages[name] ?? []
      } else {
        return nil
      }
    }
    return found
  }
}
