/// A file of source code as it is on the disk.
package struct SourceInput: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let words: WordSet

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    words = WordSet(of: bytes)
  }

  /// Objective-C's files are scanned, not parsed.
  package var isObjectiveC: Bool {
    [".m", ".mm"].contains(where: path.suffix(3).lowercased().hasSuffix)
  }
}
