/// A BCP 47 locale identifier in canonical spelling: `pt-BR`, `zh-Hans`, `sr-Latn-RS`.
///
/// Two identifiers are equal when their canonical spellings are.
public struct LocaleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The canonical spelling: hyphens, `language-Script-REGION`, old names and codes replaced.
  public let identifier: String

  /// Canonicalizes a name as projects write it: `zh_CN`, `pt-br`, `English`, `iw`.
  ///
  /// Nil where the name does not have the shape of a locale identifier: subtags of 1 to 8 ASCII
  /// letters and digits, the first of two, three or 5 to 8 letters.
  public init?(_ name: some StringProtocol) {
    guard let canonical = Self.canonicalized(String(name)) else { return nil }
    identifier = canonical
  }

  package init(canonical: String) { identifier = canonical }

  /// English, the default.
  public static let english = LocaleIdentifier(canonical: "en")

  public var description: String { identifier }

  /// The first subtag, `pt` in `pt-BR`.
  public var language: Substring { identifier.prefix { $0 != "-" } }

  /// The four-letter script subtag, where the identifier has one.
  public var script: Substring? {
    identifier.split(separator: "-").dropFirst().first {
      $0.utf8.count == 4 && $0.first?.isLetter == true
    }
  }

  /// The identifier without its last subtag: `zh-Hant` for `zh-Hant-HK`; nil for a language alone.
  public var parent: LocaleIdentifier? {
    var subtags = identifier.split(separator: "-").dropLast()
    // A singleton (`x`, `u`) without the subtags behind it means nothing (RFC 4647 §3.4).
    if subtags.last?.utf8.count == 1 { subtags = subtags.dropLast() }
    if subtags.isEmpty { return nil }
    return LocaleIdentifier(canonical: subtags.joined(separator: "-"))
  }
}

extension LocaleIdentifier: Comparable {
  public static func < (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    left.identifier < right.identifier
  }
}

extension LocaleIdentifier {
  private static func canonicalized(_ name: String) -> String? {
    if let code = LocaleAliases.names[name.lowercased()[...]] { return String(code) }
    let subtags = name.split(separator: "-", omittingEmptySubsequences: false).flatMap {
      $0.split(separator: "_", omittingEmptySubsequences: false)
    }
    guard let first = subtags.first, subtags.allSatisfy(isSubtag),
      first.utf8.allSatisfy({ !isDigit($0) })
    else { return nil }
    // `x-pirate` is private from its first letter on (RFC 5646 §2.2.7).
    var isPrivate = first.lowercased() == "x" && subtags.count > 1
    guard isPrivate || [2, 3, 5, 6, 7, 8].contains(first.utf8.count) else { return nil }
    var result = [first.lowercased()]
    for subtag in subtags.dropFirst() {
      isPrivate = isPrivate || subtag.utf8.count == 1
      result.append(spelled(subtag, isPrivate: isPrivate))
    }
    // `zh-yue` is `yue` (RFC 5646 §4.5: an extended language subtag is a language itself).
    if result.count > 1, result[0] == "zh", isExtendedLanguage(subtags[1]) { result.removeFirst() }
    replaceAliases(in: &result)
    let joined = result.joined(separator: "-")
    return impliedScripts[joined] ?? joined
  }

  /// A script that an alias adds (`sh` is `sr-Latn`) does not replace one that is given.
  private static func replaceAliases(in subtags: inout [String]) {
    if let alias = LocaleAliases.languages[subtags[0][...]] {
      let parts = alias.split(separator: "-").map(String.init)
      let isScript = { (subtag: String) in subtag.utf8.count == 4 && subtag.first?.isLetter == true
      }
      let hasOwn = parts.dropFirst().contains { part in
        subtags.dropFirst().contains { isScript($0) == isScript(part) }
      }
      subtags.replaceSubrange(0..<1, with: hasOwn ? Array(parts.prefix(1)) : parts)
    }
    for (index, subtag) in subtags.enumerated().dropFirst() {
      if subtag.utf8.count == 1 { break }
      if let region = LocaleAliases.regions[subtag[...]] { subtags[index] = String(region) }
    }
  }

  /// ISO 15924 scripts are written `Hans`, regions `CN`, everything else in lower case (RFC 5646
  /// §2.1.1).
  private static func spelled(_ subtag: Substring, isPrivate: Bool) -> String {
    let length = subtag.utf8.count
    if isPrivate { return subtag.lowercased() }
    if length == 4, let initial = subtag.utf8.first, !isDigit(initial) {
      return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    }
    return length == 2 ? subtag.uppercased() : subtag.lowercased()
  }

  private static func isSubtag(_ subtag: Substring) -> Bool {
    (1...8).contains(subtag.utf8.count)
      && subtag.utf8.allSatisfy { isDigit($0) || (0x61...0x7A).contains($0 | 0x20) }
  }

  private static func isExtendedLanguage(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 3 && subtag.utf8.allSatisfy { !isDigit($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Chinese by region means a script (CLDR likely subtags).
  private static let impliedScripts = [
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK",
    "zh-MO": "zh-Hant-MO",
  ]
}
