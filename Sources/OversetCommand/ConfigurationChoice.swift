import ArgumentParser
import Overset
import OversetConfiguration

extension ConfigurationFile {
  /// The named file's settings, or the nearest file's to the working directory or the first path, or
  /// those of a folder without one. A mistake in it is printed and ends the command.
  static func settings(_ config: String?, for paths: [String]) throws -> Configuration {
    var configuration =
      try chosen(config, for: paths) ?? Configuration(root: try Machine.workingDirectory)
    configuration.parsing = Machine.parsing
    return configuration
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
