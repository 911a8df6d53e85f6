internal import OversetSyntax

/// A file of source code, in UTF-8.
package struct SourceInput: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let words: WordSet
  /// Where code is that no release runs, in bytes and in order, as far as that is known.
  package var leftOut: [Range<Int>] = []
  /// Where code is that no phone runs, with what no release runs; empty where that is the same.
  package var leftOutOfPhones: [Range<Int>] = []

  /// `file` is UTF-8, or UTF-16 or UTF-32 with a byte order mark; anything else is kept as it is.
  package init(path: String, bytes file: [UInt8]) {
    self.path = path
    bytes = Self.utf8(of: file)
    words = WordSet(of: bytes)
  }

  private static func utf8(of file: [UInt8]) -> [UInt8] {
    switch TextEncoding(of: file) {
    case .utf8, .utf8WithMark, .utf16WithoutMark: file
    case let encoding: (try? SourceText(file, encoding: encoding).utf8) ?? file
    }
  }

  /// Objective-C's files are scanned, not parsed.
  package var isObjectiveC: Bool { Self.isObjectiveC(path) }

  static func isObjectiveC(_ path: String) -> Bool {
    [".m", ".mm", ".h", ".pch"].contains(where: path.suffix(4).lowercased().hasSuffix)
  }

  /// Whether it is a header, which holds macros: not code that is run.
  package static func isHeader(_ path: String) -> Bool {
    [".h", ".pch"].contains(where: path.suffix(4).lowercased().hasSuffix)
  }

  /// Whether an app begins in it: `@main`, `UIApplicationMain`.
  package var isEntry: Bool {
    if ["UIApplicationMain", "NSApplicationMain"].contains(where: words.contains) { return true }
    guard words.contains("main") else { return false }
    var index = 0
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "@")) {
      index = sign + 1
      let end = sign + 5
      if bytes[index...].starts(with: "main".utf8),
        end == bytes.count || !WordSet.isNamed(bytes[end])
      {
        return true
      }
    }
    return false
  }
}
