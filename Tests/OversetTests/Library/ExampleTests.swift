import Foundation
import Testing

/// The documentation's example of the library, which is `Tests/Example/main.swift`.
struct ExampleTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where SwiftPM puts what it builds.
  private var products: URL {
    #if os(macOS)
      final class Marker {}
      return Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }

  @Test func `the example is shown as it is compiled`() throws {
    let page = try String(
      contentsOf: root.appending(path: "Sources/Overset/Overset.docc/Overset.md"),
      encoding: .utf8)
    let example = try String(
      contentsOf: root.appending(path: "Tests/Example/main.swift"), encoding: .utf8)
    #expect(page.contains("```swift\n\(example)```\n"))
    #expect(example.split(separator: "\n").count == 10)
  }

  @Test func `the example loads, checks and fits`() throws {
    let process = Process()
    process.executableURL = products.appending(path: "example")
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = try #require(String(data: bytes, encoding: .utf8)).split(separator: "\n")
    #expect(lines.first?.hasSuffix(" catalogs") == true)
    #expect(lines.contains { $0.hasPrefix("App/") && $0.hasSuffix(" [truncated]") })
    #expect(lines.last == "truncated Zahlungspflichtig be…")
  }
}
