import OversetConfiguration
import OversetFiles
import OversetModel

/// The description of a project for XcodeGen (`project.yml`), as far as it says which files are compiled for
/// which platforms (XcodeGen, Project Spec).
struct XcodeGenProject {
  private let root: WrittenSetting
  private var templates: WrittenSetting? { root["targetTemplates"] }

  static func isMeant(_ path: String) -> Bool {
    ["project.yml", "project.yaml"].contains { FilePath(path).name == $0 }
  }

  /// Nil of a file that describes no targets. Files that it includes are not read.
  init?(_ bytes: [UInt8]) {
    guard let root = try? WrittenSetting.yaml(String(decoding: bytes, as: UTF8.self)),
      root["targets"] != nil
    else { return nil }
    self.root = root
  }

  /// The least major version of iOS that its targets are for; nil where none is.
  var leastPhone: Int? {
    let shared = root["options"]?["deploymentTarget"]?["iOS"]?.text
    let own = targets.filter { platforms(of: $0).contains(.iOS) }.map { target in
      let said = merged("deploymentTarget", of: target).first
      return said?.text ?? said?["iOS"]?.text ?? shared
    }
    return own.compactMap { $0.flatMap { Int($0.prefix { $0 != "." }) } }.min()
  }

  var isForMac: Bool { targets.contains { platforms(of: $0).contains(.macOS) } }

  /// Adds the files of all targets; `folder` is that of the description.
  func add(to compiled: inout CompiledFiles, in folder: String) {
    for target in targets {
      let platforms = platforms(of: target)
      for sources in merged("sources", of: target) {
        for source in sources.list ?? [sources] {
          guard let path = source.text ?? source["path"]?.text else { continue }
          // Whether it is a file or a folder, its own path says.
          compiled.add(platforms, ofFileAt: "\(folder)/\(path)")
          compiled.add(platforms, ofFolderAt: "\(folder)/\(path)")
        }
      }
    }
  }

  private var targets: [WrittenSetting] { root["targets"]?.values ?? [] }

  /// iOS where it is not known.
  private func platforms(of target: WrittenSetting) -> Set<Platform> {
    let said = merged("supportedDestinations", of: target) + merged("platform", of: target)
    let names = said.first.map { $0.list?.compactMap(\.text) ?? [$0.text ?? ""] } ?? []
    let found = names.map { Platform(rawValue: $0) }
    return found.isEmpty || found.contains(nil) ? [.iOS] : Set(found.compactMap(\.self))
  }

  /// What a target and its templates say, its own first.
  private func merged(_ key: String, of target: WrittenSetting) -> [WrittenSetting] {
    let names = target["templates"]?.list?.compactMap(\.text) ?? []
    return ([target] + names.compactMap { templates?[$0] }).compactMap { $0[key] }
  }
}

extension WrittenSetting {
  fileprivate var text: String? { if case .scalar(let text, _) = content { text } else { nil } }
  fileprivate var list: [WrittenSetting]? {
    if case .list(let list) = content { list } else { nil }
  }
  fileprivate var values: [WrittenSetting] {
    if case .map(let pairs) = content { pairs.map(\.value) } else { [] }
  }

  fileprivate subscript(key: String) -> WrittenSetting? {
    guard case .map(let pairs) = content else { return nil }
    return pairs.last { $0.key.text == key }?.value
  }
}
