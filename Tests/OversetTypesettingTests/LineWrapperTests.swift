import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// In the em font: a width is a number of letters.
struct LineWrapperTests {
  struct Case: Sendable, CustomStringConvertible {
    var text: String
    var width: Points
    var lines: [String]
    var locale = "en"

    var description: String { "'\(text)' in \(width)" }
  }

  @Test(arguments: [
    Case(text: "", width: 4, lines: [""]),
    Case(text: "aa bb", width: 6, lines: ["aa bb"]),
    Case(text: "aa bb", width: 5, lines: ["aa bb"]),
    Case(text: "aa bb", width: 4.99, lines: ["aa ", "bb"]),
    Case(text: "aa bb cc", width: 5, lines: ["aa bb ", "cc"]),
    // White space hangs, however much there is.
    Case(text: "aa   bb", width: 2, lines: ["aa   ", "bb"]),
    Case(text: "aa    ", width: 2, lines: ["aa    "]),
    Case(text: "      ", width: 2, lines: ["      "]),
    Case(text: "  aa bb", width: 4, lines: ["  aa ", "bb"]),
    // A break after a hyphen, and the hyphen stays.
    Case(text: "aa-bb", width: 4, lines: ["aa-", "bb"]),
    Case(text: "aa-bb", width: 2, lines: ["aa", "-", "bb"]),
    // A word wider than the line is broken at a cluster.
    Case(text: "aaaaaa", width: 4, lines: ["aaaa", "aa"]),
    Case(text: "aa bbbbbb", width: 4, lines: ["aa ", "bbbb", "bb"]),
    Case(text: "aaaaaa bb", width: 4, lines: ["aaaa", "aa ", "bb"]),
    // Not even one cluster fits: each line has one.
    Case(text: "abc", width: 0.5, lines: ["a", "b", "c"]),
    Case(text: "abc", width: 0, lines: ["a", "b", "c"]),
    // A no-break space is a letter.
    Case(text: "aa\u{A0}bb cc", width: 5, lines: ["aa\u{A0}bb ", "cc"]),
    Case(text: "aa\u{A0}bb", width: 4, lines: ["aa\u{A0}b", "b"]),
    // Zero width: a space that breaks and a joiner that does not.
    Case(text: "aa\u{200B}bb", width: 3, lines: ["aa\u{200B}", "bb"]),
    Case(text: "aa \u{2060}bb", width: 5, lines: ["aa \u{2060}bb"]),
    Case(text: "aa, bb.", width: 4, lines: ["aa, ", "bb."]),
    Case(text: "e\u{301}e\u{301} e\u{301}", width: 2, lines: ["e\u{301}e\u{301} ", "e\u{301}"]),
  ])
  func `words go on the next line where they do not fit`(_ c: Case) throws {
    #expect(try wrapper(c.text, locale: c.locale).texts(width: c.width) == c.lines)
  }

  /// UAX 14 LB13: no line begins with what closes a phrase, unless there is no other place.
  @Test(arguments: [
    Case(text: "aaaa.", width: 4, lines: ["aaa", "a."]),
    Case(text: "aaaa).", width: 4, lines: ["aaa", "a)."]),
    Case(text: "aaaa!", width: 4, lines: ["aaa", "a!"]),
    Case(text: "bb aaaa,", width: 4, lines: ["bb ", "aaa", "a,"]),
    Case(text: "......", width: 4, lines: ["....", ".."]),
    Case(text: "a.....", width: 4, lines: ["a...", ".."]),
    Case(text: "a.", width: 1, lines: ["a", "."]),
    // In a picture of SwiftUI's Text a line begins with the port of an address.
    Case(text: "aaaa:80", width: 4, lines: ["aaaa", ":80"]),
    Case(text: "aaaa:/a", width: 4, lines: ["aaa", "a:/a"]),
  ])
  func `a word that must be broken does not leave its punctuation alone`(_ c: Case) throws {
    #expect(try wrapper(c.text, locale: c.locale).texts(width: c.width) == c.lines)
  }

  @Test(arguments: ["안녕하세요.", "결제하시겠습니까?", "(취소했습니다)"])
  func `a Korean word keeps its punctuation`(text: String) throws {
    let wrapper = try wrapper(text, locale: "ko", strategy: .standard)
    for width in stride(from: 2, to: 8, by: 0.125) {
      let lines = wrapper.texts(width: width)
      #expect(lines.joined() == text)
      #expect(!lines.contains { [".", "?", ")"].contains($0) }, "\(lines) in \(width)")
    }
  }

