/// The text of an XML file, in the encoding of its first bytes or else of its declaration.
package struct XMLFile {
  package let text: SourceText
  /// As catalogs name it.
  package let encoding: String

  /// Throws where the bytes are not text in that encoding.
  package init(_ file: [UInt8]) throws(FileFault) {
    let encoding = TextEncoding(of: file)
    if encoding == .utf8, let declared = try DeclaredEncoding.read(file) {
      text = declared.text
      self.encoding = declared.encoding
    } else {
      text = try SourceText(file, encoding: encoding)
      self.encoding = encoding.rawValue
    }
  }
}
