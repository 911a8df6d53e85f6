#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Identifies a file or folder, by whichever of its paths it is reached.
package struct FileIdentity: Hashable {
  package enum Kind { case file, folder, other }

  private let device: UInt64
  private let number: UInt64
  package let kind: Kind

  /// Follows symbolic links; throws where nothing is at their end.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// The file that a descriptor is open on.
  package init(ofDescriptor descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
  }
}