  /// A conjunct is one cluster (UAX 29 GB9c; Khmer and Burmese: linkers since Unicode 16), a mark
  /// stays with its letter (UAX 14 LB1, LB9), and what closes a Burmese syllable stays in it.
  @Test(arguments: [
    ("km", "ស្វាគមន៍", ["ស្វា", "គ", "ម", "ន៍"]), ("km", "ស្ត្រី", ["ស្ត្រី"]),
    ("hi", "क्षत्रिय", ["क्ष", "त्रि", "य"]), ("hi", "र्क", ["र्क"]), ("hi", "कान", ["का", "न"]),
    ("hi", "क्\u{200D}ष", ["क्\u{200D}ष"]), ("hi", "क्\u{200C}ष", ["क्\u{200C}", "ष"]),
    ("bn", "ক্ষমা", ["ক্ষ", "মা"]), ("te", "స్త్రీ", ["స్త్రీ"]), ("ml", "ന്ത്ര്യ", ["ന്ത്ര്യ"]),
    ("ta", "க்ஷ", ["க்", "ஷ"]), ("my", "ဗုဒ္ဓ", ["ဗု", "ဒ္ဓ"]), ("my", "ငါး", ["ငါး"]),
    ("my", "ကျောင်း", ["ကျော", "င်း"]),
  ])
  func `a cluster has all of a conjunct`(locale: String, text: String, clusters: [String]) throws {
    let paragraph = try wrapper(text, locale: locale).paragraph
    #expect((0..<paragraph.clusterCount).map { paragraph.string($0..<$0 + 1) } == clusters)
  }

