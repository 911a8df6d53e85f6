import OversetFiles
import OversetInterfaces
import OversetModel
import OversetSyntax

/// A storyboard or XIB on the disk.
struct DocumentFile: Sendable {
  let path: String
  /// As reports name it.
  let name: String
  /// As a message about the file names it.
  let shownPath: String

  /// Why a document is not read.
  struct Failure: Error {
    let notice: Notice
  }

  func document() throws(Failure) -> InterfaceDocument {
    let bytes: [UInt8]
    do {
      bytes = try readFile(at: path)
    } catch {
      throw Failure(notice: Notice(.error, "'\(shownPath)' cannot be read: \(error.reason)"))
    }
    do {
      return try InterfaceDocument(path: name, bytes: bytes)
    } catch {
      let location = FileLocation(path: shownPath, position: error.position)
      throw Failure(notice: Notice(.warning, error.message, at: location))
    }
  }
}
