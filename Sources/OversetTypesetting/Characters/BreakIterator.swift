import CUnicode

/// ICU's boundaries of one kind in one locale.
///
/// Not for two threads at once: each worker owns one.
@safe struct BreakIterator: ~Copyable {
  private let handle: OpaquePointer?

  /// `locale` is an ICU identifier with keywords; one that ICU does not know gives the root's
  /// rules.
  init(_ kind: cuni_boundaries, locale: String) {
    unsafe handle = unsafe cuni_breaker_open(kind, locale)
  }

  deinit { unsafe cuni_breaker_close(handle) }

  /// Every boundary after 0 in UTF-16 code units; the last is the text's length.
  ///
  /// A text that ICU cannot iterate, for want of memory, has a boundary after every code unit.
  func boundaries(in text: [UInt16]) -> [Int32] {
    guard let handle = unsafe handle, !text.isEmpty else {
      return Array(0..<Int32(text.count)).map { $0 + 1 }
    }
    return unsafe [Int32](unsafeUninitializedCapacity: text.count) { offsets, count in
      let found = unsafe cuni_breaks(handle, text, Int32(clamping: text.count), offsets.baseAddress)
      if found >= 0 {
        count = Int(found)
      } else {
        for index in 0..<text.count { unsafe offsets[index] = Int32(index + 1) }
        count = text.count
      }
    }
  }
}
