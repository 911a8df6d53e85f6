import Foundation

/// A folder of files that is gone when the test is over.
public final class TestFolder: Sendable {
  public let path: String

  /// Writes the texts to the paths, and makes the folders that they are in.
  public init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "overset-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
