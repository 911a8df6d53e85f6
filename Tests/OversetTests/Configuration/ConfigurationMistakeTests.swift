import Fixtures
import Foundation
import OversetCatalogs
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Where the configuration is wrong is marked with 1️⃣.
struct ConfigurationMistakeTests {
  struct Mistake: Sendable, CustomStringConvertible {
    var yaml: String
    var message: String

    var description: String { message }
  }

  /// A label with one more setting.
  private static func label(_ setting: String) -> String {
    "labels:\n  - id: a\n    keys: '*'\n    width: 100\n    \(setting)\n"
  }

  @Test(arguments: [
    Mistake(yaml: "1️⃣labls: []", message: "unknown key 'labls'; did you mean 'labels'?"),
    Mistake(yaml: "displayScale: 2\n1️⃣colour: red", message: "unknown key 'colour'"),
    Mistake(yaml: "1️⃣- a", message: "expected keys and values"),
    Mistake(yaml: "notShown: [1️⃣{}]", message: "expected 'keys' or 'table'"),
    Mistake(
      yaml: "notShown: [{1️⃣tabel: a, keys: b}]",
      message: "unknown key 'tabel'; did you mean 'table'?"),
    Mistake(yaml: "1️⃣labels", message: "expected keys and values"),
    Mistake(yaml: "labels: 1️⃣{}", message: "expected a list"),
    Mistake(yaml: "labels: [1️⃣5]", message: "expected keys and values"),
    Mistake(yaml: "exclude: 1️⃣{a: b}", message: "expected a list"),
    Mistake(yaml: "displayScale: 1️⃣'3'", message: "expected a number"),
    Mistake(yaml: "displayScale: 1️⃣three", message: "expected a number"),
    Mistake(yaml: "displayScale: 1️⃣.nan", message: "expected a number"),
    Mistake(
      yaml: "displayScale: 1️⃣0", message: "expected a number from 0.01 to 1000, not 0"),
    Mistake(yaml: "sourceLocale: 1️⃣12", message: "'12' is not a locale identifier"),
    Mistake(yaml: "locales: [de, 1️⃣d]", message: "'d' is not a locale identifier"),
    Mistake(yaml: "screens: 1️⃣{}", message: "expected at least one screen"),
    Mistake(yaml: "screens: {se: 1️⃣wide}", message: "expected a number"),
    Mistake(yaml: "contentSizes: [1️⃣XXL]", message: "unknown value 'XXL'; did you mean 'xxL'?"),
    Mistake(yaml: "contentSizes: 1️⃣[]", message: "expected at least one content size"),
    Mistake(yaml: "fonts: {1️⃣serch: a}", message: "unknown key 'serch'; did you mean 'search'?"),
    Mistake(yaml: "fonts: {fallback: 1️⃣[a]}", message: "expected keys and values"),
    Mistake(
      yaml: "rules: {1️⃣truncatd: error}",
      message: "unknown rule 'truncatd'; did you mean 'truncated'?"),
    Mistake(
      yaml: "rules: {truncated: 1️⃣eror}", message: "unknown value 'eror'; did you mean 'error'?"),
    Mistake(
      yaml: "rules: {crowded: {from: 1️⃣11}}", message: "expected a number from 0 to 10, not 11"),
    Mistake(yaml: "rules: {truncated: {1️⃣from: 1}}", message: "unknown key 'from'"),
    Mistake(
      yaml: "gate: {failOn: 1️⃣sometimes}",
      message: "unknown value 'sometimes'; there are error, warning, note, never"),
    Mistake(
      yaml: "gate: {maxWarnings: 1️⃣-1}", message: "expected a whole number from 0 to 1000000"),
    Mistake(
      yaml: "gate: {inconclusive: 1️⃣pass}", message: "unknown value 'pass'; there are fail, allow"),
    Mistake(
      yaml: "labels:\n  - 1️⃣keys: '*'\n    width: 1", message: "a label needs an 'id'"),
    Mistake(
      yaml: "labels:\n  - 1️⃣id: a\n    width: 1",
      message: "the label 'a' needs 'keys' or an 'object'"),
    Mistake(
      yaml: "labels:\n  - {id: a, width: 1, object: 1️⃣Main.storyboard}",
      message: "expected a document and an object id: Settings.storyboard#abc-12-xyz"),
    Mistake(
      yaml: "labels:\n  - 1️⃣id: a\n    keys: '*'\n", message: "the label 'a' needs a 'width'"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: 1}\n  - 1️⃣{id: a, keys: y, width: 1}\n",
      message: "the label 'a' is there twice"),
    Mistake(
      yaml: "styles: {button: {}}\n" + label("style: 1️⃣buton"),
      message: "unknown style 'buton'; did you mean 'button'?"),
    Mistake(
      yaml: "styles: {button: {1️⃣id: a}}\n" + label("style: button"),
      message: "unknown key 'id'"),
    Mistake(
      yaml: label("1️⃣numberOfLine: 2"),
      message: "unknown key 'numberOfLine'; did you mean 'numberOfLines'?"),
    Mistake(
      yaml: label("numberOfLines: 1️⃣1.5"), message: "expected a whole number from 0 to 1000000"),
    Mistake(
      yaml: label("lines: 1️⃣1\n    numberOfLines: 2"),
      message: "'lines' is short for 'numberOfLines', which is there as well"),
    Mistake(
      yaml: label("font: 1️⃣bodi"),
      message: "'bodi' is no font: expected a text style (body) or a size (17), then a weight and "
        + "italic, or {name: Lato, size: 17}; did you mean 'body'?"),
    Mistake(yaml: label("adjustsFontSizeToFitWidth: 1️⃣yes"), message: "expected true or false"),
    Mistake(
      yaml: label("lineBreakMode: 1️⃣byTruncatingTale"),
      message: "unknown value 'byTruncatingTale'; did you mean 'byTruncatingTail'?"),
    Mistake(
      yaml: label("insets: {1️⃣leeding: 3}"),
      message: "unknown key 'leeding'; did you mean 'leading'?"),
    Mistake(
      yaml: label("insets: {top: 1️⃣-1}"), message: "expected a number from 0 to 10000, not -1"),
    Mistake(
      yaml: label("arguments: {name: [x], 1️⃣0: [x]}"),
      message: "expected the number of an argument, from 1 on, or its name"),
    Mistake(
      yaml: label("arguments: {1️⃣1st: [x]}"),
      message: "expected the number of an argument, from 1 on, or its name"),
    Mistake(yaml: label("table: 1️⃣[a]"), message: "expected a text"),
    Mistake(
      yaml: "platform: watchOS\ncontentSizes: [L, 1️⃣M]",
      message: "watchOS has no content size 'M', only xS, S, L, xL, xxL, xxxL, AX1, AX2, AX3"),
    Mistake(yaml: "platform: 1️⃣ios", message: "unknown value 'ios'; did you mean 'iOS'?"),
    Mistake(
      yaml: label("textColor: 1️⃣secondarylabel"),
      message: "'secondarylabel' is no colour: expected label, secondaryLabel, tertiaryLabel, "
        + "quaternaryLabel or \"#RRGGBB[AA]\"; did you mean 'secondaryLabel'?"),
    Mistake(
      yaml: label("shadowColor: 1️⃣'#12345'"),
      message: "'#12345' is no colour: expected label, secondaryLabel, tertiaryLabel, "
        + "quaternaryLabel or \"#RRGGBB[AA]\""),
    Mistake(yaml: label("shadowOffset: 1️⃣{width: 1}"), message: "'height' is missing"),
    Mistake(
      yaml: label("shadowOffset: {width: 1️⃣1e9, height: 0}"),
      message: "expected a number from -10000 to 10000, not 1e9"),
    Mistake(
      yaml: label("minimumFontSize: 1️⃣-1"), message: "expected a number from 0 to 10000, not -1"),
    Mistake(
      yaml: label("sizingRule: 1️⃣big"),
      message: "unknown value 'big'; there are typographic, oversize"),
    Mistake(
      yaml: label("baselineAdjustment: 1️⃣alignCentres"),
      message: "unknown value 'alignCentres'; did you mean 'alignCenters'?"),
    Mistake(yaml: label("markdown: 1️⃣1"), message: "expected true or false"),
    Mistake(yaml: label("attributedText: 1️⃣bold"), message: "expected keys and values"),
    Mistake(
      yaml: label("attributedText: {1️⃣run: []}"), message: "unknown key 'run'; did you mean 'runs'?"),
    Mistake(yaml: label("attributedText: {kern: 1️⃣wide}"), message: "expected a number"),
    Mistake(yaml: label("attributedText: {runs: 1️⃣{}}"), message: "expected a list"),
    Mistake(yaml: label("attributedText: {runs: [1️⃣x]}"), message: "expected keys and values"),
    Mistake(
      yaml: label("attributedText: {runs: [1️⃣{bold: true}]}"),
      message: "expected 'start' and 'end', or 'text'"),
    Mistake(
      yaml: label("attributedText: {runs: [1️⃣{text: a, start: 1, end: 2}]}"),
      message: "expected 'start' and 'end', or 'text'"),
    Mistake(
      yaml: label("attributedText: {runs: [{start: 5, end: 1️⃣4}]}"),
      message: "'end' comes before 'start'"),
    Mistake(
      yaml: label("attributedText: {runs: [{start: 1️⃣-1, end: 4}]}"),
      message: "expected a whole number from 0 to 1000000"),
    Mistake(
      yaml: label("attributedText: {runs: [{text: 1️⃣'', bold: true}]}"),
      message: "expected a text that is not empty"),
    Mistake(
      yaml: label("attributedText: {paragraphStyle: {1️⃣linespacing: 1}}"),
      message: "unknown key 'linespacing'; did you mean 'lineSpacing'?"),
    Mistake(
      yaml: label("attributedText: {paragraphStyle: {lineSpacing: 1️⃣-1}}"),
      message: "expected a number from 0 to 10000, not -1"),
    Mistake(
      yaml: label("lineBreakStrategy: [pushOut, 1️⃣hangul]"),
      message:
        "unknown value 'hangul'; there are none, standard, pushOut, hangulWordPriority"),
    Mistake(yaml: label("lineBreakStrategy: 1️⃣{}"), message: "expected a text"),
    Mistake(
      yaml: label("attributedText: {runs: [{text: a, attachment: 1️⃣{height: 3}}]}"),
      message: "'width' is missing"),
    Mistake(
      yaml: label("attributedText: {runs: [{text: a, foregroundColor: 1️⃣red}]}"),
      message:
        "'red' is no colour: expected label, secondaryLabel, tertiaryLabel, quaternaryLabel or "
        + "\"#RRGGBB[AA]\""),
    Mistake(
      yaml: label("attributedText: {paragraphStyle: {tabStops: [1️⃣-1]}}"),
      message: "expected a number from 0 to 10000, not -1"),
    Mistake(
      yaml: label("1️⃣adjustsLetterSpacingToFitWidth: true"),
      message:
        "unknown key 'adjustsLetterSpacingToFitWidth'; use 'allowsDefaultTighteningForTruncation'"),
    Mistake(yaml: label("1️⃣lineLimit: 2"), message: "unknown key 'lineLimit'; use 'numberOfLines'"),
    Mistake(
      yaml: label("attributedText: {runs: [{text: a, 1️⃣letterSpacing: 1}]}"),
      message: "unknown key 'letterSpacing'; use 'tracking'"),
    Mistake(yaml: label("group: 1️⃣[a]"), message: "expected a text"),
    Mistake(
      yaml: label("group: bar") + "groups: {1️⃣baar: {width: 10}}",
      message: "no label is in the group 'baar'; did you mean 'bar'?"),
    Mistake(
      yaml: label("group: bar") + "groups: {bar: 1️⃣{spacing: 10}}", message: "'width' is missing"),
    Mistake(
      yaml: label("group: bar") + "groups: {bar: {width: 10, spacing: 1️⃣-1}}",
      message: "expected a number from 0 to 10000, not -1"),
    Mistake(
      yaml: label("group: bar") + "groups: {bar: {width: screen - 1️⃣x}}",
      message: "expected a number or 'screen'"),
    Mistake(
      yaml: label("group: bar") + "groups: {bar: {width: 1️⃣screen - 500}}",
      message: "the group 'bar' has no width on screen 'standard'"),
    Mistake(
      yaml: "exclude: a\ndisplayScale: 2\n1️⃣displayScale: 3",
      message: "the key 'displayScale' is there twice"),
    Mistake(
      yaml: label("table: a\n    1️⃣table: b"), message: "the key 'table' is there twice"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: 1️⃣0}", message: "the label 'a' has no width"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: 1️⃣screen - 500}",
      message: "the label 'a' has no width on screen 'standard'"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: 1️⃣screen / 0}",
      message: "the label 'a' has no width on screen 'standard'"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: screen - 1️⃣x}",
      message: "expected a number or 'screen'"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: 'screen 1️⃣5'}", message: "unexpected '5'"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: {max: screen -1️⃣}}",
      message: "expected a number or 'screen'"),
    Mistake(yaml: "labels:\n  - {id: a, keys: x, width: 1️⃣{}}", message: "expected 'min' or 'max'"),
    Mistake(
      yaml: "labels:\n  - {id: a, keys: x, width: 1️⃣{min: 90, max: 80}}",
      message: "'min' is more than 'max'"),
    Mistake(yaml: label("height: 1️⃣{min: 44, max: 20}"), message: "'min' is more than 'max'"),
    Mistake(
      yaml: label("height: {max: 1️⃣screen}"), message: "expected a number"),
    Mistake(
      yaml: label("font: {name: Lato, size: 9, design: 1️⃣rounded}"),
      message: "'design' says nothing beside 'name'"),
    Mistake(
      yaml: label("maximumContentSizeCategory: 1️⃣xxxxL"),
      message: "unknown value 'xxxxL'; did you mean 'xxxL'?"),
    Mistake(
      yaml: "legibilityWeight: [1️⃣semibold]",
      message: "unknown value 'semibold'; there are regular, bold"),
  ])
  func `a mistake is reported where it is`(_ mistake: Mistake) throws {
    let (yaml, position) = try marked(mistake.yaml)
    let problems = problems(of: yaml)
    #expect(problems.map(\.message) == [mistake.message])
    #expect(problems.first?.position == position)
  }

  @Test(arguments: ["labels: [", "a: b: c", "\tlabels: []", "labels: *nowhere", "'"])
  func `what is not YAML is reported`(yaml: String) {
    let problems = problems(of: yaml)
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.position != nil })
    #expect(problems.first?.message.hasPrefix("not YAML") == true, "\(problems)")
  }

  @Test(arguments: [
    ("labels: []\nstyl", 2, 5), ("a: b\n'", 2, 2), ("a:\n  - [", 2, 6), ("é: \"a", 1, 6),
    ("{\n", 2, 1),
  ])
  func `a mistake at the end is in the last line`(yaml: String, line: Int, column: Int) {
    #expect(problems(of: yaml).map(\.position) == [TextPosition(line: line, column: column)])
  }

  /// Their place is the same, where the value is written.
  @Test func `mistakes of aliases are reported in one order`() {
    let names = (0..<20).map { "s\($0)" }.sorted()
    let aliases = names.dropFirst().map { "\($0): *a" }.joined(separator: ", ")
    let problems = problems(of: "styles: {\(names[0]): &a {bold: 1}, \(aliases)}")
    #expect(problems.map(\.path) == names.map { "styles.\($0)" })
  }

  /// Each value is the one before, many times: a few lines stand for more than memory holds.
  private static func doubling(_ levels: Int, by count: Int, leaves: Int) -> String {
    func list(_ value: String, _ count: Int) -> String {
      "[\([String](repeating: value, count: count).joined(separator: ", "))]\n"
    }
    return (1...levels).reduce("a0: &a0 " + list("x", leaves)) { text, level in
      text + "a\(level): &a\(level) " + list("*a\(level - 1)", count)
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      doubling(9, by: 10, leaves: 10), doubling(40, by: 2, leaves: 1),
      doubling(10, by: 3, leaves: 3000), doubling(30, by: 2, leaves: 1) + "? *a30\n: 1\n",
      doubling(9, by: 10, leaves: 10).replacing("\n", with: "\r").replacing(" *", with: "\r *"),
    ])
  func `aliases that stand for more than memory holds are refused`(yaml: String) {
    #expect(problems(of: yaml).map(\.message) == ["too large for a configuration"])
  }

  @Test(arguments: [
    [String](repeating: "a: {", count: 500).joined()
      + [String](repeating: "}", count: 500).joined(),
    [String](repeating: "- ", count: 500).joined(),
    "a0: &a0 []\n" + (1...101).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined(),
  ])
  func `values that are nested deep are refused`(yaml: String) {
    #expect(problems(of: yaml).map(\.message) == ["nested more than 100 deep"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `more directives than anyone writes are refused`() {
    let directives = { (count: Int) in (0..<count).map { "%TAG !a\($0)! tag:x:\n" }.joined() }
    #expect(problems(of: directives(100) + "---\ndisplayScale: 2\n").isEmpty)
    #expect(problems(of: directives(500_000) + "---\n").map(\.message) == ["too many directives"])
  }

  @Test func `an alias is the value of its anchor, at the place where it is used`() throws {
    let yaml = """
      labels:
        - {id: a, keys: [&key x], width: &width 120, font: &font {system: 17, weight: bold}}
        - {id: b, keys: [*key], width: *width, font: *font}
      """
    let labels = try ConfigurationReader.read(yaml, root: "/app").labels
    #expect(labels.map(\.keys) == [[Glob("x")], [Glob("x")]])
    #expect(labels.map(\.width) == [.points(120), .points(120)])
    #expect(labels[1].constraint.font == labels[0].constraint.font)
    let wrong = "gate: {maxWarnings: &many many}\ndisplayScale: *many\n"
    #expect(problems(of: wrong).map(\.path).sorted() == ["displayScale", "gate.maxWarnings"])
    #expect(
      problems(of: "labels: *none").map(\.message)
        == ["not YAML: no value before has the anchor 'none'"])
  }

  @Test func `a path has no more than some 200 bytes, however long the names in it`() throws {
    let name = String(repeating: "k", count: 300)
    let inner = [String](repeating: "1", count: 1000).joined(separator: ",")
    let text = #"{"\#(name)": {"\#(name)": [\#(inner)]}}"#
    for setting in [try WrittenSetting.json(text), try #require(try WrittenSetting.yaml(text))] {
      guard case .map(let outer) = setting.content, case .map(let pairs) = outer[0].value.content,
        case .list(let elements) = pairs[0].value.content
      else {
        Issue.record("\(setting.content)")
        continue
      }
      #expect(elements.map(\.path).last == "…[999]")
    }
  }

  @Test func `a mistake in a style is reported once, whether labels use it or not`() {
    let yaml = """
      styles: {b: {font: [17]}, c: {numberOfLines: x}}
      labels:
        - {id: a, keys: k, width: 10, style: c}
        - {id: b, keys: k, width: 10, style: c}
      """
    #expect(
      problems(of: yaml).map(\.path) == ["styles.b.font", "styles.c.numberOfLines"])
  }

  @Test func `one run reports every mistake`() {
    let yaml = """
      displayScale: x
      labels:
        - {id: a, keys: x}
        - {id: b, keys: x, width: 5, numberOfLines: many, textAlignment: leading}
      """
    #expect(problems(of: yaml).map(\.position?.line) == [1, 3, 4, 4])
  }

  @Test func `a problem says which setting it is about`() {
    let problem = problems(of: "labels:\n  - {id: a, keys: x, width: 5, numberOfLines: many}").first
    #expect(problem?.path == "labels[0].numberOfLines")
    #expect(
      problem?.description == "labels[0].numberOfLines: expected a whole number from 0 to 1000000")
  }

  @Test func `a file that cannot be read or is not UTF-8 is a misuse`() throws {
    let folder = try TestFolder()
    folder.makePipe("pipe.yml")
    try folder.makeSparseFile("sparse.yml", bytes: 200 << 30)
    try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: folder.path + "/latin.yml"))
    for (path, reason) in [
      (folder.path + "/none.yml", "No such file or directory"), (folder.path, "Is a directory"),
      (folder.path + "/pipe.yml", "it is not a regular file"),
      ("/dev/zero", "it is not a regular file"),
      (folder.path + "/sparse.yml", "it is larger than 512 MB"),
      (folder.path + "/latin.yml", "not UTF-8"),
    ] {
      guard case .failure(let error) = ConfigurationFile.read(path) else {
        Issue.record("'\(path)' was read")
        continue
      }
      #expect(error.notices.map(\.isMisuse) == [true])
      #expect(error.description.contains(path) && error.description.contains(reason))
    }
  }

  @Test func `the nearest configuration above is found`() throws {
    let folder = try TestFolder(["a/overset.yml": "", "a/b/c/x.strings": ""])
    #expect(
      ConfigurationFile.find(from: folder.path + "/a/b/c")?.hasSuffix("/a/overset.yml") == true)
    let path = try #require(ConfigurationFile.find(from: folder.path + "/a"))
    let configuration = try ConfigurationFile.read(path).get()
    #expect(configuration.root.hasSuffix("/a"))
    #expect(configuration.path == path)
  }

  @Test func `a notice of a mistake names file, line and column`() throws {
    let folder = try TestFolder(["overset.yml": "displayScale: 3\nlabls: []\n"])
    guard case .failure(let error) = ConfigurationFile.read(folder.path + "/overset.yml") else {
      Issue.record("the configuration was read")
      return
    }
    #expect(
      error.notices.map(\.description) == [
        "\(folder.path)/overset.yml:2:1: error: unknown key 'labls'; did you mean 'labels'?"
      ])
  }

  private func problems(of yaml: String) -> [SettingProblem] {
    do throws(ConfigurationReader.Failure) {
      _ = try ConfigurationReader.read(yaml, root: "/app")
      return []
    } catch {
      return error.problems
    }
  }

  /// The text without its mark, and where that was.
  private func marked(_ text: String) throws -> (text: String, position: TextPosition) {
    let mark = try #require(text.firstRange(of: "1️⃣"))
    let before = text[..<mark.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    let position = TextPosition(
      line: before.count, column: (before.last?.utf16.count ?? 0) + 1)
    return (String(text[..<mark.lowerBound] + text[mark.upperBound...]), position)
  }
}
