import OversetModel

/// Why nothing of a file can be read; its loader makes a fault of extent `file` of it.
struct FileFault: Error {
  let position: TextPosition
  let message: String

  var catalogFault: CatalogFault {
    CatalogFault(extent: .file, position: position, message: message)
  }
}
