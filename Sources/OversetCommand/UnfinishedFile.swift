import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that is being written under a random name: removed if a signal ends the program.
///
/// One at a time. A signal handler may do little: it reads a pointer and removes a file.
enum UnfinishedFile {
  /// The address of the path; 0 for none.
  private static let address = Atomic<UInt>(0)
  private static let endings = [SIGHUP, SIGINT, SIGTERM]

  /// Until `forget`.
  static func remember(_ path: String) {
    for ending in endings {
      // A signal that is ignored, as under `nohup`, stays so.
      if isIgnoring(signal(ending, takeAway)) { signal(ending, SIG_IGN) }
    }
    address.store(UInt(bitPattern: strdup(path)), ordering: .sequentiallyConsistent)
  }

  /// Call it when the file is renamed, or removed.
  static func forget() { free(taken()) }

  private static func taken() -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(bitPattern: address.exchange(0, ordering: .sequentiallyConsistent))
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Removes the file, then ends the program as the signal would.
  private static let takeAway: @convention(c) (Int32) -> Void = { ending in
    if let path = taken() { unlink(path) }
    signal(ending, SIG_DFL)
    raise(ending)
  }
}
