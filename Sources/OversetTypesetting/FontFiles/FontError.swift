/// Why a font cannot be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened or read, with the system's reason: `Permission denied`.
  case unreadable(path: String, reason: String)
  /// The file is no font, or lacks the tables that a width comes from.
  case notAFont(path: String)
  /// The file has no font of this index, or of this PostScript name.
  case noFace(String, path: String)
  /// No font of this PostScript or family name is in the searched folders or installed.
  case unknownName(String)
  /// The platform does not have the text style or the content size.
  case unavailable(String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read the font file '\(path)': \(reason)"
    case .notAFont(let path): "'\(path)' is not a font file"
    case .noFace(let face, let path): "'\(path)' has no font '\(face)'"
    case .unknownName(let name):
      "no font named '\(name)' is installed, in the app's folder or in one of 'fonts: search'"
    case .unavailable(let problem): problem
    }
  }
}
