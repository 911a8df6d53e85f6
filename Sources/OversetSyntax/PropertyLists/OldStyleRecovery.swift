/// Reads the pairs of a damaged old-style property list that no app sees.
///
/// It takes what looks like a pair of texts and skips what cannot begin one. After an incomplete
/// pair it looks for the next one on the next line, or behind the next semicolon. No text is read
/// more than a few times, because no string begins at an escaped quotation mark, and a string
/// contains no other mark of its kind: the time is linear in the file's length.
struct OldStyleRecovery {
  private(set) var pairs: [PropertyList.Pair] = []
  private(set) var scanner: OldStyleScanner

  init(_ scanner: OldStyleScanner) {
    self.scanner = scanner
    self.scanner.readsUnclosedComment = true
  }

  /// Reads from an offset on, which must be where a token could begin.
  mutating func read(from offset: Int) {
    scanner.move(to: offset)
    while true {
      scanner.skipSpace()
      if skipMarker() { continue }
      guard scanner.next != nil else { return }
      let start = scanner.offset
      if scanner.take("\\") {
        if scanner.next != nil { scanner.step() }
        scanner.dropComments()
        continue
      }
      guard let key = scanner.takeString() else {
        let isQuote = scanner.unclosedQuote != nil
        scanner.move(to: isQuote ? nextStart(after: start) : start + 1)
        continue
      }
      if !takePair(of: key) { scanner.move(to: nextStart(after: start)) }
    }
  }

  private mutating func takePair(of key: OldStyleScanner.Token) -> Bool {
    let comments = scanner.takeComments()
    scanner.skipSpace()
    var value = key
    if scanner.take("=") {
      scanner.skipSpace()
      guard let token = scanner.takeString() else { return false }
      value = token
    } else if key.range.count == key.content.count {
      // A bare word before a semicolon is more likely a sentence.
      return false
    }
    let end = scanner.offset
    scanner.skipSpace()
    guard scanner.take(";") || isOnNewLine(behind: end) && value.range != key.range else {
      return false
    }
    scanner.dropComments()
    pairs.append(
      .init(
        key: scanner.text(of: key), keyStart: key.range.lowerBound,
        value: .init(
          content: .text(scanner.text(of: value)), start: value.range.lowerBound),
        comments: comments))
    return true
  }

  /// Whether a semicolon is all that is missing.
  private func isOnNewLine(behind end: Int) -> Bool {
    guard scanner.next != nil else { return true }
    return scanner.source.utf8[end..<scanner.offset].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Steps over the line of a merge conflict's marker.
  private mutating func skipMarker() -> Bool {
    guard mergeMarker(at: scanner.offset, of: scanner.source) != nil else { return false }
    while let byte = scanner.next, byte != 0x0A, byte != 0x0D { scanner.step() }
    return true
  }

  /// Behind the next semicolon or line break.
  private func nextStart(after offset: Int) -> Int {
    let utf8 = scanner.source.utf8
    var next = offset
    while next < utf8.count {
      let byte = utf8[next]
      next += 1
      if byte == UInt8(ascii: ";") || byte == 0x0A || byte == 0x0D { return next }
    }
    return next
  }
}
