import OversetCatalogs
import OversetModel

/// Turns an entry into the text a user sees: arguments in place of specifiers.
struct SampleText {
  /// The label's own samples by argument number; the longest of several is taken.
  let arguments: [Int: [String]]

  /// `substitutions` are the texts of the entry's variables by name.
  func text(
    of format: String, substitutions: [String: String], samples: inout SampleArguments
  ) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var text = ""
    for part in parts(of: format, substitutions: substitutions, samples: &samples) {
      switch part {
      case .words(let part), .value(let part, for: _): text += part
      }
    }
    return text
  }

  /// The texts of the variables are part of the format, and so among its words.
  func parts(
    of format: String, substitutions: [String: String], samples: inout SampleArguments
  ) -> [SamplePart] {
    var parts: [SamplePart] = []
    var next = 1
    expand(format, substitutions, &samples, &next, depth: 0, into: &parts)
    return parts
  }

  /// A variable may refer to others: what goes deeper than ten levels refers to itself.
  private func expand(
    _ format: String, _ substitutions: [String: String], _ samples: inout SampleArguments,
    _ next: inout Int, depth: Int, into parts: inout [SamplePart]
  ) {
    for part in FormatPart.parts(of: format) {
      switch part {
      case .text(let text): parts.append(.words(text))
      case .variable(let name):
        guard depth < 10, let text = substitutions[name] else { continue }
        expand(text, substitutions, &samples, &next, depth: depth + 1, into: &parts)
      case .ownArgument:
        parts.append(.value(sample(next, "d", nil, &samples), for: "d"))
        next += 1
      case .argument(let conversion, let position, let precision):
        let value = sample(position ?? next, conversion, precision, &samples)
        parts.append(.value(value, for: conversion))
        if position == nil { next += 1 }
      }
    }
  }

  private func sample(
    _ number: Int, _ conversion: Character, _ precision: Int?, _ samples: inout SampleArguments
  ) -> String {
    let longest = arguments[number]?.max { ($0.utf16.count, $0) < ($1.utf16.count, $1) }
    return longest ?? samples.value(for: conversion, precision: precision)
  }
}

/// A part of a format, filled in.
enum SamplePart: Hashable {
  case words(String)
  /// What stands for a value, and the conversion that its specifier ends with.
  case value(String, for: Character)
}
