import Fixtures
import Foundation
import OversetReports
import Testing

/// An app in which every name, every text and every setting is a hostile one.
struct HostileAppTests {
  private let app: TestFolder
  /// No file's name may have these.
  private static let names = hostileTexts.map {
    $0.replacing("/", with: "").replacing("\0", with: "")
  }.filter { !$0.isEmpty && $0 != " " && $0.utf8.count < 100 }

  init() throws {
    let texts = hostileTexts.map { $0.replacing("\0", with: "") }
    var strings = ""
    var dictionary: [String: Any] = [:]
    var catalog: [String: Any] = [:]
    for (index, text) in texts.enumerated() {
      strings += "/* \(text.replacing("*/", with: "")) */\n"
      strings += "\(Self.quoted("key \(index)_\(text)")) = \(Self.quoted("Continue: \(text)"));\n"
      strings += "\(Self.quoted(text)) = \(Self.quoted(text + " %d"));\n"
      // A variable that refers to itself is reported on standard error, with its key.
      dictionary["entry \(index)_\(text)"] = [
        "NSStringLocalizedFormatKey": "%#@\(text)@",
        text: [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "d", "other": "\(text) %#@\(text)@", text: text,
        ],
      ]
      catalog["catalog \(index)_\(text)"] = [
        "comment": "overset: \(text)",
        "localizations": [
          "en": ["stringUnit": ["state": text, "value": "Continue: \(text)"]],
          text: ["stringUnit": ["state": "new", "value": text]],
        ],
      ]
    }
    app = try TestFolder(["en.lproj/L.strings": strings, "de.lproj/L.strings": "\"a\" = \"%@\";"])
    try Self.write(dictionary, to: app.path + "/en.lproj/D.stringsdict")
    let json = ["sourceLanguage": "en", "strings": catalog, "version": "1.0"] as [String: Any]
    try JSONSerialization.data(withJSONObject: json).write(
      to: URL(fileURLWithPath: app.path + "/C.xcstrings"))
    for name in Self.names {
      // A fault in each: its place and message are printed.
      try? app.write("\"a\" = ;", to: "en.lproj/\(name).strings")
      try? app.write("\"a\" = \"b\";", to: "\(name).lproj/L.strings")
      try? app.write("\"a\" = \"b\"", to: "\(name)/en.lproj/M.strings")
    }
    try app.write(Self.configuration(texts), to: "overset.yml")
    try app.write(Self.losses(texts), to: "lost.yml")
    try app.write(Self.mistakes(texts), to: "mistakes.yml")
    try app.write("labels:\n  - {id: a, keys: [\u{1B}]}\n x: ::error::a\n", to: "damaged.yml")
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// For YAML, which refuses controls, and the halves of a character that JSON's escapes are.
  private static func yaml(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      let isPlain = (0x20..<0x7F).contains(scalar.value) && scalar != "\"" && scalar != "\\"
      return isPlain ? String(scalar) : "\\U" + String(format: "%08x", scalar.value)
    }
    return "\"\(escaped.joined())\""
  }

  private static func write(_ list: [String: Any], to path: String) throws {
    // XML's property lists have no controls; binary ones have.
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      .write(to: URL(fileURLWithPath: path))
  }

  private static func configuration(_ texts: [String]) -> String {
    let labels = texts.enumerated().map { index, text in
      """
        - id: \(yaml("\(text)\(index)"))
          keys: ["key \(index)_*", "entry \(index)_*"]
          width: 60
          font: {system: 17}
      """
    }
    let ignores = texts.map { text in
      "  - {rule: truncated, key: \(yaml("*" + text)), reason: \(yaml(text))}"
    }
    return """
      catalogs: ["**"]
      sourceLocale: en
      fonts: {search: [\(texts.filter { !$0.isEmpty }.map(yaml).joined(separator: ", "))]}
      labels:
      \(labels.joined(separator: "\n"))
        - {id: rest, keys: ["*"], default: true, width: 40, numberOfLines: 1, font: {system: 17}}
      ignore:
      \(ignores.joined(separator: "\n"))
      """
  }

  /// Each text as a catalog and as a font that are not there.
  private static func losses(_ texts: [String]) -> String {
    let labels = texts.enumerated().map { index, text in
      "  - {id: \(yaml("\(text)\(index)")), keys: [\"key \(index)_*\"], width: 60, "
        + "font: {name: \(yaml(text)), size: 17}}"
    }
    return """
      catalogs: ["**", \(texts.filter { !$0.isEmpty }.map(yaml).joined(separator: ", "))]
      labels:
      \(labels.joined(separator: "\n"))
      """
  }

