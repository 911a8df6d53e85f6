import Foundation
import Overset
import OversetReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command line asks of the machine it runs on.
enum Machine {
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  static var workingDirectory: String { FileManager.default.currentDirectoryPath }

  static func absolutePath(_ path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
    return URL(fileURLWithPath: absolute).standardizedFileURL.path
  }

  /// The path of a file that may not be there yet, without links where they can be followed.
  static func place(of path: String) -> String {
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
  static func path(_ path: String, from folder: String) -> String {
    let base = PathBase(configurationFolder: workingDirectory, folder: absolutePath(folder))
    return base.path(of: FileLocation(path: absolutePath(path), position: .start))
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The folder of the git repository that a folder lies in; nil where it lies in none.
  static func repository(of folder: String) -> String? {
    var folder = URL(fileURLWithPath: absolutePath(folder))
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
    return folder.path
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
