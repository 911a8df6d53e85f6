import OversetModel

/// The text of a storyboard or XIB.
package struct InterfaceBuilderFile {
  private let file: XMLFile

  /// Throws where the file is no text: a compiled nib, or a pointer of Git LFS.
  package init(_ bytes: [UInt8]) throws(FileFault) {
    try GitLFSPointer.reject(bytes)
    try Self.rejectCompiled(bytes)
    file = try XMLFile(bytes)
  }

  /// As catalogs name it.
  package var encoding: String { file.encoding }

  /// Throws where the text is no well-formed XML.
  package func document() throws(FileFault) -> XMLDocument { try ExpatParser.parse(file.text) }

  /// What `ibtool` makes, and what Interface Builder wrote before Xcode 3, are archives of objects.
  private static func rejectCompiled(_ file: [UInt8]) throws(FileFault) {
    guard !file.starts(with: "NIBArchive".utf8), !file.starts(with: "bplist00".utf8) else {
      throw FileFault(
        position: .start, message: "the file is a compiled nib, not an Interface Builder document")
    }
  }
}
