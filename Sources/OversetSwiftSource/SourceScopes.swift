internal import OversetSources

/// The names that are declared around a place in a file: types, their member, local variables.
struct SourceScopes {
  /// A type, or a member of one.
  struct Context {
    /// `A.B`; empty outside of types.
    var type: String
    var member: String?
    var isStatic = false
    /// Which files see it.
    var access = NameAccess.anywhere
    /// Which files see a member that says nothing: `private extension` says it for all of its own.
    var accessOfMembers = NameAccess.module
  }

  /// A variable inside of a function.
  struct Local {
    var name: String
    /// No other variable of the file has it.
    var number: Int
    /// What it can be, where all that is known of it is a localised text.
    var keys: [FollowedKey] = []
    var typeName: String?
    /// Which argument it is; nil of what is no parameter.
    var argument: CallArgument?
    /// What it is made of: of `if let title = item.title` it is `["item", "title"]`.
    var origin: [String] = []
    /// The type of the first name of the origin, where that is a local variable with a written type.
    var originType: String?
    /// The value that has the last of the origin's names, as `askedMembers` names it.
    var holder: String?
    /// Whether it is what a case of an enumeration holds.
    var isPayload = false
    /// Whether it is the value of its origin under another name, and never another one.
    var isAlias = false
    /// The property whose value it is: that of the closure around it, which answers with it.
    var property: String?
    /// The ways to the values that it is, one after the other: of `for view in [title, detail]`.
    var elements: [[String]] = []
  }

  /// Tables of a system's names have some hundreds.
  private static let mostKeys = 512

  private(set) var contexts = [Context(type: "")]
  private var locals: [Local] = []
  private var marks: [Int] = []
  private var declaredCount = 0
  private var declarationCounts: [String: Int] = [:]
  /// Which locals have a name, so that a name is found at once.
  private var indicesByName: [String: [Int]] = [:]
  /// The variables whose initial values are around the place, from the outermost; nil of other values.
  private var initialised: [Int?] = []

  var context: Context { contexts.last ?? Context(type: "") }

  /// The types around the place, from the innermost: `A.B`, `A`, and the empty name of the module.
  var types: [String] {
    var types: [String] = []
    var rest = context.type[...]
    while !rest.isEmpty {
      types.append(String(rest))
      rest = rest.lastIndex(of: ".").map { rest[..<$0] } ?? ""
    }
    return types + [""]
  }

  /// `written` is what the declaration says of its access; nil where it says nothing.
  mutating func enterType(_ name: String, _ written: NameAccess?) {
    let outer = context.type
    contexts.append(
      Context(type: outer.isEmpty ? name : "\(outer).\(name)", access: access(written)))
  }

  /// An extension's name is whole.
  mutating func enterExtension(of name: String, _ written: NameAccess?) {
    contexts.append(
      Context(
        type: name, access: written ?? .anywhere, accessOfMembers: written ?? .module))
  }

  mutating func enterMember(_ name: String, isStatic: Bool, _ written: NameAccess?) {
    // A function inside of a function belongs to the outer one.
    let outer = context
    contexts.append(
      outer.member == nil
        ? Context(type: outer.type, member: name, isStatic: isStatic, access: access(written))
        : outer)
  }

  /// What the access of a declaration here comes to: no more than that of what is around it.
  func access(_ written: NameAccess?) -> NameAccess {
    min(written ?? context.accessOfMembers, context.access)
  }

  mutating func leaveContext() {
    if contexts.count > 1 { contexts.removeLast() }
  }

  mutating func enterBlock() { marks.append(locals.count) }

  mutating func leaveBlock() {
    guard let mark = marks.popLast() else { return }
    while locals.count > mark, let local = locals.popLast() {
      _ = indicesByName[local.name]?.popLast()
    }
  }

  /// How often a name was declared in functions of the file.
  func declarationCount(of name: String) -> Int { declarationCounts[name] ?? 0 }

  /// `origin` is the way to the value that it gets, empty where that is not known.
  mutating func declare(
    _ name: String, typeName: String? = nil, argument: CallArgument? = nil, origin: [String] = [],
    holder: String? = nil, isPayload: Bool = false, isAlias: Bool = false,
    property: String? = nil, elements: [[String]] = []
  ) {
    guard !marks.isEmpty else { return }
    declaredCount += 1
    declarationCounts[name, default: 0] += 1
    var local = Local(
      name: name, number: declaredCount, typeName: typeName, argument: argument, holder: holder,
      isPayload: isPayload, isAlias: isAlias, property: property, elements: elements)
    if typeName == nil, !origin.isEmpty {
      (local.origin, local.originType) = self.origin(of: origin)
    }
    indicesByName[name, default: []].append(locals.count)
    locals.append(local)
  }

  /// A way to a value, with a local variable at its beginning replaced by what that is made of.
  func origin(of names: [String]) -> (names: [String], typeName: String?) {
    guard var first = names.first else { return (names, nil) }
    // An element of a list is of the list's type, as types are written here.
    while first.hasSuffix("[]") { first.removeLast(2) }
    guard let local = local(first) else { return (names, nil) }
    guard !local.origin.isEmpty else { return (names, local.typeName ?? "") }
    let origin = local.origin + names.dropFirst()
    // Longer ways are none that a person follows.
    return origin.count <= 12 ? (origin, local.originType) : (names, "")
  }

  /// All ways to values that a way means: several where its first name stands for several.
  func ways(of names: [String]) -> [[String]] {
    guard let first = names.first, let elements = local(first)?.elements, !elements.isEmpty else {
      return [names]
    }
    return elements.map { $0 + names.dropFirst() }
  }

  /// The nearest variable of a name. Its own initial value does not see it: `let text = Text(text)` (The
  /// Swift Programming Language, Declarations: a constant is in scope behind its declaration).
  func local(_ name: String) -> Local? {
    indicesByName[name]?.last { !initialised.contains($0) }.map { locals[$0] }
  }

  /// Enters the initial value of the newest variable of a name, or of what is none.
  mutating func enterInitialiser(of name: String?) {
    initialised.append(name.flatMap { indicesByName[$0]?.last })
  }

  mutating func leaveInitialiser() { initialised.removeLast() }

  /// Notes that the nearest variable of a name gets the text of a key.
  mutating func add(_ key: FollowedKey, to name: String) {
    guard let index = indicesByName[name]?.last, locals[index].keys.count < Self.mostKeys,
      !locals[index].keys.contains(key)
    else { return }
    locals[index].keys.append(key)
  }
}

/// A key, and the constants that lead to it.
struct FollowedKey: Hashable {
  var key: SourceKey
  var construct: String
  /// The nearest to the use first.
  var constants: [String]
  /// What has the text in a variable that holds no text itself: `UIAction(title:)`.
  var steps: [SurfaceStep] = []
  /// False where something on the way can also be another text.
  var isWhole = true
  /// The cases of an enumeration that it is the text of, where the function around gets the case or has it as `self`.
  var cases: SwitchedCases?
}
