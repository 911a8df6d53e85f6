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
    let specifier = resolved(argument)
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

  /// With what `*` takes, where a sample says it: as C does it, a negative width aligns to the
  /// left, and a negative precision is none. Nobody sees the thousandth place.
  private func resolved(_ argument: ExpandedFormat.Argument) -> FormatSpecifier {
    func number(_ count: FormatSpecifier.Count?, _ argument: Int?) -> Int? {
      if case .number(let number)? = count { return min(number, 999) }
      return argument.flatMap { samples.longest(of: $0) }.flatMap { Int($0) }
        .map { max(-999, min($0, 999)) }
    }
    var specifier = argument.specifier
    let width = number(specifier.width, argument.width)
    if let width, width < 0 { specifier.flags.insert(.minus) }
    specifier.width = width.map { .number(abs($0)) }
    specifier.precision = number(specifier.precision, argument.precision)
      .flatMap { $0 < 0 ? nil : .number($0) }
    return specifier
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
