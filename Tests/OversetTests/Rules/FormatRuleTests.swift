import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

/// Translations are compared with their source, and plurals with what the language needs.
struct FormatRuleTests {
  private func messages(
    _ rule: RuleID, _ files: [String: String], suggestions: Bool = false
  ) async throws -> [String] {
    var files = files
    files["overset.yml"] = "labels: [{id: a, keys: none, width: 200}]"
    let folder = try TestFolder(files)
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    let findings = await Check(configuration, workers: 1).run().report.findings
    return findings.filter { $0.rule == rule }.map {
      "\($0.location.position.line) \($0.severity): \($0.message)"
        + (suggestions ? $0.suggestion.map { "; \($0)" } ?? "" : "")
    }
  }

  private func mismatch(_ source: String, _ translation: String) async throws -> String? {
    let found = try await messages(
      .formatMismatch,
      [
        "en.lproj/L.strings": #""k" = "\#(source)";"#,
        "de.lproj/L.strings": #""k" = "\#(translation)";"#,
      ], suggestions: true)
    #expect(found.count < 2)
    return found.first
  }

  @Test(arguments: [
    ("%@ sent %d files", "%@ hat %d Dateien gesendet"),
    ("%@ sent %d files", "%2$d Dateien von %1$@"),
    ("%d", "%lld"), ("%u", "%d"), ("%.1f", "%.2f"), ("%1$@", "%@"), ("%5d", "%d"),
    ("%@ and %@", "%@ und %@"), ("100 %", "100 % de plus"), ("100%", "100%ig, 5 % der %d"),
    ("50 %% of %@", "50 %% von %@"), ("%@: 100 %", "%@: 100 %"), ("%*d", "%*d"),
    ("Row %0 items", "%0 Artikel"), ("%0 and %1", "%1 and %0"), ("% d at %0 a", "%0 calls"),
    ("%date", "%date, 50 % de plus"),
    ("Ask ${app} for ${dish}", "Frag ${app} nach ${dish}"), ("", ""), ("plain", "schlicht"),
  ])
  func `a translation with the source's specifiers is fine`(
    source: String, translation: String
  ) async throws {
    #expect(try await mismatch(source, translation) == nil)
  }

  @Test(arguments: [
    (
      "%@ sent %d files", "%d Dateien von %@",
      "1 error: 'k' (de) takes %d as argument 1, its source %@; "
        + "number the arguments where their order changes: '%2$@ … %1$@'"
    ),
    ("%d", "%@", "1 error: 'k' (de) takes %@ as argument 1, its source %d"),
    ("%d", "%f", "1 error: 'k' (de) takes %f as argument 1, its source %d"),
    ("%@", "%s", "1 error: 'k' (de) takes %s as argument 1, its source %@"),
    ("%@", "%@ %@", "1 error: 'k' (de) takes %@ as argument 2, its source takes 1"),
    ("Hello", "Hallo %@", "1 error: 'k' (de) takes %@ as argument 1, its source takes none"),
    // As it stands in the file.
    ("%1$@", "%1$.2f", "1 error: 'k' (de) takes %1$.2f as argument 1, its source %1$@"),
    // Placeholders of the app's own, as far as anybody can see.
    (
      "%date at %place", "%place am %date", "1 note: 'k' (de) takes %p as argument 1, its source %d"
    ),
    ("%date at %place", "%@ am %date", "1 error: 'k' (de) takes %@ as argument 1, its source %d"),
    ("%a of %b", "von %b", "1 note: 'k' (de) leaves out argument 1 of its source, %a"),
    ("%@ of %@", "%@", "1 warning: 'k' (de) leaves out argument 2 of its source, %@"),
    ("%@ of %@", "%2$@", "1 warning: 'k' (de) leaves out argument 1 of its source, %@"),
    (
      "50 %% of %@", "50 % de %@",
      "1 error: 'k' (de) takes % d as argument 1, its source %@; write '%%' for a sign of percent"
    ),
    (
      "%1$@ of %2$@", "%1$@ von %@",
      "1 warning: 'k' (de) leaves out argument 2 of its source, %2$@"
    ),
    (
      "%@ of %@ of %@", "%@ %1$@ %2$@ %3$@",
      "1 error: 'k' (de) has numbered arguments beside unnumbered ones; number all of them"
    ),
    ("Ask ${app}", "Frag", "1 warning: 'k' (de) leaves out ${app} of its source"),
    (
      "Ask {{app}}", "Frag {{App}}",
      "1 warning: 'k' (de) has {{App}}, which its source does not have"
    ),
    ("Ask ${app}", "${app} ${x}", "1 error: 'k' (de) has ${x}, which its source does not have"),
  ])
  func `a translation that takes other values is found`(
    source: String, translation: String, message: String
  ) async throws {
    #expect(try await mismatch(source, translation) == message)
  }

