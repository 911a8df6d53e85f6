import OversetModel
import Testing

@testable import OversetCatalogs

/// The samples are old-style text, which is short; an XML or binary list makes the same tree.
struct StringsDictTests {
  struct Case: Sendable {
    let text: String
    /// `key [device] [width] [variable.category[:specifier]] = value`
    let entries: [String]
    var faults: [String] = []
  }

  @Test(arguments: [
    Case(
      text: """
        "%d homes" = {
          n = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; one = "%d home";
            NSStringFormatValueTypeKey = d; other = "%d homes"; zero = None;};
          NSStringLocalizedFormatKey = "%#@n@";
        };
        """,
      entries: [
        "%d homes n.one:d = %d home", "%d homes n.other:d = %d homes", "%d homes n.zero:d = None",
        "%d homes = %#@n@",
      ]),
    Case(
      text: """
        k = {NSStringLocalizedFormatKey = "%2$#@b@ of %1$#@a@";
          a = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lu;
            other = "%1$lu %#@b@";};
          b = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = u;
            other = "%2$u";};};
        """,
      entries: ["k = %2$#@b@ of %1$#@a@", "k a.other:lu = %1$lu %#@b@", "k b.other:u = %2$u"]),
    Case(
      text: "k = {NSStringVariableWidthRuleType = {20 = Hello; 5 = Hi;};};",
      entries: ["k 20 = Hello", "k 5 = Hi"]),
    Case(
      text: "k = {NSStringDeviceSpecificRuleType = {mac = Click; toaster = Burn; other = Tap;};};",
      entries: ["k mac = Click", "k toaster = Burn", "k other = Tap"]),
    Case(
      text: """
        k = {NSStringDeviceSpecificRuleType = {
          mac = {NSStringVariableWidthRuleType = {40 = Open;};};
          other = {NSStringLocalizedFormatKey = "%#@n@"; n = {
            NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld;
            one = tap; other = taps;};};};};
        """,
      entries: [
        "k mac 40 = Open", "k other = %#@n@", "k other n.one:lld = tap",
        "k other n.other:lld = taps",
      ]),
  ])
  func `every text of every rule is an entry`(_ c: Case) { check(c) }

  private static let rule =
    "NSStringFormatSpecTypeKey=NSStringPluralRuleType;NSStringFormatValueTypeKey=d;"

  @Test(arguments: [
    Case(
      text: "k=plain;\nl={};\nm=(a);", entries: ["k = plain"],
      faults: [
        "nothing 1:3 the value of 'k' must be a dictionary, not a string",
        "entry 2:3 the rules of 'l' need 'NSStringLocalizedFormatKey'",
        "entry 3:3 the value of 'm' must be a dictionary, not an array",
      ]),
    Case(
      text: "k={NSStringLocalizedFormatKey=\"%1#@n@ %#@m@\";\nn={\(rule)other=x;};\no={\(rule)};};",
      entries: ["k = %1#@n@ %#@m@", "k n.other:d = x"],
      faults: [
        "nothing 1:31 a reference to the variable 'n' needs '$' behind its number",
        "entry 1:31 the variable 'm' is not defined",
        "nothing 3:1 no text of 'k' uses the variable 'o'",
      ]),
    Case(
      text: """
        k={NSStringLocalizedFormatKey="%#@a@";
        a={\(rule)other="%#@b@";};
        b={\(rule)other="%#@c@";};
        c={\(rule)one="%#@b@";other="%#@c@";};};
        """,
      entries: [
        "k = %#@a@", "k a.other:d = %#@b@", "k b.other:d = %#@c@", "k c.one:d = %#@b@",
        "k c.other:d = %#@c@",
      ],
      faults: [
        "entry 3:1 the variable 'b' refers to itself",
        "entry 4:1 the variable 'c' refers to itself",
      ]),
    Case(
      text: """
        k={NSStringLocalizedFormatKey="%#@a@";a={
        NSStringFormatSpecTypeKey=Some;
        NSStringFormatValueTypeKey="%ld";
        others=x;
        one=(y);
        other=z;};};
        """,
      entries: ["k = %#@a@", "k a.other:ld = z"],
      faults: [
        "entry 2:27 'NSStringFormatSpecTypeKey' of the variable 'a' must be "
          + "'NSStringPluralRuleType', not 'Some'",
        "nothing 3:28 'NSStringFormatValueTypeKey' of the variable 'a' must be 'ld', not '%ld'",
        "entry 4:1 'others' of the variable 'a' is no plural category",
        "entry 5:5 'one' of the variable 'a' must be a string, not an array",
      ]),
    Case(
      text: "k={NSStringLocalizedFormatKey=\"%#@a@\";\na={other=z;};};",
      entries: ["k = %#@a@", "k a.other = z"],
      faults: [
        "entry 2:1 the variable 'a' needs 'NSStringFormatValueTypeKey'",
        "entry 2:1 the variable 'a' needs 'NSStringFormatSpecTypeKey'",
      ]),
    Case(
      text: "k={NSStringVariableWidthRuleType={wide=x;\n5={};};};", entries: ["k wide = x"],
      faults: [
        "entry 1:35 the width 'wide' must be a number",
        "entry 2:3 the text for the width 5 must be a string, not a dictionary",
      ]),
  ])
  func `what is wrong is reported and the texts are kept`(_ c: Case) { check(c) }

