import CHarfBuzz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads single tables of a font file: to choose a font, a few hundred bytes of each are enough.
final class FontTableReader {
  private let descriptor: Int32
  private var tables: [UInt32: (offset: Int, length: Int)] = [:]

  /// The longest table that is read, far longer than any that holds names.
  private static let mostBytes = 1 << 20

  /// Nil where the file cannot be read, or has no font of the index.
  init?(path: String, index: Int) {
    // A pipe without a writer would block here.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0, let start = startOfFont(at: index) else { return nil }
    let header = bytes(at: start, 12)
    guard header.count == 12 else { return nil }
    let directory = bytes(at: start + 12, 16 * (header.number(at: 4) >> 16))
    for entry in stride(from: 0, to: directory.count - 15, by: 16) {
      tables[UInt32(directory.number(at: entry))] = (
        directory.number(at: entry + 8), directory.number(at: entry + 12)
      )
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Where the font's directory of tables begins; a collection has a list of them.
  private func startOfFont(at index: Int) -> Int? {
    let header = bytes(at: 0, 12)
    guard header.count == 12 else { return nil }
    if header.prefix(4) != Array("ttcf".utf8)[...] { return index == 0 ? 0 : nil }
    guard (0..<header.number(at: 8)).contains(index) else { return nil }
    let entry = bytes(at: 12 + 4 * index, 4)
    return entry.count == 4 ? entry.number(at: 0) : nil
  }

  /// Fewer than asked for at the file's end.
  private func bytes(at offset: Int, _ count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: min(count, Self.mostBytes)) { buffer, filled in
      filled = unsafe max(0, pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)))
    }
  }

  /// The font for HarfBuzz, which asks for each table that it needs.
  func makeFace() -> OpaquePointer? {
    unsafe hb_face_create_for_tables(
      { _, tag, reader in
        guard let reader = unsafe reader else { return nil }
        return unsafe Unmanaged<FontTableReader>.fromOpaque(reader).takeUnretainedValue().blob(
          of: tag)
      }, unsafe Unmanaged.passRetained(self).toOpaque(),
      { reader in
        if let reader = unsafe reader {
          unsafe Unmanaged<FontTableReader>.fromOpaque(reader).release()
        }
      })
  }

  private func blob(of tag: UInt32) -> OpaquePointer? {
    guard let table = tables[tag] else { return nil }
    return unsafe bytes(at: table.offset, table.length).withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }
}

extension [UInt8] {
  /// Four bytes, the highest first.
  fileprivate func number(at offset: Int) -> Int {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
