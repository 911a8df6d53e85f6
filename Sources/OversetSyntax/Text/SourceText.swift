package import OversetModel

/// A file's text as UTF-8 without a byte order mark, with the position of every byte.
package struct SourceText: Sendable {
  package let utf8: [UInt8]
  private let lines: LineIndex

  /// Throws where the bytes are not text in the encoding.
  package init(_ file: [UInt8], encoding: TextEncoding) throws(FileFault) {
    let bytes = file.dropFirst(encoding.markLength)
    switch encoding {
    case .utf8: utf8 = file
    case .utf8WithMark: utf8 = Array(bytes)
    case .utf16LittleEndian: utf8 = decodedUTF16(bytes, isLittleEndian: true)
    case .utf16BigEndian: utf8 = decodedUTF16(bytes, isLittleEndian: false)
    case .utf32LittleEndian: utf8 = try Self.decodedUTF32(bytes, isLittleEndian: true)
    case .utf32BigEndian: utf8 = try Self.decodedUTF32(bytes, isLittleEndian: false)
    case .utf16WithoutMark:
      throw FileFault(
        position: .start, message: "UTF-16 text needs a byte order mark, or the app cannot read it")
    }
    lines = LineIndex(of: utf8)
    let isFromFile = encoding == .utf8 || encoding == .utf8WithMark
    if isFromFile, let offset = Self.firstInvalidByte(in: utf8) {
      throw fault(at: offset, "byte 0x\(hexadecimal(UInt32(utf8[offset]), digits: 2)) is not UTF-8")
    }
  }

  /// Takes UTF-8; bytes that are not read as U+FFFD.
  package init(decoded utf8: [UInt8]) {
    self.utf8 = utf8
    lines = LineIndex(of: utf8)
  }

  package func position(at offset: Int) -> TextPosition { lines.position(at: offset) }

  package func fault(at offset: Int, _ message: String) -> FileFault {
    FileFault(position: position(at: offset), message: message)
  }

  /// The text between two offsets, which must be between characters.
  package func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// The text between two offsets without the white space around it.
  package func trimmedText(_ range: Range<Int>) -> String {
    let bytes = utf8[range]
    func isText(_ byte: UInt8) -> Bool { byte != 0x20 && !(0x09...0x0D).contains(byte) }
    guard let first = bytes.firstIndex(where: isText), let last = bytes.lastIndex(where: isText)
    else { return "" }
    return text(first..<last + 1)
  }

  /// The character at an offset as a message shows it: `';'`, `'密' (U+5BC6)`, `U+FEFF`.
  package func characterName(at offset: Int) -> String {
    guard offset < utf8.count,
      let scalar = String(decoding: utf8[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    else { return "the end of the file" }
    let code = "U+" + hexadecimal(scalar.value, digits: 4)
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse:
      return code
    default: return scalar.isASCII ? "'\(scalar)'" : "'\(scalar)' (\(code))"
    }
  }

  private static func decodedUTF32(
    _ bytes: ArraySlice<UInt8>, isLittleEndian: Bool
  ) throws(FileFault) -> [UInt8] {
    var builder = UTF8Builder(capacity: bytes.count)
    for offset in stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4) {
      let value = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
      let code = isLittleEndian ? value.byteSwapped : value
      guard Unicode.Scalar(code) != nil else {
        let text = SourceText(decoded: builder.finish())
        throw text.fault(
          at: text.utf8.count, "U+\(hexadecimal(code, digits: 4)) is no character")
      }
      builder.append(scalar: code)
    }
    return builder.finish()
  }

  private static func firstInvalidByte(in utf8: [UInt8]) -> Int? {
    // Much faster than looking for the offset, which most files do not need.
    if String(validating: utf8, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = utf8.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
