import Fixtures
import Foundation
import Testing

/// A report that is open in the browser, which is this test's until the page is let go.
struct OpenPage {
  let browser: WebDriver
  private let turn: Turns.Turn
  private let folder: TestFolder
  private let address: String

  private static let turns = Turns()

  init(
    _ bytes: [UInt8], width: Int = 1200, height: Int = 900, runsScripts: Bool = true,
    view: String = ""
  ) async throws {
    folder = try TestFolder()
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/report.html"))
    address = "file://" + folder.path + "/report.html"
    turn = await Self.turns.next()
    browser = try await WebDriver.shared.value
    try await browser.prepare(width: width, height: height, runsScripts: runsScripts)
    try await browser.open(address + view)
  }

  /// Nothing went wrong in the page, and it asked for nothing but itself.
  func end(location: SourceLocation = #_sourceLocation) async throws {
    #expect(try await browser.errors() == [], sourceLocation: location)
    let others = try await browser.requests().filter { request in
      !request.hasPrefix(address) && !request.hasPrefix("data:") && !request.hasPrefix("about:")
        && !request.hasPrefix("chrome")
    }
    #expect(others == [], sourceLocation: location)
  }
}
