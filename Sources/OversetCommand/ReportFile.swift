#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written under another name and then renamed: a reader never sees half of it.
///
/// A link to a file stays a link, and the file keeps its permissions. A pipe or a device is written to
/// as it is.
struct ReportFile: ~Copyable {
  /// The file's path.
  private let target: String
  /// The path that it is written to first; nil for a pipe or a device.
  private let beside: String?
  private var descriptor: Int32

  /// Throws where no file can be made there.
  init(at place: OutputPlace) throws(OutputError) {
    let path = place.path
    var status = stat()
    let exists = stat(path, &status) == 0
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    let files =
      try isFile
      ? Self.openBeside(path, replacing: exists ? status : nil)
      : (path, nil, Self.open(path, O_WRONLY | O_NOCTTY))
    (target, beside, descriptor) = files
  }

  /// Throws where the disk is full.
  func put(_ bytes: [UInt8]) throws(OutputError) { try putAll(bytes, on: descriptor) }

  /// Renames the file to its path; without this call it is removed. With `isLasting` it is then on
  /// the disk, even if the machine stops.
  mutating func finish(isLasting: Bool = false) throws(OutputError) {
    let isWritten = beside == nil || !isLasting || fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard let beside else { return }
    defer { UnfinishedFile.forget() }
    if isWritten, isClosed, rename(beside, target) == 0 {
      if isLasting { Self.synchronize(Self.folder(of: target)) }
      return
    }
    let error = OutputError.system(errno)
    unlink(beside)
    throw error
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if let beside {
      unlink(beside)
      UnfinishedFile.forget()
    }
  }

  /// A new file under a random name, so that no one can have put a link there.
  private static func openBeside(
    _ path: String, replacing status: stat?
  ) throws(OutputError) -> (target: String, beside: String?, descriptor: Int32) {
    let target = try status == nil ? new(path) : end(of: path)
    let name = ".overset-\(String(UInt64.random(in: .min ... .max), radix: 16)).tmp"
    let beside = "\(folder(of: target))/\(name)"
    UnfinishedFile.remember(beside)
    let descriptor = try open(
      beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: status == nil ? 0o666 : 0o600)
    if let status {
      // Only root can change a file's owner.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      fchmod(descriptor, status.st_mode & 0o777)
    }
    return (target, beside, descriptor)
  }

  /// The file that links lead to.
  private static func end(of path: String) throws(OutputError) -> String {
    guard let resolved = realpath(path, nil) else { throw .system(errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Throws for a link to nowhere, which could create a file anywhere.
  private static func new(_ path: String) throws(OutputError) -> String {
    var status = stat()
    if lstat(path, &status) == 0 { throw .system(ENOENT) }
    return path
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[...slash])
  }

  private static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(OutputError) -> Int32 {
    let descriptor = systemOpen(path, flags | O_CLOEXEC, mode)
    if descriptor < 0 { throw .system(errno) }
    return descriptor
  }

  /// A renaming is lasting when the folder is on the disk. Some file systems have no such call: then
  /// nothing more can be done.
  private static func synchronize(_ folder: String) {
    guard let descriptor = try? open(folder, O_RDONLY) else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// `open`, which a method of that name hides.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

/// A file that another program created.
enum AppendedFile {
  /// Throws where it cannot be opened, or the disk is full.
  static func append(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_CREAT | O_APPEND, 0o666)
    if descriptor < 0 { throw .system(errno) }
    defer { close(descriptor) }
    try putAll(bytes, on: descriptor)
  }
}
