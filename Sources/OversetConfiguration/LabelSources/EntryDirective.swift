import OversetModel

/// What a note for translators tells this tool about its entry.
enum EntryDirective {
  /// `width=120 lines=1 font=headline`: a label that shows the entry.
  case label(AppLabel)
  /// `ignore de,fi - reason`: no findings about the entry, in these locales or, with nil, in all.
  case ignore(locales: Set<LocaleIdentifier>?)

  /// Why a directive cannot be understood; `offset` counts UTF-16 code units of its text.
  struct Problem: Error, Hashable {
    var offset: Int
    var message: String
  }

  /// Reads the words behind `overset:`; the configuration gives the platform and the screens.
  static func read(
    _ text: String, in configuration: Configuration
  ) throws(Problem) -> EntryDirective {
    let words = Words(text)
    guard let first = words.all.first else {
      throw Problem(
        offset: 0, message: "'overset:' needs 'width=… lines=… font=…' or 'ignore' behind it")
    }
    if first.text == "ignore" { return .ignore(locales: try ignoredLocales(words)) }
    var reader = LabelDirective(text, configuration)
    for word in words.all { try reader.read(word) }
    return .label(try reader.label())
  }

  /// Everything up to a dash by itself, behind which the reason stands.
  private static func ignoredLocales(
    _ words: Words
  ) throws(Problem) -> Set<LocaleIdentifier>? {
    var locales: Set<LocaleIdentifier> = []
    var isListOpen = true
    for word in words.all.dropFirst().prefix(while: { !["-", "–", "—"].contains($0.text) }) {
      guard isListOpen else {
        throw Problem(offset: word.offset, message: "the reason needs ' - ' before it")
      }
      isListOpen = word.text.hasSuffix(",")
      var offset = word.offset
      for name in word.text.split(separator: ",", omittingEmptySubsequences: false) {
        defer { offset += name.utf16.count + 1 }
        if name.isEmpty { continue }
        guard let locale = LocaleIdentifier(name) else {
          throw Problem(offset: offset, message: "'\(name)' is not a locale identifier")
        }
        locales.insert(locale)
      }
    }
    return locales.isEmpty ? nil : locales
  }
}

/// The words of a directive with their places; a value in quotation marks may have blanks.
private struct Words {
  struct Word {
    var text: String
    /// In UTF-16 code units.
    var offset: Int
  }

  private(set) var all: [Word] = []

  init(_ text: String) {
    var word = Word(text: "", offset: 0)
    var quote: Character?
    var offset = 0
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " || character == "\t" {
        if !word.text.isEmpty { all.append(word) }
        word.text = ""
      } else {
        if word.text.isEmpty { word.offset = offset }
        word.text.append(character)
      }
      offset += character.utf16.count
    }
    if !word.text.isEmpty { all.append(word) }
  }
}

/// Collects the settings of a label.
private struct LabelDirective {
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

  mutating func read(_ word: Words.Word) throws(EntryDirective.Problem) {
    guard let equals = word.text.firstIndex(of: "=") else {
      guard Self.names.contains(word.text) else { throw unknown(word.text, at: word.offset) }
      throw EntryDirective.Problem(
        offset: word.offset, message: "'\(word.text)' needs '=' and a value behind it")
    }
    let name = String(word.text[..<equals])
    guard seen.insert(name).inserted else {
      throw EntryDirective.Problem(offset: word.offset, message: "'\(name)' is there twice")
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
        throw EntryDirective.Problem(
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
  func label() throws(EntryDirective.Problem) -> AppLabel {
    guard let width else {
      throw EntryDirective.Problem(offset: 0, message: "a label needs a 'width'")
    }
    let widths = configuration.screens.map { width.points(onScreen: $0.width) }
    guard widths.allSatisfy({ $0.isFinite && $0 > 0 && $0 < 1e6 }) else {
      throw EntryDirective.Problem(offset: 0, message: "the width must be above 0 on every screen")
    }
    if let problem = constraint.font.problem {
      throw EntryDirective.Problem(offset: 0, message: problem)
    }
    var label = AppLabel(id: text, keys: [], constraint: constraint, width: width)
    label.height = height
    return label
  }

  private func readWidth(
    _ value: String, at offset: Int
  ) throws(EntryDirective.Problem) -> WidthExpression {
    do throws(WidthExpression.SyntaxError) {
      return try WidthExpression(parsing: value)
    } catch {
      throw EntryDirective.Problem(offset: offset + error.offset, message: error.message)
    }
  }

  private func number(
    _ value: String, in range: ClosedRange<Double>, of name: String, at offset: Int
  ) throws(EntryDirective.Problem) -> Double {
    guard let number = Double(value), range.contains(number),
      name != "lines" || number.rounded() == number
    else {
      throw EntryDirective.Problem(offset: offset, message: "'\(name)' cannot be '\(value)'")
    }
    return number
  }

  private func unknown(_ name: String, at offset: Int) -> EntryDirective.Problem {
    EntryDirective.Problem(
      offset: offset,
      message: "unknown directive '\(name)'"
        + propertySuggestion(for: name, among: Self.names + ["ignore"]))
  }
}
