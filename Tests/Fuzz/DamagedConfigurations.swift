import Fixtures
import Foundation
import Overset
import OversetConfiguration
import OversetModel
import OversetSources
import OversetSurfaces
import OversetSwiftSource

/// Damaged versions of an `overset.yml` that has every setting.
struct DamagedConfigurations: FuzzSubject {
  let name = "configuration"
  let seeds = "every setting"
  let tokens =
    [
      "&a ", "*a", "*a : ", "? *a\n: ", "<<: *a\n", "? ", ": ", "- ", "-\n", "\n  ", "\n    ", "[",
      "]",
      "{", "}", "{? ", ", ", "|\n  ", ">-\n ", "'", "\"", "#", "---\n", "...\n", "%YAML 1.1\n",
      "!!seq ",
      "!!binary ", "\t", "null", "~", "no", "1e999", "-1", "0", ".inf", "0x10", "screen",
      "screen / 0",
      "(", ")", " + 1", " * screen", "*", "**/", "?", "\\", "labels:\n", "id: ", "keys: ",
      "width: ",
      "font: {system: ", "{max: ", "styles: ", "default: true\n", "sources: ", "call: ", "type: ",
      "_ → .", " → ", "key", ".key", "(_:)", "(title:)", "\"key\".", "()", "A.", "lines: ",
    ].map { Array($0.utf8) } + Damage.brokenCharacters

  private let folder: TestFolder
  private var path: String { folder.path + "/" + ConfigurationFile.name }

  /// Throws where the undamaged one is refused.
  init() throws {
    folder = try TestFolder()
    _ = try read(Array(Self.everything.utf8)).get()
  }

  func round(seed: UInt64, with damage: inout Damage) throws -> FuzzRound {
    let whole = Array(Self.everything.utf8)
    var bytes = whole
    // Most that are damaged more are refused.
    if seed % 3 == 0 {
      damage.replaceNumber(in: &bytes)
    } else {
      bytes = damage.applied(to: whole, with: whole)
    }
    var round = FuzzRound()
    switch try read(bytes) {
    case .success(let configuration):
      round.outcomes["accepted"] = 1
      round.faults = faults(of: configuration)
      // What is below changes nothing, if it is not what a text without an end goes on with.
      if bytes.last == UInt8(ascii: "\n"),
        case .success(let again) = try read(bytes + Array("# below\n".utf8)),
        !Self.areSame(again, configuration)
      {
        round.faults.append("a comment changes nothing")
      }
    case .failure(let error):
      round.outcomes["refused"] = 1
      round.faults = faults(of: error, in: bytes)
    }
    if try !Self.areSame(read(bytes), read(bytes)) {
      round.faults.append("reading twice is reading once")
    }
    return round
  }

  private func read(_ bytes: [UInt8]) throws -> Result<Configuration, ConfigurationError> {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return ConfigurationFile.read(path)
  }

  private static func areSame(
    _ one: Result<Configuration, ConfigurationError>,
    _ other: Result<Configuration, ConfigurationError>
  ) -> Bool {
    switch (one, other) {
    case (.success(let one), .success(let other)): areSame(one, other)
    case (.failure(let one), .failure(let other)): one.notices == other.notices
    default: false
    }
  }

  private static func areSame(_ one: Configuration, _ other: Configuration) -> Bool {
    one.labels == other.labels && one.groups == other.groups && one.fonts == other.fonts
      && one.screens == other.screens && one.contentSizes == other.contentSizes
      && one.catalogs == other.catalogs && one.exclude == other.exclude
      && one.locales == other.locales && one.sourceLocale == other.sourceLocale
      && one.displayScale == other.displayScale && one.ignore == other.ignore
      && one.sources == other.sources && one.rules == other.rules && one.gate == other.gate
      && one.baseline == other.baseline
  }

