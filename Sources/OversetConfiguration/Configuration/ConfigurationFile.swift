import Foundation
import OversetFiles
public import OversetModel

/// Finds and reads `overset.yml`.
package enum ConfigurationFile {
  /// What the file is called.
  package static let name = "overset.yml"

  /// The nearest `overset.yml` in a folder or above it; nil where there is none.
  package static func find(from folder: String) -> String? {
    enclosingFolders(of: folder).map { ($0 as NSString).appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Reads a configuration; everything that is wrong with it comes back as notices.
  package static func read(_ path: String) -> Result<Configuration, ConfigurationError> {
    let content: String?
    do throws(SystemError) {
      content = try readText(at: path)
    } catch {
      let words = "cannot read the configuration '\(path)': \(error.reason)"
      return .failure(ConfigurationError(notices: [Notice(.error, words, isMisuse: true)]))
    }
    guard let text = content else {
      let notice = Notice(
        .error, "not UTF-8", at: FileLocation(path: path, position: .start), isMisuse: true)
      return .failure(ConfigurationError(notices: [notice]))
    }
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    do throws(ConfigurationReader.Failure) {
      var configuration = try ConfigurationReader.read(text, root: folder)
      configuration.path = path
      return .success(configuration)
    } catch {
      return .failure(
        ConfigurationError(
          notices: error.problems.map { problem in
            Notice(
              .error, problem.description,
              at: FileLocation(path: path, position: problem.position ?? .start), isMisuse: true)
          }))
    }
  }
}

extension Configuration {
  /// Reads an `overset.yml`; throws everything that is wrong with it.
  public init(contentsOf path: String) throws(ConfigurationError) {
    self = try ConfigurationFile.read(path).get()
  }
}

/// Everything that is wrong with a configuration.
public struct ConfigurationError: Error, CustomStringConvertible {
  /// One for each mistake, with its line and column.
  public var notices: [Notice]

  /// A line for each mistake.
  public var description: String { notices.map(\.description).joined(separator: "\n") }
}