  @Test(arguments: [
    ("km", "សូមស្វាគមន៍មកកាន់កម្មវិធីស្ត្រី"), ("my", "ကျောင်းသားများသည်ဗုဒ္ဓဘာသာကိုလေ့လာကြသည်"),
    ("my", "အင်္ဂလန်နိုင်ငံတွင်နေထိုင်သည်"),
  ])
  func `no line ends inside of a syllable`(locale: String, text: String) throws {
    let wrapper = try wrapper(text, locale: locale)
    for width in 4...16 {
      let lines = wrapper.texts(width: Points(width))
      #expect(lines.joined() == text)
      for line in lines.dropFirst() {
        let units = Array(line.utf16)
        let last = units.count > 1 ? units[1] : 0
        #expect(last != 0x103A && last != 0x1039, "'\(line)' in \(width)")
      }
      for line in lines { #expect(line.utf16.last != 0x17D2 && line.utf16.last != 0x1039) }
    }
  }

  /// Thai and Lao: a vowel before or behind its consonant, mai kan, and what closes a Lao syllable.
  @Test(arguments: [
    ("th", "ประเทศไทย", ["ป", "ระ", "เท", "ศ", "ไท", "ย"]), ("th", "วันนี้", ["วัน", "นี้"]),
    ("lo", "ຈ່າຍເງິນ", ["ຈ່າຍ", "ເງິນ"]), ("lo", "ກຳລັງຈັດສົ່ງ", ["ກຳ", "ລັງ", "ຈັດ", "ສົ່ງ"]),
    ("lo", "ມື້ອື່ນ", ["ມື້", "ອື່ນ"]), ("lo", "ເພື່ອນ", ["ເພື່ອນ"]), ("lo", "ກ່ອນ", ["ກ່ອນ"]),
    ("lo", "ຫນັງສື", ["ຫນັງ", "ສື"]), ("lo", "ສວນສາທາລະນະ", ["ສວນ", "ສາ", "ທາ", "ລະ", "ນະ"]),
    ("lo", "ເມຍ", ["ເມຍ"]), ("lo", "ກະລຸນາ", ["ກະ", "ລຸ", "ນາ"]),
  ])
  func `a Thai or Lao word is broken between syllables`(
    locale: String, text: String, parts: [String]
  ) throws {
    let paragraph = try wrapper(text, locale: locale).paragraph
    var found: [String] = []
    for cluster in 0..<paragraph.clusterCount {
      let string = paragraph.string(cluster..<cluster + 1)
      if paragraph.continuesSyllable(cluster) {
        found[found.count - 1] += string
      } else {
        found.append(string)
      }
    }
    #expect(found == parts)
    let lines = try wrapper(text, locale: locale).texts(width: 5)
    #expect(lines.joined() == text)
    let ends = parts.indices.map { parts[...$0].joined().utf16.count }
    var end = 0
    for line in lines {
      end += line.utf16.count
      #expect(ends.contains(end), "\(lines)")
    }
  }

  /// Rule 6: a space that does not fit starts the next line.
  @Test(arguments: [
    Case(text: "aa bb", width: 4, lines: ["aa b", "b"]),
    Case(text: "aaaa bb", width: 4, lines: ["aaaa", " bb"]),
    Case(text: "aa-bb", width: 2, lines: ["aa", "-b", "b"]),
    Case(text: "      ", width: 4, lines: ["    ", "  "]),
    Case(text: "", width: 4, lines: [""]),
    Case(text: "abc", width: 0, lines: ["a", "b", "c"]),
  ])
  func `char wrapping breaks at any cluster and hangs nothing`(_ c: Case) throws {
    #expect(try wrapper(c.text).texts(width: c.width, byCluster: true) == c.lines)
  }

  @Test(arguments: [
    // Dictionary: ภาษา, ไทย.
    Case(text: "ภาษาไทย", width: 5, lines: ["ภาษา", "ไทย"], locale: "th"),
    Case(text: "ภาษาไทย", width: 5, lines: ["ภาษา", "ไทย"], locale: "en"),
    // Strict: neither a small Kana nor a prolonged sound mark begins a line.
    Case(text: "カッター", width: 3, lines: ["カッ", "ター"], locale: "ja"),
    Case(text: "アイキャ", width: 3, lines: ["アイ", "キャ"], locale: "ja"),
    Case(text: "今日は。", width: 3, lines: ["今日", "は。"], locale: "ja"),
    Case(text: "「今日」", width: 1.5, lines: ["「", "今", "日", "」"], locale: "ja"),
    Case(text: "中文界面", width: 3, lines: ["中文界", "面"], locale: "zh-Hans"),
    Case(text: "한국어 글", width: 3, lines: ["한국어 ", "글"], locale: "ko"),
  ])
  func `scripts without spaces break as ICU knows`(_ c: Case) throws {
    #expect(try wrapper(c.text, locale: c.locale).texts(width: c.width) == c.lines)
  }

  @Test func `a soft hyphen shows a hyphen where a line ends behind it`() throws {
    let hyphenated = try wrapper("aaa\u{AD}bbb")
    let size = FontSize(points: 1)
    #expect(hyphenated.texts(width: 6) == ["aaa\u{AD}bbb"], "not shown, it has no width")
    #expect(hyphenated.texts(width: 4) == ["aaa\u{AD}", "bbb"])
    #expect(hyphenated.showsHyphen(at: 0..<4))
    #expect(!hyphenated.showsHyphen(at: 0..<7))
    #expect(hyphenated.hyphenWidth(at: 0..<4, at: size) == 1)
    // No room for the hyphen: the word is broken before it, and it does not show.
    #expect(hyphenated.texts(width: 3) == ["aaa", "\u{AD}bbb"])
    #expect(!hyphenated.showsHyphen(at: 0..<3))
  }

  @Test(arguments: FontWeight.allCases)
  func `the hyphen of a soft hyphen is set in the label's font`(weight: FontWeight) throws {
    let font = TypesetFont(system: weight, points: 17)
    let word = try wrapper("aaa\u{AD}bbb", in: font)
    let hyphen = word.hyphenWidth(at: 0..<4, at: font.size)
    #expect(abs(hyphen - width(of: "-", in: font)) < 1e-9)
  }

  @Test func `a limit ends the search for lines`() throws {
    let lines = try wrapper("aa bb cc dd").lines(width: 2, at: FontSize(points: 1), limit: 2)
    #expect(lines == [0..<3, 3..<6])
  }

  @Test(arguments: [false, true])
  func `lines cover every cluster once`(byCluster: Bool) throws {
    var random = SeededGenerator(seed: 2)
    let typesetter = Typesetter(fonts: FontBook())
    for _ in 0..<300 {
      let text = random.text(
        words: Int.random(in: 0...8, using: &random), of: "ab-é한日。\u{AD}", longest: 9)
      let wrapper = try wrapper(text, typesetter: typesetter)
      let lines = wrapper.lines(
        width: Points.random(in: 0...12, using: &random), at: FontSize(points: 1),
        byCluster: byCluster)
      #expect(lines.first?.lowerBound == 0)
      #expect(lines.last?.upperBound == wrapper.paragraph.clusterCount)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.upperBound == next.lowerBound && !line.isEmpty)
      }
    }
  }

