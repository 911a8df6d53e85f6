/// Finds the declarations in the tokens of a file of Swift, and which names each has.
struct OutlineScanner {
  let tokens: PlainTokens
  /// One for each open brace.
  var frames: [Frame] = []
  var pending: Pending?
  /// One for each open parenthesis and bracket since the last brace: whether it is a parenthesis.
  var parentheses: [Bool] = []
  var conditions = BuildConditions()
  /// Behind the last directive.
  var leftOutStart = 0
  /// Where the last block ends that only phones run.
  private var phoneBlockEnd = -1
  /// The names' hashes of the file's states that stay false.
  var falseStates: Set<UInt64> = []
  /// Where the last item is made that the code does nothing with.
  var unusedItemEnd = 0
  /// The index behind the last pattern: names before it are compared, or declared as cases.
  var patternEnd = 0

  init(_ tokens: PlainTokens) { self.tokens = tokens }

  /// Whether declarations there are members of a type.
  private var areMembers: Bool { frames[frames.count - 1].isType && parentheses.isEmpty }

  /// False where the braces do not match.
  mutating func scan(into outline: inout CodeOutline) -> Bool {
    frames = [Frame(unit: CodeOutline.file, isType: true)]
    var index = 0
    while index < tokens.tokens.count {
      switch tokens.tokens[index].kind {
      case .sign(let sign): if !read(sign, &index, into: &outline) { return false }
      case .name: readName(&index, into: &outline)
      case .literal:
        if tokens.isSentence(index) || tokens.isLogged(index) { break }
        noteWords(of: index, in: &outline)
      }
      index += 1
    }
    leavePending(in: &outline)
    outline.close()
    return frames.count == 1
  }

  var unit: Int {
    let frame = frames[frames.count - 1]
    return frame.cases.unit ?? frame.unit
  }

  private mutating func read(
    _ sign: UInt8, _ index: inout Int, into outline: inout CodeOutline
  ) -> Bool {
    switch sign {
    case UInt8(ascii: "{"): open(at: index, in: &outline)
    case UInt8(ascii: "}"):
      leavePending(in: &outline)
      guard frames.count > 1, let frame = frames.popLast() else { return false }
      frame.cases.end(before: index, of: tokens, in: &outline)
      (parentheses, pending) = (frame.parentheses, frame.pending)
      let end = tokens.tokens[index].range.upperBound
      if frame.endsUnit { outline.end(frame.unit, at: end) }
      if frame.isOfPhone { phoneBlockEnd = index }
      if let start = frame.leftOutStart { outline.leaveOut(start..<end) }
    case UInt8(ascii: "("), UInt8(ascii: "["): parentheses.append(sign == UInt8(ascii: "("))
    case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = parentheses.popLast()
    case UInt8(ascii: "#"): readDirective(&index, into: &outline)
    case UInt8(ascii: "\""): noteWords(of: index, in: &outline)
    default: readHead(sign, at: index, in: &outline)
    }
    return true
  }

  /// What a sign says of the declaration before it.
  private mutating func readHead(_ sign: UInt8, at index: Int, in outline: inout CodeOutline) {
    guard let head = pending, parentheses.count == head.depth else { return }
    switch (sign, head.unit.kind) {
    case (UInt8(ascii: "="), .member) where head.index == nil:
      // The value of a property is made with the object, but for lazy and static ones.
      if !head.isLazy { leavePending(in: &outline) }
    case (UInt8(ascii: "<"), _): pending?.angles += 1
    case (UInt8(ascii: ">"), _): if head.angles > 0 { pending?.angles -= 1 }
    case (UInt8(ascii: ":"), .type), (UInt8(ascii: ":"), .base), (UInt8(ascii: ":"), .extension):
      if head.angles == 0 { pending?.inherits = true }
    default: break
    }
  }

