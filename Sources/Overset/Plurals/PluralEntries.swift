import OversetCatalogs
import OversetModel

/// The entries of one key in one locale: formats, and the cases of their variables.
struct PluralEntries {
  let range: Range<Int>
  let locale: CatalogTable.Locale
  /// The entries that are cases of variables, told once: a key may have thousands of formats.
  private let caseIndices: [Int]

  init(range: Range<Int>, locale: CatalogTable.Locale) {
    self.range = range
    self.locale = locale
    caseIndices = range.filter {
      locale.entries[$0].variation.substitution != nil && !UserTexts.isHole(locale.entries[$0])
    }
  }

  func variation(_ index: Int) -> Variation { locale.entries[index].variation }

  func text(_ index: Int) -> String { locale.entries[index].value }

  private func isText(_ index: Int) -> Bool { !UserTexts.isHole(locale.entries[index]) }

  /// The entries that are no cases of variables.
  var formats: [Int] { range.filter { isText($0) && variation($0).substitution == nil } }

  /// The devices that a format is shown on: its own, or those that its variables have cases for.
  func devices(ofFormatAt index: Int) -> [String?] {
    if let device = variation(index).device { return [device] }
    var devices: [String?] = []
    for index in caseIndices {
      if let device = variation(index).device, !devices.contains(device) { devices.append(device) }
    }
    return devices.isEmpty ? [nil] : devices
  }

  /// The variables on a device, for which a case of the device goes before one of any.
  func variables(on device: String?) -> [ExactText: PluralCases] {
    var variables: [ExactText: PluralCases] = [:]
    for of in device == nil ? [nil] : [nil, device] {
      for index in caseIndices where variation(index).device == of {
        guard let name = variation(index).substitution else { continue }
        variables[ExactText(name), default: PluralCases()].add(locale.entries[index], at: index)
      }
    }
    return variables
  }

  /// The cases that a format which is a plural case itself (`variations.plural`) stands among; nil
  /// for another.
  func cases(ofFormatAt index: Int) -> PluralCases? {
    let format = variation(index)
    if format.plural == nil { return nil }
    var cases = PluralCases()
    for other in range where isText(other) {
      let variation = variation(other)
      if variation.plural != nil, variation.substitution == nil,
        variation.device == format.device, variation.width == format.width
      {
        cases.add(locale.entries[other], at: other)
      }
    }
    return cases
  }
}

extension Variation {
  /// Whether it is one of the texts that a number chooses from, or may have such texts in it.
  var variesByNumber: Bool { plural != nil || substitution != nil }
}

extension PluralCases {
  /// The argument that selects a case of a key, and its type: the first number of the most general
  /// case that has one; nil where no case shows it.
  var selector: (argument: Int, specifier: FormatSpecifier)? {
    for category in categories.reversed() {
      guard let text = text(category) else { continue }
      for case .argument(let argument) in ExpandedFormat(text).parts
      where argument.specifier.isNumber {
        return (argument.number, argument.specifier)
      }
    }
    return nil
  }
}
