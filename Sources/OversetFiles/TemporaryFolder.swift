import Foundation
import Synchronization
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder that only this user can look into, removed with all that is in it when it is let go of.
package final class TemporaryFolder: Sendable {
  /// Without a slash at its end.
  package let path: String

  private static let prefix = "overset-"

  /// Those that are there, for a program that is about to be ended.
  private static let all = Mutex<Set<String>>([])

  /// In the folder that `TMPDIR` names, else in the system's.
  package init() throws(SystemError) {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
    let isMade = unsafe template.withUnsafeMutableBufferPointer { name in
      guard let start = name.baseAddress else { return false }
      return unsafe mkdtemp(start) != nil
    }
    guard isMade else { throw SystemError(Errno(rawValue: errno)) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.path = path
    Self.all.withLock { _ = $0.insert(path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    let path = path
    Self.all.withLock { _ = $0.remove(path) }
  }

  /// Those that are there, in no order.
  static var paths: [String] { all.withLock { Array($0) } }

  /// Removes those that the program made before its restart. A path that it cannot have made stays.
  static func remove(leftAt paths: some Sequence<Substring>) {
    let start = FileManager.default.temporaryDirectory.path + "/" + prefix
    for path in paths where path.hasPrefix(start) && !path.dropFirst(start.count).contains("/") {
      try? FileManager.default.removeItem(atPath: String(path))
    }
  }

  /// Removes all that are there: nothing can be put into them any more.
  package static func removeAll() {
    all.withLock { paths in
      for path in paths { try? FileManager.default.removeItem(atPath: path) }
      paths = []
    }
  }

  /// Makes a folder in this one, and those that it lies in.
  package func makeFolder(_ path: String) throws(SystemError) {
    let reason = Self.all.withLock { paths -> String? in
      guard paths.contains(self.path) else { return "the folder is gone" }
      do {
        try FileManager.default.createDirectory(
          atPath: "\(self.path)/\(path)", withIntermediateDirectories: true)
        return nil
      } catch {
        return (error as NSError).localizedFailureReason ?? "no folder '\(path)' can be made"
      }
    }
    if let reason { throw SystemError(reason: reason) }
  }

  /// Writes a file where nothing is.
  package func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    do {
      let file = try FileDescriptor.open(
        SystemPackage.FilePath("\(self.path)/\(path)"), .writeOnly,
        options: [.create, .exclusiveCreate, .closeOnExec], permissions: .ownerReadWrite)
      try file.closeAfter { _ = try file.writeAll(bytes) }
    } catch {
      throw SystemError(error)
    }
  }

  /// Makes a symbolic link where nothing is.
  package func link(_ path: String, to target: String) throws(SystemError) {
    guard unsafe symlink(target, "\(self.path)/\(path)") == 0 else {
      throw SystemError(Errno(rawValue: errno))
    }
  }
}
