/// Looks for the place in Swift source where a parser that calls itself would go too deep.
///
/// swift-syntax limits brackets only where it builds nodes: looking ahead it follows `[[[[…` to the
/// end, and for `try try try …`, `else if …`, `f<f<f<…` it has no limit. A hundred thousand of these
/// end the program or take minutes. No person writes a hundredth of it.
struct NestingGuard {
  /// Brackets inside of brackets, and `#if` inside of `#if`.
  private static let mostBrackets = 100
  /// Words one after the other that each take an expression: `try await …`; and `if` and `switch`
  /// without their braces.
  private static let mostWords = 50
  /// What each time makes the parser look for a brace up to the end of the file.
  private static let mostSearches = 2000
  /// Generic arguments inside of each other; a `<` or a `?` between spaces counts as a quarter.
  private static let mostAngles = 200
  /// Branches of one `if`.
  private static let mostBranches = 200

  /// Calls among the members of a type, without a declaration between them: the parser takes each for
  /// a function that lacks its `func`, and looks for its body behind all others.
  private static let mostCalls = 64

  /// Square brackets inside of each other: with each the time doubles.
  private static let mostSquares = 12

  /// What a bracket, or the end of a literal, closes.
  private enum Opener: Equatable {
    case bracket
    case square
    /// A parenthesis in a string literal.
    case interpolation
    case string(pounds: Int, isMultiline: Bool)
  }

  private let source: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var open: [Opener] = []
  private var squares = 0
  private var conditions = 0
  private var words = 0
  private var expectations = 0
  private var searches = 0
  /// Declarations that are rare, and whose searches pass over braces.
  private var operators = 0
  private var angles = 0
  private var questions = 0
  /// For each open bracket how many branches the `if` before has.
  private var branches: [Int] = [0]
  /// For each open bracket how many calls there were; nil where it is not around a type's members.
  private var calls: [Int?] = [nil]
  /// Whether the next brace is around the members of a type.
  private var isBeforeMembers = false

  /// The offset from which on the source must not be parsed; nil where all of it may be.
  static func limit(of source: [UInt8]) -> Int? {
    source.withUnsafeBufferPointer { buffer in
      var scanner = NestingGuard(source: buffer)
      return scanner.limit()
    }
  }

  private init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  private mutating func limit() -> Int? {
    while offset < source.count {
      let start = offset
      if case .string(let pounds, let isMultiline) = open.last {
        readString(pounds: pounds, isMultiline: isMultiline)
      } else {
        readCode()
      }
      if isTooDeep { return start }
    }
    return nil
  }

  private var isTooDeep: Bool {
    open.count > Self.mostBrackets || squares > Self.mostSquares || conditions > Self.mostBrackets
      || words > Self.mostWords
      || expectations > Self.mostWords || searches > Self.mostSearches
      || operators > Self.mostSearches
      || angles > Self.mostAngles || questions > Self.mostAngles
      || branches[branches.count - 1] > Self.mostBranches
      || calls[calls.count - 1] ?? 0 > Self.mostCalls
  }

  private func byte(_ distance: Int) -> UInt8 {
    offset + distance < source.count ? source[offset + distance] : 0
  }

