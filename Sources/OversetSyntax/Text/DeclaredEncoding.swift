import CUnicode
import OversetModel

/// The encoding that an XML declaration names, found as CoreFoundation finds it.
enum DeclaredEncoding {
  /// The text of a file that declares another encoding than UTF-8, and the name that IANA has for
  /// it; nil for any other file.
  ///
  /// Throws where the encoding is unknown or the bytes are no text in it.
  static func read(_ file: [UInt8]) throws(FileFault) -> (text: SourceText, encoding: String)? {
    guard let declared = declaredName(in: file), declared.lowercased() != "utf-8" else {
      return nil
    }
    guard let name = standardName(of: declared) else {
      throw FileFault(
        position: .start, message: "the XML declaration names an unknown encoding '\(declared)'")
    }
    if name == "UTF-8" { return nil }
    // CoreFoundation takes a byte beyond ASCII for the character of its number.
    guard let units = decoded(file, from: name == "US-ASCII" ? "ISO-8859-1" : name) else {
      throw FileFault(
        position: .start, message: "the file is not in \(name), which its XML declaration names")
    }
    return (SourceText(decoded: Array(String(decoding: units, as: UTF16.self).utf8)), name)
  }

  private static func declaredName(in file: [UInt8]) -> String? {
    guard file.starts(with: "<?xml".utf8) else { return nil }
    var offset = 5
    while offset < file.count {
      if file[offset] == UInt8(ascii: "?") || file[offset] == UInt8(ascii: ">") { return nil }
      if file[offset...].starts(with: "encoding=".utf8) {
        offset += 9
        break
      }
      offset += 1
    }
    guard offset < file.count,
      file[offset] == UInt8(ascii: "\"") || file[offset] == UInt8(ascii: "'"),
      let end = file[(offset + 1)...].firstIndex(of: file[offset])
    else { return nil }
    return String(decoding: file[(offset + 1)..<end].prefix(100), as: UTF8.self)
  }

  private static func standardName(of name: String) -> String? {
    // ICU ignores what is no letter or digit.
    guard name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    var standard = [CChar](repeating: 0, count: 64)
    guard unsafe cuni_encoding_name(name, &standard) else { return nil }
    return String(decoding: standard.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  private static func decoded(_ file: [UInt8], from name: String) -> [UInt16]? {
    // No byte becomes more than two code units.
    guard let length = Int32(exactly: file.count),
      let capacity = Int32(exactly: 2 * file.count + 1)
    else { return nil }
    var units = [UInt16](repeating: 0, count: 2 * file.count + 1)
    let count = unsafe file.withUnsafeBytes { bytes in
      unsafe cuni_decode(
        name, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length, &units, capacity)
    }
    guard count >= 0 else { return nil }
    return Array(units.prefix(Int(count)))
  }
}
