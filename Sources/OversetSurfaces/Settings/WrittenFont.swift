import OversetModel

/// Fonts of SwiftUI as code writes them: `.headline`, `.system(size: 12, weight: .bold)`,
/// `.title2.bold()`, `.custom("Futura", size: 15)`.
enum WrittenFont {
  /// Nil where anything of it is not read.
  static func font(_ text: String) -> FontDescription? {
    var calls = parts(of: text)[...]
    if calls.first == "Font" || calls.first == "SwiftUI" { calls.removeFirst() }
    guard let first = calls.popFirst(), var font = base(first) else { return nil }
    for call in calls {
      switch call {
      case "bold()": font = font.adding(.bold)
      case "italic()": font.isItalic = true
      case "monospacedDigit()": font.hasMonospacedDigits = true
      default:
        guard call.hasPrefix("weight("), let weight = fontWeight(named: argument(of: call)) else {
          return nil
        }
        font.weight = weight
      }
    }
    return font
  }

  /// At dots that are in no parentheses, without empty parts.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func base(_ part: String) -> FontDescription? {
    if let style = styles[part] { return .textStyle(style) }
    guard let open = part.firstIndex(of: "("), part.hasSuffix(")") else { return nil }
    let arguments = arguments(part[part.index(after: open)...].dropLast())
    switch part[..<open] {
    case "system": return system(arguments)
    case "custom": return custom(arguments)
    default: return nil
    }
  }

  private static func system(_ arguments: [(label: String, text: String)]) -> FontDescription? {
    var font: FontDescription?
    for (label, text) in arguments {
      switch label {
      case "size":
        font = WrittenArguments.number(text).map { .system(size: $0) }
      case "":
        font = WrittenArguments.member(text).flatMap { styles[$0] }.map { .textStyle($0) }
      case "weight":
        guard let weight = fontWeight(named: WrittenArguments.member(text)) else { return nil }
        font?.weight = weight
      case "design" where text == ".default": break
      case "design" where text == ".rounded": font?.design = .rounded
      default: return nil
      }
    }
    return font
  }

  private static func custom(_ arguments: [(label: String, text: String)]) -> FontDescription? {
    guard let name = arguments.first?.text, name.hasPrefix("\""), name.hasSuffix("\""),
      name.count > 2, arguments.count > 1, let size = WrittenArguments.number(arguments[1].text)
    else { return nil }
    let plain = String(name.dropFirst().dropLast())
    switch (arguments[1].label, arguments.count) {
    case ("fixedSize", 2): return .named(plain, size: size)
    // Scales as body does (documented).
    case ("size", 2): return FontDescription(.named(plain), size: .scaled(size, metrics: .body))
    case ("size", 3):
      guard let style = WrittenArguments.member(arguments[2].text).flatMap({ styles[$0] }) else {
        return nil
      }
      return FontDescription(.named(plain), size: .scaled(size, metrics: style))
    default: return nil
    }
  }

  /// Split at commas; an argument without a label has an empty one.
  private static func arguments(_ text: Substring) -> [(label: String, text: String)] {
    text.split(separator: ",").map { argument in
      let parts = argument.split(separator: ":", maxSplits: 1).map {
        String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      return parts.count == 2 ? (parts[0], parts[1]) : ("", parts.first ?? "")
    }
  }

  private static func argument(of call: String) -> String? {
    guard let open = call.firstIndex(of: "("), call.hasSuffix(")") else { return nil }
    return WrittenArguments.member(String(call[call.index(after: open)...].dropLast()))
  }
}

/// A weight by SwiftUI's name.
func fontWeight(named name: String?) -> FontWeight? { name.flatMap { FontWeight(rawValue: $0) } }

private let styles: [String: TextStyle] = [
  "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
  "largeTitle": .largeTitle, "title": .title1, "title2": .title2, "title3": .title3,
  "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
  "footnote": .footnote, "caption": .caption1, "caption2": .caption2,
]
