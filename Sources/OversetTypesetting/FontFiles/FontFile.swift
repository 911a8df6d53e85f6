import CHarfBuzz
import OversetFiles

/// The bytes of a font file, read once for all fonts in it.
///
/// They are read and not mapped: a mapped file that becomes shorter ends the process.
/// `@unchecked Sendable` because nothing changes the bytes.
@safe final class FontFile: @unchecked Sendable {
  let path: String
  let bytes: UnsafeRawBufferPointer

  /// Throws where there is no regular file, or one that is too large.
  init(path: String) throws(FontError) {
    self.path = path
    do throws(SystemError) {
      let file = try InputFile(at: path)
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: file.size, alignment: 16)
      unsafe bytes = UnsafeRawBufferPointer(buffer)
      // It may have become shorter.
      let count = unsafe try file.read(into: buffer)
      unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).initializeMemory(
        as: UInt8.self, repeating: 0)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  deinit { unsafe bytes.deallocate() }

  /// The file for HarfBuzz, which keeps it as long as it needs it.
  func makeBlob() -> OpaquePointer? {
    unsafe hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
      HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(self).toOpaque()
    ) { file in
      if let file = unsafe file { unsafe Unmanaged<FontFile>.fromOpaque(file).release() }
    }
  }
}
