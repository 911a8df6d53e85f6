import Foundation
import OversetTypesetting

/// A test file of the Unicode Character Database, of the Unicode version that ICU has.
struct UnicodeTestFile {
  /// Of data: without comments, and not empty.
  let lines: [ArraySlice<UInt8>]

  /// `path` is the file's place in the database's folder, such as `auxiliary/LineBreakTest.txt`.
  ///
  /// The folder is what the environment says in `UNICODE_DATA`, or where Debian's package puts it.
  /// Throws where the file is missing, or tests another Unicode version than ICU's.
  init(_ path: String) throws {
    let folder = ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"
    guard let content = FileManager.default.contents(atPath: folder + "/" + path) else {
      throw MissingUnicodeData(path: path, folder: folder)
    }
    let all = Array(content).split(separator: UInt8(ascii: "\n"))
    let version = all.first.flatMap(Self.version) ?? "unknown"
    let icu = EngineVersions.current.unicode
    guard Self.numbers(of: version) == Self.numbers(of: icu) else {
      throw OtherUnicodeVersion(path: path, version: version, icu: icu)
    }
    lines = all.filter { $0.first != UInt8(ascii: "#") }
  }

  /// A file begins with its own name and version: `# LineBreakTest-15.0.0.txt`.
  private static func version(inHeader header: ArraySlice<UInt8>) -> String? {
    let header = String(decoding: header, as: UTF8.self)
    guard let match = header.wholeMatch(of: #/# \w+-([\d.]+)\.txt/#) else { return nil }
    return String(match.1)
  }

  /// ICU says 15.0 where a file says 15.0.0.
  private static func numbers(of version: String) -> [Int?] {
    var numbers = version.split(separator: ".").map { Int($0) }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}

/// A test needs a file of the Unicode Character Database that this machine does not have.
struct MissingUnicodeData: Error, CustomStringConvertible {
  let path: String
  let folder: String

  var description: String {
    let version = EngineVersions.current.unicode
    return """
      '\(path)' is not in '\(folder)': install Debian's unicode-data, or set UNICODE_DATA to a \
      folder with the files of https://www.unicode.org/Public (version \(version), ucd)
      """
  }
}

/// A file tests another Unicode version than the one that ICU has.
struct OtherUnicodeVersion: Error, CustomStringConvertible {
  let path: String
  let version: String
  let icu: String

  var description: String {
    """
    '\(path)' tests Unicode \(version), but ICU has \(icu): set UNICODE_DATA to a folder with the \
    files of https://www.unicode.org/Public (version \(icu), ucd)
    """
  }
}
