import OversetModel

/// The texts that a user can see of a key whose text varies by numbers: one for each case and each
/// combination of cases that a number of the locale selects.
struct PluralTexts {
  private(set) var texts: [UserTexts.Text] = []
  /// Whether there are more, or some refer to themselves: those that are here are part of them.
  private(set) var isCut = false
  private let entries: Range<Int>
  private let locale: CatalogTable.Locale
  private let rules: PluralCategories

  /// As many as the cases of four variables in Arabic nearly make.
  static let mostCombinations = 1_000

  /// `entries` are those of one key in the locale.
  init(_ entries: Range<Int>, in locale: CatalogTable.Locale, rules: PluralCategories) {
    self.entries = entries
    self.locale = locale
    self.rules = rules
    for index in entries where isText(index) && variation(index).substitution == nil {
      let numbers = numbersOfFormat(at: index)
      guard let numbers else { continue }
      for device in devices(ofFormatAt: index) {
        combine(formatAt: index, on: device, numbers)
      }
    }
  }

  private func variation(_ index: Int) -> Variation { locale.entries[index].variation }

  private func isText(_ index: Int) -> Bool { !UserTexts.isHole(locale.entries[index]) }

  // MARK: Devices

  /// The devices that a format is shown on: its own, or those that its variables have cases for.
  private func devices(ofFormatAt index: Int) -> [String?] {
    if let device = variation(index).device { return [device] }
    var devices: [String?] = []
    for index in entries where variation(index).substitution != nil && isText(index) {
      if let device = variation(index).device, !devices.contains(device) { devices.append(device) }
    }
    return devices.isEmpty ? [nil] : devices
  }

  /// The variables on a device, for which a case of the device goes before one of any.
  private func variables(on device: String?) -> [String: PluralCases] {
    var variables: [String: PluralCases] = [:]
    for of in device == nil ? [nil] : [nil, device] {
      for index in entries where variation(index).device == of && isText(index) {
        guard let name = variation(index).substitution else { continue }
        variables[name, default: PluralCases()].add(locale.entries[index], at: index)
      }
    }
    return variables
  }

  // MARK: A format that varies itself

  /// The number that selects a format which is a plural case itself (`variations.plural`): that of
  /// its first number. Nil where no number selects it, and so nobody sees it.
  private func numbersOfFormat(at index: Int) -> [PluralSelection.Number]? {
    guard let category = variation(index).plural.flatMap({ PluralCategory(rawValue: $0) }) else {
      return []
    }
    var cases = PluralCases()
    for other in entries where isText(other) && variation(other).isCase(of: variation(index)) {
      cases.add(locale.entries[other], at: other)
    }
    let argument = cases.selectingArgument
    let specifier = argument?.specifier ?? .largeInteger
    return cases.number(for: category, of: specifier, rules).map {
      [PluralSelection.Number(argument: argument?.number ?? 1, value: $0, cases: cases)]
    }
  }

  // MARK: Combinations

  /// Adds a text for each combination of the cases of a format's variables.
  private mutating func combine(
    formatAt index: Int, on device: String?, _ numbers: [PluralSelection.Number]
  ) {
    let variables = variables(on: device)
    var open = [numbers]
    var steps = 0
    while let numbers = open.popLast() {
      steps += 1
      if texts.count >= Self.mostCombinations || steps > 3 * Self.mostCombinations {
        isCut = true
        return
      }
      var unknown: PluralSelection.Number?
      let format = ExpandedFormat(locale.entries[index].value, variables: variables) {
        cases, argument in
        if let number = numbers.first(where: { $0.argument == argument }) {
          return cases.category(of: number.value, rules)
        }
        if cases.varies, unknown == nil {
          unknown = PluralSelection.Number(argument: argument, value: 0, cases: cases)
        }
        return nil
      }
      if let unknown {
        open += choices(of: unknown).reversed().map { numbers + [$0] }
      } else {
        isCut = isCut || format.isCut
        add(format, of: index, on: device, numbers)
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
    _ numbers: [PluralSelection.Number]
  ) {
    let varying = format.variables.filter { $0.category != nil }
    var variation = variation(index)
    variation.device = device
    let categories = varying.compactMap { $0.category?.rawValue }
    variation.plural = Self.joined([variation.plural].compactMap { $0 } + categories)
    variation.substitution = Self.joined(varying.map(\.name))
    var place = index
    if varying.count == 1, let only = varying.first,
      let own = variables(on: device)[only.name]?.texts[only.category]
    {
      place = own.entry
    }
    texts.append(
      UserTexts.Text(
        value: locale.entries[index].value, variation: variation,
        location: locale.location(ofEntry: place), isFormat: true,
        selection: PluralSelection(format: format, numbers: numbers, rules: rules)))
  }

  /// `one,other`; nil for none.
  private static func joined(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ",")
  }
}

extension Variation {
  /// Whether both are cases of one plural: alike in all but the category.
  fileprivate func isCase(of other: Variation) -> Bool {
    plural != nil && substitution == nil && device == other.device && width == other.width
  }
}

extension PluralCases {
  /// The argument that selects a case of a key: the first number of the most general case that has
  /// one.
  fileprivate var selectingArgument: ExpandedFormat.Argument? {
    for category in categories.reversed() {
      guard let text = text(category) else { continue }
      for case .argument(let argument) in ExpandedFormat(text).parts
      where argument.specifier.isNumber {
        return argument
      }
    }
    return nil
  }
}
