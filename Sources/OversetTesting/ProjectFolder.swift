import Foundation
import Overset
import OversetConfiguration

/// The folder of the package or project that a test belongs to.
///
/// Tests are run in any working directory: Xcode's are not run in the project's folder.
struct ProjectFolder: Sendable {
  /// The folder that the test's file is in.
  let testFolder: String
  /// The test's own folder where no project is above it.
  let path: String

  init(ofFileAt filePath: String) {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().standardizedFileURL
    testFolder = folder.path
    path =
      enclosingFolder(of: testFolder) { $0 == "Package.swift" || isXcodeProject($0) } ?? testFolder
  }

  var nearestConfiguration: String? { ConfigurationFile.find(from: testFolder) }

  func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: self.path, isDirectory: true))
      .standardizedFileURL.path
  }

  /// A file's path from the project's folder; `file` is its path from `root`.
  func relativePath(of file: String, in root: String) -> String {
    let named = file.hasPrefix("/") ? file : "\(root)/\(file)"
    let absolute = URL(fileURLWithPath: named).standardizedFileURL.path
    return absolute.hasPrefix(path + "/") ? String(absolute.dropFirst(path.count + 1)) : absolute
  }
}
