/// Why a file or folder could not be read.
package enum CatalogError: Error, Hashable, Sendable {
  /// The reason is the system's: `Permission denied`.
  case unreadable(path: String, reason: String)
  /// No loader has the file's extension.
  case unknownFormat(path: String)
}

extension CatalogError: CustomStringConvertible {
  package var path: String {
    switch self {
    case .unreadable(let path, _), .unknownFormat(let path): path
    }
  }

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .unknownFormat(let path):
      "cannot read '\(path)': its extension is of no known catalog format"
    }
  }
}
