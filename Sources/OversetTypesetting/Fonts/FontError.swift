/// Why a font cannot be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened or read.
  case unreadable(path: String)
  /// The file is no font, or lacks the tables that a width comes from.
  case notAFont(path: String)
  /// No font of this PostScript or family name is in the searched folders or installed.
  case unknownName(String)

  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read the font file '\(path)'"
    case .notAFont(let path): "'\(path)' is not a font file"
    case .unknownName(let name):
      "no font named '\(name)' is installed or in a folder of 'fonts: search'"
    }
  }
}