  private mutating func readCode() {
    let byte = byte(0)
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      let isSquare = byte == UInt8(ascii: "[")
      let isBrace = byte == UInt8(ascii: "{")
      enter(isSquare ? .square : .bracket)
      if isSquare { squares += 1 }
      if isBrace {
        if isBeforeMembers { calls[calls.count - 1] = 0 }
        isBeforeMembers = false
        startStatement()
      }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      leave()
      if byte == UInt8(ascii: "}") { startStatement() }
    case UInt8(ascii: "\""): readQuote(pounds: 0)
    case UInt8(ascii: "#"): return readPound()
    case UInt8(ascii: "/"):
      if self.byte(1) == UInt8(ascii: "/") { return skipLine() }
      if self.byte(1) == UInt8(ascii: "*") { return skipComment() }
    case UInt8(ascii: "<"): angles += offset > 0 && Self.isName(source[offset - 1]) ? 4 : 1
    case UInt8(ascii: ">"): angles = max(0, angles - 4)
    case UInt8(ascii: "?"):
      // Between spaces: of a ternary, not of `as?`.
      if self.byte(1) == 0x20, offset > 0, source[offset - 1] == 0x20 { questions += 1 }
    case UInt8(ascii: ":"): questions = max(0, questions - 1)
    case UInt8(ascii: "@"): searches += 1
    case UInt8(ascii: ";"): startStatement()
    case 0x20, 0x09, 0x0A, 0x0D: break
    case _ where Self.isName(byte): return readWord()
    default: break
    }
    if byte > 0x20 { words = 0 }
    offset += 1
  }

  private mutating func enter(_ opener: Opener) {
    open.append(opener)
    branches.append(0)
    calls.append(nil)
  }

  private mutating func leave() {
    guard !open.isEmpty else { return }
    if open.removeLast() == .square { squares -= 1 }
    branches.removeLast()
    calls.removeLast()
  }

  private mutating func startStatement() {
    (expectations, searches, angles, questions) = (0, 0, 0, 0)
  }

  private mutating func readWord() {
    let start = offset
    let isMember = start > 0 && source[start - 1] == UInt8(ascii: ".")
    while offset < source.count, Self.isName(source[offset]) { offset += 1 }
    let word = UnsafeBufferPointer(rebasing: source[start..<offset])
    countCall(word, isMember: isMember)
    // An argument's label and a member are no keywords.
    if isMember || byte(0) == UInt8(ascii: ":") { return words = 0 }
    guard word.count <= 15 else { return words = 0 }
    switch String(decoding: word, as: UTF8.self) {
    case "try", "await", "each", "consume", "borrowing", "copy", "unsafe", "repeat", "some", "any",
      "async", "throw", "return", "inout", "consuming", "sending", "isolated", "is", "as",
      "discard", "let", "var":
      words += 1
    case "actor", "throws", "rethrows", "Self", "super":
      words += 1
      searches += 1
    case "precedencegroup", "macro", "infix", "prefix", "postfix", "subscript":
      words += 1
      operators += 1
    case "if", "switch", "while", "guard", "for":
      words += 1
      expectations += 1
    case "else": branches[branches.count - 1] += 1
    case "case": break
    default:
      words = 0
      // The first word of a statement behind the `if`; inside of a branch there is a count of its own.
      if Self.startsLine(start, in: source) { branches[branches.count - 1] = 0 }
    }
  }

  /// A name before a parenthesis or a `<`, among the members of a type.
  private mutating func countCall(_ word: UnsafeBufferPointer<UInt8>, isMember: Bool) {
    let last = calls.count - 1
    guard calls[last] != nil || isBeforeMembers || Self.mayStartType(word) else { return }
    let name = word.count < 15 && !isMember ? String(decoding: word, as: UTF8.self) : ""
    let isType = Self.typeWords.contains(name)
    if isType || Self.memberWords.contains(name) {
      isBeforeMembers = isType
      if calls[last] != nil { calls[last] = 0 }
    } else if let count = calls[last] {
      var index = offset
      while index < source.count, [0x20, UInt8(ascii: "`")].contains(source[index]) { index += 1 }
      let sign = index < source.count ? source[index] : 0
      if sign == UInt8(ascii: "(") || sign == UInt8(ascii: "<") { calls[last] = count + 1 }
    }
  }

  /// By its length and its first letter, which is quick.
  private static func mayStartType(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch (word.count, word.first) {
    case (6, UInt8(ascii: "s")), (5, UInt8(ascii: "c")), (4, UInt8(ascii: "e")),
      (9, UInt8(ascii: "e")), (8, UInt8(ascii: "p")), (5, UInt8(ascii: "a")):
      true
    default: false
    }
  }

  private static let typeWords: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]

  /// What begins any other declaration.
  private static let memberWords: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "case", "typealias", "associatedtype",
    "import",
  ]

  private static func startsLine(_ offset: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = offset - 1
    while index >= 0, source[index] == 0x20 || source[index] == 0x09 { index -= 1 }
    return index < 0 || source[index] == 0x0A || source[index] == 0x0D
  }

  private mutating func readPound() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(pounds) == UInt8(ascii: "\"") {
      offset += pounds
      readQuote(pounds: pounds)
      offset += 1
      return
    }
    if byte(1) == UInt8(ascii: "i"), byte(2) == UInt8(ascii: "f"), !Self.isName(byte(3)) {
      conditions += 1
    } else if byte(1) == UInt8(ascii: "e"), byte(2) == UInt8(ascii: "n"),
      byte(3) == UInt8(ascii: "d")
    {
      conditions = max(0, conditions - 1)
    }
    searches += 1
    offset += pounds
    while Self.isName(byte(0)) { offset += 1 }
  }

  /// At a quotation mark, of which the last one stays to be read.
  private mutating func readQuote(pounds: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    if isMultiline { offset += 2 }
    enter(.string(pounds: pounds, isMultiline: isMultiline))
  }

  private mutating func readString(pounds: Int, isMultiline: Bool) {
    let byte = byte(0)
    if byte == UInt8(ascii: "\\") {
      let isEscape = (0..<pounds).allSatisfy { self.byte($0 + 1) == UInt8(ascii: "#") }
      guard isEscape else { return offset += 1 }
      offset += 1 + pounds
      if self.byte(0) == UInt8(ascii: "(") { enter(.interpolation) }
      offset += 1
    } else if byte == UInt8(ascii: "\"") {
      let marks = isMultiline ? 3 : 1
      let isEnd =
        (0..<marks).allSatisfy { self.byte($0) == UInt8(ascii: "\"") }
        && (0..<pounds).allSatisfy { self.byte($0 + marks) == UInt8(ascii: "#") }
      if isEnd { leave() }
      offset += isEnd ? marks + pounds : 1
    } else if byte == 0x0A, !isMultiline {
      // It was no literal, or is not finished: whatever was in it ends, too.
      leave()
      offset += 1
    } else {
      offset += 1
    }
  }

  private mutating func skipLine() {
    while offset < source.count, source[offset] != 0x0A { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while offset < source.count {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
