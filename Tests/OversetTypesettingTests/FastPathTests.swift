import CUnicode
import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// Each fast path finds what the plain way finds.
struct FastPathTests {
  private static let fonts =
    [17, 22, 40].map { TypesetFont(system: .regular, points: $0) }
    + [TypesetFont(system: .bold, points: 13)]

  @Test(arguments: ScriptSample.all)
  func `lines are counted as they are made, in every script`(sample: ScriptSample) throws {
    var random = SeededGenerator(seed: 41)
    let typesetter = Typesetter(fonts: FontBook())
    let inter = try RequiredFont.inter.font(from: typesetter.fonts)
    for font in Self.fonts + [inter] {
      let text = Array(
        sample.words.shuffled(using: &random).joined(separator: sample.separator).utf16)
      let paragraph = try #require(
        typesetter.typeset(text, in: font, locale: sample.locale).first)
      for strategy in [LineBreakStrategy.none, .hangulWordPriority] {
        let wrapper = LineWrapper(
          paragraph, typesetter: typesetter, locale: sample.locale, strategy: strategy)
        for width in stride(from: 5.0, through: 400, by: 17.3) {
          let lines = wrapper.lines(width: width, at: font.size)
          for limit in [1, 2, 5, 100] {
            let counted = wrapper.lineCount(width: width, at: font.size, limit: limit)
            #expect(counted.count == min(lines.count, limit + 1), "\(width)")
            if wrapper.tooNarrowWidths(forLines: limit, at: font.size)?.contains(width) == true {
              #expect(counted.count > limit, "\(width)")
            }
            guard counted.count <= limit else { continue }
            let widest = lines.map { line in
              let drawn = wrapper.width(of: wrapper.paragraph.trimmingEnd(line), at: font.size)
              return wrapper.showsHyphen(at: line)
                ? drawn + wrapper.hyphenWidth(at: line, at: font.size) : drawn
            }.max()
            #expect(abs(counted.widest - (widest ?? 0)) < 1e-6, "\(width)")
          }
        }
      }
    }
  }

  @Test func `a paragraph of the table's own letters is the one that ICU helps to make`() throws {
    var random = SeededGenerator(seed: 42)
    let typesetter = Typesetter(fonts: FontBook())
    for font in Self.fonts {
      for _ in 0..<60 {
        let text = Array(
          random.text(
            words: Int.random(in: 0...6, using: &random),
            of: "abcAVWTo.,-–'’“”()ßéÆЖщюΩλς0123456789€%&\u{A0}\u{2009}", longest: 9
          ).utf16)
        let fast = try #require(
          Paragraph(simple: text, at: (3, 1), in: font), "\(text)")
        let plain = typesetter.shaper.paragraph(
          text, at: (3, 1), in: font, spans: [], locale: .english)
        #expect(fast.clusters == plain.clusters)
        #expect(fast.isRightToLeft == plain.isRightToLeft)
        #expect(fast.offset == plain.offset && fast.separatorLength == plain.separatorLength)
      }
    }
  }

  @Test func `a simple text that fits by its letters fits by its lines`() throws {
    var random = SeededGenerator(seed: 43)
    let typesetter = Typesetter(fonts: FontBook())
    var fitting = 0
    for font in Self.fonts {
      let table = try #require(font.table)
      for _ in 0..<120 {
        let text = Array(
          random.text(
            words: Int.random(in: 1...8, using: &random), of: "abcdeAVTo.,-'0123456789éщ",
            longest: 9, separator: random.one(of: [" ", "  "])
          ).utf16)
        let width = Points.random(in: 20...250, using: &random)
        let lines = Int.random(in: 1...4, using: &random)
        guard table.fits(simpleText: text, width: width, at: font.size, lines: lines) else {
          continue
        }
        fitting += 1
        let paragraph = try #require(typesetter.typeset(text, in: font, locale: .english).first)
        let made = LineWrapper(paragraph, typesetter: typesetter, locale: .english)
          .lines(width: width, at: font.size)
        #expect(made.count <= lines, "\(String(decoding: text, as: UTF16.self)) in \(width)")
      }
    }
    #expect(fitting > 50)
  }

  @Test func `properties that were asked once are those that ICU gives`() {
    var random = SeededGenerator(seed: 44)
    var characters = CharacterProperties()
    var known: [cuni_character] = []
    for _ in 0..<300 {
      let text = random.sampleText(words: 5, junkShare: 0.3).text
      let asked = CharacterProperties.asked(of: text)
      characters.get(of: text, into: &known)
      #expect(known.map(\.script) == asked.map(\.script))
      #expect(known.map(\.flags) == asked.map(\.flags))
    }
  }

  @Test func `a font that is remembered is the one that a search finds`() throws {
    var random = SeededGenerator(seed: 45)
    let book = FontBook()
    var (remembering, searching) = (FontResolver(book: book), FontResolver(book: book))
    var analyzer = TextAnalyzer()
    let fonts = Self.fonts + [try RequiredFont.inter.font(from: book)]
    for _ in 0..<150 {
      let (text, locale) = random.sampleText(words: 4, junkShare: 0.1)
      let analysis = analyzer.analysis(of: text)
      let font = random.one(of: fonts)
      for index in analysis.clusters.indices {
        let properties = analysis.clusters[index]
        let cluster = FontResolver.Cluster(
          text: text[analysis.range(of: index)], flags: properties.flags,
          script: properties.script, composed: properties.composed)
        let found = remembering.font(for: cluster, in: font, locale: locale)
        let searched = searching.search(for: cluster, in: font, locale: locale)
        #expect("\(remembering.fonts[found])" == "\(searching.fonts[searched])")
      }
    }
  }
}
