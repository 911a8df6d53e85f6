import OversetFiles
import OversetSyntax

/// The projects that Xcode workspaces name.
struct Workspaces {
  /// By their names: the folders around the workspaces that name them, and where they are.
  private var projects: [String: [(around: String, path: String)]] = [:]

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
        let document = try? ExpatParser.parse(file.text)
      else { continue }
      let folder = CompiledFiles.normalized("\(location)/../..").lowercased()
      for path in Self.projects(in: document, folder) {
        projects[String(FilePath(path).name), default: []].append((folder + "/", path))
      }
    }
  }

  /// The projects' paths in small letters. `group:` begins in the group around, `container:` in the folder of the
  /// workspace.
  private static func projects(in document: XMLDocument, _ folder: String) -> [String] {
    var found: [String] = []
    var open = [(element: XMLDocument.root, path: folder)]
    while let (element, around) = open.popLast() {
      var path = around
      let parts = document.attribute("location", of: element)?.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if let parts, parts.count == 2 {
        let place = parts[1].lowercased()
        switch parts[0] {
        case "group": path = "\(around)/\(place)"
        case "container": path = "\(folder)/\(place)"
        default: path = place
        }
      }
      path = CompiledFiles.normalized(path)
      if path.hasSuffix(".xcodeproj") { found.append(path) }
      open += document.elements(in: element).map { ($0, path) }
    }
    return found
  }

  /// Whether a workspace around a project names another one of its name, and none names the project: it is a copy that
  /// was left behind. The other one may not be there, as that of a submodule.
  func haveOther(of path: String) -> Bool {
    let path = path.lowercased()
    let named = projects[String(FilePath(path).name)] ?? []
    return named.contains { path.hasPrefix($0.around) } && !named.contains { $0.path == path }
  }
}
