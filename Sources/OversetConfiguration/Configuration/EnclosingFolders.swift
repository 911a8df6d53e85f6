import Foundation

/// A folder and those that it lies in, the nearest first.
///
/// None where its absolute path is unknown: the working directory's is, once it is deleted.
package func enclosingFolders(of path: String) -> [String] {
  var folders: [String] = []
  var folder = URL(fileURLWithPath: path).standardizedFileURL.path
  while folder.hasPrefix("/") {
    folders.append(folder)
    if folder == "/" { break }
    folder = (folder as NSString).deletingLastPathComponent
  }
  return folders
}

/// The nearest folder, of one and those that it lies in, that has an Xcode project, a workspace or a package;
/// nil where none has.
package func projectFolder(around path: String) -> String? {
  enclosingFolders(of: path).dropLast().first { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains {
      $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }
}
