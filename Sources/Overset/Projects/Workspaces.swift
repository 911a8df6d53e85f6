import Foundation
import OversetFiles
import OversetSyntax

/// The projects that Xcode workspaces name.
struct Workspaces {
  /// A project, as a workspace names it.
  private struct Reference {
    /// The folder that the workspace is in, with a slash.
    var around: String
    var path: String
  }

  /// By their names in small letters, as the file systems of Macs compare them.
  private var projects: [String: [Reference]] = [:]

  /// More than an app's workspace has.
  private static let mostElements = 4000
  private static let mostOfPath = 1024

  /// Whether a file is that of a workspace, and not of the one that each project has in itself.
  static func isMeant(_ path: String) -> Bool {
    path.hasSuffix(".xcworkspace/contents.xcworkspacedata")
      && !path.hasSuffix(".xcodeproj/project.xcworkspace/contents.xcworkspacedata")
  }

  /// Reads those at some paths from a root.
  init(_ paths: [String], root: String) {
    for path in paths {
      let location = FilePath(path).joined(to: root)
      guard let bytes = ProjectSettings.text(ofFileAt: location), let file = try? XMLFile(bytes),
        let document = try? ExpatParser.parse(file.text),
        document.nodes.count <= Self.mostElements
      else { continue }
      let folder = CompiledFiles.normalized("\(location)/../..")
      for path in Self.projects(in: document, folder) {
        let name = String(FilePath(path).name).lowercased()
        projects[name, default: []].append(Reference(around: folder + "/", path: path))
      }
    }
  }

  /// The paths of projects. `group:` begins in the group around, `container:` in the folder of the workspace; others
  /// are those of one machine.
  private static func projects(in document: XMLDocument, _ folder: String) -> [String] {
    var found: [String] = []
    var open = [(element: XMLDocument.root, path: folder)]
    while let (element, around) = open.popLast() {
      var path = around
      if let location = document.attribute("location", of: element) {
        guard let colon = location.firstIndex(of: ":") else { continue }
        let start: String
        switch location[..<colon] {
        case "group": start = around
        case "container": start = folder
        default: continue
        }
        path = CompiledFiles.normalized("\(start)/\(location[location.index(after: colon)...])")
        if path.utf8.count > folder.utf8.count + mostOfPath { continue }
        if path.lowercased().hasSuffix(".xcodeproj") { found.append(path) }
      }
      open += document.elements(in: element).map { ($0, path) }
    }
    return found
  }

  /// Whether a workspace around a project names another one of its name, which is there or in a submodule, and none
  /// names the project: it is a copy that was left behind.
  func haveOther(of path: String) -> Bool {
    let named = projects[String(FilePath(path).name).lowercased()] ?? []
    let path = path.lowercased()
    return !named.contains { $0.path.lowercased() == path }
      && named.contains { path.hasPrefix($0.around.lowercased()) && Self.isThere($0) }
  }

  private static func isThere(_ reference: Reference) -> Bool {
    if FileManager.default.fileExists(atPath: reference.path) { return true }
    guard let modules = ProjectSettings.text(ofFileAt: "\(reference.around).gitmodules") else {
      return false
    }
    let folder = reference.path.dropFirst(reference.around.count)
    return String(decoding: modules, as: UTF8.self).split(separator: "\n").contains { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0].contains("path")
        && "\(folder)/".hasPrefix("\(parts[1].trimmingCharacters(in: .whitespaces))/")
    }
  }
}
