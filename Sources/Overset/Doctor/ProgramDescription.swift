import OversetFiles
import OversetTypesetting

/// The running program, and the libraries that a width depends on.
package struct ProgramDescription: Sendable {
  package let version = oversetVersion
  /// Nil where the system does not say it.
  package let path = programPath()
  /// The folder of the fonts that come with the program; nil for a build from source.
  package let fontFolder = FontBook.bundledFolder
  package let engines = EngineVersions.current.all.map { name, version in
    let released = ReleasedVersions.engines[name]
    return Engine(
      name: name, version: version, releasedVersion: released == version ? nil : released)
  }

  /// A library, or the standard that one implements.
  package struct Engine: Sendable {
    package let name: String
    package let version: String
    /// The version in releases, where it is another one.
    package let releasedVersion: String?
  }
}
