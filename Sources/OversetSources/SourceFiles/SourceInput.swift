/// A file of source code as it is on the disk.
package struct SourceInput: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Objective-C's files are scanned, not parsed.
  package var isObjectiveC: Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }
}
