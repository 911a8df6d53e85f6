/// The cases of enumerations: where they are declared, where code depends on one, and what makes any of them.
extension OutlineScanner {
  /// The blocks of a `switch`.
  struct SwitchCases {
    /// The block that is open.
    fileprivate(set) var unit: Int?
    /// All of them that are behind the names of cases alone.
    private var blocks: [Int] = []
    /// The names of all their cases.
    private var names: [UInt64] = []
    /// Whether all patterns are names of cases, as they are of an enumeration.
    private var areNames = true
    fileprivate var fallsThrough = false

    /// Begins a block behind a pattern.
    fileprivate mutating func begin(
      _ pattern: PlainTokens.CasePattern, before index: Int, in unit: Int, of tokens: PlainTokens,
      _ outline: inout CodeOutline
    ) {
      close(before: index, of: tokens, in: &outline)
      names += pattern.names ?? []
      if pattern.names == nil { areNames = false }
      if fallsThrough || pattern.names == nil {
        fallsThrough = false
        return
      }
      let start = tokens.tokens[index].range.lowerBound
      var block = CodeUnit(kind: .caseBlock, parent: unit, start..<start)
      block.cases = pattern.names ?? []
      self.unit = outline.add(block)
      blocks.append(outline.units.count - 1)
    }

    fileprivate mutating func close(
      before index: Int, of tokens: PlainTokens, in outline: inout CodeOutline
    ) {
      if let unit { outline.end(unit, at: tokens.tokens[index].range.lowerBound) }
      unit = nil
    }

    /// Ends the `switch` itself.
    func end(before index: Int, of tokens: PlainTokens, in outline: inout CodeOutline) {
      if let unit { outline.end(unit, at: tokens.tokens[index].range.lowerBound) }
      for block in blocks { outline.compare(block, with: areNames ? names : []) }
    }
  }

  /// `case` in an enumeration, in a `switch` or in a condition.
  mutating func readCase(at index: Int, in outline: inout CodeOutline) {
    let frame = frames[frames.count - 1]
    if frame.isType {
      leavePending(in: &outline)
      let (names, end) = tokens.declaredCases(behind: index)
      outline.declare(names, in: outline.units[frame.unit].name)
      patternEnd = end
      return
    }
    let pattern = tokens.casePattern(behind: index)
    patternEnd = pattern.end
    guard tokens.isSign(":", at: pattern.end) || tokens.name(pattern.end) == "where",
      !tokens.isCondition(at: index)
    else { return }
    frames[frames.count - 1].cases.begin(
      pattern, before: index, in: frame.unit, of: tokens, &outline)
  }

  /// `default:` ends the block before it, `fallthrough` goes on into the next one.
  mutating func leaveCase(_ word: String, at index: Int, in outline: inout CodeOutline) {
    if word == "fallthrough" {
      frames[frames.count - 1].cases.fallsThrough = true
    } else if tokens.isSign(":", at: index + 1) {
      frames[frames.count - 1].cases.close(before: index, of: tokens, in: &outline)
      frames[frames.count - 1].cases.fallsThrough = false
    }
  }

  /// `Plan(rawValue: 1)` makes any case of an enumeration.
  func noteRawValue(_ name: UInt64, at index: Int, in outline: inout CodeOutline) {
    guard name == Self.rawValue, tokens.isSign("(", at: index - 1) else { return }
    let isInitializer = tokens.name(index - 2) == "init"
    let type =
      isInitializer
      ? tokens.isSign(".", at: index - 3) ? tokens.name(index - 4) : nil : tokens.name(index - 2)
    if let type, type.first?.isLowercase ?? false, type != "self" { return }
    noteAnyCase(of: type, in: &outline)
  }

  /// So do `Plan.allCases`, `Plan.self`, which something may decode, and a value that is stored.
  func noteAnyCase(_ name: UInt64, at index: Int, in outline: inout CodeOutline) {
    if name == Self.allCases {
      noteAnyCase(
        of: tokens.isSign(".", at: index - 1) ? tokens.name(index - 2) : "Self", in: &outline)
    } else if name == Self.itself, tokens.isSign(".", at: index - 1),
      let type = tokens.name(index - 2), type.first?.isUppercase ?? false
    {
      if !tokens.isDestination(index) { outline.makeAny(of: type) }
    } else if Self.storages.contains(name), tokens.isSign("@", at: index - 1) {
      for place in (index + 1)..<tokens.tokens.count {
        guard tokens.isOnLine(place) else { break }
        if let type = tokens.name(place), type.first?.isUppercase ?? false {
          outline.makeAny(of: type)
        }
      }
    }
  }

  /// The type that code asks is the one around it, or one of which only its generic name is known.
  private func noteAnyCase(of type: String?, in outline: inout CodeOutline) {
    switch type {
    case "Self", "self": outline.makesOwn = true
    case let type? where type.first?.isUppercase ?? false && !tokens.isGeneric(type):
      outline.makeAny(of: type)
    default: outline.makeAny(of: CodeOutline.anyType)
    }
  }

  private static let rawValue = WordSet.hash(of: "rawValue")
  private static let allCases = WordSet.hash(of: "allCases")
  private static let itself = WordSet.hash(of: "self")
  private static let storages = Set(["AppStorage", "SceneStorage"].map { WordSet.hash(of: $0) })
}
