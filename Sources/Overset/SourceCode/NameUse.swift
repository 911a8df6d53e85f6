import OversetSources

/// Where code has a name that it can load a document, a scene or a class by.
struct NameUse: Hashable, Sendable {
  let name: String
  /// The outermost type whose braces are around; nil outside of types.
  let type: String?
  /// Whether the code there declares what has the name.
  let isDeclaration: Bool
  /// Whether only iPads run the code there.
  var isOfPads = false
}

extension NameUse {
  /// The same where it is not known what is around.
  fileprivate var anywhere: NameUse {
    NameUse(name: name, type: nil, isDeclaration: isDeclaration, isOfPads: isOfPads)
  }
}

/// Names that code may have, which are asked of every file.
struct WantedNames: Sendable {
  /// Those of one word, by their hashes.
  private var words: [UInt64: String] = [:]
  /// The others, with the hashes of their words.
  private var phrases: [(name: String, hashes: [UInt64])] = []
  /// By the hash of a constant of Objective-C, the names that it stands for.
  fileprivate let constants: [UInt64: Set<String>]

  /// `constants` are those of Objective-C by their names, with what each stands for.
  init(_ names: some Sequence<String>, constants: [String: Set<String>] = [:]) {
    self.constants = Dictionary(constants.map { (WordSet.hash(of: $0), $1) }) { $0.union($1) }
    for name in names {
      let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if parts.count == 1, parts[0] == name {
        words[WordSet.hash(of: name)] = name
      } else {
        phrases.append((name, parts.map { WordSet.hash(of: String($0)) }))
      }
    }
  }

  /// Those that a file may have.
  fileprivate func possible(in words: WordSet) -> (words: [UInt64: String], phrases: [String]) {
    var found: [UInt64: String] = [:]
    for hash in words.hashes { if let name = self.words[hash] { found[hash] = name } }
    return (
      found, phrases.filter { $0.hashes.allSatisfy(words.hashes.contains) }.map(\.name)
    )
  }
}

extension SourceInput {
  /// Where a file has some names: as a name, which an enumeration may give its cases, or as a word of a
  /// literal. What only a comment has, or an import, is not there, nor is a literal that is only compared:
  /// `prepare(for:)` asks which segue it is, and performs none.
  func uses(of names: WantedNames) -> Set<NameUse> {
    let (words, phrases) = names.possible(in: self.words)
    let constants = names.constants.filter { self.words.hashes.contains($0.key) }
    if words.isEmpty, phrases.isEmpty, constants.isEmpty { return [] }
    // Its accessors lead to what has the names only where other code has them.
    if declaresAccessors { return [] }
    let tokens = PlainTokens(of: bytes)
    var place = CodePlace(isObjectiveC: isObjectiveC)
    var leftOut = OrderedRanges(self.leftOut)
    var leftOutOfPhones = OrderedRanges(self.leftOutOfPhones)
    var uses: Set<NameUse> = []
    for index in tokens.tokens.indices {
      let hash = tokens.tokens[index].kind == .name ? tokens.hash(index) : nil
      place.move(to: index, hash, in: tokens)
      let found: [String]
      switch tokens.tokens[index].kind {
      case .name:
        let name = hash.flatMap { words[$0] }
        let meant = hash.flatMap { constants[$0] }.map { tokens.isNamingConstant(index) ? [] : $0 }
        found =
          (name.map { makesNothing($0, at: index, tokens, &place) ? [] : [$0] } ?? [])
          + (meant ?? [])
      case .literal
      where !place.imports(index, in: tokens) && !tokens.isCompared(index)
        && !tokens.isLogged(index):
        if isObjectiveC, tokens.constant(ofLiteralAt: index) != nil { continue }
        found = tokens.names(inLiteralAt: index, among: words, phrases)
      default: continue
      }
      let offset = tokens.tokens[index].range.lowerBound
      if found.isEmpty || leftOut.contains(offset) { continue }
      let isOfPads = leftOutOfPhones.contains(offset)
      let isDeclaration = place.declares(index, in: tokens)
      for name in found {
        uses.insert(
          NameUse(
            name: name, type: place.type, isDeclaration: isDeclaration, isOfPads: isOfPads))
      }
    }
    // Branches of `#if` may open a brace twice.
    return place.isBalanced ? uses : Set(uses.map(\.anywhere))
  }
}

