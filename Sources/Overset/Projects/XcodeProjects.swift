import Synchronization

/// The Xcode projects that a check asks for, each read and parsed once.
final class XcodeProjects: Sendable {
  /// By the path of the file; nil of a file that is no project.
  private let parsed = Mutex<[String: XcodeProject?]>([:])

  /// The project in a `project.pbxproj`; nil where the file cannot be read, or is none.
  func project(at path: String) -> XcodeProject? {
    let path = CompiledFiles.normalized(path)
    if let known = parsed.withLock({ $0[path] }) { return known }
    var project = ProjectSettings.text(ofFileAt: path).flatMap { text in
      XcodeProject(whole: text, in: CompiledFiles.normalized("\(path)/../.."))
    }
    project?.readSettingsFiles()
    parsed.withLock { [project] in $0[path] = .some(project) }
    return project
  }
}
