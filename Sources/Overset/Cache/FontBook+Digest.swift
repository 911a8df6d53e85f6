import OversetFiles
import OversetTypesetting

extension FontBook {
  /// Of a file's bytes, in hexadecimal digits: as the book has opened it, or as it is now. Empty for
  /// one that cannot be read.
  func digest(ofFileAt path: String) -> String {
    withBytes(ofFileAt: path) { bytes in
      Digest(of: bytes.assumingMemoryBound(to: UInt8.self)).hexadecimalDigits
    } ?? (try? readFile(at: path)).map { Digest(of: $0).hexadecimalDigits } ?? ""
  }
}
