/// A file's character encoding, found from its first bytes in CoreFoundation's order.
package enum TextEncoding: String {
  case utf8 = "UTF-8"
  case utf8WithMark = "UTF-8+bom"
  case utf16LittleEndian = "UTF-16LE+bom"
  case utf16BigEndian = "UTF-16BE+bom"
  case utf32LittleEndian = "UTF-32LE+bom"
  case utf32BigEndian = "UTF-32BE+bom"
  /// No system reads it: CoreFoundation loses the first character.
  case utf16WithoutMark = "UTF-16"

  package init(of file: [UInt8]) {
    // Must come before UTF-16, whose little-endian mark begins the UTF-32 one.
    if file.count > 4 && file.starts(with: [0x00, 0x00, 0xFE, 0xFF]) {
      self = .utf32BigEndian
    } else if file.count > 4 && file.starts(with: [0xFF, 0xFE, 0x00, 0x00]) {
      self = .utf32LittleEndian
    } else if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8WithMark
    } else if file.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if file.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else if file.count > 1 && file.prefix(2).contains(0) {
      self = .utf16WithoutMark
    } else {
      self = .utf8
    }
  }

  /// The length of the byte order mark in bytes.
  package var markLength: Int {
    switch self {
    case .utf8, .utf16WithoutMark: 0
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf8WithMark: 3
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }
}
