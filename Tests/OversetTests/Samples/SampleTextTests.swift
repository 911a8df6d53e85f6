import OversetModel
import Testing

@testable import Overset

struct SampleTextTests {
  @Test(arguments: [
    ("en", "9,999"), ("de", "9.999"), ("fr", "9\u{202F}999"), ("ar", "٩٬٩٩٩"), ("fa", "۹٬۹۹۹"),
    ("hi", "9,999"), ("ja", "9,999"), ("de-CH", "9’999"),
  ])
  func `a number has the locale's digits and separators`(name: String, number: String) throws {
    let locale = try #require(LocaleIdentifier(name))
    var samples = SampleArguments(locale: locale)
    #expect(samples.value(for: "d", precision: nil) == number)
    #expect(samples.value(for: "u", precision: nil) == number)
    #expect(samples.value(for: "f", precision: 0) == number)
  }

  @Test(arguments: [
    ("@", nil, "Alexandra"), ("f", 2, "9,999.00"), ("f", nil, "9,999.000000"), ("x", nil, "270f"),
    ("X", nil, "270F"), ("c", nil, "W"), ("p", nil, "0x600000"), ("s", nil, "Alexandra"),
  ])
  func `every conversion has a plausible value`(
    conversion: Character, precision: Int?, value: String
  ) {
    var samples = SampleArguments(locale: .english)
    #expect(samples.value(for: conversion, precision: precision) == value)
  }

  @Test(arguments: [("ar", "عبد الرحمن"), ("ja", "アレクサンドラ"), ("de", "Alexandra")])
  func `a name is in the language's own script`(name: String, sample: String) throws {
    var samples = SampleArguments(locale: try #require(LocaleIdentifier(name)))
    #expect(samples.value(for: "@", precision: nil) == sample)
  }

  @Test(arguments: [
    ("no specifiers, 100 %", "no specifiers, 100 %"),
    ("%@ and %@", "one and two!"),
    ("%2$@ and %1$@", "two! and one"),
    ("%@ of %d", "one of two!"),
    ("%3$d left", "9,999 left"),
    ("%%d", "%d"),
    ("%#@files@ in %@", "9,999 files in one"),
    ("%#@missing@!", "!"),
    ("%#@loop@", "oooooooooo"),
  ])
  func `arguments stand in place of specifiers`(format: String, expected: String) {
    var samples = SampleArguments(locale: .english)
    let text = SampleText(arguments: [1: ["one", "x"], 2: ["2", "two!"]]).text(
      of: format, substitutions: ["files": "%3$d files", "loop": "o%#@loop@"], samples: &samples)
    #expect(text == expected)
  }
}
