package import OversetModel

/// A property list file in any of the three containers, as far as it can be read.
package struct PropertyListFile {
  /// As ``Catalog/encoding`` has it.
  package private(set) var encoding: String
  /// Nil for a binary property list.
  package private(set) var source: SourceText?
  /// Nil where an app cannot read the file.
  package private(set) var root: PropertyList.Value?
  /// The pairs of the root that an app does not see: behind a silent end, and all those of a file
  /// that it cannot read.
  package private(set) var lost: [PropertyList.Pair] = []
  package private(set) var faults: [CatalogFault] = []
  /// How many pairs of the tree are worth reading: any number in texts, whose trees are no larger
  /// than they are themselves.
  package private(set) var readingLimit = Int.max
  /// The insides of comments.
  package private(set) var comments: [Range<Int>] = []

  /// Binary, XML or old-style text, tried in CoreFoundation's order.
  package init(_ bytes: [UInt8]) {
    let encoding = TextEncoding(of: bytes)
    self.encoding = encoding.rawValue
    do {
      if readBinary(bytes) { return }
      try GitLFSPointer.reject(bytes)
      try readText(of: bytes, encoding)
    } catch  where bytes.starts(with: "bplist0".utf8) {
      self.encoding = Self.binary
      source = nil
      lost = []
      faults = [
        CatalogFault(
          extent: .file, position: .start, message: "the binary property list is damaged")
      ]
    } catch {
      faults.append(error.catalogFault)
    }
  }

  /// True for a file whose pairs have positions.
  package var hasPositions: Bool { encoding != Self.binary }

  package func position(at offset: Int) -> TextPosition { source?.position(at: offset) ?? .start }

  /// The comments that belong to a pair, one a line; nil where there are none.
  package func comment(of pair: PropertyList.Pair) -> String? {
    guard let source, let first = pair.comments.first else { return nil }
    if pair.comments.count == 1 { return source.trimmedText(comments[first]) }
    return pair.comments.map { source.trimmedText(comments[$0]) }.joined(separator: "\n")
  }

}

// MARK: Containers

extension PropertyListFile {
  private static let binary = "binary"

  /// False where CoreFoundation goes on to read the file as text.
  private mutating func readBinary(_ bytes: [UInt8]) -> Bool {
    guard var reader = BinaryPropertyListReader(bytes), let root = try? reader.read() else {
      return false
    }
    encoding = Self.binary
    self.root = root
    readingLimit = BinaryPropertyListReader.readingLimit(of: bytes)
    return true
  }

  private mutating func readText(
    of bytes: [UInt8], _ encoding: TextEncoding
  ) throws(FileFault) {
    if encoding == .utf8, let declared = try DeclaredEncoding.read(bytes) {
      self.encoding = declared.encoding
      try read(declared.text)
    } else if encoding == .utf16WithoutMark {
      try readUTF16WithoutMark(bytes)
    } else if encoding == .utf8 || encoding == .utf8WithMark {
      try readUTF8(bytes, encoding)
    } else {
      try read(SourceText(bytes, encoding: encoding))
    }
  }

  /// An XML property list may hold anything outside of its texts.
  private mutating func readUTF8(
    _ bytes: [UInt8], _ encoding: TextEncoding
  ) throws(FileFault) {
    let text: SourceText
    do {
      text = try SourceText(bytes, encoding: encoding)
    } catch {
      let repaired = LoneCopyrightSigns(in: bytes.dropFirst(encoding.markLength))
      let text = SourceText(decoded: repaired.utf8)
      if repaired.isUTF8 {
        faults.append(
          CatalogFault(
            extent: .entry, position: error.position,
            message: "\(error.message), so the app reads U+FFFD"))
        return try read(text)
      }
      if Self.beginsLikeXML(text) { return try read(text) }
      source = text
      recover(with: OldStyleScanner(text), from: 0)
      throw error
    }
    try read(text)
  }

  /// CoreFoundation drops two bytes as if they were a mark, and assumes the byte order of the
  /// machine, which is little-endian on every system for apps.
  private mutating func readUTF16WithoutMark(_ bytes: [UInt8]) throws(FileFault) {
    let text = SourceText(decoded: decodedUTF16(bytes[...], isLittleEndian: true))
    let rule = "UTF-16 text needs a byte order mark"
    do {
      let first = decodedUTF16(bytes.prefix(2), isLittleEndian: true)
      guard first.count < text.utf8.count else { throw text.fault(at: 0, "") }
      try read(text, from: first.count)
    } catch {
      lost = []
      throw FileFault(position: .start, message: "\(rule), or the app cannot read it")
    }
    faults.append(
      CatalogFault(
        extent: .entry, position: .start,
        message: "\(rule), or the app loses its first character"))
  }

  private mutating func read(_ text: SourceText, from start: Int = 0) throws(FileFault) {
    source = text
    guard Self.beginsLikeXML(text, from: start) else { return try readOldStyle(text, from: start) }
    var reader = XMLPropertyListReader(text, from: start)
    do {
      root = try reader.read()
      comments = reader.comments
    } catch {
      do {
        // '<' may also begin data, which is a property list too.
        try readOldStyle(text, from: start)
      } catch _ {
        comments = reader.comments
        lost = reader.pairsBeforeFault
        throw error
      }
    }
  }

  private static func beginsLikeXML(_ text: SourceText, from start: Int = 0) -> Bool {
    let first = text.utf8[start...].firstIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard let first, text.utf8[first] == UInt8(ascii: "<") else { return false }
    return mergeMarker(at: first, of: text) == nil
  }

  private mutating func readOldStyle(
    _ text: SourceText, from start: Int
  ) throws(FileFault) {
    var parser = OldStyleParser(text, from: start)
    do {
      root = try parser.parse()
      comments = parser.scanner.comments
    } catch {
      lost = parser.pairsBeforeFault
      recover(with: parser.scanner, from: parser.lastPair)
      throw error
    }
    if let end = parser.silentEnd, parser.endsInSemicolons {
      faults.append(
        CatalogFault(
          extent: .superfluous, position: end.position,
          message: "an extra ';': the app stops reading here, and no text follows")
      )
    } else if let end = parser.silentEnd {
      faults.append(
        CatalogFault(extent: .rest, position: end.position, message: end.message))
      recover(with: parser.scanner, from: parser.lastPair)
    } else if let offset = parser.scanner.unclosedComment {
      faults.append(
        CatalogFault(
          extent: .entry, position: text.position(at: offset),
          message: "the comment is never closed, so the app sees nothing behind it"))
      recover(with: parser.scanner, from: offset)
    }
  }

  private mutating func recover(with scanner: OldStyleScanner, from offset: Int) {
    var recovery = OldStyleRecovery(scanner)
    recovery.read(from: offset)
    lost += recovery.pairs
    comments = recovery.scanner.comments
  }
}
