/// The name of a placeholder, and how a text writes it.
package struct PlaceholderName: Hashable, Sendable {
  package let name: String
  /// `{{name}}`, and not `${name}`.
  package let isInDoubleBraces: Bool

  package init(_ name: String, isInDoubleBraces: Bool = false) {
    self.name = name
    self.isInDoubleBraces = isInDoubleBraces
  }

  /// As it stands in the text.
  package var spelling: String { isInDoubleBraces ? "{{\(name)}}" : "${\(name)}" }
}