  @Test func `every line is as long as it can be and no wider than the label`() throws {
    var random = SeededGenerator(seed: 3)
    let size = FontSize(points: 1)
    for _ in 0..<300 {
      let text = random.text(
        words: Int.random(in: 1...8, using: &random), of: "abcd-", longest: 7)
      let wrapper = try wrapper(text)
      let width = Points(Int.random(in: 1...12, using: &random))
      let lines = wrapper.lines(width: width, at: size)
      for (line, next) in zip(lines, lines.dropFirst() + [0..<0]) {
        let drawn = wrapper.paragraph.trimmingEnd(line)
        #expect(wrapper.width(of: drawn, at: size) <= width)
        guard !next.isEmpty else { continue }
        let longer = line.lowerBound..<next.lowerBound + 1
        let reachesOpportunity =
          (longer.upperBound..<next.upperBound).first { wrapper.isOpportunity($0) }
          ?? next.upperBound
        let withNextWord = wrapper.paragraph.trimmingEnd(line.lowerBound..<reachesOpportunity)
        #expect(wrapper.width(of: withNextWord, at: size) > width, "\(text) in \(width)")
      }
    }
  }

  @Test func `a wider label never needs more lines`() throws {
    var random = SeededGenerator(seed: 4)
    let typesetter = Typesetter(fonts: FontBook())
    let font = TypesetFont(system: .regular, points: 17)
    for _ in 0..<60 {
      let text = random.text(
        words: Int.random(in: 1...12, using: &random), of: "abcdefghAV-é한日", longest: 12)
      let wrapper = try wrapper(text, in: font, typesetter: typesetter)
      var last = Int.max
      for width in stride(from: 10.0, through: 400, by: 13) {
        let count = wrapper.lines(width: width, at: font.size).count
        #expect(count <= last, "\(text) at \(width)")
        last = count
      }
      #expect(last >= 1)
    }
  }

  @Test(arguments: ["en", "ja", "ko", "th"])
  func `the line counter agrees with the lines it counts`(locale: String) throws {
    try RequiredFont.require(.thai, from: FontBook())
    var random = SeededGenerator(seed: 5)
    let typesetter = Typesetter(fonts: FontBook())
    for font in [EmFont.font(), TypesetFont(system: .regular, points: 17)] {
      let em = font.size.points
      for _ in 0..<150 {
        let text = random.text(
          words: Int.random(in: 1...9, using: &random), of: "abAVTo-.한국日本っー。ไทย\u{A0}",
          longest: 14, separator: Bool.random(using: &random) ? " " : "   ")
        let wrapper = try wrapper(text, in: font, locale: locale, typesetter: typesetter)
        let width = Points.random(in: 0...20, using: &random) * em
        let lines = wrapper.lines(width: width, at: font.size)
        let limit = Int.random(in: 1...12, using: &random)
        let counted = wrapper.lineCount(width: width, at: font.size, limit: limit)
        #expect(counted.count == min(lines.count, limit + 1), "\(text) in \(width)")
        let widest =
          lines.prefix(limit).map {
            wrapper.width(of: wrapper.paragraph.trimmingEnd($0), at: font.size)
          }.max() ?? 0
        #expect(abs(counted.widest - widest) < 1e-6, "\(text) in \(width)")
      }
    }
  }

  @Test func `the widest unbreakable part is the widest word`() throws {
    let size = FontSize(points: 1)
    #expect(try wrapper("aa bbbb ccc").widestUnbreakableWidth(at: size) == 4)
    #expect(try wrapper("aa-bbbb ccc").widestUnbreakableWidth(at: size) == 4)
    #expect(try wrapper("aa\u{A0}bbbb    ").widestUnbreakableWidth(at: size) == 7)
    #expect(try wrapper("").widestUnbreakableWidth(at: size) == 0)
  }
}
