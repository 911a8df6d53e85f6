import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells whether a file is still the one that was read: its size, and when it was written last.
package struct FileStamp: Hashable, Sendable {
  /// In bytes.
  package let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Follows symbolic links; nil where nothing is at their end.
  package init?(of path: String) {
    guard let status = unsafe try? path.withCString({ try unsafe Stat($0) }) else { return nil }
    size = Int(status.size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
