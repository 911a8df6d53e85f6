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

extension TestFolder {
  /// Makes a named pipe without a writer.
  public func makePipe(_ file: String) { mkfifo("\(path)/\(file)", 0o600) }

  /// Makes a file of zeros that takes no room on the disk.
  public func makeSparseFile(_ file: String, bytes: Int) throws {
    try write("", to: file)
    truncate("\(path)/\(file)", off_t(bytes))
  }

  /// Makes a symbolic link, whose end is said from the link's own folder.
  public func link(_ file: String, to end: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: end)
  }
}
