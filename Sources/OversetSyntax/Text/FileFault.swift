package import OversetModel

/// Why nothing of a file can be read; its loader makes a fault of extent `file` of it.
package struct FileFault: Error {
  package let position: TextPosition
  package let message: String

  package init(position: TextPosition, message: String) {
    self.position = position
    self.message = message
  }

  package var catalogFault: CatalogFault {
    CatalogFault(extent: .file, position: position, message: message)
  }
}
