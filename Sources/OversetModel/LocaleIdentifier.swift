/// A BCP 47 locale identifier in canonical spelling: `pt-BR`, `zh-Hans`, `sr-Latn-RS`.
///
/// Two identifiers are equal when their canonical spellings are.
public struct LocaleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The canonical spelling: hyphens, `language-Script-REGION`, old names and codes replaced.
  public let identifier: String

  /// Canonicalizes a name as it occurs in the wild: `zh_CN`, `pt-br`, `English`, `iw`.
  ///
  /// Nil where the name does not have the shape of a locale identifier: subtags of 1 to 8 ASCII
  /// letters and digits, the first of two, three or 5 to 8 letters.
  public init?(_ name: some StringProtocol) {
    guard let canonical = Self.canonicalized(String(name)) else { return nil }
    identifier = canonical
  }

  private init(canonical: String) { identifier = canonical }

  /// English, where nothing else is said.
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
    guard let cut = identifier.lastIndex(of: "-") else { return nil }
    return LocaleIdentifier(canonical: String(identifier[..<cut]))
  }
}

extension LocaleIdentifier: Comparable {
  public static func < (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    left.identifier < right.identifier
  }
}

extension LocaleIdentifier {
  private static func canonicalized(_ name: String) -> String? {
    if let code = oldNames[name.lowercased()] { return code }
    let subtags = name.split(separator: "-", omittingEmptySubsequences: false).flatMap {
      $0.split(separator: "_", omittingEmptySubsequences: false)
    }
    guard let first = subtags.first, subtags.allSatisfy(isSubtag),
      first.utf8.allSatisfy({ !isDigit($0) }), [2, 3, 5, 6, 7, 8].contains(first.utf8.count)
    else { return nil }
    let language = first.lowercased()
    var result = [replacedLanguages[language] ?? language]
    var isPrivate = false
    for subtag in subtags.dropFirst() {
      isPrivate = isPrivate || subtag.utf8.count == 1
      result.append(spelled(subtag, isPrivate: isPrivate))
    }
    let joined = result.joined(separator: "-")
    return impliedScripts[joined] ?? joined
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

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The folder names of before Mac OS X 10.4, still found in old projects.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "japanese": "ja", "italian": "it",
    "spanish": "es", "dutch": "nl", "swedish": "sv", "danish": "da", "norwegian": "nb",
    "finnish": "fi", "portuguese": "pt", "korean": "ko",
  ]

  /// Withdrawn and macrolanguage codes (IANA subtag registry, `Preferred-Value`; CLDR for `no`).
  private static let replacedLanguages = [
    "iw": "he", "ji": "yi", "in": "id", "mo": "ro", "no": "nb", "cmn": "zh", "tl": "fil",
  ]

  /// Chinese by region means a script (CLDR likely subtags).
  private static let impliedScripts = [
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK",
    "zh-MO": "zh-Hant-MO",
  ]
}