  private mutating func open(at index: Int, in outline: inout CodeOutline) {
    var frame = Frame(unit: unit, parentheses: parentheses, pending: pending)
    if let head = pending, head.depth == parentheses.count {
      frame = Frame(
        unit: head.index ?? outline.add(head.unit.placed), isType: head.unit.kind.hasMembers,
        isProtocol: head.unit.isProtocol, endsUnit: head.unit.kind != .file,
        parentheses: parentheses)
      if frame.unit == CodeOutline.leftOutUnit {
        frame.leftOutStart = tokens.tokens[index].range.lowerBound
      }
      for name in head.names {
        outline.note(name, in: conditions.isLeftOut ? CodeOutline.leftOutUnit : frame.unit)
      }
    } else {
      let isBehindPhones = tokens.name(index - 1) == "else" && phoneBlockEnd == index - 2
      let asked: [PlainTokens.Condition] =
        isBehindPhones && index > 1 ? [.pad] : tokens.conditions(before: index).filter(mayFail)
      frame.isOfPhone = asked.contains(.phone)
      if let block = outline.addBlock(
        of: asked, in: unit, at: tokens.tokens[index].range.lowerBound)
      {
        (frame.unit, frame.endsUnit) = (block, true)
      }
    }
    frames.append(frame)
    (parentheses, pending) = ([], nil)
  }

  /// The declaration before has no braces: what it names the code around it names.
  mutating func leavePending(in outline: inout CodeOutline) {
    let names = pending?.names ?? []
    pending = nil
    for name in names { note(name.name, in: name.scope, &outline) }
  }

  private mutating func note(
    _ name: UInt64, in scope: NameScope = .value, isCompared: Bool = false,
    _ outline: inout CodeOutline
  ) {
    if conditions.isLeftOut {
      outline.note(name, in: CodeOutline.leftOutUnit)
    } else if pending != nil {
      pending?.names.append(ScopedName(name: name, scope: scope))
    } else if isCompared {
      outline.note(name, isCompared: true, in: unit)
    } else {
      outline.note(ScopedName(name: name, scope: scope), in: unit)
    }
  }

  private mutating func noteWords(of index: Int, in outline: inout CodeOutline) {
    for hash in tokens.wordHashes(index) { note(hash, isCompared: index < patternEnd, &outline) }
  }
}

// MARK: - Names

extension OutlineScanner {
  private static let types: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  private static let words = Dictionary(
    uniqueKeysWithValues: types.union([
      "func", "var", "let", "case", "default", "fallthrough", "init", "deinit", "subscript",
      "where", "typealias", "associatedtype",
    ]).map { (WordSet.hash(of: $0), $0) })

  private static let longestWord = 14

  private mutating func readName(_ index: inout Int, into outline: inout CodeOutline) {
    let hash = tokens.hash(index)
    guard tokens.tokens[index].range.count <= Self.longestWord, let word = Self.words[hash],
      !tokens.isSign(".", at: index - 1),
      !tokens.isSign("`", at: index - 1)
    else { return readPlainName(hash, at: index, into: &outline) }
    if Self.types.contains(word) {
      guard let name = tokens.name(index + 1), !Self.isMember(name) else { return }
      begin(Self.kind(of: word), at: &index, word, in: &outline)
      return
    }
    switch word {
    case "func": begin(.member, at: &index, word, in: &outline)
    case "var", "let":
      if areMembers, !frames[frames.count - 1].isProtocol {
        begin(.member, at: &index, word, in: &outline)
      } else {
        // Its name is no use of another one, but in `if let name {`.
        guard let place = nameIndex(behind: index) else { return }
        if let end = tokens.endOfUnusedItem(namedAt: place) { unusedItemEnd = end }
        if tokens.isSign("=", at: place + 1) || tokens.isSign(":", at: place + 1) { index = place }
      }
    case "init", "deinit", "subscript":
      guard areMembers else { return }
      leavePending(in: &outline)
      if frames[frames.count - 1].isProtocol { return }
      pending = Pending(unit: CodeUnit(kind: .file, 0..<0), index: unit, depth: 0)
    case "case": readCase(at: index, in: &outline)
    case "default" where parentheses.isEmpty, "fallthrough":
      leaveCase(word, at: index, in: &outline)
    case "where": pending?.inherits = false
    case "typealias", "associatedtype":
      nameIndex(behind: index).map { outline.declare(alias: tokens.hash($0)) }
    default: break
    }
  }

