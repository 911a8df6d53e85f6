import OversetLabels
import OversetModel
import Testing

@testable import OversetReports

struct FitTextTests {
  private func report(_ text: String, width: Points, lines: Int = 1) -> String {
    FitText(width: width).report(TestReport.layout(text, width: width, lines: lines).fit)
  }

  @Test func `a fit shows its lines and then its numbers`() {
    let lines = report("Continue with your account", width: 150, lines: 2)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(4) == ["│ Continue with", "│ your account", "", "fits, certain"])
    #expect(lines.contains { $0.hasPrefix("needs   ") && $0.contains("2 lines at this one") })
    #expect(lines.contains("size    209 × 20.33 pt (intrinsic)"))
    #expect(lines.suffix(2) == ["fonts   system", ""])
  }

  @Test func `what is lost is told`() {
    let text = report("Continue with your account", width: 120)
    #expect(text.contains("\ntruncated, certain\n"))
    #expect(text.contains("\nlost    "))
    #expect(text.contains("needs   208.9 pt, 174 % of 120 pt"))
  }

  @Test func `no control character reaches the terminal`() {
    let text = report(TestReport.hostileText, width: 100, lines: 0)
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
