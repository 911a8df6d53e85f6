import CUnicode

/// ICU's boundaries of one kind in one locale.
///
/// Not thread-safe: each worker owns one. ICU's iterator is opened with the first text.
@safe struct BreakIterator: ~Copyable {
  private let kind: cuni_boundaries
  private let locale: String
  private var isOpen = false
  private var handle: OpaquePointer?
  /// The buffer of the last text's boundaries, reused for the next.
  private var offsets: [Int32] = []

  /// `locale` is an ICU identifier with keywords; one that ICU does not know gives the root's
  /// rules.
  init(_ kind: cuni_boundaries, locale: String) {
    self.kind = kind
    self.locale = locale
  }

  deinit { unsafe cuni_breaker_close(handle) }

  /// Every boundary after 0 in UTF-16 code units; the last is the text's length.
  ///
  /// A text that ICU cannot iterate for lack of memory has a boundary after every code unit.
  mutating func boundaries(in text: [UInt16]) -> ArraySlice<Int32> {
    if text.isEmpty { return [] }
    if !isOpen {
      isOpen = true
      unsafe handle = unsafe cuni_breaker_open(kind, locale)
    }
    if offsets.count < text.count { offsets = [Int32](repeating: 0, count: 2 * text.count) }
    if let handle = unsafe handle {
      let found = unsafe cuni_breaks(handle, text, Int32(clamping: text.count), &offsets)
      if found >= 0 { return offsets[..<Int(found)] }
    }
    return (0..<text.count).map { Int32($0 + 1) }[...]
  }
}
