/// The branches of `#if` in a file, found without parsing: which of them no build has.
///
/// In a condition of Objective-C a name that nothing defines is 0 (ISO C, 6.10.1). In one of Swift a name holds
/// where a build setting has it (The Swift Programming Language, Conditional Compilation Block).
package struct ConditionalBranches: Sendable {
  fileprivate var directives: [Directive] = []
  /// The names in its conditions.
  package private(set) var names: Set<String> = []
  /// What it defines (`#define SALE 1`), and what it has such a line of in a comment (`//#define SALE`).
  package private(set) var defined: Set<String> = []
  package private(set) var commentedOut: Set<String> = []

  fileprivate struct Directive {
    var word: Word
    var condition: [ConditionToken]
    /// From `#` to the end of its line.
    var range: Range<Int>
  }

  fileprivate enum Word: String {
    case `if`, ifdef, ifndef, elif, elseif, elifdef, elifndef, `else`, endif
  }

  package init(of bytes: [UInt8]) {
    var index = 0
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      let end = bytes[sign...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
      readLine(bytes, from: sign, to: end)
      index = end
    }
  }

  /// Whether it says nothing of conditions.
  package var isEmpty: Bool { directives.isEmpty && defined.isEmpty && commentedOut.isEmpty }

  private mutating func readLine(_ bytes: [UInt8], from sign: Int, to end: Int) {
    let start = bytes[..<sign].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    let before = bytes[start..<sign].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let isComment = !before.isEmpty && before.allSatisfy { $0 == UInt8(ascii: "/") }
    let isBehindComment =
      before.starts(with: "/*".utf8) && before.suffix(2) == Array("*/".utf8)[...]
    guard before.isEmpty || isComment || isBehindComment else { return }
    let line = bytes[(sign + 1)..<end]
    var tokens = ConditionToken.tokens(in: line.prefix(Self.mostBytes))
    guard case .name(let word)? = tokens.first else { return }
    tokens.removeFirst()
    // What a longer line says is not known.
    if line.count > Self.mostBytes { tokens = [.sign(0)] }
    if word == "define" {
      guard case .name(let name)? = tokens.first else { return }
      if isComment { commentedOut.insert(name) } else { defined.insert(name) }
    } else if !isComment, let word = Word(rawValue: word) {
      names.formUnion(Self.names(in: tokens))
      directives.append(Directive(word: word, condition: tokens, range: sign..<end))
    }
  }

  /// Without what functions are asked with: `os(iOS)`.
  private static func names(in condition: [ConditionToken]) -> [String] {
    var names: [String] = []
    for (index, token) in condition.enumerated() {
      guard case .name(let name) = token, name != "defined" else { continue }
      let isArgument =
        index > 1 && condition[index - 1] == .sign(UInt8(ascii: "("))
        && !(["&", "|", "!", "("] as [Unicode.Scalar]).contains {
          condition[index - 2] == .sign(UInt8(ascii: $0))
        }
        && condition[index - 2] != .name("defined")
      let isFunction =
        index + 1 < condition.count && condition[index + 1] == .sign(UInt8(ascii: "("))
      if !isArgument, !isFunction { names.append(name) }
    }
    return names
  }

  /// No person writes a longer condition.
  private static let mostBytes = 1000

  /// Where code is that no build has, in order; none where the directives do not match. `holds` is nil of a name of
  /// which it is not known.
  package func leftOut(where holds: @escaping (String) -> Bool?) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var open: [OpenBranch] = []
    for directive in directives {
      if let last = open.last, last.isLeftOut || last.isAroundLeftOut {
        ranges.append(last.start..<directive.range.lowerBound)
      }
      let start = directive.range.upperBound
      switch directive.word {
      case .if, .ifdef, .ifndef:
        var branch = OpenBranch(start: start)
        branch.isAroundLeftOut = open.last.map { $0.isAroundLeftOut || $0.isLeftOut } ?? false
        branch.enter(directive.isTrue(holds))
        open.append(branch)
      case .elif, .elseif, .elifdef, .elifndef, .else:
        guard var branch = open.popLast() else { return [] }
        branch.start = start
        branch.enter(directive.word == .else ? true : directive.isTrue(holds))
        open.append(branch)
      case .endif:
        guard open.popLast() != nil else { return [] }
        if let index = open.indices.last { open[index].start = start }
      }
    }
    return open.isEmpty ? ranges : []
  }

  private struct OpenBranch {
    var start: Int
    /// Whether the branches around are left out.
    var isAroundLeftOut = false
    var isLeftOut = false
    /// Whether one before it surely holds.
    private var isDecided = false

    init(start: Int) { self.start = start }

    mutating func enter(_ holds: Bool?) {
      isLeftOut = isDecided || holds == false
      isDecided = isDecided || holds == true
    }
  }
}

extension ConditionalBranches.Directive {
  /// Nil where that is not known.
  fileprivate func isTrue(_ holds: @escaping (String) -> Bool?) -> Bool? {
    var reader = ConditionReader(tokens: condition, holds: holds)
    switch word {
    case .ifdef, .elifdef: return reader.isDefined()
    case .ifndef, .elifndef: return reader.isDefined().map { !$0 }
    default: return reader.condition()
    }
  }
}
