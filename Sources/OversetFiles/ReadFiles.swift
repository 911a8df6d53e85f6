import Synchronization

/// The files that this program has opened to read, by whatever paths: no output takes the place of one.
///
/// One record for all readers, so that none can be forgotten.
package enum ReadFiles {
  private static let identities = Mutex<Set<FileIdentity>>([])

  package static func contain(_ file: FileIdentity) -> Bool {
    identities.withLock { $0.contains(file) }
  }

  static func add(_ file: FileIdentity) {
    identities.withLock { _ = $0.insert(file) }
  }
}
