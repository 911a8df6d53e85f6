/// A part of a format text: words, or a place where the app puts a value.
enum FormatPart: Hashable {
  case text(String)
  /// `%@`, `%1$lld`, `%.2f`; `position` counts from 1 where it is written.
  case argument(conversion: Character, position: Int?, precision: Int?)
  /// `%#@name@`, `%1$#@name@`.
  case variable(String)
  /// `%arg`: inside a substitution, its own argument.
  case ownArgument

  /// Splits a text; what only looks like a specifier is text ("100 % sure").
  static func parts(of format: String) -> [FormatPart] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return [.text(format)] }
    var scanner = FormatScanner(format)
    return scanner.parts()
  }
}

private struct FormatScanner {
  private let characters: [Character]
  private var offset = 0

  init(_ format: String) { characters = Array(format) }

  mutating func parts() -> [FormatPart] {
    var parts: [FormatPart] = []
    var text = ""
    while offset < characters.count {
      guard characters[offset] == "%", let part = specifier() else {
        text.append(characters[offset])
        offset += 1
        continue
      }
      if case .text(let literal) = part {
        text += literal
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(part)
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  /// The specifier that begins here, and moves behind it; nil, without moving, where none does.
  private mutating func specifier() -> FormatPart? {
    let start = offset
    offset += 1
    if let part = specifierBody() { return part }
    offset = start
    return nil
  }

  private mutating func specifierBody() -> FormatPart? {
    if take("%") { return .text("%") }
    if characters[offset...].starts(with: ["a", "r", "g"]) {
      offset += 3
      return .ownArgument
    }
    var position: Int?
    let beforePosition = offset
    if let number = number(), take("$") { position = number } else { offset = beforePosition }
    if take("#"), take("@") { return variable() }
    while let next = peek, "-+ 0'#".contains(next) { offset += 1 }
    _ = number()
    _ = take("*")
    var precision: Int?
    if take(".") { precision = take("*") ? nil : number() ?? 0 }
    for length in ["hh", "h", "ll", "l", "q", "L", "z", "t", "j"]
    where characters[offset...].starts(with: Array(length)) {
      offset += length.count
      break
    }
    guard let conversion = peek, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    offset += 1
    return .argument(conversion: conversion, position: position, precision: precision)
  }

  private mutating func variable() -> FormatPart? {
    let start = offset
    while let next = peek, next != "@" { offset += 1 }
    guard take("@"), offset - 1 > start else { return nil }
    return .variable(String(characters[start..<offset - 1]))
  }

  private var peek: Character? { offset < characters.count ? characters[offset] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    offset += 1
    return true
  }

  private mutating func number() -> Int? {
    let digits = characters[offset...].prefix { $0.isASCII && $0.isNumber }
    offset += digits.count
    return Int(String(digits))
  }
}