extension SourceInput {
  /// Whether a name is only the type of a value that other code makes, or that of a variable or a function.
  private func makesNothing(
    _ name: String, at index: Int, _ tokens: PlainTokens, _ place: inout CodePlace
  ) -> Bool {
    guard tokens.isCapitalized(index) else { return !isObjectiveC && !tokens.isResource(index) }
    if !isObjectiveC, tokens.declaresVariable(index) { place.declare(name) }
    let isMember = tokens.isSign(".", at: index - 1) || tokens.name(index - 1) == "case"
    return !isMember && place.hasVariable(name)
      || tokens.makesNothing(index, inC: isObjectiveC)
  }

  /// The constants of Objective-C that stand for a literal with some of the names: macros
  /// (`#define kHelp @"help"`) and variables (`NSString *const kHelp = @"help"`); and the accessors that
  /// generators of code declare. The literal leads to what has the name only where code has the constant.
  func constants(of names: WantedNames) -> [String: Set<String>] {
    let (words, phrases) = names.possible(in: self.words)
    if words.isEmpty && phrases.isEmpty || !isObjectiveC && !declaresAccessors { return [:] }
    let tokens = PlainTokens(of: bytes)
    var constants: [String: Set<String>] = [:]
    if !isObjectiveC { return tokens.accessors(leadingTo: words, phrases) }
    for index in tokens.tokens.indices where tokens.tokens[index].kind == .literal {
      guard let constant = tokens.constant(ofLiteralAt: index) else { continue }
      let found = tokens.names(inLiteralAt: index, among: words, phrases)
      if !found.isEmpty { constants[constant, default: []].formUnion(found) }
    }
    return constants
  }
}

extension SourceInput {
  /// Whether it is the file in which R.swift or SwiftGen declares accessors of all resources of an app, used or not.
  private var declaresAccessors: Bool {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    return ["Generated by R.swift", "Generated using SwiftGen"].contains(where: head.contains)
  }
}

extension PlainTokens {
  /// By the accessors that a generator declares: the names that the declaration of each has.
  fileprivate func accessors(
    leadingTo words: [UInt64: String], _ phrases: [String]
  ) -> [String: Set<String>] {
    var accessors: [String: Set<String>] = [:]
    var accessor: String?
    for index in tokens.indices {
      let found: [String]
      switch tokens[index].kind {
      case .name
      where ["let", "var", "func", "case"].contains(name(index - 1))
        || isSign(",", at: index - 1) && isSign("=", at: index + 1):
        // R.swift's `validate()` loads all that there is.
        accessor = text(index) == "validate" ? nil : text(index)
        continue
      case .name: found = words[hash(index)].map { [$0] } ?? []
      case .literal: found = names(inLiteralAt: index, among: words, phrases)
      case .sign: continue
      }
      if let accessor, !found.isEmpty { accessors[accessor, default: []].formUnion(found) }
    }
    return accessors
  }

  /// The names that the literal at an index has.
  fileprivate func names(
    inLiteralAt index: Int, among words: [UInt64: String], _ phrases: [String]
  ) -> [String] {
    wordHashes(index).compactMap { words[$0] }
      + (phrases.isEmpty ? [] : phrases.filter(text(index).contains))
  }

  /// The constant of Objective-C whose value the literal at an index is; nil where it is none's.
  fileprivate func constant(ofLiteralAt index: Int) -> String? {
    guard isSign("@", at: index - 1) else { return nil }
    let isVariable = isSign("=", at: index - 2)
    let constant = isVariable ? index - 3 : index - 2
    return isNamingConstant(constant) ? name(constant) : nil
  }

  /// Whether the name at an index is that of a macro or a constant where it is declared or defined.
  fileprivate func isNamingConstant(_ index: Int) -> Bool {
    name(index - 1) == "const" || name(index - 1) == "define" && isSign("#", at: index - 2)
  }

