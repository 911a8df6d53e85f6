import Fixtures
import Foundation
import Testing

/// The program answers the same on every machine.
struct EnvironmentTests {
  /// How a machine may differ from another one.
  private struct Difference {
    var name: String
    var variables: [String: String]? = [:]
    var folder = "here"
    var mask = "022"
  }

  private static let differences = [
    Difference(
      name: "locale",
      variables: [
        "LC_ALL": "ar_EG.UTF-8", "LANG": "hi_IN", "LANGUAGE": "ja", "FC_LANG": "ja",
      ]),
    Difference(name: "encoding", variables: ["LC_ALL": "ja_JP.eucJP"]),
    Difference(name: "time zone", variables: ["TZ": "Pacific/Kiritimati"]),
    Difference(
      name: "home", variables: ["HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"]),
    Difference(name: "shaper", variables: ["HB_SHAPER_LIST": "fallback"]),
    Difference(name: "no variables", variables: nil),
    Difference(name: "working directory", folder: "there"),
    Difference(name: "umask", mask: "077"),
  ]

  /// Everything the program writes.
  private struct Answer: Equatable {
    var status: Int32
    var json: String
    var errors: String
    var text: String
  }

  private let folder: TestFolder

  init() throws {
    let numbers = "\"count\" = \"%d\";\n\"length\" = \"%.2f km\";\n\"size\" = \"%e\";\n"
    let nights = """
      <plist version="1.0"><dict><key>nights</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@nights@</string>
      <key>nights</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d x</string><key>other</key><string>%d xx</string></dict></dict></dict></plist>
      """
    folder = try TestFolder([
      "here/file": "", "there/file": "",
      "thin/overset.yml": """
      sourceLocale: en
      labels: [{id: all, keys: ["*"], width: 60, numberOfLines: 1, font: {system: 17}}]
      """,
      // ICU has no data for Corsican and Latin.
      "thin/en.lproj/Numbers.strings": numbers,
      "thin/co.lproj/Numbers.strings": numbers,
      "thin/la.lproj/Numbers.strings": numbers,
      "thin/en.lproj/Plurals.stringsdict": nights,
      "thin/co.lproj/Plurals.stringsdict": nights,
      "thin/la.lproj/Plurals.stringsdict": nights,
      "thin/Arguments.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%1$@ of %2$lld": {"localizations": {
        "co": {"stringUnit": {"state": "translated", "value": "%2$lld %1$@"}},
        "la": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%2$lld %1$@"}}}}}}}}}
      """,
    ])
  }

  @Test func `a check says the same in every environment`() throws {
    try expectSame("\(folder.path)/thin/overset.yml", on: Self.differences)
  }

  /// The sample has more of everything that may differ, and takes longer: all differences at once.
  @Test func `a check of the sample says the same where all is different`() throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Catalogs/Wayfare/overset.yml").standardizedFileURL.path
    let all = Self.differences.compactMap(\.variables).reduce([:]) {
      $0.merging($1) { first, _ in first }
    }
    try expectSame(
      sample, on: [Difference(name: "all", variables: all, folder: "there", mask: "077")])
  }

  private func expectSame(_ configuration: String, on differences: [Difference]) throws {
    let plain = try answer(configuration, on: Difference(name: "plain"))
    #expect(plain.status == 1 && plain.json.hasPrefix("{") && !plain.text.isEmpty)
    for difference in differences {
      let answer = try answer(configuration, on: difference)
      #expect(answer == plain, "\(difference.name) changes the report of \(configuration)")
    }
  }

  /// Fontconfig puts the family's name in the language of the environment first. Here the bold font
  /// of the family has no Japanese name.
  @Test func `the language of a font's names does not choose the font`() throws {
    var regular = try Data(contentsOf: URL(fileURLWithPath: RequiredFont.boxesPath))
    // Without this table it is no variable font, and has one weight.
    let variations = try #require(regular.range(of: Data("fvar".utf8)))
    regular.replaceSubrange(variations, with: Data("xvar".utf8))
    var bold = regular
    // Its `usWeightClass` becomes 700.
    let entry = try #require(bold.range(of: Data("OS/2".utf8))).lowerBound
    let table = bold[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
    bold.replaceSubrange(table + 4..<table + 6, with: [2, 188])
    let fonts = try TestFolder(["fonts/file": ""])
    try regular.write(to: URL(fileURLWithPath: fonts.path + "/fonts/regular.ttf"))
    try bold.write(to: URL(fileURLWithPath: fonts.path + "/fonts/bold.ttf"))
    try fonts.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <dir>\(fonts.path)/fonts</dir>
        <cachedir>\(fonts.path)/cache</cachedir>
        <match target="scan">
          <test name="file" compare="contains"><string>/regular.ttf</string></test>
          <edit name="family" mode="append"><string>Hako</string></edit>
          <edit name="familylang" mode="assign"><string>en</string><string>ja</string></edit>
          <edit name="postscriptname" mode="assign"><string>Boxes</string></edit>
        </match>
      </fontconfig>
      """, to: "fonts.conf")
    let answers = try ["en", "ja"].map { language in
      try ToolRun(
        Program.path,
        [
          "fit", "Pay", "--width", "100", "--json", "--label",
          #"{"font": {"name": "Boxes", "size": 20, "weight": "bold"}}"#,
        ],
        environment: ["FONTCONFIG_FILE": fonts.path + "/fonts.conf", "FC_LANG": language]
      ).output
    }
    #expect(answers[0].contains("\"confidence\":\"certain\"") && answers[1] == answers[0])
  }

  private func answer(_ configuration: String, on machine: Difference) throws -> Answer {
    let plain = [
      "LC_ALL": "en_US.UTF-8", "TZ": "UTC", "HOME": folder.path, "PATH": "/usr/bin:/bin",
    ]
    let variables = machine.variables.map { plain.merging($0) { $1 } } ?? [:]
    let run = try ToolRun(
      "env",
      ["-i"] + variables.map { "\($0)=\($1)" } + [
        "/bin/sh", "-c", "umask \(machine.mask); exec \"$0\" \"$@\"", Program.path,
        "check", "--config", configuration, "--all", "--format", "json",
        "--format", "text=\(folder.path)/report.txt",
      ], in: "\(folder.path)/\(machine.folder)")
    return Answer(
      status: run.status, json: run.output, errors: run.errors,
      text: try String(contentsOfFile: folder.path + "/report.txt", encoding: .utf8))
  }
}