  /// What must hold of every configuration that is accepted.
  private func faults(of configuration: Configuration) -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }
    expect(configuration.displayScale.isFinite, "the display scale is a number")
    expect(configuration.screens.allSatisfy { $0.width.isFinite }, "screens have widths")
    expect(!configuration.screens.isEmpty && !configuration.contentSizes.isEmpty, "there are sizes")
    let ids = configuration.labels.map(\.id)
    expect(Set(ids).count == ids.count, "each label is there once")
    for label in configuration.labels {
      for screen in configuration.screens {
        let room = label.room(onScreen: screen.width)
        expect(room.width.isFinite && room.height >= 0, "a label has a width")
      }
    }
    let files = readSources(
      [Self.code], stated: configuration.sources.declarations, workers: 1
    ).files
    let resolver = SurfaceResolver(files, components: configuration.sources.ownComponents)
    expect(
      files.flatMap(\.uses).allSatisfy { !resolver.verdicts(of: $0).isEmpty },
      "each use of a key has a verdict")
    for path in ["App/View.swift", "", "/", "Größe/日本.m"] {
      _ = configuration.sources.includes(path)
    }
    return faults
  }

  /// Code that the configuration says something of.
  private static let code = SourceInput(
    path: "App/View.swift",
    bytes: Array(
      """
      struct V: View {
        var body: some View {
          PrimaryButton(title: LocalString.pay_now); Text("pay".loc()); Card { tr("key", 3) }
          track("event"); Row(L10n.Settings.title, text: Local.a)
        }
      }
      """.utf8))

  /// What must hold of every refusal.
  private func faults(of error: ConfigurationError, in bytes: [UInt8]) -> [String] {
    var faults = error.notices.isEmpty ? ["a refusal says why"] : []
    let text = Text(bytes)
    for notice in error.notices {
      if notice.message.isEmpty || notice.message.hasSuffix(".") {
        faults.append("a message is a phrase: \(notice)")
      }
      if let location = notice.location, location.path == path, text.holds(location.position) {
        continue
      }
      faults.append("a mistake has a place in the file: \(notice)")
    }
    return faults
  }

  private static let everything = """
    # yaml-language-server: $schema=overset.schema.json
    catalogs: ["App/**/*.xcstrings", 'Größe/*.strings', plain.stringsdict]
    exclude: [Pods, .build]
    sourceLocale: en
    locales: [de, pt-BR, no]
    platform: iOS
    fonts:
      search: [Fonts, /usr/share/fonts/none]
      system: Inter
      fallback: {Arab: Noto Sans Arabic, ja: "Noto Sans CJK JP"}
    displayScale: 3
    screens: {se: 320, standard: 393.5, 日本: 1e3}
    contentSizes: [L, AX3]
    styles:
      button: &button
        font: {name: Lato, size: 12, fontMetrics: body, maximumPointSize: 20}
        height: 50
        numberOfLines: 1
        adjustsFontSizeToFitWidth: true
        minimumScaleFactor: 0.8
        textAlignment: center
      hint: {font: {textStyle: headline}, width: screen - 32, insets: &insets {leading: 8, top: 1}}
      other: *button
    groups:
      bar: {width: screen - 32, spacing: 16}
    labels:
      - id: pay
        keys: [checkout.pay, "pay.*", 'a\\*b']
        table: Local*
        style: button
        width: (screen - 48) * 0.5 / 2 + 10
        group: bar
        arguments: {1: ["€1,284.50"], 2: [a, b], bags: ["12"]}
      - id: cancel
        keys: cancel
        font: {system: 17, weight: semibold, italic: true}
        width: {max: 200}
        group: bar
        lineBreakMode: byTruncatingMiddle
        lineBreakStrategy: pushOut
        baselineAdjustment: alignCenters
        allowsDefaultTighteningForTruncation: true
        semanticContentAttribute: forceRightToLeft
        verticalAlignment: middle
        preferredMaxLayoutWidth: 100
        sizingRule: oversize
        clipsToBounds: true
        insets: *insets
        shadowColor: label
        shadowOffset: {width: 1, height: -1}
        markdown: true
        textColor: "#12AB9F"
      - id: rest
        default: true
        keys: ["*"]
        font: {file: Fonts/Lato.ttc, face: 1, size: 15}
        width: screen
        numberOfLines: 0
        attributedText:
          kern: 0.5
          runs: [{text: "Wayfare", bold: true}, {start: 0, end: 5, font: {name: Lato, size: 9}, kern: 1},
            {text: "*", attachment: {width: 9, height: 8}, tracking: 1, foregroundColor: "#102030", paragraphStyle: {tabStops: [9]}}]
          paragraphStyle: {lineSpacing: 2, minimumLineHeight: 20, firstLineHeadIndent: 8, lineBreakMode: byWordWrapping,
            lineBreakStrategy: [pushOut, hangulWordPriority], tabStops: [40, 80], baseWritingDirection: rightToLeft}
    sources:
      paths: [App, "Kits/**/*.swift"]
      accessors: [{type: LocalString, key: "_ → ."}, {type: L10n.Settings}, {type: Local}]
      helpers: ['"key".loc()', 'tr("key", _)', 'Lang.text(key: "key")']
      components:
        - {call: "PrimaryButton(title:)", font: headline, width: screen - 48, lines: 1}
        - {call: "Row(_:text:)", font: {system: 12}, width: 100, height: 20.5}
        - {call: "Card()", lines: 0}
      ignore: ["track(_:)"]
    rules:
      crowded: {severity: note, from: 0.95}
      shrunk-below-threshold: {severity: warning, scale: 0.85, pointSize: 11}
      rtl-alignment: off
    gate: {failOn: error, maxWarnings: 20, inconclusive: allow, minCoverage: 0.6}
    ignore:
      - {rule: truncated, label: "news.*", locales: [fi], reason: headlines come from the server}
      - rule: [truncated, clipped]
        key: a*
        reason: >
          a long
          reason
    baseline: {file: overset-baseline.json, mayGrow: 2}

    """
}
