/// A localisation key as source code spells it: exact, with arguments, or the name of an accessor.
package struct SourceKey: Hashable, Sendable {
  /// A piece of a key.
  package enum Part: Hashable, Sendable {
    /// As it is in the catalog.
    case text(String)
    /// An interpolation: the specifiers that it can be in the catalog, the likeliest first.
    case argument([String])
  }

  /// How the catalog's key is found.
  package enum Spelling: Hashable, Sendable {
    /// One of `candidates` is the catalog's key.
    case exact
    /// An accessor that is generated in the build: R.swift's or Xcode's symbol. The catalog's key
    /// has the same `accessorName`.
    case accessor
  }

  /// In order; a key without arguments is one text.
  package var parts: [Part]
  /// The table's name where a literal says it; nil is the default table, or unknown.
  package var table: String?
  /// Of what names none (Bundle reference, localizedString(forKey:value:table:)).
  package static let defaultTable = "Localizable"
  /// How the catalog's key is found.
  package var spelling = Spelling.exact
  /// The file with the constant that stands for the key; nil where the key stands in place.
  package var declaringFile: String?
  /// Whether it is surely looked up in the app's own bundle (NSLocalizedString, without another one).
  package var isOfMainBundle = false

  /// Makes a key of its parts.
  package init(parts: [Part], table: String? = nil, spelling: Spelling = .exact) {
    self.parts = parts
    self.table = table
    self.spelling = spelling
  }

  /// Makes a key without arguments.
  package init(_ text: String, table: String? = nil, spelling: Spelling = .exact) {
    self.init(parts: [.text(text)], table: table, spelling: spelling)
  }

  /// Whether it has interpolations.
  package var hasArguments: Bool {
    parts.contains { if case .argument = $0 { true } else { false } }
  }

  /// The key with the likeliest specifier for each argument.
  package var text: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .argument(let specifiers): specifiers.first ?? "%@"
      }
    }.joined()
  }

  /// At most this many, so that a key of many arguments costs little.
  private static let mostCandidates = 243

  /// What the key can be in the catalog, the likeliest first.
  package var candidates: [String] {
    var candidates = [""]
    for part in parts {
      switch part {
      case .text(let text): candidates = candidates.map { $0 + text }
      case .argument(let specifiers):
        let isTooMany = candidates.count * specifiers.count > Self.mostCandidates
        candidates = candidates.flatMap { start in
          specifiers.prefix(isTooMany ? 1 : specifiers.count).map { start + $0 }
        }
      }
    }
    return candidates
  }

  /// What generated accessors keep of a key: its letters and digits, in lower case.
  package static func accessorName(of key: String) -> String {
    String(
      String.UnicodeScalarView(
        key.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      )
    ).lowercased()
  }
}
