/// The modifiers and attributes before the keyword of a declaration.
struct DeclarationHead {
  private(set) var modifiers: Set<String> = []
  /// Without `@`.
  private(set) var attributes: Set<String> = []
  /// The index of its first token.
  private(set) var start: Int

  /// `keyword` is the index of `func`, `var`, `class` or the like.
  init(before keyword: Int, in tokens: PlainTokens) {
    start = keyword
    var index = keyword - 1
    while index >= 0 {
      var name = index
      if tokens.isSign(")", at: index) {
        guard let open = Self.opening(of: index, in: tokens), open > 0 else { return }
        name = open - 1
      }
      guard let word = tokens.name(name) else { return }
      var first = name
      while tokens.isSign(".", at: first - 1), tokens.name(first - 2) != nil { first -= 2 }
      if tokens.isSign("@", at: first - 1) {
        // `@objc(open:)` gives a selector of its own.
        attributes.insert(word == Self.exported && name < index ? Self.exportedAs : word)
        start = first - 1
      } else if Self.allModifiers.contains(word), first == name {
        // `private(set)` says nothing of who sees it.
        if name == index { modifiers.insert(word) }
        start = name
      } else {
        return
      }
      index = start - 1
    }
  }

  /// The index of the parenthesis that the one at an index closes; nil of more than an attribute has.
  private static func opening(of index: Int, in tokens: PlainTokens) -> Int? {
    var depth = 0
    for place in stride(from: index, through: max(0, index - 400), by: -1) {
      if tokens.isSign(")", at: place) { depth += 1 }
      if tokens.isSign("(", at: place) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// Whether code that is not read may make or call what is declared: the Objective-C runtime, a
  /// macro, another module, a superclass.
  var isOpen: Bool {
    !attributes.subtracting([Self.action]).isSubset(of: Self.plainAttributes)
      || !modifiers.isDisjoint(with: Self.opening)
  }

  /// Whether a document may connect a control with it: `@IBAction`.
  var isAction: Bool { attributes.contains(Self.action) }

  /// Whether only a selector or a document calls it from Objective-C, by its name: `@objc private func tap()`.
  /// A library asks for nothing that is private.
  var isOfSelector: Bool { isPrivate && attributes == [Self.exported] && modifiers.count == 1 }

  private static let action = "IBAction"
  private static let (exported, exportedAs) = ("objc", "objc()")

  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  private static let opening: Set<String> = ["public", "open", "package", "override", "dynamic"]

  /// The Swift Programming Language, Declarations.
  private static let allModifiers: Set<String> = opening.union([
    "private", "fileprivate", "internal", "static", "class", "final", "lazy", "mutating",
    "nonmutating", "weak", "unowned", "convenience", "required", "indirect", "nonisolated",
    "isolated", "optional", "prefix", "postfix", "infix", "async", "distributed", "consuming",
    "borrowing", "unsafe", "safe",
  ])

  /// Attributes that make nobody else call a declaration (The Swift Programming Language, Attributes).
  private static let plainAttributes: Set<String> = [
    "available", "discardableResult", "inlinable", "inline", "frozen", "usableFromInline",
    "unknown",
    "MainActor", "Sendable", "preconcurrency", "ViewBuilder", "SceneBuilder",
    "ToolbarContentBuilder",
    "CommandsBuilder", "resultBuilder", "propertyWrapper", "dynamicMemberLookup",
    "dynamicCallable", "Observable", "warn_unqualified_access", "nonobjc",
  ]
}
