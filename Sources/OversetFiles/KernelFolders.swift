#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folders whose content the kernel makes up, as those of `/proc` and `/sys`: no file of an app is in
/// there, and their names change all the time and tell of other programs.
///
/// Such a file system has no blocks: Linux fills in none where nothing is stored (`simple_statfs` in
/// `fs/libfs.c`), and `df` leaves those out ("dummy file systems", GNU coreutils' `df.c`). The root's own
/// has files, whatever it says of blocks: some file systems in user space say nothing.
package struct KernelFolders: Sendable {
  private let root: FileIdentity?

  /// `root` is a folder of the app.
  package init(root: String) { self.root = try? FileIdentity(of: root) }

  /// Whether a folder is one of them.
  package func contain(_ folder: FileIdentity, at path: String) -> Bool {
    if let root, folder.isOnDevice(of: root) { return false }
    var status = statvfs()
    return unsafe statvfs(path, &status) == 0 && status.f_blocks == 0
  }
}
