import OversetModel

extension XcodeProject {
  /// A target with what it takes into its bundle, as far as it says whose name the home screen shows.
  struct NamedTarget {
    /// Whether it is an app for iOS: an extension has a name and no icon.
    let isPhoneApp: Bool
    /// Whether its own property list may have the name that is displayed.
    let mayHaveDisplayName: Bool
    /// Absolute, as `CompiledFiles` has them.
    fileprivate(set) var files: Set<String> = []
    fileprivate(set) var folders: Set<String> = []

    /// Whether a file is among what the target takes.
    func contains(fileAt path: String) -> Bool {
      let path = CompiledFiles.normalized(path)
      return files.contains(path) || folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// All targets, in the project's order.
  var namedTargets: [NamedTarget] {
    let paths = paths()
    let shared = configurations(of: project)
    let targets = objects(project["targets"])
    if targets.count > Self.mostTargets { return [] }
    return targets.map { target in
      let type = target["productType"]?.text
      var found = NamedTarget(
        isPhoneApp: type == "com.apple.product-type.application"
          && platforms(of: target, shared).contains(.iOS),
        mayHaveDisplayName: configurations(of: target).contains { configuration in
          ["INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_FILE"].contains {
            setting($0, of: configuration)?.isEmpty == false
          }
        })
      for phase in objects(target["buildPhases"])
      where phase["isa"]?.text == "PBXResourcesBuildPhase" {
        for reference in objects(phase["files"]).compactMap({ $0["fileRef"]?.text }) {
          // A group of variants has a file for each locale.
          let files = objects[reference]?["children"]?.texts ?? [reference]
          found.files.formUnion(files.compactMap { paths[$0].map(CompiledFiles.normalized) })
        }
      }
      let folders = target["fileSystemSynchronizedGroups"]?.texts ?? []
      found.folders = Set(folders.compactMap { paths[$0].map(CompiledFiles.normalized) })
      return found
    }
  }
}
