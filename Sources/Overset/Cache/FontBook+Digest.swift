import Crypto
import OversetFiles
import OversetTypesetting

extension FontBook {
  /// Of a file's bytes, in hexadecimal digits: as the book has opened it, or as it is now. Empty for
  /// one that cannot be read.
  func digest(ofFileAt path: String) -> String {
    withBytes(ofFileAt: path) { bytes in
      var digest = SHA256()
      digest.update(bufferPointer: bytes)
      return digest.finalize().hexadecimalDigits
    } ?? (try? readFile(at: path)).map { SHA256.hash(data: $0).hexadecimalDigits } ?? ""
  }
}
