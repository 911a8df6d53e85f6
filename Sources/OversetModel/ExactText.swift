/// A string that equals another only where their scalars are the same.
///
/// `String` equality is canonical equivalence, under which two keys of one file can be equal
/// although they are different keys to the app ("é" as one scalar and as two).
package struct ExactText: Hashable, Comparable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in
      right.withUTF8 { right in unsafe left.elementsEqual(right) }
    }
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
