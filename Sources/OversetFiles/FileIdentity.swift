import SystemPackage

/// Identifies a file or folder, by whichever of its paths it is reached.
package struct FileIdentity: Hashable {
  package enum Kind { case file, folder, other }

  private let device: UInt64
  private let number: UInt64
  package let kind: Kind

  /// Follows symbolic links unless told otherwise, else they are of another kind; throws where nothing is
  /// at their end.
  package init(of path: String, followsLinks: Bool = true) throws(SystemError) {
    do {
      unsafe self.init(
        try path.withCString { try unsafe Stat($0, followTargetSymlink: followsLinks) })
    } catch {
      throw SystemError(error)
    }
  }

  /// The file that a descriptor is open on.
  init(of descriptor: FileDescriptor) throws(SystemError) {
    do {
      self.init(try Stat(descriptor))
    } catch {
      throw SystemError(error)
    }
  }

  func isOnDevice(of other: FileIdentity) -> Bool { device == other.device }

  private init(_ status: Stat) {
    device = UInt64(truncatingIfNeeded: status.deviceID.rawValue)
    number = UInt64(truncatingIfNeeded: status.inode.rawValue)
    kind =
      switch status.type {
      case .regular: .file
      case .directory: .folder
      default: .other
      }
  }
}
