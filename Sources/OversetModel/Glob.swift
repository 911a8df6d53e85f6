/// A pattern for a whole text: `*` is any run of characters, `?` one scalar, `\` takes the next one
/// as it is.
///
/// Ours because `fnmatch` differs between systems, compares by the process's locale, and can take
/// exponential time.
public struct Glob: Hashable, Sendable {
  /// As it is written.
  public let pattern: String
  private let tokens: [Token]

  private enum Token: Hashable {
    case byte(UInt8)
    case anyScalar
    case anyRun

    var byte: UInt8? {
      if case .byte(let byte) = self { byte } else { nil }
    }
  }

  /// Makes a pattern; every text is one.
  public init(_ pattern: String) {
    self.pattern = pattern
    var tokens: [Token] = []
    var bytes = pattern.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.anyRun)
      case UInt8(ascii: "?"): tokens.append(.anyScalar)
      case UInt8(ascii: "\\"): tokens.append(.byte(bytes.next() ?? byte))
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
  }

  /// The pattern that matches this text only.
  package static func escaped(_ text: String) -> String {
    String(text.flatMap { "*?\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// The one text that the pattern matches; nil where it matches more.
  package var literal: String? {
    hasWildcards ? nil : String(decoding: tokens.compactMap(\.byte), as: UTF8.self)
  }

  /// False where the pattern matches one text only.
  public var hasWildcards: Bool { tokens.contains(.anyRun) || tokens.contains(.anyScalar) }

  /// Takes at most as many steps as the product of both lengths: only the last `*` is ever retried.
  public func matches(_ text: some StringProtocol) -> Bool {
    let text = Array(text.utf8)
    var offset = 0
    var token = 0
    var retry: (token: Int, offset: Int)?
    while offset < text.count {
      if token < tokens.count, tokens[token] == .anyRun {
        token += 1
        retry = (token, offset)
      } else if token < tokens.count, let length = length(of: tokens[token], at: offset, in: text) {
        token += 1
        offset += length
      } else if let last = retry {
        token = last.token
        offset = last.offset + 1
        retry = (token, offset)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyRun }
  }

  /// How many bytes the token matches; nil where it does not match here.
  private func length(of token: Token, at offset: Int, in text: [UInt8]) -> Int? {
    guard token == .anyScalar else { return token == .byte(text[offset]) ? 1 : nil }
    // A retried `*` may end inside a scalar, where none begins.
    guard !UTF8.isContinuation(text[offset]) else { return nil }
    let following = text[(offset + 1)...].prefix { UTF8.isContinuation($0) }
    return 1 + following.count
  }
}
