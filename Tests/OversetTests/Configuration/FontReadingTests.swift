import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// How `overset.yml` and a fit request name a font.
struct FontReadingTests {
  private static func variant(_ change: (inout FontDescription) -> Void) -> FontDescription {
    var font = FontDescription.system(size: 17)
    change(&font)
    return font
  }

  @Test(arguments: [
    ("{system: 17}", FontDescription.system(size: 17)),
    ("17", .system(size: 17)),
    ("body", .textStyle(.body)),
    ("17 semibold italic", .system(size: 17, weight: .semibold, italic: true)),
    ("{system: 9.5, weight: black}", .system(size: 9.5, weight: .black)),
    ("{system: 17, italic: true}", .system(size: 17, italic: true)),
    (
      "{monospacedSystem: 13, weight: bold}",
      FontDescription(.monospacedSystem, size: .points(13), weight: .bold)
    ),
    (
      "{textStyle: body, contentSize: AX5}",
      .textStyle(.body, contentSize: .accessibilityExtraExtraExtraLarge)
    ),
    ("{textStyle: extraLargeTitle2}", .textStyle(.extraLargeTitle2)),
    (
      "{textStyle: body, weight: heavy, italic: false}",
      FontDescription(.system, size: .textStyle(.body), weight: .heavy)
    ),
    ("{name: Inter-Regular, size: 15}", .named("Inter-Regular", size: 15)),
    (
      "{name: Inter, size: 15, weight: semibold, italic: true}",
      FontDescription(.named("Inter"), size: .points(15), weight: .semibold, isItalic: true)
    ),
    (
      "{name: Lato, size: 15, fontMetrics: body, maximumPointSize: 30}",
      FontDescription(.named("Lato"), size: .scaled(15, metrics: .body, maximum: 30))
    ),
    (
      "{system: 15, fontMetrics: caption1}",
      FontDescription(.system, size: .scaled(15, metrics: .caption1), weight: .regular)
    ),
    (
      "{name: Lato, size: 15, fontMetrics: body, contentSize: AX1}",
      FontDescription(.named("Lato"), size: .scaled(15, metrics: .body))
        .scaled(to: .accessibilityMedium)
    ),
    ("{file: Fonts/A.ttf, size: 15}", .file("/app/Fonts/A.ttf", size: 15)),
    ("{file: /Fonts/A.ttf, size: 15}", .file("/Fonts/A.ttf", size: 15)),
    ("{system: 17, monospacedDigits: true}", variant { $0.hasMonospacedDigits = true }),
    ("{system: 17, design: rounded}", variant { $0.design = .rounded }),
    ("{system: 17, width: condensed, design: default}", variant { $0.width = .condensed }),
    (
      "{system: 17, design: monospaced}",
      variant {
        $0.typeface = .monospacedSystem
        $0.design = .monospaced
      }
    ),
    (
      "{file: /A.ttc, face: 2, size: 15}",
      FontDescription(.file("/A.ttc", face: .index(2)), size: .points(15))
    ),
    (
      "{file: /A.ttc, face: A-Bold, size: 15}",
      FontDescription(.file("/A.ttc", face: .postScriptName("A-Bold")), size: .points(15))
    ),
    (
      "{file: /A.ttc, face: '2', size: 15}",
      FontDescription(.file("/A.ttc", face: .postScriptName("2")), size: .points(15))
    ),
  ])
  func `a font is named in one of five ways`(yaml: String, expected: FontDescription) throws {
    let configuration = try ConfigurationReader.read(
      "labels: [{id: a, keys: '*', width: 1, font: \(yaml)}]", root: "/app")
    let font = try #require(configuration.labels.first?.constraint.font)
    #expect(font == expected)
  }

  struct Mistake: Sendable, CustomStringConvertible {
    var font: String
    var column: Int
    var message: String
    var description: String { message }

    /// `marked` has 1️⃣ where the mistake is.
    init(_ marked: String, _ message: String) {
      let parts = marked.split(separator: "1️⃣", maxSplits: 1, omittingEmptySubsequences: false)
      font = parts.joined()
      column = (parts.first?.utf16.count ?? 0) + 1
      self.message = message
    }
  }

  private static let kinds =
    "expected one of 'system', 'monospacedSystem', 'textStyle', 'name' and 'file'"

