import Overset
import OversetModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CacheUpdate {
  /// Writes the file beside and renames it, and says what was measured. Of several programs that write at
  /// once, each adds to what the others have written. That it cannot be written fails no check.
  func write() {
    StandardError.put(
      "measured \(measuredTexts) of \(texts) text\(texts == 1 ? "" : "s") in labels, "
        + "the others were known")
    guard isNeeded else { return }
    do throws(OutputError) {
      try Self.makeFolder(folder)
      let lock = open(folder + "/lock", O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
      defer { if lock >= 0 { close(lock) } }
      // Where locks are not supported, a program that writes at the same time may replace what is new.
      if lock >= 0 { flock(lock, LOCK_EX) }
      var file = try ReportFile(at: path)
      try file.put(bytes)
      try file.finish()
    } catch {
      StandardError.put(
        "\(Notice(.warning, "the cache '\(path)' cannot be written: \(error.reason)"))")
    }
  }

  private var folder: String { String(path.dropLast(AnswerCache.fileName.count + 1)) }

  /// With the folders above it, and a file that keeps git from looking into it.
  private static func makeFolder(_ path: String) throws(OutputError) {
    var status = stat()
    if stat(path, &status) == 0 { return }
    try makeFolders(path[...])
    var ignore = try ReportFile(at: path + "/.gitignore")
    try ignore.put(Array("*\n".utf8))
    try ignore.finish()
  }

  private static func makeFolders(_ path: Substring) throws(OutputError) {
    if mkdir(String(path), 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw OutputError(code: errno)
    }
    try makeFolders(path[..<slash])
    if mkdir(String(path), 0o777) != 0, errno != EEXIST { throw OutputError(code: errno) }
  }
}
