import Fixtures
import OversetFits
import OversetModel
import Testing

@testable import OversetReports

struct FitTextTests {
  private func report(_ text: String, width: Points, lines: Int = 1) -> String {
    FitText(width: width, numberOfLines: lines)
      .report(TestReport.layout(text, width: width, lines: lines).fit).description
  }

  @Test func `a fit shows its lines and then its numbers`() {
    let lines = report("Continue with your account", width: 150, lines: 2)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(4) == ["│ Continue with", "│ your account", "", "fits, certain"])
    #expect(lines.contains { $0.hasPrefix("needs   ") && $0.contains("2 lines at this one") })
    #expect(lines.contains("size    209 × 20.33 pt (intrinsic)"))
    #expect(lines.suffix(2) == ["fonts   system", ""])
  }

  @Test func `what is lost is reported`() {
    let text = report("Continue with your account", width: 120)
    #expect(text.contains("\ntruncated, certain\n"))
    #expect(text.contains("\nlost    "))
    #expect(text.contains("needs   208.9 pt, 174 % of 120 pt"))
  }

  /// The width alone would be taken for that of the text.
  @Test(
    arguments: [(1, "208.9 pt, "), (2, "105 pt in 2 lines, "), (0, " in any number of lines, ")])
  func `the width that is needed is in the label's lines`(lines: Int, words: String) throws {
    let text = report("Continue with your account", width: 150, lines: lines)
    let needs = try #require(text.split(separator: "\n").first { $0.hasPrefix("needs   ") })
    #expect(needs.contains(words))
    let layout = TestReport.layout("Continue with your account", width: 150, lines: lines)
    let finding = TestReport.finding(layout)
    let facts = LayoutFacts(finding: finding, layout: layout, fit: layout.fit).facts
    let card = facts.first { $0.name == "needs" }?.value ?? ""
    let part = words.replacing(", ", with: "").split(separator: " in ", maxSplits: 1)
    #expect(lines == 1 || part.last.map { card.contains(" of width in \($0)") } == true, "\(card)")
  }

  @Test func `tightening, broken words, ink and a way to what is lost are reported`() {
    var fit = TestReport.layout("Continue with your account", width: 120).fit
    fit.inkBounds = nil
    fit.recovery = nil
    let plain = FitText(width: 120).report(fit).description
    for word in ["between characters", "broken", "ink ", "scrolls", "pointer"] {
      #expect(!plain.contains(word), "\(word)")
    }
    fit.outcome = .tightened
    fit.kern = -0.125
    fit.brokenWords = ["Conti\u{1B}nue"]
    fit.inkBounds = Rect(x: 0.5, y: -1, width: 119, height: 24.25)
    fit.recovery = .marquee
    let text = FitText(width: 120).report(fit).description
    #expect(text.contains("\ntightened by 0.125 pt between characters, certain\n"))
    #expect(text.contains("\nbroken  Conti\\u{1b}nue\n"))
    #expect(text.contains("\nink     119 × 24.25 pt at 0.5, -1\n"))
    #expect(text.contains("it scrolls while"))
    fit.clipsInk = true
    fit.recovery = .expansion
    let clipped = FitText(width: 120).report(fit).description
    #expect(clipped.contains("at 0.5, -1, cut off at the bounds\n"))
    #expect(clipped.contains("it shows whole while a pointer"))
  }

  @Test func `a line that is too high and a size that is not known are reported`() {
    var fit = TestReport.layout("Pay", width: 120).fit
    fit.needs.height = 63.246
    fit.missingHeight = 39.246
    fit.sizeDoubt = "why"
    let text = FitText(width: 120).report(fit).description
    #expect(text.contains("; 63.2 pt of height, 39.2 pt more than there is"))
    #expect(text.contains(" pt (intrinsic)\n        why\n"))
  }

  @Test func `no control character reaches the terminal`() {
    let text = report(hostileText, width: 100, lines: 0)
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
  }

  @Test(arguments: [0, 1e-9, 1e9, .infinity])
  func `no width is too small or too large`(width: Points) {
    #expect(report("Pay", width: width).hasSuffix("\n"))
  }
}
