import OversetModel

/// Turns a format into the text a user sees: values in place of specifiers.
package struct FormatExpander {
  /// The label's own samples.
  package let samples: ConfiguredSamples
  /// What is known of the key, where the label has no samples.
  package var key = KeyValues.unknown

  package init(samples: ConfiguredSamples, key: KeyValues = KeyValues.unknown) {
    self.samples = samples
    self.key = key
  }

  /// `largest` is a limit for every number; without one, each is the largest plausible.
  package func text(
    of text: UserText, upTo largest: Int? = nil, size: ValueSize = .usual,
    _ values: SampleValues
  ) -> String {
    parts(of: text, upTo: largest, size: size, values).reduce(into: "") { text, part in
      switch part {
      case .literal(let part), .value(let part, for: _): text += part
      }
    }
  }

  /// The texts of the variables are part of the format, and so among its words.
  package func parts(
    of text: UserText, upTo largest: Int? = nil, size: ValueSize = .usual,
    _ values: SampleValues
  ) -> [SamplePart] {
    text.format.parts.map { part in
      switch part {
      case .literal(let text): .literal(text)
      case .placeholder(let name):
        .value(
          longest(named: name.name)
            ?? values.object(ValueClues.named(name.name) ?? .name, size), for: "@")
      case .argument(let argument):
        .value(
          value(of: argument, text.selection, upTo: largest, size, values),
          for: argument.specifier.conversion)
      }
    }
  }

  private func value(
    of argument: ExpandedFormat.Argument, _ selection: PluralSelection?, upTo largest: Int?,
    _ size: ValueSize, _ values: SampleValues
  ) -> String {
    let specifier = resolved(argument)
    if specifier.isNumber, let selection, selection.selects(by: argument.number) {
      // Samples that are numbers say how large the number may be; the case says which.
      let sample = samples.largestNumber(of: argument) ?? key.samples.largestNumber(of: argument)
      let limit = [largest, sample].compactMap { $0 }.min()
      var limits = [limit, nil]
      // A category may have no number that is so short.
      if let short = size.largestNumber, sample == nil { limits = [short, 99] + limits }
      let number = limits.lazy.compactMap { selection.number(of: argument.number, upTo: $0) }.first
      return values.text(of: number ?? 0, for: specifier)
    }
    if let sample = longest(of: argument) { return sample }
    if specifier.isNumber {
      let limit = size.largestNumber ?? largest ?? .max
      return values.text(of: Double(min(specifier.largestNumber, limit)), for: specifier)
    }
    return values.text(for: specifier, kind(of: argument), size)
  }

  private func kind(of argument: ExpandedFormat.Argument) -> ValueKind {
    argument.variable.flatMap { ValueClues.named($0) } ?? key.kinds[argument.number] ?? .name
  }

  private func longest(of argument: ExpandedFormat.Argument) -> String? {
    samples.longest(of: argument) ?? key.samples.longest(of: argument)
  }

  private func longest(named name: String) -> String? {
    samples.longest(named: name) ?? key.samples.longest(named: name)
  }

  /// Whether an object is invented, so that the app may put in a longer one.
  package func hasInventedObject(_ text: UserText) -> Bool {
    text.format.parts.contains { part in
      switch part {
      case .literal: false
      case .placeholder(let name): longest(named: name.name) == nil
      case .argument(let argument):
        argument.specifier.isObject && longest(of: argument) == nil
      }
    }
  }

  /// The values that no configuration gives, each argument once.
  package func inventedValues(in text: UserText, _ values: SampleValues) -> [InventedValue] {
    let format = text.format
    var found: [InventedValue] = []
    for (part, filled) in zip(format.parts, parts(of: text, values)) {
      guard case .value(let value, for: _) = filled else { continue }
      switch part {
      case .literal: continue
      case .placeholder(let name):
        if longest(named: name.name) != nil { continue }
        found.append(
          InventedValue(value: value, specifier: name.spelling, argument: name.name))
      case .argument(let argument):
        if longest(of: argument) != nil { continue }
        let specifier = argument.specifier
        found.append(
          InventedValue(
            value: value, specifier: argument.variable.map { "%#@\($0)@" } ?? "\(specifier)",
            argument: argument.variable ?? "\(argument.number)",
            hasUsualLength: specifier.isObject && [.date, .time].contains(kind(of: argument))))
      }
    }
    return found.enumerated().filter { index, value in
      !found[..<index].contains { $0.argument == value.argument }
    }.map(\.element)
  }

  /// With what `*` takes, where a sample says it: as C does it, a negative width aligns to the
  /// left, and a negative precision is none. A thousand digits are enough.
  private func resolved(_ argument: ExpandedFormat.Argument) -> FormatSpecifier {
    func number(_ count: FormatSpecifier.Count?, _ argument: Int?) -> Int? {
      if case .number(let number)? = count { return min(number, 999) }
      return argument.flatMap { samples.longest(of: $0) ?? key.samples.longest(of: $0) }.flatMap {
        Int($0)
      }
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
  package func smallerNumbers(in text: UserText) -> [Int] {
    guard text.isFormat else { return [] }
    var only: ExpandedFormat.Argument?
    for case .argument(let argument) in text.format.parts where argument.specifier.isNumber {
      if let only, only.number != argument.number { return [] }
      only = argument
    }
    guard let only, longest(of: only) == nil else { return [] }
    let selection = text.selection
    let largest =
      selection?.number(of: only.number, upTo: nil) ?? Double(only.specifier.largestNumber)
    return [99_999, 9_999, 999, 99, 9].filter { Double($0) < largest }.compactMap { limit in
      guard let selection, selection.selects(by: only.number) else { return limit }
      return selection.number(of: only.number, upTo: limit).flatMap { Int(exactly: $0) }
    }
  }
}

/// A value that stands in a text because no configuration says what the app puts there.
package struct InventedValue: Hashable {
  package var value: String
  /// As the format has it: `%lld`, `${name}`.
  package var specifier: String
  /// What `arguments` calls it: its number or its name.
  package var argument: String
  /// Whether values of its kind are about as long as this one: the dates and times of a locale.
  package var hasUsualLength = false
}

/// A part of a format, filled in.
package enum SamplePart: Hashable {
  case literal(String)
  /// What stands for a value, and the conversion that its specifier ends with.
  case value(String, for: Character)
}
