import OversetSources

/// Where code has a name that it can load a document, a scene or a class by.
struct NameUse: Hashable, Sendable {
  let name: String
  /// The outermost type whose braces are around; nil outside of types.
  let type: String?
  /// The static function of a type that is around; nil elsewhere.
  let function: String?
  /// Whether the code there declares what has the name.
  let isDeclaration: Bool
}

extension NameUse {
  /// The same where it is not known what is around.
  fileprivate var anywhere: NameUse {
    NameUse(name: name, type: nil, function: nil, isDeclaration: isDeclaration)
  }
}

/// A name that code may have, with the hashes of its words: asked of every file.
struct NameInCode: Sendable {
  let name: String
  private let words: [UInt64]

  init(_ name: String) {
    self.name = name
    words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { WordSet.hash(of: String($0)) }
  }

  /// Whether a file has all of its words.
  func mayBe(in input: SourceInput) -> Bool { words.allSatisfy(input.words.hashes.contains) }
}

extension SourceInput {
  /// Where a file has some names: as a name, which an enumeration may give its cases, or in a literal. What
  /// only a comment has, or an import, is not there.
  func uses(of names: [NameInCode]) -> Set<NameUse> {
    let possible = Set(names.lazy.filter { $0.mayBe(in: self) }.map(\.name))
    if possible.isEmpty { return [] }
    let tokens = PlainTokens(of: bytes)
    var place = CodePlace(isObjectiveC: isObjectiveC)
    var uses: Set<NameUse> = []
    for index in tokens.tokens.indices {
      place.move(to: index, in: tokens)
      let found: [String]
      switch tokens.tokens[index].kind {
      case .name:
        let name = tokens.text(index)
        found = possible.contains(name) ? [name] : []
      case .literal where !place.imports(index, in: tokens):
        let text = tokens.text(index)
        found = possible.filter(text.contains)
      default: continue
      }
      let isDeclaration = place.declares(index, in: tokens)
      for name in found {
        uses.insert(
          NameUse(
            name: name, type: place.type, function: place.function, isDeclaration: isDeclaration))
      }
    }
    // Branches of `#if` may open a brace twice.
    return place.isBalanced ? uses : Set(uses.map(\.anywhere))
  }

  /// How often a file names each of some functions. Objective-C may call one by a longer name:
  /// `[Storyboards sceneWithName:…]`.
  func counts(ofFunctions names: [NameInCode]) -> [String: Int] {
    guard isObjectiveC || names.contains(where: { $0.mayBe(in: self) }) else { return [:] }
    let tokens = PlainTokens(of: bytes)
    let wanted = names.map(\.name)
    let exact = Set(wanted)
    return tokens.tokens.indices.reduce(into: [:]) { counts, index in
      guard let name = tokens.name(index) else { return }
      let found = isObjectiveC ? wanted.filter(name.hasPrefix) : exact.contains(name) ? [name] : []
      for function in found { counts[function, default: 0] += 1 }
    }
  }
}

/// Which type and which function are around the tokens of a file, one after the other.
private struct CodePlace {
  private let isObjectiveC: Bool
  private var implementation: String?
  /// One for each open brace.
  private var braces: [Brace] = []
  private var pending = Brace()
  private var isPrematurelyClosed = false

  private struct Brace {
    var type: String?
    var function: String?
  }

  init(isObjectiveC: Bool) { self.isObjectiveC = isObjectiveC }

  var type: String? { isObjectiveC ? implementation : braces.lazy.compactMap(\.type).first }
  var function: String? { braces.lazy.compactMap(\.function).last }
  var isBalanced: Bool { isObjectiveC || braces.isEmpty && !isPrematurelyClosed }

  mutating func move(to index: Int, in tokens: PlainTokens) {
    switch tokens.tokens[index].kind {
    case .name where isObjectiveC:
      guard tokens.isSign("@", at: index - 1) else { return }
      switch tokens.text(index) {
      case "implementation": implementation = tokens.name(index + 1)
      case "end": implementation = nil
      default: break
      }
    case .name:
      let word = tokens.text(index)
      guard let next = tokens.name(index + 1), !tokens.isSign(".", at: index - 1) else { return }
      switch word {
      case "class" where Self.members.contains(next): break
      case "class", "struct", "enum", "actor", "extension", "protocol":
        pending = Brace(type: next)
      case "func":
        let before = (1...3).compactMap { tokens.name(index - $0) }
        let isStatic =
          !Set(before).isDisjoint(with: ["static", "class"]) && !before.contains("override")
        pending = Brace(function: isStatic ? next : nil)
      default: break
      }
    case .sign(UInt8(ascii: "{")) where !isObjectiveC:
      braces.append(pending)
      pending = Brace()
    case .sign(UInt8(ascii: "}")) where !isObjectiveC:
      if braces.popLast() == nil { isPrematurelyClosed = true }
    default: break
    }
  }

  /// What `class` stands before where it is no type: `class func`, `class var`.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "override"]

  /// Whether the name at an index is that of the type or the function that it declares.
  func declares(_ index: Int, in tokens: PlainTokens) -> Bool {
    guard let word = tokens.name(index - 1) else { return false }
    if isObjectiveC { return ["implementation", "interface", "class"].contains(word) }
    return ["class", "struct", "enum", "actor", "extension", "protocol", "func"].contains(word)
  }

  /// Whether the literal at an index is what an `#import` names.
  func imports(_ index: Int, in tokens: PlainTokens) -> Bool {
    isObjectiveC && ["import", "include"].contains(tokens.name(index - 1))
  }
}