  /// Whether the name at an index is that of a variable of Swift where it is declared; of a static one, other
  /// files have the name, too.
  fileprivate func declaresVariable(_ index: Int) -> Bool {
    guard let keyword = name(index - 1), keyword == "let" || keyword == "var" else { return false }
    return !["static", "class"].contains(name(index - 2))
  }

  /// Whether the name at an index is the type of a value that other code makes.
  fileprivate func makesNothing(_ index: Int, inC: Bool) -> Bool {
    inC && isTypeOfPointer(index) || isTypeOfMadeValue(index) || isTypeOfParameter(index)
  }

  /// Whether the name at an index is the type of a parameter: `(Screen?) -> Void`.
  private func isTypeOfParameter(_ index: Int) -> Bool {
    guard isCapitalized(index), [":", "(", ","].contains(where: { isSign($0, at: index - 1) })
    else { return false }
    let isOptional = isSign("?", at: index + 1) || isSign("!", at: index + 1)
    let next = isOptional ? index + 2 : index + 1
    return isSign(")", at: next) || isSign(",", at: next)
  }

  /// Whether the literal at an index is only compared: by `==` or `!=`, as the pattern of a case, or by
  /// `isEqualToString:`.
  fileprivate func isCompared(_ index: Int) -> Bool {
    let before = isSign("@", at: index - 1) ? index - 2 : index - 1
    if isSign("=", at: before) && (isSign("=", at: before - 1) || isSign("!", at: before - 1)) {
      return true
    }
    if isSign("=", at: index + 2) && (isSign("=", at: index + 1) || isSign("!", at: index + 1)) {
      return true
    }
    if name(before) == "case" { return isSign(":", at: index + 1) || isSign(",", at: index + 1) }
    return isSign(":", at: before) && ["isEqualToString", "isEqual"].contains(name(before - 1))
  }
}

/// Which type is around the tokens of a file, one after the other.
private struct CodePlace {
  private let isObjectiveC: Bool
  private var implementation: String?
  /// The type of each open brace; nil of another one.
  private var braces: [String?] = []
  private var pending: String?
  private var isPrematurelyClosed = false
  /// The variables that are visible, and in their order how many braces were open where each was declared.
  private var variables: Set<String> = []
  private var declared: [(name: String, depth: Int)] = []

  init(isObjectiveC: Bool) { self.isObjectiveC = isObjectiveC }

  var type: String? { isObjectiveC ? implementation : braces.lazy.compactMap(\.self).first }
  var isBalanced: Bool { isObjectiveC || braces.isEmpty && !isPrematurelyClosed }

  mutating func declare(_ variable: String) {
    if variables.insert(variable).inserted { declared.append((variable, braces.count)) }
  }

  /// Whether a variable of the name is visible there.
  func hasVariable(_ name: String) -> Bool { variables.contains(name) }

  /// `hash` is that of a name.
  mutating func move(to index: Int, _ hash: UInt64?, in tokens: PlainTokens) {
    switch tokens.tokens[index].kind {
    case .name where isObjectiveC:
      guard let hash, let word = Self.keywords[hash], tokens.isSign("@", at: index - 1) else {
        return
      }
      switch word {
      case "implementation": implementation = tokens.name(index + 1)
      case "end": implementation = nil
      default: break
      }
    case .name:
      guard let hash, let word = Self.keywords[hash] else { return }
      guard let next = tokens.name(index + 1), !tokens.isSign(".", at: index - 1) else { return }
      switch word {
      case "class" where Self.members.contains(next): break
      case "class", "struct", "enum", "actor", "extension", "protocol":
        pending = next
      default: break
      }
    case .sign(UInt8(ascii: "{")) where !isObjectiveC:
      braces.append(pending)
      pending = nil
    case .sign(UInt8(ascii: "}")) where !isObjectiveC:
      if braces.popLast() == nil { isPrematurelyClosed = true }
      while let last = declared.last, last.depth > braces.count {
        variables.remove(last.name)
        declared.removeLast()
      }
    default: break
    }
  }

  private static let keywords = Dictionary(
    uniqueKeysWithValues: [
      "class", "struct", "enum", "actor", "extension", "protocol", "implementation", "end",
    ].map { (WordSet.hash(of: $0), $0) })

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
