extension String {
  /// Whether it has a byte of ASCII: the quickest look at a text, of which most have none. True where its
  /// bytes do not lie beside each other, and so are not looked at.
  @inlinable package func mayContain(_ byte: UInt8) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.contains(byte) } ?? true
  }
}
