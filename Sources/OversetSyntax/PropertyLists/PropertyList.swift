/// What a property list holds, in the order of its file.
package enum PropertyList {
  package struct Value: Sendable {
    package var content: Content
    /// Where its first character is, in bytes; 0 in a binary property list.
    package var start: Int
  }

  package enum Content: Sendable {
    case text(String)
    case array([Value])
    case dictionary([Pair])
    /// Something that is no text and holds none, by its name: `data`, `integer`, `date` …
    case other(String)

    /// The kind's name with an article, as messages show it.
    package var name: String {
      switch self {
      case .text: "a string"
      case .array: "an array"
      case .dictionary: "a dictionary"
      case .other("integer"): "an integer"
      case .other("data"): "data"
      case .other(let name): "a \(name)"
      }
    }
  }

  /// A key and its value; of a key that occurs more than once, every pair is kept.
  package struct Pair: Sendable {
    /// Nil for a key that is no text, as only a binary property list can have.
    package var key: String?
    /// Where the key's first character is, in bytes.
    package var keyStart: Int
    package var value: Value
    /// The comments that belong to the pair, among those of the file.
    package var comments = 0..<0
  }
}
