internal import OversetModel

/// A part of a format: literal text, or a place where the app puts a value.
package enum FormatPart: Hashable {
  case text(String)
  case argument(FormatSpecifier)
  /// `%#@name@`, `%1$#@name@`; also `%1#@name@`, which the app reads as having no position.
  case variable(String, position: Int?)
  /// `%arg`: inside a variable, its own argument.
  case ownArgument
  /// `${applicationName}`: a phrase of App Shortcuts. `{{days}}`: what code replaces (mustache(5), Variables).
  case placeholder(PlaceholderName)

  /// Splits a text; what only looks like a specifier is text.
  ///
  /// A space is no flag but words ("100 % de plus", "Row %0 at") before a letter, unless it is `strict`:
  /// as the app reads a format.
  package static func parts(of format: String, strict: Bool = false) -> [FormatPart] {
    format.mayBeFormat ? FormatParser.parts(of: format, isStrict: strict) : [.text(format)]
  }
}

extension String {
  /// Whether there may be a place for an argument.
  package var mayBeFormat: Bool {
    if mayContain(UInt8(ascii: "%")) { return true }
    guard mayContain(UInt8(ascii: "{")) else { return false }
    // `${` or `{{`
    return zip(utf8, utf8.dropFirst()).contains { before, byte in
      byte == UInt8(ascii: "{") && (before == UInt8(ascii: "$") || before == byte)
    }
  }

  /// Whether it has places for values, or is written like one that has (`100 %%`).
  package var isFormat: Bool {
    guard mayBeFormat else { return false }
    let parts = FormatPart.parts(of: self)
    if parts.count == 1, case .text(let text)? = parts.first { return text != self }
    return true
  }
}