  /// Each text as an unknown key, and as a value in several places where it cannot be one.
  private static func mistakes(_ texts: [String]) -> String {
    let labels = texts.map { text in
      "  - {id: \(yaml(text)), keys: [\(yaml(text))], width: \(yaml(text)), style: \(yaml(text)), "
        + "font: {textStyle: \(yaml(text)), weight: \(yaml(text))}, group: \(yaml(text)), "
        + "numberOfLines: \(yaml(text)), lineBreakMode: \(yaml(text))}"
    }
    // YAML takes no longer key.
    let keys = Set(texts.filter { $0.utf8.count < 100 }).sorted()
    return keys.map { "\(yaml($0)): \(yaml($0))\n" }.joined() + """
      sourceLocale: \(yaml(texts[0]))
      locales: [\(texts.map(yaml).joined(separator: ", "))]
      rules: {\(keys.map { "\(yaml($0)): \(yaml($0))" }.joined(separator: ", "))}
      labels:
      \(labels.joined(separator: "\n"))
      """
  }

  private func run(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(Program.path, arguments, in: app.path, environment: ["GITHUB_STEP_SUMMARY": ""])
  }

  @Test func `a check prints nothing that is obeyed, in no format`() throws {
    let formats = ReportFormat.allCases.map(\.rawValue)
    let run = try run(["check"] + formats.flatMap { ["--format", "\($0)=report.\($0)"] })
    #expect(run.status == 1 && run.isObeyedByNobody(), "\(run.errors.prefix(10_000))")
    #expect(run.errors.contains("_x\\n::add-mask::secret' (en) has more plural cases"))
    for format in formats {
      let bytes = FileManager.default.contents(atPath: "\(app.path)/report.\(format)")
      let obeyed = ObeyedOutput(String(decoding: bytes ?? Data(), as: UTF8.self))
      let ours = ["error", "warning", "notice"].map { "::\($0) file=" }
      let commands = obeyed.commands.filter { command in
        format != "github" || !ours.contains { command.hasPrefix($0) }
      }
      #expect((bytes?.count ?? 0) > 5000, "\(format)")
      #expect(obeyed.controls.isEmpty && commands.isEmpty, "\(format)")
    }
  }

  @Test(arguments: [
    ["catalogs"], ["catalogs", "--json"], ["init", "--print"],
    ["check", "--width", "40", "C.xcstrings"], ["check", "--config", "lost.yml"],
    ["check", "--config", "mistakes.yml"], ["check", "--config", "damaged.yml"],
  ])
  func `other commands print nothing that is obeyed`(_ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(!(run.output + run.errors).isEmpty && run.isObeyedByNobody())
  }

  @Test func `what a baseline has and a check has not is never obeyed`() throws {
    let name = "\u{1B}[1m\n::error::\u{9B}.json"
    let written = try run(["baseline", "write", "--baseline", name])
    #expect(written.status == 0 && written.isObeyedByNobody())
    let diff = try run(["baseline", "diff", "--baseline", name, "C.xcstrings", "--width", "9"])
    #expect(diff.status == 1 && diff.isObeyedByNobody())
  }
}

/// Arguments that are wrong are repeated.
struct HostileArgumentTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder(["en.lproj/L.strings": "\"a\" = \"Pay\";"]) }

  private func run(_ arguments: [String], input: String = "") throws -> ToolRun {
    try ToolRun(Program.path, arguments, in: folder.path, input: input)
  }

  /// All texts at once, each in a line of its own.
  private static let argument = hostileTexts.filter { $0.utf8.count < 1000 }
    .map { $0.replacing("\0", with: "") }.joined(separator: "\n")

  @Test(arguments: [
    ["check", argument], ["check", "--config", argument], ["check", "--locale", argument],
    ["check", "--since", argument], ["check", "--format", argument],
    ["check", "--width", "9", "--format", "html=\(argument)/x"], ["check", "--width", argument],
    ["check", "--width", "9", "--font", argument], ["check", "--fail-on", argument],
    ["check", "--baseline", argument], ["check", "--\(argument)"], [argument],
    ["baseline", "write", "--width", "9", "--baseline", "\(argument)/x"], ["catalogs", argument],
    ["init", argument], ["rules", argument], ["schema", argument], ["help", argument],
    ["fit", argument, "--width", "50"], ["fit", argument, "--width", "50", "--json"],
    ["fit", "a", "--width", "50", "--label", argument], ["fit", "a", "--mode", argument],
    ["fit", "a", "--width", "50", "--locale", argument],
  ])
  func `a wrong argument is reported, and never obeyed`(_ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(!(run.output + run.errors).isEmpty && run.isObeyedByNobody())
  }

  @Test func `answers to requests are never obeyed`() throws {
    let requests = try hostileTexts.map { text in
      let data = try JSONSerialization.data(
        withJSONObject: text, options: .fragmentsAllowed)
      let text = String(decoding: data, as: UTF8.self)
      return #"{"id":\#(text),"text":\#(text),"locale":\#(text),"#
        + #""label":{"font":{"family":\#(text)},\#(text):1}}"#
    }
    let run = try run(["fit", "--stdin"], input: requests.joined(separator: "\n"))
    #expect(run.output.split(separator: "\n").count == hostileTexts.count)
    #expect(run.isObeyedByNobody())
  }
}

extension ToolRun {
  /// On neither stream.
  fileprivate func isObeyedByNobody() -> Bool {
    ObeyedOutput(output).isEmpty && ObeyedOutput(errors).isEmpty
  }
}
