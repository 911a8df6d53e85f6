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
