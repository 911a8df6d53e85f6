import Fixtures

/// The files of an app with random keys, texts and labels: with groups, missing translations and values.
enum RandomApp {
  static func files(_ random: inout SeededGenerator) -> [String: String] {
    var files = [
      "overset.yml": """
      sourceLocale: en
      screens: {small: 320, large: 430}
      contentSizes: [L, AX1]
      labels:
        - {id: button, keys: ["a*"], width: 120, font: headline, adjustsFontSizeToFitWidth: true, \
      minimumScaleFactor: 0.7}
        - {id: left, keys: ["b*"], width: screen / 4, font: body, group: bar}
        - {id: right, keys: ["c*"], width: screen / 4, font: body, group: bar}
        - {id: rest, default: true, keys: ["*"], width: screen - 32, font: body, numberOfLines: 2}
      groups: {bar: {width: screen - 32, spacing: 8}}
      ignore: [{key: "a1*", reason: accepted}]

      """
    ]
    for locale in ["en", "de", "fi", "ar", "th"] {
      for table in ["Localizable", "More"] {
        var strings = ""
        for letter in ["a", "b", "c", "d"] {
          for number in 0..<5 where locale == "en" || Int.random(in: 0..<5, using: &random) > 0 {
            let letters = locale == "ar" ? "ابتثجحخد" : locale == "th" ? "กขคงจฉช" : "abcdefgmw"
            let text = random.text(
              words: Int.random(in: 1...6, using: &random), of: letters, longest: 9)
            strings += "\"\(letter)\(number)\" = \"\(text)\(number == 3 ? " %d" : "")\";\n"
          }
        }
        files["\(locale).lproj/\(table).strings"] = strings
      }
    }
    return files
  }
}
