package import OversetModel

/// One text that a user can see, before values are put into it.
package struct UserText {
  package var value: String
  package var variation: Variation
  package var location: FileLocation
  /// Whether the app puts values into it.
  package var isFormat = false
  /// The cases of its plurals, and the numbers that select them; nil for a text without.
  package var selection: PluralSelection?
}
