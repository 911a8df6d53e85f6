import OversetModel

/// The entries of one key in one locale: formats, and the cases of their variables.
///
/// What the formats have in common is looked for once: a key may have thousands of them.
package struct PluralEntries {
  package let range: Range<Int>
  package let locale: CatalogTable.Locale
  /// The entries that are no cases of variables.
  package let formats: [Int]
  /// The devices that variables have cases for, in their order.
  private let devicesOfCases: [String?]
  /// On no device in particular, and on each that has cases.
  private var variables: [String?: [ExactText: PluralCases]] = [:]
  private var casesOfFormats: [FormatGroup: PluralCases] = [:]

  /// Apple has eight kinds of device, and reads no others.
  private static let mostDevices = 16

  /// The formats among which a number chooses.
  private struct FormatGroup: Hashable {
    var device: String?
    var width: String?

    init(_ variation: Variation) { (device, width) = (variation.device, variation.width) }
  }

  package init(range: Range<Int>, locale: CatalogTable.Locale) {
    self.range = range
    self.locale = locale
    let texts = range.filter { !locale.entries[$0].isUnfilled }
    let cases = texts.filter { locale.entries[$0].variation.substitution != nil }
    formats = texts.filter { locale.entries[$0].variation.substitution == nil }
    var seen: Set<String> = []
    devicesOfCases = Array(
      cases.compactMap { locale.entries[$0].variation.device }
        .filter { seen.insert($0).inserted }.prefix(Self.mostDevices))
    for device in cases.isEmpty ? [] : [nil] + devicesOfCases {
      // A case of the device goes before one of any.
      var variables = self.variables[nil] ?? [:]
      for index in cases where variation(index).device == device {
        guard let name = variation(index).substitution else { continue }
        variables[ExactText(name), default: PluralCases()].add(locale.entries[index], at: index)
      }
      self.variables[device] = variables
    }
    for index in formats where variation(index).plural != nil {
      casesOfFormats[FormatGroup(variation(index)), default: PluralCases()]
        .add(locale.entries[index], at: index)
    }
  }

  package func variation(_ index: Int) -> Variation { locale.entries[index].variation }

  package func text(_ index: Int) -> String { locale.entries[index].value }

  /// The devices that a format is shown on: its own, or those that its variables have cases for.
  func devices(ofFormatAt index: Int) -> [String?] {
    if let device = variation(index).device { return [device] }
    return devicesOfCases.isEmpty ? [nil] : devicesOfCases
  }

  /// The variables on a device.
  package func variables(on device: String?) -> [ExactText: PluralCases] {
    variables[device] ?? variables[nil] ?? [:]
  }

  /// The variables on each device that a format is shown on; devices without cases of their own have
  /// the same.
  package var variablesOfFormats: [[ExactText: PluralCases]] {
    var seen: Set<String?> = []
    return formats.flatMap { devices(ofFormatAt: $0) }
      .map { variables.keys.contains($0) ? $0 : nil }
      .filter { seen.insert($0).inserted }
      .map { variables(on: $0) }
  }

  /// The cases that a format which is a plural case itself (`variations.plural`) stands among; nil
  /// for another.
  package func cases(ofFormatAt index: Int) -> PluralCases? {
    variation(index).plural == nil ? nil : casesOfFormats[FormatGroup(variation(index))]
  }
}

extension Variation {
  /// Whether it is one of the texts that a number chooses from, or may have such texts in it.
  package var variesByNumber: Bool { plural != nil || substitution != nil }
}

extension PluralCases {
  /// The argument that selects a case of a key, and its type: the first number of the most general
  /// case that has one; nil where no case shows it.
  package var selector: (argument: Int, specifier: FormatSpecifier)? {
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
