import CUnicode
import Testing

@testable import OversetModel

/// Our tables against ICU's, which has them from the same source (CLDR).
struct LocaleAliasesTests {
  private static let tables = [
    (CUNI_LANGUAGE_ALIAS, LocaleAliases.languages), (CUNI_REGION_ALIAS, LocaleAliases.regions),
  ]

  /// Where ours says something else than ICU's, and why.
  private static let differences: [Substring: Substring] = [
    // The subtag of Norwegian means Bokmål in the systems that read catalogs; CLDR keeps `no`.
    "no": "nb", "nor": "nb",
  ]

  @Test(arguments: 0..<2)
  func `what stands for another code does so in ICU`(kind: Int) {
    let (kind, ours) = Self.tables[kind]
    let theirs = Self.aliases(of: kind)
    for (code, replacement) in ours where Self.differences[code] == nil {
      // Of a region that became several ICU lists all, and takes one by the language.
      #expect(theirs[code]?.split(separator: " ").first == replacement, "\(code)")
    }
  }

  @Test func `where ours differs is written down`() {
    let theirs = Self.aliases(of: CUNI_LANGUAGE_ALIAS)
    for (code, replacement) in Self.differences {
      #expect(LocaleAliases.languages[code] == replacement)
      #expect(theirs[code] != String(replacement))
    }
  }

  /// Codes are withdrawn every year: another ICU has others.
  @Test(.enabled(if: hasOurCLDR, "ICU here has other data than CLDR 42"), arguments: 0..<2)
  func `no code that ICU replaces is missing`(kind: Int) {
    let (kind, ours) = Self.tables[kind]
    let missing = Self.aliases(of: kind).keys.filter { code in
      // Whole identifiers are not replaced, nor regions in digits or three letters, which no
      // folder is called.
      ours[code] == nil && code.utf8.allSatisfy { $0 > UInt8(ascii: "9") }
        && code.utf8.count <= (kind == CUNI_LANGUAGE_ALIAS ? 3 : 2)
    }
    #expect(missing.isEmpty)
  }

  private static let hasOurCLDR = {
    var icu = [CChar](repeating: 0, count: 20)
    var unicode = icu
    cuni_versions(&icu, &unicode)
    return text(icu).hasPrefix("72.")
  }()

  private static func aliases(of kind: cuni_alias_kind) -> [Substring: String] {
    var aliases: [Substring: String] = [:]
    var code = [CChar](repeating: 0, count: 100)
    var replacement = code
    while cuni_locale_alias(kind, Int32(aliases.count), &code, &replacement) {
      aliases[text(code)[...]] = text(replacement).replacing("_", with: "-")
    }
    return aliases
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
