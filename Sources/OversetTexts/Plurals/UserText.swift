package import OversetModel

/// One text that a user can see, before values are put into it.
package struct UserText {
  package var value: String
  package var variation: Variation
  package var location: FileLocation
  /// The widths of the windows that a width rule has it for, in ems; nil where it is of none.
  package var windows: Range<Double>?
  /// Whether the app puts values into it.
  package let isFormat: Bool
  /// The cases of its plurals, and the numbers that select them; nil for a text without.
  package let selection: PluralSelection?
  /// That of a text without plurals.
  private let ownFormat: SharedFormat?

  package init(
    value: String, variation: Variation, location: FileLocation, isFormat: Bool = false,
    selection: PluralSelection? = nil
  ) {
    self.value = value
    self.variation = variation
    self.location = location
    self.isFormat = isFormat
    self.selection = selection
    ownFormat = isFormat && selection == nil ? SharedFormat(ExpandedFormat(value)) : nil
  }

  /// The text taken apart: once, because each of its readings asks.
  var format: ExpandedFormat {
    selection?.format ?? ownFormat?.format ?? ExpandedFormat(value)
  }

  /// A class, because texts are handed on: one reference, not all arrays of a format.
  private final class SharedFormat {
    let format: ExpandedFormat

    init(_ format: ExpandedFormat) { self.format = format }
  }
}