  private static func kind(of keyword: String) -> CodeUnit.Kind {
    switch keyword {
    case "extension": .extension
    case "struct", "enum": .type
    default: .base
    }
  }

  /// What `class` stands before where it is no type: `class func`, `class var`.
  private static func isMember(_ name: String) -> Bool {
    ["func", "var", "let", "subscript", "override", "final"].contains(name)
  }

  /// The index of the name that is declared behind a keyword; nil of an operator or a tuple.
  private func nameIndex(behind keyword: Int) -> Int? {
    let place = tokens.isSign("`", at: keyword + 1) ? keyword + 2 : keyword + 1
    return tokens.name(place) == nil ? nil : place
  }

  /// `func tap()`, `func tap(_ sender: Any)`
  private func hasPlainParameter(behind name: Int) -> Bool {
    tokens.isSign("(", at: name + 1)
      && (tokens.isSign(")", at: name + 2) || tokens.name(name + 2) == "_")
  }

  private mutating func begin(
    _ kind: CodeUnit.Kind, at index: inout Int, _ keyword: String, in outline: inout CodeOutline
  ) {
    leavePending(in: &outline)
    let frame = frames[frames.count - 1]
    guard var place = nameIndex(behind: index) else { return }
    if frame.isProtocol, keyword == "func" {
      index = place
      return
    }
    if kind == .extension {
      // `extension A.B`
      while tokens.isSign(".", at: place + 1), tokens.name(place + 2) != nil { place += 2 }
    }
    let head = DeclarationHead(before: index, in: tokens)
    let isLazy = !head.modifiers.isDisjoint(with: ["lazy", "static", "class"])
    if isLazy { noteConstant(keyword, at: place, in: &outline) }
    if keyword == "let", !isLazy {
      index = place
      return
    }
    let start = tokens.tokens[head.start].range.lowerBound
    var unit = CodeUnit(
      kind: kind, name: tokens.text(place),
      parent: conditions.isLeftOut ? CodeOutline.leftOutUnit : self.unit, start..<start)
    let isOfSelector = keyword == "func" && head.isOfSelector
    unit.isAction = head.isAction || isOfSelector
    // With a label the selector has another name: `tap(sender:)` is `tapWithSender:`.
    unit.isOpen =
      head.isOpen && !isOfSelector || unit.isAction && !hasPlainParameter(behind: place)
    // Any code may have the name of a selector in a text.
    unit.isPrivate = head.isPrivate && !isOfSelector
    unit.isProtocol = keyword == "protocol"
    if head.attributes.contains("dynamicMemberLookup") {
      outline.declare(alias: tokens.hash(place))
    }
    pending = Pending(unit: unit, depth: parentheses.count, isLazy: isLazy)
    if keyword == "func" { pending?.index = outline.add(unit) }
    index = place
  }

  private mutating func readPlainName(
    _ hash: UInt64, at index: Int, into outline: inout CodeOutline
  ) {
    // The label of an argument: `f(name: …)`.
    if parentheses.last == true, tokens.isSign(":", at: index + 1),
      tokens.isSign("(", at: index - 1) || tokens.isSign(",", at: index - 1)
    {
      noteRawValue(hash, at: index, in: &outline)
      return
    }
    if tokens.isHeldType(index) || tokens.isTypeOfMadeValue(index), !conditions.isLeftOut {
      outline.note(heldType: hash, in: unit)
      return
    }
    if isGenericParameter(at: index) { outline.declare(alias: hash) }
    noteAnyCase(hash, at: index, in: &outline)
    if let name = tokens.padName(answeringAt: index) { outline.nameIdiom(name) }
    if let head = pending, head.inherits, head.angles == 0,
      parentheses.count == head.depth
    {
      if tokens.isSign(".", at: index - 1) { pending?.unit.inherited.removeLast() }
      pending?.unit.inherited.append(tokens.text(index))
    }
    note(
      hash, in: tokens.scope(of: index),
      isCompared: index < patternEnd || tokens.isCompared(index) || tokens.isOfValue(index),
      &outline)
  }
}
