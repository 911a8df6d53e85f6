import OversetModel

/// The texts that a user can see of a key whose text varies by numbers: one for each case and each
/// combination of cases that a number of the locale selects.
struct PluralTexts {
  private(set) var texts: [UserText] = []
  /// Whether there are more, or some refer to themselves: those that are here are part of them.
  private(set) var isCut = false
  private let entries: PluralEntries
  private let rules: PluralCategories

  /// As many as the cases of four variables in Arabic nearly make.
  static let mostCombinations = 1_000
  /// Of the UTF-8 that all combinations are made of: ten thousand bytes each.
  private static let mostSize = 10_000 * mostCombinations

  init(_ entries: PluralEntries, rules: PluralCategories) {
    self.entries = entries
    self.rules = rules
    for index in entries.formats where !isFull {
      guard let numbers = numbersOfFormat(at: index) else { continue }
      for device in entries.devices(ofFormatAt: index) {
        combine(formatAt: index, on: device, numbers)
      }
    }
  }

  private var isFull: Bool { isCut && texts.count >= Self.mostCombinations }

  /// The number that selects a format which is a plural case itself; nil where no number does, and
  /// so it is never shown.
  private func numbersOfFormat(at index: Int) -> [PluralSelection.Number]? {
    guard let cases = entries.cases(ofFormatAt: index),
      let category = entries.variation(index).plural
    else { return [] }
    let (argument, specifier) = cases.selector ?? (1, .largeInteger)
    return cases.number(for: category, of: specifier, rules).map {
      [PluralSelection.Number(argument: argument, value: $0, cases: cases)]
    }
  }

  // MARK: Combinations

  /// Adds a text for each combination of the cases of a format's variables.
  private mutating func combine(
    formatAt index: Int, on device: String?, _ numbers: [PluralSelection.Number]
  ) {
    let variables = entries.variables(on: device)
    var open = [numbers]
    var steps = 0
    var size = 0
    while let numbers = open.popLast() {
      steps += 1
      if texts.count >= Self.mostCombinations || steps > 3 * Self.mostCombinations
        || size > Self.mostSize
      {
        isCut = true
        return
      }
      var unknown: PluralSelection.Number?
      let format = ExpandedFormat(entries.text(index), variables: variables) {
        cases, argument in
        if let number = numbers.first(where: { $0.argument == argument }) {
          return cases.category(of: number.value, rules)
        }
        if cases.varies, unknown == nil {
          unknown = PluralSelection.Number(argument: argument, value: 0, cases: cases)
        }
        return nil
      }
      size += format.size
      if let unknown {
        open += choices(of: unknown).reversed().map { numbers + [$0] }
      } else {
        isCut = isCut || format.isCut
        add(format, of: index, on: device, variables, numbers)
      }
    }
  }

  /// A number for each case of a variable that one selects; where there is none, any number.
  private func choices(of unknown: PluralSelection.Number) -> [PluralSelection.Number] {
    let specifier = unknown.cases.specifier ?? .largeInteger
    let numbers = unknown.cases.categories.compactMap {
      unknown.cases.number(for: $0, of: specifier, rules)
    }
    return (numbers.isEmpty ? [Double(specifier.largestNumber)] : numbers).map {
      PluralSelection.Number(argument: unknown.argument, value: $0, cases: unknown.cases)
    }
  }

  private mutating func add(
    _ format: ExpandedFormat, of index: Int, on device: String?,
    _ variables: [ExactText: PluralCases], _ numbers: [PluralSelection.Number]
  ) {
    let varying = format.variables.filter { $0.category != nil }
    let own = entries.variation(index)
    let variation = Variation(
      plurals: own.plurals + varying.compactMap(\.category), device: device, width: own.width,
      variables: varying.map(\.name))
    var entry = index
    if varying.count == 1, let only = varying.first,
      let own = variables[ExactText(only.name)]?.texts[only.category]
    {
      entry = own.entry
    }
    texts.append(
      UserText(
        value: entries.text(index), variation: variation,
        location: entries.locale.location(ofEntry: entry), isFormat: true,
        selection: PluralSelection(format: format, numbers: numbers, rules: rules)))
  }
}
