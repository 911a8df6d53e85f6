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
    var next = 1
    return expand(format, substitutions, &samples, &next, depth: 0)
  }

  /// A variable may refer to others: what goes deeper than ten levels refers to itself.
  private func expand(
    _ format: String, _ substitutions: [String: String], _ samples: inout SampleArguments,
    _ next: inout Int, depth: Int
  ) -> String {
    var result = ""
    for part in FormatPart.parts(of: format) {
      switch part {
      case .text(let text): result += text
      case .variable(let name):
        guard depth < 10, let text = substitutions[name] else { continue }
        result += expand(text, substitutions, &samples, &next, depth: depth + 1)
      case .ownArgument:
        result += sample(next, "d", nil, &samples)
        next += 1
      case .argument(let conversion, let position, let precision):
        result += sample(position ?? next, conversion, precision, &samples)
        if position == nil { next += 1 }
      }
    }
    return result
  }

  private func sample(
    _ number: Int, _ conversion: Character, _ precision: Int?, _ samples: inout SampleArguments
  ) -> String {
    let longest = arguments[number]?.max { ($0.utf16.count, $0) < ($1.utf16.count, $1) }
    return longest ?? samples.value(for: conversion, precision: precision)
  }
}