  @Test func `all texts of a key stand where the key does`() {
    let catalog = loadStringsDict(
      "\n  'k' = {NSStringDeviceSpecificRuleType = {\n mac = 'x'; other = \"y\";};};")
    #expect(Set(catalog.entries.map(\.keyPosition)) == [TextPosition(line: 2, column: 3)])
    #expect(
      catalog.entries.map(\.valuePosition) == [
        TextPosition(line: 3, column: 8), TextPosition(line: 3, column: 21),
      ])
  }

  @Test func `of repeated keys the last one counts, inside of rules too`() {
    let catalog = loadStringsDict(
      """
      k = {NSStringLocalizedFormatKey = a; NSStringLocalizedFormatKey = b;};
      l = {NSStringVariableWidthRuleType = {1 = c; 1 = d;};};
      k = {NSStringLocalizedFormatKey = e;};
      """)
    #expect(catalog.pairs == ["l=d", "k=e"])
    #expect(catalog.overridden.map(\.value) == ["b", "a", "c"].sorted())
    #expect(catalog.faults == [])
  }

  @Test func `all texts of a key share its comment, however long it is`() {
    let comment = String(repeating: "x\n", count: 100_000) + "overset: lines=1"
    let widths = (0..<5_000).map { "\($0)=x;" }.joined()
    let catalog = loadStringsDict(
      "/* \(comment) */ k={NSStringVariableWidthRuleType={\(widths)};}; l=m;")
    #expect(catalog.entries.count == 5_001)
    #expect(catalog.entries.dropLast().allSatisfy { $0.directives.map(\.text) == ["lines=1"] })
    #expect(catalog.entries.last?.comment == nil)
  }

  @Test func `a chain of variables may be long`() {
    let count = 20_000
    let variables = (0..<count).map { "v\($0)={\(Self.rule)other=\"%#@v\($0 + 1)@\";};" }.joined()
    let catalog = loadStringsDict(
      "k={NSStringLocalizedFormatKey=\"%#@v0@\";\(variables)v\(count)={\(Self.rule)other=end;};};")
    #expect(catalog.entries.count == count + 2)
    #expect(catalog.faults == [])
  }

  private func check(_ c: Case) {
    let catalog = loadStringsDict(c.text)
    #expect(catalog.entries.map(described) == c.entries)
    #expect(
      catalog.faults.map {
        "\($0.extent) \($0.position.line):\($0.position.column) \($0.message)"
      } == c.faults)
    #expect(catalog.outcome == .read)
  }

  private func described(_ entry: CatalogEntry) -> String {
    let variation = entry.variation
    let plural = variation.plural.map { category in
      let specifier = entry.argument?.specifier.map { ":" + $0 } ?? ""
      return "\(variation.substitution ?? "?").\(category)\(specifier)"
    }
    let parts = [entry.key, variation.device, variation.width, plural, "=", entry.value]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
