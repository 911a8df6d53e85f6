import OversetModel
import Testing
@testable import Overset
@testable import OversetTexts

struct FormatExpanderTests {
  private func text(
    _ format: String, _ locale: String = "en", variables: [String: String] = [:],
    samples: ConfiguredSamples = ConfiguredSamples(), upTo largest: Int? = nil
  ) throws -> String {
    let values = SampleValues(locale: try #require(LocaleIdentifier(locale)))
    return FormatExpander(samples: samples).text(
      of: .format(format, variables: variables), upTo: largest, values)
  }

  @Test(arguments: [
    ("en", "9,999", "999,999", "9,999.0"), ("de", "9.999", "999.999", "9.999,0"),
    ("fr", "9\u{202F}999", "999\u{202F}999", "9\u{202F}999,0"),
    ("ar-EG", "٩٬٩٩٩", "٩٩٩٬٩٩٩", "٩٬٩٩٩٫٠"), ("fa", "۹٬۹۹۹", "۹۹۹٬۹۹۹", "۹٬۹۹۹٫۰"),
    ("hi", "9,999", "9,99,999", "9,999.0"), ("ja", "9,999", "999,999", "9,999.0"),
    ("de-CH", "9’999", "999’999", "9’999.0"),
  ])
  func `a number has the locale's digits and separators`(
    locale: String, int: String, long: String, decimal: String
  ) throws {
    #expect(try text("%d", locale) == int)
    #expect(try text("%u", locale) == int)
    #expect(try text("%lld", locale) == long)
    #expect(try text("%.1f", locale) == decimal)
  }

  @Test(arguments: [
    ("%@", "Alexandra"), ("%.2f", "9,999.00"), ("%f", "9,999.000000"), ("%.0f", "9,999"),
    ("%.f", "9,999"), ("%x", "270f"), ("%X", "270F"), ("%#x", "0x270f"), ("%lx", "f423f"),
    ("%o", "23417"), ("%#o", "023417"), ("%c", "W"), ("%C", "W"), ("%p", "0x600000"),
    ("%s", "Alexandra"), ("%S", "Alexandra"), ("%g", "9,999"), ("%a", "0x1.3878p+13"),
    ("%.2e", "9.99E3"), ("%hhd", "99"),
  ])
  func `every conversion has a plausible value`(format: String, expected: String) throws {
    let text = try text(format)
    // ICU rounds half to even where C rounds half up; either is as wide.
    #expect(text == expected || format == "%.2e" && text == "1.00E4")
  }

  @Test(arguments: [
    ("%8d|", "   9,999|"), ("%-8d|", "9,999   |"), ("%08d|", "99,999,999|"), ("%05d|", "99,999|"),
    ("%02d:%02d", "99:99"), ("%.3d", "999"), ("%+d", "+9,999"), ("%+.1f", "+9,999.0"),
    ("%12.1f|", "     9,999.0|"), ("%012.1f|", "000009,999.0|"), ("%-12.1f|", "9,999.0     |"),
    ("%.5s", "Alexa"), ("%.5@", "Alexa"), ("%12@|", "   Alexandra|"), ("%-12@|", "Alexandra   |"),
    ("%012@|", "   Alexandra|"), ("%3c|", "  W|"), ("%8x|", "    270f|"), ("%99@", "9"),
  ])
  func `widths, precisions and flags are honoured`(format: String, expected: String) throws {
    let text = try text(format)
    if format == "%99@" { return #expect(text.utf16.count == 99) }
    #expect(text == expected)
  }

  @Test func `no width makes a text endless`() throws {
    #expect(try text("%999999999d").utf16.count == 999)
    #expect(try text("%.999999999f").utf16.count < 2_000)
    #expect(try text("%0999999999d").utf16.count < 2_000)
  }

  @Test(arguments: [
    ("%05d", 42, "00,042"), ("%d", 99, "99"), ("%lld", 9_999, "9,999"), ("%d", 99_999, "9,999"),
    ("%@ %.1f", 99, "Alexandra 99.0"),
  ])
  func `a limit keeps numbers small`(format: String, limit: Int, expected: String) throws {
    #expect(try text(format, upTo: limit) == expected)
  }

  @Test(arguments: [("ar", "عبد الرحمن"), ("ja", "アレクサンドラ"), ("de", "Alexandra")])
  func `a name is in the language's own script`(locale: String, sample: String) throws {
    #expect(try text("%@", locale) == sample)
  }

  @Test(arguments: [
    ("no specifiers, 100 %", "no specifiers, 100 %"),
    ("%@ and %@", "one and two!"),
    ("%2$@ and %1$@", "two! and one"),
    ("%@ of %d", "one of two!"),
    ("%3$d left", "9,999 left"),
    ("%2$@, then %@ and %@", "two!, then one and two!"),
    ("%%d", "%d"),
    ("%*d|", "two!|"),
    ("%-*4$d|", "one|"),
    ("%#@files@ in %@", "9,999 files in two!"),
    ("%1#@files@ in %@", "9,999 files in two!"),
    ("%#@missing@!", "!"),
    ("%#@loop@", "o"),
    ("%#@both@", "one/two!"),
    ("%2$#@both@", "two!/9,999"),
    ("Ask ${applicationName} for ${dish}", "Ask Application for soup"),
    ("mail ${email}, ${other}", "mail name@example.com, Alexandra"),
    ("mail {{email}}, {{other}}", "mail name@example.com, Alexandra"),
  ])
  func `arguments stand in place of specifiers`(format: String, expected: String) throws {
    let samples = ConfiguredSamples(
      byNumber: [1: ["one", "x"], 2: ["2", "two!"], 4: ["9"]],
      byName: ["dish": ["soup", "ice"]])
    let text = try text(
      format, variables: ["files": "%3$d files", "loop": "o%#@loop@", "both": "%@/%d"],
      samples: samples)
    #expect(text == expected)
  }

  @Test func `the width of a star is that of its sample`() throws {
    #expect(try text("%*d|", samples: ConfiguredSamples(byNumber: [1: ["8"]])) == "   9,999|")
    #expect(try text("%.*f|", samples: ConfiguredSamples(byNumber: [1: ["1"]])) == "9,999.0|")
    #expect(try text("%*d|") == "9,999|")
  }

  @Test(arguments: [
    ("%*d|", "-8", "9,999   |"), ("%0*d|", "3", "999|"), ("%.*@|", "-5", "Alexandra|"),
    ("%.*f|", "-100000", "9,999.000000|"), ("%.*d|", "-9223372036854775808", "9,999|"),
    ("%.*@|", "5", "Alexa|"), ("%.*@|", "99999999999999999999", "Alexandra|"),
    ("%-*d|", "7", "9,999  |"), ("%-*d|", "-7", "9,999  |"),
  ])
  func `a negative width aligns to the left, and a negative precision is none`(
    format: String, sample: String, expected: String
  ) throws {
    #expect(try text(format, samples: ConfiguredSamples(byNumber: [1: [sample]])) == expected)
  }

  @Test(arguments: ["%*d", "%-*d", "%0*d", "%.*d", "%.*f", "%*@", "%.*@"])
  func `no sample makes a text endless`(format: String) throws {
    for sample in ["\(Int.min)", "\(Int.max)"] {
      let text = try text(format, samples: ConfiguredSamples(byNumber: [1: [sample]]))
      #expect(text.utf16.count < 2_000)
    }
  }

  @Test(arguments: [
    ("%lld files", [99_999, 9_999, 999, 99, 9]), ("%d files", [999, 99, 9]),
    ("%d of %d", []), ("%1$d of %1$d", [999, 99, 9]), ("%@", []), ("%d by %@", [999, 99, 9]),
    ("plain", []), ("%02d", [9]), ("%x", []),
  ])
  func `the smaller numbers of a text with one number are known`(format: String, numbers: [Int]) {
    let text = UserText.format(format)
    #expect(FormatExpander(samples: ConfiguredSamples()).smallerNumbers(in: text) == numbers)
    let samples = ConfiguredSamples(byNumber: [1: ["12"]])
    #expect(FormatExpander(samples: samples).smallerNumbers(in: text) == [])
  }
}
