import OversetCatalogs
import OversetModel

/// Turns a format into the text a user sees: values in place of specifiers.
struct SampleText {
  /// The label's own samples.
  let samples: ConfiguredSamples

  /// `largest` is a limit for every number; without one, each is the largest plausible.
  func text(
    of text: UserTexts.Text, upTo largest: Int? = nil, _ values: SampleValues
  ) -> String {
    parts(of: text, upTo: largest, values).reduce(into: "") { text, part in
      switch part {
      case .words(let part), .value(let part, for: _): text += part
      }
    }
  }

  /// The texts of the variables are part of the format, and so among its words.
  func parts(
    of text: UserTexts.Text, upTo largest: Int? = nil, _ values: SampleValues
  ) -> [SamplePart] {
    text.format.parts.map { part in
      switch part {
      case .words(let words): .words(words)
      case .placeholder(let name):
        .value(samples.longest(named: name) ?? values.object(named: name), for: "@")
      case .argument(let argument):
        .value(
          value(of: argument, text.selection, upTo: largest, values),
          for: argument.specifier.conversion)
      }
    }
  }

  private func value(
    of argument: ExpandedFormat.Argument, _ selection: PluralSelection?, upTo largest: Int?,
    _ values: SampleValues
  ) -> String {
    var specifier = argument.specifier
    specifier.width = resolved(specifier.width, argument.width)
    specifier.precision = resolved(specifier.precision, argument.precision)
    if specifier.isNumber, let selection, selection.selects(by: argument.number) {
      // Samples that are numbers say how large the number may be; the case says which.
      let limit = [largest, samples.largestNumber(of: argument)].compactMap { $0 }.min()
      let number =
        selection.number(of: argument.number, upTo: limit)
        ?? selection.number(of: argument.number, upTo: nil)
      return values.text(of: number ?? 0, for: specifier)
    }
    if let sample = samples.longest(of: argument) { return sample }
    if specifier.isNumber {
      return values.text(
        of: Double(min(specifier.largestNumber, largest ?? .max)), for: specifier)
    }
    return values.text(for: specifier)
  }

  /// What `*` takes, where a sample says it.
  private func resolved(
    _ count: FormatSpecifier.Count?, _ argument: Int?
  ) -> FormatSpecifier.Count? {
    guard let argument else { return count }
    return samples.longest(of: argument).flatMap { Int($0) }.map { .number($0) }
  }

  /// Where exactly one number is put into a text, and no sample of the label says it: the largest
  /// numbers of fewer digits that could stand there, from the largest on.
  func smallerNumbers(in text: UserTexts.Text) -> [Int] {
    guard text.isFormat else { return [] }
    var only: ExpandedFormat.Argument?
    for case .argument(let argument) in text.format.parts where argument.specifier.isNumber {
      if let only, only.number != argument.number { return [] }
      only = argument
    }
    guard let only, samples.longest(of: only) == nil else { return [] }
    let selection = text.selection
    let largest =
      selection?.number(of: only.number, upTo: nil) ?? Double(only.specifier.largestNumber)
    return [99_999, 9_999, 999, 99, 9].filter { Double($0) < largest }.compactMap { limit in
      guard let selection, selection.selects(by: only.number) else { return limit }
      return selection.number(of: only.number, upTo: limit).flatMap { Int(exactly: $0) }
    }
  }
}

extension UserTexts.Text {
  fileprivate var format: ExpandedFormat { selection?.format ?? ExpandedFormat(value) }
}

/// A part of a format, filled in.
enum SamplePart: Hashable {
  case words(String)
  /// What stands for a value, and the conversion that its specifier ends with.
  case value(String, for: Character)
}

/// What a label's configuration says of the values in its texts (`arguments`).
struct ConfiguredSamples: Sendable {
  var byNumber: [Int: [String]] = [:]
  /// By the name of a variable, or of a placeholder.
  var byName: [String: [String]] = [:]

  func longest(named name: String) -> String? { byName[name].flatMap { Self.longest($0) } }

  func longest(of number: Int) -> String? { byNumber[number].flatMap { Self.longest($0) } }

  /// By the argument's name where it has one, else by its number.
  func longest(of argument: ExpandedFormat.Argument) -> String? {
    argument.variable.flatMap { longest(named: $0) } ?? longest(of: argument.number)
  }

  /// The largest of the samples that are numbers.
  func largestNumber(of argument: ExpandedFormat.Argument) -> Int? {
    let named = argument.variable.flatMap { byName[$0] }
    return (named ?? byNumber[argument.number])?.compactMap { Int($0) }.max()
  }

  private static func longest(_ samples: [String]) -> String? {
    samples.max { ($0.utf16.count, $0) < ($1.utf16.count, $1) }
  }
}
