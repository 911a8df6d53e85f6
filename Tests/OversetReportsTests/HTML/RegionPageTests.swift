import Fixtures
import Foundation
import Overset
import OversetReports
import Testing

/// The screens around labels of storyboards, in a real browser.
@Suite(.serialized)
struct RegionPageTests {
  private func page(_ view: String, width: Int = 1200) async throws -> OpenPage {
    try await OpenPage(Sample.page.value, width: width, view: view)
  }

  @Test func `a fault of a scene is drawn beside the source, and marked only in the translation`()
    async throws
  {
    let page = try await page("#rule=overlap&locale=de")
    let figures = try await page.browser.run(
      """
      return [...document.querySelectorAll('.card .regions figure')].map((figure) => [
        figure.querySelector('figcaption').innerText,
        figure.querySelector('svg').getAttribute('aria-label'),
        figure.querySelectorAll('.mark').length, figure.querySelectorAll('.fault').length,
        figure.querySelectorAll('.own path.ink').length, figure.querySelectorAll('.near path.ink').length,
      ]);
      """)
    let drawn = try #require(figures as? [[Any]])
    #expect(drawn.count == 2)
    let (source, own) = (try #require(drawn.first), try #require(drawn.last))
    let captions = drawn.compactMap { $0.first as? String }
    #expect(captions.map { $0.contains("320 pt wide") } == [true, true], "\(captions)")
    #expect((source[0] as? String)?.contains("source") == true)
    #expect((own[0] as? String)?.contains("German") == true)
    let words = try #require(own[1] as? String)
    #expect(words.contains("‘Stornierbar bis zur Abfahrt’ beside ‘Sparpreis Europa’"), "\(words)")
    #expect(source.dropFirst(2).prefix(2).map { $0 as? Int } == [0, 0])
    #expect(own.dropFirst(2).prefix(2).map { $0 as? Int } == [1, 2])
    for figure in drawn {
      #expect((figure[4] as? Int ?? 0) > 0, "the label's own text")
      #expect((figure[5] as? Int ?? 0) > 0, "the texts beside it")
    }
    try await page.end()
  }

  @Test func `a label with a fault of its scene is not said to fit`() async throws {
    let page = try await page("#rule=overlap&locale=de")
    let words = try await page.browser.string("document.querySelector('.section').innerText")
    #expect(words.contains("overlaps another text"))
    #expect(!words.contains("fits with room to spare"))
    try await page.browser.click(".matrix .more")
    let cells = try await page.browser.run(
      "return [...document.querySelectorAll('.matrix a.misplaced')].map(e => e.title)")
    let titles = try #require(cells as? [String])
    #expect(titles.contains { $0.contains("runs out of the screen") }, "\(titles)")
    #expect(titles.allSatisfy { !$0.contains("fits") })
    try await page.end()
  }

  @Test(arguments: [(1200, 1), (420, 2)])
  func `the pictures are side by side, and below each other where it is narrow`(
    _ width: Int, _ rows: Int
  ) async throws {
    let page = try await page("#rule=off-screen&locale=de", width: width)
    let tops = try await page.browser.run(
      """
      return [...document.querySelectorAll('.regions figure')]
        .map((figure) => Math.round(figure.getBoundingClientRect().top));
      """)
    #expect(Set(try #require(tops as? [Int])).count == rows)
    let overflow = try await page.browser.number(
      "document.documentElement.scrollWidth - innerWidth")
    #expect(overflow <= 0)
    try await page.end()
  }

  @Test func `right to left, the text of a label that does not mirror is at its left`()
    async throws
  {
    let page = try await page("#rule=rtl-alignment&locale=ar&q=Tn5")
    let sides = try await page.browser.run(
      """
      return [...document.querySelectorAll('.regions figure')].map((figure) => {
        const frame = figure.querySelector('.subject').getBoundingClientRect();
        const glyphs = [...figure.querySelectorAll('.own path')].map((path) =>
          path.getBoundingClientRect());
        return [Math.min(...glyphs.map((box) => box.left)) - frame.left,
          frame.right - Math.max(...glyphs.map((box) => box.right))];
      });
      """)
    let gaps = try #require(sides as? [[Double]])
    #expect(gaps.count == 2)
    for gap in gaps {
      #expect(abs(gap[0]) < 4)
      #expect(gap[1] > gap[0])
    }
    try await page.end()
  }
}
