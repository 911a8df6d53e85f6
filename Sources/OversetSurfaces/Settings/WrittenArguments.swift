import OversetModel
import OversetSources

/// The arguments of a call as values, where they are literals.
struct WrittenArguments {
  private let arguments: [SourceArgument]

  init(_ arguments: [SourceArgument]?) { self.arguments = arguments ?? [] }

  var count: Int { arguments.count }

  /// The last as it is written; nil where it is too long.
  var last: String? { arguments.last?.text }

  func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  /// As it is written; of nil the first without a label. Empty where it is too long.
  func text(_ label: String?) -> String? {
    arguments.first { $0.label == label }.map { $0.text ?? "" }
  }

  /// A number, also `.infinity`; nil of what is no literal.
  func number(_ label: String?) -> Double? { text(label).flatMap(Self.number) }

  static func number(_ text: String) -> Double? {
    if text == ".infinity" || text == "CGFloat.infinity" || text == "Double.infinity" {
      return .infinity
    }
    for call in ["CGFloat(", "Double("] where text.hasPrefix(call) && text.hasSuffix(")") {
      return Double(text.dropFirst(call.count).dropLast())
    }
    let plain = text.filter { $0 != "_" }
    guard plain.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
    return Double(plain).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Both values of `isOpen ? nil : 3`; nil of anything else.
  static func branches(of text: String) -> (String, String)? {
    guard let question = text.firstRange(of: " ? ") else { return nil }
    let values = text[question.upperBound...]
    guard let colon = values.firstRange(of: " : "), !values.contains("?") else { return nil }
    return (String(values[..<colon.lowerBound]), String(values[colon.upperBound...]))
  }

  func flag(_ label: String?) -> Bool? { text(label).flatMap { Bool($0) } }

  /// `.body` and `Font.body` are `body`; nil of other expressions.
  func member(_ label: String?) -> String? { text(label).flatMap(Self.member) }

  static func member(_ text: String) -> String? {
    guard let dot = text.lastIndex(of: "."), text[..<dot].allSatisfy({ $0.isLetter }) else {
      return nil
    }
    let name = text[text.index(after: dot)...]
    return name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber }) ? nil : String(name)
  }
}
