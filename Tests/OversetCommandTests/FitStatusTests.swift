import Fixtures
import Testing

/// What a shell learns of `overset fit` without reading its answer.
struct FitStatusTests {
  private static let pay = "Zahlungspflichtig bestellen"

  struct Case: Sendable {
    var arguments: [String]
    var status: Int32

    init(_ arguments: String..., status: Int32) {
      self.arguments = ["fit"] + arguments
      self.status = status
    }
  }

  @Test(arguments: [
    Case(pay, "--width", "300", status: 0),
    Case(pay, "--width", "100", status: 1),
    Case(pay, "--width", "100", "--json", status: 1),
    Case(pay, "--width", "100", "--exit-zero", status: 0),
    Case(pay, "--width", "100", "--lines", "2", "--mode", "byClipping", status: 1),
    Case(pay, "--width", "150", "--minimum-scale-factor", "0.5", status: 0),
    Case(
      pay, "--width", "9", "--label", #"{"enablesMarqueeWhenAncestorFocused": true}"#, status: 0),
    Case("\u{E000}", "--width", "100", status: 3),
    Case(pay, "--width", "300", "--label", #"{"font": {"file": "no.ttf", "size": 9}}"#, status: 2),
    Case(pay, status: 2),
  ])
  func `the status says whether text is lost`(_ c: Case) throws {
    let outcome = try Program.run(c.arguments, in: "/")
    #expect(outcome.status == c.status, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.isEmpty == (c.status == 2))
  }

  @Test func `a stream is answered line by line, and its status is its own`() throws {
    let folder = try TestFolder([
      "requests": #"""
      {"text": "Zahlungspflichtig", "label": {"bounds": {"width": 9, "height": 44}, "font": "body"}}
      """#
    ])
    let run = try Program.run(
      "/bin/sh", ["-c", "'\(Program.path)' fit --stdin < requests"], in: folder.path)
    #expect(run.status == 0 && run.output.contains(#""outcome":"truncated""#), "\(run.output)")
  }
}
