import Fixtures
import OversetModel
@testable import OversetSources
import OversetSurfaces
import Testing

@testable import Overset
@testable import OversetConfiguration

/// `sources` of overset.yml.
struct SourceSettingsTests {
  private func settings(_ yaml: String) throws -> SourceSettings {
    try ConfigurationReader.read(yaml, root: "/app").sources
  }

  @Test(arguments: [("sources: true", true), ("sources: false", false), ("sources: {}", true)])
  func `source code is read or not`(yaml: String, isRead: Bool) throws {
    #expect(try settings(yaml).isRead == isRead)
  }

  @Test(arguments: [
    ("[App]", "App/View.swift", true), ("[App]", "Apple/View.swift", false),
    ("[App/]", "App/a/View.swift", true), ("['Modules/*/Sources']", "Modules/A/Sources/a.m", true),
    ("['Modules/*/Sources']", "Modules/A/Tests/a.m", false), ("['**/*.m']", "A/a.m", true),
    ("[.]", "a.m", true), ("[../Shared]", "../Shared/a.m", true), ("[]", "a.m", false),
  ])
  func `paths are folders or globs`(paths: String, file: String, isMeant: Bool) throws {
    #expect(try settings("sources: {paths: \(paths)}").includes(file) == isMeant)
  }

  @Test func `a component has all that a label has`() throws {
    let settings = try settings(
      """
      styles: {wide: {width: screen - 48, height: 44}}
      sources:
        components:
          - call: "PrimaryButton(title:)"
            style: wide
            font: headline
            lines: 1
            minimumScaleFactor: 0.8
            insets: {leading: 8, bottom: 2}
          - {call: "Banner(_:)", lines: 0, width: 200}
          - {call: "Chip(_:)", lines: 2}
          - {call: "row.show(_:)", kind: UILabel, width: 100}
          - {call: "Hidden(_:)", shows: nothing}
        ignore: "track(_:)"
      """)
    let components = settings.components.map(\.value)
    #expect(
      components.map(\.call.description) == [
        "PrimaryButton(title:)", "Banner(_:)", "Chip(_:)", "row.show(_:)", "Hidden(_:)",
        "track(_:)",
      ])
    #expect(settings.components.first?.position == TextPosition(line: 4, column: 7))
    guard case .label(let button) = components[0].shows,
      case .label(let chip) = components[2].shows,
      case .label(let row) = components[3].shows
    else {
      Issue.record("\(components)")
      return
    }
    #expect(button.width == .exactly(.screen - 48))
    #expect(button.height == 44)
    #expect(button.insets == Insets(leading: 8, bottom: 2))
    #expect(button.constraint.kind == .swiftUIText)
    #expect(button.constraint.numberOfLines == 1)
    #expect(button.constraint.minimumScaleFactor == 0.8)
    #expect(button.constraint.adjustsFontSizeToFitWidth)
    #expect(button.constraint.font == .textStyle(.headline))
    #expect(button.isFontKnown && button.evidence == .stated)
    #expect(components[1].shows == .wraps)
    #expect(chip.width == .atMost(.screen) && !chip.isFontKnown)
    #expect(row.constraint.kind == .uiLabel && row.constraint.numberOfLines == 1)
    #expect(components[4].shows == .nothing && components[5].shows == .nothing)
  }

  @Test func `accessors and helpers`() throws {
    let settings = try settings(
      """
      sources:
        accessors: [{type: LocalString, key: "_ → .", table: Shop}, {type: Strings}]
        helpers: ['"key".localized()', 'tr("key", table: "Table")']
      """)
    #expect(settings.declarations.accessors.map(\.type) == ["LocalString", "Strings"])
    #expect(settings.declarations.accessors.map(\.table) == ["Shop", nil])
    #expect(
      settings.declarations.accessors.first?.replacements
        == [KeyAccessor.Replacement(old: "_", new: ".")])
    #expect(settings.declarations.functions.map(\.name) == ["localized", "tr"])
    #expect(
      settings.helpers.map(\.text) == ["\"key\".localized()", "tr(\"key\", table: \"Table\")"])
  }

  /// What is wrong, with its line and column.
  @Test(arguments: [
    ("sources: flase", "1:10 expected true or false"),
    ("sources: {acessors: []}", "1:11 unknown key 'acessors'; did you mean 'accessors'?"),
    ("sources: {accessors: [{typ: A}]}", "1:24 unknown key 'typ'; did you mean 'type'?"),
    ("sources: {accessors: [{key: _ → .}]}", "1:23 'type' is missing"),
    (
      "sources: {accessors: [{type: A, key: _}]}",
      "1:38 expected what a name's parts become in the key: _ → ."
    ),
    (
      "sources: {helpers: [tr(key)]}",
      "1:21 expected a call with \"key\" in the place of the key: \"key\".localized(), tr(\"key\")"
    ),
    (
      "sources: {components: [{call: Row, lines: 1}]}",
      "1:31 expected a call with the labels of its texts: PrimaryButton(title:), track(_:)"
    ),
    ("sources: {components: [{lines: 1}]}", "1:24 'call' is missing"),
    (
      "sources: {components: [{call: 'a(_:)', linse: 1, width: 9}]}",
      "1:40 unknown key 'linse'; did you mean 'lines'?"
    ),
    (
      "sources: {components: [{call: 'a(_:)', font: body}]}",
      "1:24 say how the text is shown: 'width', 'lines', 'height', 'style' or 'shows: nothing'"
    ),
    (
      "sources: {components: [{call: 'a(_:)', shows: all}]}",
      "1:47 unknown value 'all'; there is nothing"
    ),
    (
      "sources: {components: [{call: 'a(_:)', width: screen * screen}]}",
      "1:47 the width is no share of 'screen' and points"
    ),
    (
      "styles: {big: {}}\nsources: {components: [{call: 'a(_:)', style: bgi}]}",
      "2:47 unknown style 'bgi'; did you mean 'big'?"
    ),
    (
      "sources: {components: [{call: 'a(_:)', lines: 1, kind: text}]}",
      "1:56 unknown value 'text'; did you mean 'Text'?"
    ),
    ("gate: {minCoverage: 60}", "1:21 expected a number from 0 to 1, not 60"),
  ])
  func `a mistake is reported where it is`(yaml: String, message: String) {
    do throws(ConfigurationReader.Failure) {
      _ = try ConfigurationReader.read(yaml, root: "/app")
      Issue.record("there is no mistake in \(yaml)")
    } catch {
      let found = error.problems.map {
        "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)"
      }
      #expect(found.contains(message), "\(found)")
    }
  }

  @Test func `SwiftUI's Text has its own defaults`() throws {
    let labels = try ConfigurationReader.read(
      """
      platform: macOS
      labels:
        - {id: a, keys: a, width: 1, kind: Text}
        - {id: b, keys: b, width: 1, kind: Text, lines: 2, font: 15, markdown: false, minimumScaleFactor: 0.5}
        - {id: c, keys: c, width: 1, kind: NSTextField}
        - {id: d, keys: d, width: 1}
      """, root: "/app"
    ).labels.map(\.constraint)
    #expect(labels.map(\.kind) == [.swiftUIText, .swiftUIText, .nsTextField, .uiLabel])
    #expect(labels.map(\.numberOfLines) == [0, 2, 1, 1])
    #expect(labels.map(\.markdown) == [true, false, false, false])
    #expect(labels.map(\.adjustsFontSizeToFitWidth) == [false, true, false, false])
    #expect(labels[0].font == .textStyle(.body).on(.macOS, displayScale: 3))
    #expect(labels[1].font.pointSize == 15)
    #expect(labels[3].font == LabelConstraint().font)
  }
}