  @Test func `a sign of percent that the app takes for a specifier is the source's own fault`()
    async throws
  {
    let found = try await messages(
      .formatMismatch,
      [
        "en.lproj/L.strings": """
        "a" = "Save 50% on %@";
        "b" = "Save 50% on all";
        "c" = "Save 50%% on %@";
        "d" = "100 % %@";
        """
      ], suggestions: true)
    #expect(
      found == [
        "1 error: 'a' (en) takes % o as argument 1, where a sign of percent is meant; "
          + "write '%%' for a sign of percent"
      ])
  }

  @Test func `a key that is a format says what the app passes`() async throws {
    let found = try await messages(
      .formatMismatch, ["de.lproj/L.strings": "\"%d of %@\" = \"%@ von %d\";\n\"x\" = \"%@\";"])
    #expect(found == ["1 error: '%d of %@' (de) takes %@ as argument 1, its source %d"])
    // An English text may leave out what the key passes.
    let liked =
      ##"{"sourceLanguage": "en", "strings": {"liked %lld": {"localizations": {"##
      + ##""en": {"stringUnit": {"state": "translated", "value": "liked"}},"##
      + ##""de": {"stringUnit": {"state": "translated", "value": "mag %lld"}},"##
      + ##""fr": {"stringUnit": {"state": "translated", "value": "aime %@"}}}}}, "version": "1.0"}"##
    #expect(
      try await messages(.formatMismatch, ["L.xcstrings": liked]) == [
        "1 error: 'liked %lld' (fr) takes %@ as argument 1, its source %lld"
      ])
  }

  private static func stringsDict(_ cases: String, type: String = "d") -> String {
    """
    <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%@: %#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
    \(cases)
    </dict></dict></dict></plist>
    """
  }

  private static func text(_ category: String, _ text: String) -> String {
    "<key>\(category)</key><string>\(text)</string>\n"
  }

  @Test func `plural cases are compared together`() async throws {
    let english = Self.stringsDict(Self.text("one", "a day") + Self.text("other", "%d days"))
    func found(_ one: String, _ other: String) async throws -> [String] {
      try await messages(
        .formatMismatch,
        [
          "en.lproj/L.stringsdict": english,
          "de.lproj/L.stringsdict": Self.stringsDict(
            Self.text("one", one) + Self.text("other", other)),
        ])
    }
    #expect(try await found("ein Tag", "%d Tage") == [])
    #expect(try await found("ein Tag", "Tage") == [], "the number may be left out")
    #expect(try await found("ein Tag", "%2$d Tage") == [])
    #expect(
      try await found("ein Tag", "%@ Tage") == [
        "6 error: 'k' (de) takes %@ as argument 2, its source %d"
      ])
    #expect(
      try await found("%d Tag %d", "%d Tage") == [
        "5 error: 'k' (de) takes %d as argument 3, its source takes 2"
      ])
  }

  @Test(arguments: [
    (
      "pl", ["one", "other"], "d",
      "has no plural case 'few' (2, 3, 4, 22 …) and no 'many' (0, 5, 6, 7 …) of 'n': "
        + "the app shows 'other' there"
    ),
    ("pl", ["one", "few", "many"], "d", nil), ("ru", ["one", "few", "many"], "lld", nil),
    (
      "pl", ["one", "few", "many"], "f",
      "has no plural case 'other' of 'n': the app shows nothing there"
    ),
    ("cs", ["one", "few", "other"], "d", nil), ("fr", ["one", "other"], "lld", nil),
    (
      "cs", ["one", "few", "other"], ".1f",
      "has no plural case 'many' of 'n': the app shows 'other' there"
    ),
    ("ja", ["other"], "d", nil), ("en", ["zero", "one", "other"], "d", nil),
    ("de", ["other"], "d", "has no plural case 'one' (1) of 'n': the app shows 'other' there"),
    (
      "ar", ["one", "two", "few", "many", "other"], "d",
      "has no plural case 'zero' (0) of 'n': the app shows 'other' there"
    ),
    (
      "en", ["one"], "d",
      "has no plural case 'other' (0, 2, 3, 4 …) of 'n': the app shows nothing there"
    ),
  ])
  func `a category that numbers need is missed`(
    locale: String, categories: [String], type: String, message: String?
  ) async throws {
    let cases = categories.map { Self.text($0, "x") }.joined()
    let found = try await messages(
      .missingPlural, ["\(locale).lproj/L.stringsdict": Self.stringsDict(cases, type: type)])
    #expect(found == (message.map { ["5 warning: 'k' (\(locale)) \($0)"] } ?? []))
  }

  @Test func `a finding about one number says with which it fits`() async throws {
    func message(_ text: String, _ settings: String = "") async throws -> String {
      let folder = try TestFolder([
        "overset.yml": """
        contentSizes: [L, xxxL]
        labels: [{id: a, keys: '*', width: 100\(settings)}]
        """,
        "en.lproj/L.strings": #""k" = "\#(text)";"#,
      ])
      let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
      let findings = await Check(configuration, workers: 1).run().report.findings
      return findings.first { $0.rule == .truncated }?.message ?? ""
    }
    #expect(try await message("%lld songs").hasSuffix("characters (fits up to 9,999)"))
    #expect(
      try await message("%lld songs", ", font: {textStyle: body}")
        .hasSuffix("(fits up to 9,999), at every size"))
    #expect(try await !message("%lld of %lld").contains("fits up to"), "two numbers")
    #expect(try await !message("%lld very long words").contains("fits up to"), "no number")
    #expect(try await !message("%lld songs", ", arguments: {1: ['9999999']}").contains("fits up"))
  }
}
