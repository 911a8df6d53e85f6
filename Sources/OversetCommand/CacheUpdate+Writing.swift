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
      let place = try OutputPlace(path, for: .cache)
      let lock = try Self.openLock(OutputPlace(folder + "/lock", for: .cache))
      defer { if lock >= 0 { close(lock) } }
      // Where locks are not supported, a program that writes at the same time may replace what is new.
      if lock >= 0 { flock(lock, LOCK_EX) }
      var file = try ReportFile(at: place)
      try file.put(bytes)
      try file.finish()
    } catch {
      StandardError.put(
        "\(Notice(.warning, "the cache '\(path)' cannot be written: \(error.reason)"))")
    }
  }

  /// -1 where it cannot be opened. Something else that is there by now is not waited for.
  private static func openLock(_ place: OutputPlace) -> Int32 {
    open(place.path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o666)
  }

  private var folder: String { String(path.dropLast(AnswerCache.fileName.count + 1)) }

  /// With the folders above it, and a file that keeps git from looking into it.
  private static func makeFolder(_ path: String) throws(OutputError) {
    var status = stat()
    if stat(path, &status) == 0 { return }
    try makeFolders(path[...])
    var ignore = try ReportFile(at: OutputPlace(path + "/.gitignore", for: .cache))
    try ignore.put(Array("*\n".utf8))
    try ignore.finish()
  }

  private static func makeFolders(_ path: Substring) throws(OutputError) {
    if mkdir(String(path), 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw .system(errno)
    }
    try makeFolders(path[..<slash])
    if mkdir(String(path), 0o777) != 0, errno != EEXIST { throw .system(errno) }
  }
}
