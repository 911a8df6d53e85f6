import ArgumentParser
import Overset
import OversetConfiguration

extension ConfigurationFile {
  /// The named file's settings, or the nearest file's to the working directory or the first path, or
  /// those of a folder without one. A mistake in it is printed and ends the command.
  ///
  /// `nearPaths` says whether one is looked for near the first path, too.
  static func settings(
    _ config: String?, for paths: [String], nearPaths: Bool = true
  ) throws -> Configuration {
    var configuration =
      try chosen(config, for: nearPaths ? paths : [])
      ?? Configuration(root: try root(of: paths))
    configuration.parsing = Machine.parsing
    return configuration
  }

  /// The folder whose projects and property lists say which files an app has: the working directory, or that of the
  /// project around the first path where it is elsewhere and has all paths.
  private static func root(of paths: [String]) throws -> String {
    let here = try Machine.workingDirectory
    let paths = try paths.map(Machine.absolutePath)
    guard let first = paths.first, !isIn(here, first), Machine.exists(first),
      let folder = projectFolder(around: first)
    else { return here }
    return paths.allSatisfy { isIn(folder, $0) } ? folder : here
  }

  private static func isIn(_ folder: String, _ path: String) -> Bool {
    folder == "/" || "\(path)/".hasPrefix("\(folder)/")
  }

  /// Nil where there is no file.
  private static func chosen(_ config: String?, for paths: [String]) throws -> Configuration? {
    guard let path = try path(config, for: paths) else { return nil }
    switch ConfigurationFile.read(path) {
    case .success(let configuration): return configuration
    case .failure(let error):
      for notice in error.notices { StandardError.put("\(notice)") }
      throw ExitCode(2)
    }
  }

  /// The file of the same, whatever is in it.
  static func path(_ config: String?, for paths: [String]) throws -> String? {
    // A relative path needs the working directory.
    if let config { _ = try Machine.absolutePath(config) }
    return try config ?? ConfigurationFile.find(from: Machine.workingDirectory)
      ?? paths.first.flatMap { ConfigurationFile.find(from: $0) }
  }
}
