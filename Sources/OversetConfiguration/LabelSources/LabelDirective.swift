import OversetModel

/// Collects the settings of a label in a note.
struct LabelDirective {
  private static let names = ["width", "height", "lines", "font"]

  private let text: String
  private let configuration: Configuration
  private var width: WidthExpression?
  private var height: Points?
  private var constraint = LabelConstraint()
  private var seen: Set<String> = []

  init(_ text: String, _ configuration: Configuration) {
    self.text = text
    self.configuration = configuration
    constraint.numberOfLines = 1
    constraint.font = FontDescription.label.on(
      configuration.platform, displayScale: configuration.displayScale)
  }

  mutating func read(_ word: DirectiveWord) throws(NoteDirective.Problem) {
    guard let equals = word.text.firstIndex(of: "=") else {
      guard Self.names.contains(word.text) else { throw unknown(word.text, at: word.offset) }
      throw NoteDirective.Problem(
        offset: word.offset, message: "'\(word.text)' needs '=' and a value behind it")
    }
    let name = String(word.text[..<equals])
    guard seen.insert(name).inserted else {
      throw NoteDirective.Problem(offset: word.offset, message: "'\(name)' is there twice")
    }
    let value = String(word.text[equals...].dropFirst())
    let offset = word.offset + name.utf16.count + 1
    switch name {
    case "width": width = try readWidth(value, at: offset)
    case "height": height = try number(value, in: 0...1e6, of: name, at: offset)
    case "lines":
      constraint.numberOfLines = Int(try number(value, in: 0...100_000, of: name, at: offset))
    case "font":
      guard let font = FontDescription(argument: value) else {
        throw NoteDirective.Problem(
          offset: offset,
          message: "'\(value)' is no font: expected a text style or a size, and a weight"
            + FontDescription.suggestion(forArgument: value))
      }
      constraint.font = font.on(
        configuration.platform, displayScale: configuration.displayScale)
    default: throw unknown(name, at: word.offset)
    }
  }

  /// The label; its name is what the note says.
  func label() throws(NoteDirective.Problem) -> AppLabel {
    guard let width else {
      throw NoteDirective.Problem(offset: 0, message: "a label needs a 'width'")
    }
    let widths = configuration.screens.map { width.points(onScreen: $0.width) }
    guard widths.allSatisfy({ $0.isFinite && $0 > 0 && $0 < 1e6 }) else {
      throw NoteDirective.Problem(offset: 0, message: "the width must be above 0 on every screen")
    }
    if let problem = constraint.font.problem {
      throw NoteDirective.Problem(offset: 0, message: problem)
    }
    var label = AppLabel(id: text, keys: [], constraint: constraint, width: width)
    label.height = height
    return label
  }

  private func readWidth(
    _ value: String, at offset: Int
  ) throws(NoteDirective.Problem) -> WidthExpression {
    do throws(WidthExpression.SyntaxError) {
      return try WidthExpression(parsing: value)
    } catch {
      throw NoteDirective.Problem(offset: offset + error.offset, message: error.message)
    }
  }

  private func number(
    _ value: String, in range: ClosedRange<Double>, of name: String, at offset: Int
  ) throws(NoteDirective.Problem) -> Double {
    guard let number = value.decimalNumber, range.contains(number),
      name != "lines" || number.rounded() == number
    else {
      throw NoteDirective.Problem(offset: offset, message: "'\(name)' cannot be '\(value)'")
    }
    return number
  }

  private func unknown(_ name: String, at offset: Int) -> NoteDirective.Problem {
    NoteDirective.Problem(
      offset: offset,
      message: "unknown directive '\(name)'"
        + propertySuggestion(for: name, among: Self.names + ["ignore"]))
  }
}
