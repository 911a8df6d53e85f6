public import OversetModel

/// Where the paths of a report start. They are relative to the configuration's folder; a program that
/// reads the report may need another.
public struct ReportPaths: Sendable {
  /// For programs that resolve paths where the tool was started.
  public var workingDirectory: PathBase
  /// For programs that look files up in the repository.
  public var repository: PathBase

  public init(workingDirectory: PathBase = .configuration, repository: PathBase = .configuration) {
    self.workingDirectory = workingDirectory
    self.repository = repository
  }
}

/// A folder that paths are relative to.
public struct PathBase: Sendable, Hashable {
  /// The path from it to the configuration's folder: empty, or with a slash at its end.
  private let prefix: String
  private let configuration: [Substring]
  private let base: [Substring]

  /// The configuration's own folder: paths as the report has them.
  public static let configuration = PathBase(configurationFolder: "/", folder: "/")

  /// Both are absolute.
  public init(configurationFolder: String, folder: String) {
    configuration = Self.components(of: configurationFolder)
    base = Self.components(of: folder)
    let way = Self.way(from: base, to: configuration)
    prefix = way.isEmpty ? "" : way + "/"
  }

  /// The path from this folder; `../` where it is not below it, and an absolute path from the root.
  public func path(of location: FileLocation) -> String {
    let path = location.path
    let slash = UInt8(ascii: "/")
    let isPlain =
      path.utf8.first != slash
      && !zip(path.utf8, path.utf8.dropFirst()).contains {
        $0 == UInt8(ascii: ".") && $1 == slash
      }
    if isPlain || base.isEmpty && configuration.isEmpty { return prefix + path }
    let target =
      path.hasPrefix("/") ? Self.components(of: path) : Self.components(of: path, in: configuration)
    return Self.way(from: base, to: target)
  }

  private static func components(of path: String, in folder: [Substring] = []) -> [Substring] {
    path.split(separator: "/").reduce(into: folder) { components, component in
      switch component {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
  }

  private static func way(from base: [Substring], to target: [Substring]) -> String {
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    let way = (up + target[shared...].map(String.init)).joined(separator: "/")
    return base.isEmpty && !target.isEmpty ? "/" + way : way
  }
}
