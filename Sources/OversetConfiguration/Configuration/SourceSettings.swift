package import OversetModel
package import OversetSources
package import OversetSurfaces
import OversetSyntax

/// What is read of an app's source code, and what the code itself does not say: `sources` in the
/// configuration.
public struct SourceSettings: Hashable, Sendable {
  /// Whether a check looks in source code for what shows texts.
  public var isRead = true
  /// Folders and globs of code; nil for the whole app.
  public var paths: [String]?
  /// Where the file names each of them.
  package var pathPositions: [String: TextPosition] = [:]
  /// Types whose members' names are keys.
  package var accessors: [Stated<KeyAccessor>] = []
  /// Functions that look up the text of a key.
  package var helpers: [Stated<LookupPattern>] = []
  /// What becomes of the texts that own views and functions get; what is ignored is among them.
  package var components: [Stated<OwnComponent>] = []

  /// All code of the app, as far as it says by itself how it shows texts.
  public init() {}

  /// Something that the file says of code, as it is written.
  package struct Stated<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var text: String
    package var position: TextPosition?
  }

  /// What the code declares in a way that is not read.
  package var declarations: StatedDeclarations {
    var declarations = StatedDeclarations()
    declarations.accessors = accessors.map(\.value)
    declarations.functions = helpers.map(\.value.function)
    declarations.calls = components.map(\.value).filter { $0.shows != .nothing }.map(\.call)
    return declarations
  }

  /// What becomes of texts in the app's own views.
  package var ownComponents: OwnComponents {
    OwnComponents(
      components.map(\.value), lookups: Set(helpers.map(\.value.function.name)))
  }

  /// The folders that `paths` are in; nil for the whole app.
  package var folders: [String]? {
    paths?.map { PathGlob.fixedFolders(of: $0 + "/**").joined(separator: "/") }
  }

  /// Whether a file is in `paths`.
  package func includes(_ path: String) -> Bool {
    paths?.contains { Self.isFile(path, in: $0) } ?? true
  }

  /// Those of `paths` that no file is in.
  package func unmatchedPaths(_ files: [String]) -> [String] {
    (paths ?? []).filter { path in !files.contains { Self.isFile($0, in: path) } }
  }

  private static func isFile(_ file: String, in path: String) -> Bool {
    PathGlob(path + "/**").matches(file.split(separator: "/"))
  }
}
