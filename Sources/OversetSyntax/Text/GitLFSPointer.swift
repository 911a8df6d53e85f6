import OversetModel

/// What Git leaves in place of a file that Git LFS keeps elsewhere.
package enum GitLFSPointer {
  /// Throws where a file is such a pointer.
  package static func reject(_ file: [UInt8]) throws(FileFault) {
    guard file.starts(with: "version https://git-lfs.github.com/spec/".utf8) else { return }
    throw FileFault(
      position: .start,
      message: "the file is a Git LFS pointer, not the file itself, which 'git lfs pull' fetches")
  }
}
