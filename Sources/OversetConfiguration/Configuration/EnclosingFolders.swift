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

/// The nearest folder, of one and those that it lies in, that has a file or folder that is meant by its name; nil
/// where none has, up to the top of the git repository.
package func enclosingFolder(of path: String, with isMeant: (String) -> Bool) -> String? {
  for folder in enclosingFolders(of: path).dropLast() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if names.contains(where: isMeant) { return folder }
    if names.contains(".git") { return nil }
  }
  return nil
}

/// The folder of an Xcode project or workspace around a path, or of a package where there is no project.
package func projectFolder(around path: String) -> String? {
  enclosingFolder(of: path, with: isXcodeProject)
    ?? enclosingFolder(of: path) { $0 == "Package.swift" }
}

/// Whether a name is that of an Xcode project or workspace.
package func isXcodeProject(_ name: String) -> Bool {
  name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
}
