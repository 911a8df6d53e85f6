import OversetConfiguration
import OversetFiles
import OversetRules
import OversetWorkers

extension ShardOrigin {
  /// Of the files as they are now; `paths` are those that were read.
  init(
    _ plan: CheckPlan, read paths: Set<String>, _ options: ShardOptions, workers: Int
  ) async {
    let configuration = plan.configuration
    let versions = CheckReport.ToolVersions.current
    self.versions = [
      versions.version, versions.icu, versions.unicode, versions.harfbuzz, versions.freetype,
    ]
    self.options = options
    // The configuration may be called by several paths.
    let own = configuration.path.map { [(name: ConfigurationFile.name, path: $0)] } ?? []
    let read = paths.sorted().map {
      (name: $0, path: configuration.absolutePath($0))
    }
    files = await concurrently(own + read, workers: workers, prepare: { _ in () }) { file, _ in
      let bytes = (try? readFile(at: file.path)) ?? []
      return File(path: file.name, sha256: Digest(of: bytes).hexadecimalDigits)
    }
    self.plan = plan.digest
  }
}

extension CheckPlan {
  /// Of the labels' names, sizes and rooms, and of which keys each shows.
  fileprivate var digest: String {
    var hash = IdentityHash()
    for label in labels {
      hash.add(label.label.id)
      for variant in label.variants {
        let setting = variant.setting
        hash.add(setting.room.width.description)
        hash.add(setting.room.height.description)
        hash.add(setting.constraint.font.pointSize.description)
        hash.add(setting.constraint.numberOfLines.description)
        hash.add(setting.screen)
      }
    }
    for labels in labelsOfKey.joined() {
      hash.add(labels.map(String.init).joined(separator: ","))
    }
    return hash.description
  }
}
