import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  /// Makes empty files at the paths, and the folders that they are in.
  init(files: [String]) throws {
    path = NSTemporaryDirectory() + "overset-" + UUID().uuidString
    for file in files {
      let url = url(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(name).path, withDestinationPath: destination)
  }

  func close(_ name: String) throws { try setPermissions(0, of: name) }

  func open(_ name: String) throws { try setPermissions(0o755, of: name) }

  private func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: url(name).path)
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }
}