  @Test(arguments: [
    Mistake("1️⃣{size: 3}", kinds), Mistake("1️⃣{system: 3, name: b, size: 3}", kinds),
    Mistake("1️⃣[17]", "expected keys and values"),
    Mistake("{system: 17, size: 1️⃣3}", "'size' says nothing beside 'system'"),
    Mistake(
      "{textStyle: body, fontMetrics: 1️⃣body}",
      "'fontMetrics' says nothing beside 'textStyle'"),
    Mistake("{name: Inter, size: 3, face: 1️⃣1}", "'face' says nothing beside 'name'"),
    Mistake(
      "{name: Inter, size: 3, contentSize: 1️⃣L}",
      "'contentSize' says nothing without 'fontMetrics'"),
    Mistake(
      "{system: 3, maximumPointSize: 1️⃣9}",
      "'maximumPointSize' says nothing without 'fontMetrics'"),
    Mistake("1️⃣{name: Inter}", "a font by name needs a 'size'"),
    Mistake("1️⃣{file: A.ttf}", "a font by file needs a 'size'"),
    Mistake("{system: 1️⃣0}", "expected a number from 0.1 to 10000, not 0"),
    Mistake("{system: 1️⃣big}", "expected a number"),
    Mistake(
      "{system: 17, weight: 1️⃣fat}",
      "unknown value 'fat'; there are ultraLight, thin, light, regular, medium, semibold, bold, heavy, black"
    ),
    Mistake("{system: 17, italic: 1️⃣yes}", "expected true or false"),
    Mistake("{system: 17, 1️⃣italics: true}", "unknown key 'italics'; did you mean 'italic'?"),
    Mistake("{textStyle: 1️⃣title}", "unknown value 'title'; did you mean 'title1'?"),
    Mistake("{name: A, size: 9, fontMetrics: 1️⃣bodi}", "unknown value 'bodi'; did you mean 'body'?"),
    Mistake(
      "{name: A, size: 9, fontMetrics: body, maximumPointSize: 1️⃣0}",
      "expected a number from 0.1 to 10000, not 0"),
    Mistake("{file: A.ttc, size: 9, face: 1️⃣-1}", "expected a whole number from 0 to 65535"),
    Mistake(
      "1️⃣{textStyle: footnote1}",
      "iOS has no text style 'footnote1', only extraLargeTitle, extraLargeTitle2, largeTitle, "
        + "title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, "
        + "caption2"),
  ])
  func `a mistake in a font is reported where it is`(_ mistake: Mistake) {
    let start = "labels: [{id: a, keys: '*', width: 1, font: "
    do throws(ConfigurationReader.Failure) {
      _ = try ConfigurationReader.read(start + mistake.font + "}]", root: "/app")
      Issue.record("the font was read")
    } catch {
      #expect(error.problems.map(\.message) == [mistake.message])
      let column = start.utf16.count + mistake.column
      #expect(error.problems.first?.position == TextPosition(line: 1, column: column))
    }
  }

  @Test(arguments: [
    ("{textStyle: body, contentSize: M}", Platform.watchOS, "watchOS has no content size 'M'"),
    ("{textStyle: footnote}", .watchOS, "watchOS has no text style 'footnote'"),
    ("{textStyle: largeTitle}", .tvOS, "tvOS has no text style 'largeTitle'"),
  ])
  func `what the platform lacks is a mistake`(
    yaml: String, platform: Platform, message: String
  ) throws {
    let setting = try #require(try WrittenSetting.yaml(yaml))
    var reader = SettingReader()
    let font = FontProperties.read(setting, with: &reader, FontContext(platform: platform))
    #expect(font == nil)
    #expect(reader.problems.map { $0.message.hasPrefix(message) } == [true])
  }

  @Test func `the screen's pixels reach the font`() throws {
    let setting = try #require(
      try WrittenSetting.yaml("{system: 15, fontMetrics: body, contentSize: xxL}"))
    var reader = SettingReader()
    let font = FontProperties.read(setting, with: &reader, FontContext(displayScale: 2))
    #expect(font?.pointSize == 17.5)
  }

  @Test(arguments: [
    ("body", FontDescription.textStyle(.body, contentSize: .large)),
    ("body bold", FontDescription(.system, size: .textStyle(.body), weight: .bold)),
    ("17", .system(size: 17, weight: .regular)), ("17.5 bold", .system(size: 17.5, weight: .bold)),
    ("17 italic", .system(size: 17, italic: true)),
    ("17 bold italic", .system(size: 17, weight: .bold, italic: true)),
  ])
  func `the command line names a font in one argument`(argument: String, font: FontDescription) {
    #expect(FontDescription(argument: argument) == font)
  }

  @Test(arguments: [
    "", "big", "17 fat", "17 bold bold", "17 italic italic", "bold", "0", "-3", "1e9", "nan",
  ])
  func `what names no font on the command line is none`(argument: String) {
    #expect(FontDescription(argument: argument) == nil)
  }
}
