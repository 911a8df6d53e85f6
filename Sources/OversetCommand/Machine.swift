import ArgumentParser
import Foundation
import Overset
import OversetConfiguration
import OversetFiles
import OversetModel
import OversetReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command line reads from the machine that it runs on.
enum Machine {
  /// Apart, once a file has shown that it must be.
  static var parsing: SwiftParsing {
    guard ProgramRestart.isDone else { return .untilFault }
    return programPath().map { .apart(program: $0) } ?? .here
  }

  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Ends the command where it has none.
  static var workingDirectory: String {
    get throws {
      let path = FileManager.default.currentDirectoryPath
      if path.hasPrefix("/") { return path }
      StandardError.put("error: there is no working directory; it may have been deleted")
      throw ExitCode(2)
    }
  }

  static func absolutePath(_ path: String) throws -> String {
    let absolute = path.hasPrefix("/") ? path : "\(try workingDirectory)/\(path)"
    return URL(fileURLWithPath: absolute).standardizedFileURL.path
  }

  /// The path of a file that may not be there yet, without links where they can be followed.
  static func resolvedPath(of path: String) -> String {
    if let end = resolved(path) { return end }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    return "\(resolved(folder) ?? folder)/\(url.lastPathComponent)"
  }

  private static func resolved(_ path: String) -> String? {
    guard let end = realpath(path, nil) else { return nil }
    defer { free(end) }
    return String(cString: end)
  }

  /// The same file, named from a folder: with `../` where it is not below it.
  static func path(_ path: String, from folder: String) throws -> String {
    let base = PathBase(
      configurationFolder: try workingDirectory, folder: try absolutePath(folder))
    return base.path(of: FileLocation(path: try absolutePath(path), position: .start))
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The folder of the git repository that a folder lies in; nil where it lies in none.
  static func repository(of folder: String) -> String? {
    enclosingFolders(of: folder).first {
      FileManager.default.fileExists(atPath: "\($0)/.git")
    }
  }

  enum Stream {
    case standardOutput, standardError

    fileprivate var descriptor: Int32 { self == .standardOutput ? STDOUT_FILENO : STDERR_FILENO }
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.descriptor) == 1 }

  /// https://no-color.org: any value that is not empty turns colours off.
  static var wantsColor: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// Columns of standard output; 80 where it is no terminal.
  static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
