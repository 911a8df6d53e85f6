import Foundation
import Testing

/// The files of this package.
enum Repository {
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func path(_ path: String) -> String { root.appending(path: path).path }

  /// That of the program.
  static var version: String {
    get throws {
      let source = try text("Sources/Overset/Report/ToolVersions.swift")
      let match = try #require(source.firstMatch(of: /oversetVersion = "(.+)"/))
      return String(match.output.1)
    }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names of the articles, without their extension.
  static func articles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: documentation).path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  static let documentation = "Sources/Overset/Overset.docc"

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
