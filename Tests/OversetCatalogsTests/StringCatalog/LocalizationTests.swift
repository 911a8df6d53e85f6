import OversetModel
import Testing

@testable import OversetCatalogs

struct LocalizationTests {
  struct Case: Sendable {
    /// What a key has in English; a `⚑` stands before everything that is a fault.
    let localization: String
    /// `variation value`, with `-` for no variation.
    var texts: [String]
    /// A part of each fault's message.
    var faults: [String] = []
  }

  @Test(arguments: [
    Case(
      localization:
        #"{"stringUnit": \#(v("a")), "variations": ⚑{"device": {"mac": \#(unit("b"))}}}"#,
      texts: ["- a", "mac b"], faults: ["cannot stand side by side"]),
    Case(
      localization:
        #"{"variations": ⚑{"plural": {"one": \#(unit("1"))}, "device": {"mac": \#(unit("m"))}}}"#,
      texts: ["one 1", "mac m"], faults: ["by device or by number"]),
    Case(
      localization:
        #"{"variations": {"plural": {"one": {"variations": ⚑{"device": {"mac": \#(unit("1"))}}}}}}"#,
      texts: ["mac/one 1"], faults: ["a plural case cannot be further varied"]),
    Case(
      localization:
        #"{"variations": {"device": {"other": {"variations": ⚑{"plural": {"one": \#(unit("1"))}}}}}}"#,
      texts: ["other/one 1"], faults: ["the fallback 'other' cannot"]),
    Case(
      localization:
        #"{"variations": {"device": {"mac": {"variations": ⚑{"device": {"ipad": \#(unit("1"))}}}}}}"#,
      texts: ["ipad 1"], faults: ["the text of 'mac' cannot vary by device"]),
  ])
  func `what Xcode refuses is read and noted`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(
      localization: #"{"stringUnit": \#(v("%#@n@")), "substitutions": {"n": \#(unit("%arg"))}}"#,
      texts: ["- %#@n@", "n: %arg"]),
    Case(
      localization: #"{"substitutions": {"n": \#(unit("%arg"))}, "stringUnit": \#(v("%2$#@n@"))}"#,
      texts: ["n: %arg", "- %2$#@n@"]),
    Case(
      localization:
        #"{"variations": {"device": {"mac": \#(unit("%#@n@"))}}, "substitutions": {"n": \#(unit("x"))}}"#,
      texts: ["mac %#@n@", "n: x"]),
    Case(
      localization:
        #"{"stringUnit": \#(v("%#@a@")), "substitutions": {"a": \#(unit("%#@b@")), "b": \#(unit(""))}}"#,
      texts: ["- %#@a@", "a: %#@b@", "b: "]),
    Case(
      localization: #"{"stringUnit": {"value": ⚑"%#@n@ %1$#@m@"}}"#, texts: ["- %#@n@ %1$#@m@"],
      faults: ["undefined substitution 'n'", "undefined substitution 'm'"]),
    Case(
      localization:
        #"{"stringUnit": \#(v("%#@a@")), "substitutions": {⚑"a": \#(unit("%#@b@")), ⚑"b": \#(unit("%#@a@"))}}"#,
      texts: ["- %#@a@", "a: %#@b@", "b: %#@a@"],
      faults: ["'a' leads back to itself", "'b' leads back to itself"]),
    Case(
      localization: #"{"stringUnit": \#(v("x")), "substitutions": {⚑"a.b": \#(unit("y"))}}"#,
      texts: ["- x", "a.b: y"], faults: ["'a.b' is never referred to, as '%#@a.b@'"]),
    Case(
      localization: #"{"substitutions": {⚑"n": \#(unit("y")), "m": \#(unit("z"))}}"#,
      texts: ["n: y", "m: z"], faults: ["need a text beside them"]),
    Case(
      localization: #"{"stringUnit": \#(v("%%#@n@ %#n@ 50 % #@n@ %#@n")), "substitutions": {}}"#,
      texts: ["- %%#@n@ %#n@ 50 % #@n@ %#@n"]),
  ])
  func `substitutions and the texts that refer to them belong together`(_ c: Case) { check(c) }

  @Test(arguments: [
    (#""argNum": 2, "formatSpecifier": "lld""#, VariableArgument(number: 2, specifier: "lld"), 0),
    (#""formatSpecifier": "@""#, VariableArgument(specifier: "@"), 0),
    (#""x": 1"#, VariableArgument(), 0),
    (#""argNum": 0"#, VariableArgument(), 1),
    (#""argNum": 1.5"#, VariableArgument(), 1),
    (#""argNum": 99999999999999999999"#, VariableArgument(), 1),
    (#""argNum": "1", "formatSpecifier": 1"#, VariableArgument(), 2),
  ])
  func `a substitution's texts know its argument`(
    fields: String, argument: VariableArgument, faults: Int
  ) {
    let cases =
      #""variations": {"plural": {"one": \#(Self.unit("1")), "other": \#(Self.unit("n"))}}"#
    let catalog = Self.load(
      #"{"stringUnit": \#(Self.v("%#@n@")), "substitutions": {"n": {\#(fields), \#(cases)}}}"#)
    #expect(catalog.entries.map(\.argument) == [nil, argument, argument])
    #expect(catalog.faults.count == faults)
  }

  @Test func `variations deeper than any compiler takes cost no stack`() {
    var nested = #"{"stringUnit": {"value": "v"}}"#
    for _ in 0..<150 { nested = #"{"variations": {"plural": {"one": \#(nested)}}}"# }
    #expect(Self.load(nested).pairs == ["k=k"])
  }

  private static func v(_ value: String) -> String { #"{"value": "\#(value)"}"# }

  private static func unit(_ value: String) -> String { #"{"stringUnit": \#(v(value))}"# }

  private static func load(_ localization: String) -> Catalog {
    loadStringCatalog(
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en":
      \(localization)
      }}}}
      """)
  }

  private func check(_ c: Case) {
    let parts = c.localization.split(separator: "⚑", omittingEmptySubsequences: false)
    let catalog = Self.load(parts.joined())
    let places = Set(
      parts.indices.dropFirst().map { "2:\(parts[..<$0].joined().utf16.count + 1)" })
    #expect(catalog.entries.filter(\.isWritten).map(summary) == c.texts)
    #expect(
      Set(catalog.faultPlaces.compactMap { $0.split(separator: " ").last.map(String.init) })
        == places)
    #expect(catalog.faults.count == c.faults.count)
    for (fault, words) in zip(catalog.faults, c.faults) { #expect(fault.message.contains(words)) }
  }

  private func summary(_ entry: CatalogEntry) -> String {
    let axes = [entry.variation.device, entry.variation.plural?.rawValue].compactMap(\.self)
    let variation =
      (entry.variation.substitution.map { $0 + ":" } ?? "") + axes.joined(separator: "/")
    return "\(variation.isEmpty ? "-" : variation) \(entry.value)"
  }
}
