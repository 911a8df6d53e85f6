import OversetModel

/// What the texts of a key in one locale take of the app, over all their variations.
package struct FormatSignature {
  /// By argument number: each kind of value once, as it is written first.
  package private(set) var uses: [Int: [Use]] = [:]
  /// The arguments that select plural cases: those need not be shown.
  package private(set) var selectors: Set<Int> = []
  /// `${…}`, each once, in order.
  package private(set) var placeholders: [Placeholder] = []
  /// Whether the app surely puts values in: a specifier is there that is written for nothing else, or a
  /// number selects a case. Apps have placeholders of their own that look like others: `%a`, `%date`.
  package private(set) var isSurelyFormat = false
  /// An entry that has numbered arguments beside unnumbered ones.
  package private(set) var mixed: Int?
  private var visited: Set<ExactText> = []
  private var seen: Set<ExactText> = []
  /// The UTF-8 that was looked at.
  private var size = 0
  private let isStrict: Bool

  /// An argument as a text takes it.
  package struct Use: Hashable {
    package var specifier: FormatSpecifier
    /// The text, among the entries of the locale.
    package var entry: Int
  }

  package struct Placeholder: Hashable {
    package var name: PlaceholderName
    package var entry: Int
  }

  /// `strict` as the app reads a format: "5 % de" takes a number.
  package init(of entries: PluralEntries, strict: Bool) {
    isStrict = strict
    for index in entries.formats where size < Self.mostSize {
      if let (argument, specifier) = entries.cases(ofFormatAt: index)?.selector {
        select(by: argument, specifier, entry: index)
      }
      for device in entries.devices(ofFormatAt: index) {
        visited = []
        add(entries.text(index), entry: index, own: nil, entries.variables(on: device))
      }
    }
  }

  /// Of a single text, such as a key.
  package init(of text: String, strict: Bool) {
    isStrict = strict
    add(text, entry: 0, own: nil, [:])
  }

  package var isEmpty: Bool { uses.isEmpty && selectors.isEmpty && placeholders.isEmpty }

  private mutating func add(
    _ text: String, entry: Int, own: ExpandedFormat.Variable?, _ variables: [ExactText: PluralCases]
  ) {
    let format = ExpandedFormat(text, variables: variables, own: own, strict: isStrict) {
      _, _ in nil
    }
    size += format.size
    var isNumbered: Set<Bool> = []
    for (index, part) in format.parts.enumerated() {
      switch part {
      case .literal: break
      case .placeholder(let name):
        if seen.insert(ExactText(name.spelling)).inserted {
          placeholders.append(Placeholder(name: name, entry: entry))
        }
      case .argument(let argument):
        for count in [argument.width, argument.precision].compactMap({ $0 }) {
          use(count, FormatSpecifier("d"), entry: entry)
        }
        use(argument.number, argument.specifier, entry: entry)
        let next = index + 1 < format.parts.count ? format.parts[index + 1] : nil
        if argument.specifier.isUnmistakable || !argument.specifier.mayBeWord(before: next) {
          isSurelyFormat = true
        }
        if argument.variable == nil { isNumbered.insert(argument.specifier.position != nil) }
      }
    }
    if isNumbered.count == 2 { mixed = mixed ?? entry }
    for variable in format.variables {
      let name = ExactText(variable.name)
      guard let cases = variables[name], cases.varies, visited.count < Self.mostVariables,
        size < Self.mostSize, visited.insert(name).inserted
      else { continue }
      select(by: variable.argument, cases.specifier ?? .largeInteger, entry: entry)
      for category in cases.categories {
        guard let own = cases.texts[category] else { continue }
        add(own.value, entry: own.entry, own: variable, variables)
      }
    }
  }

  /// More than any text has: one may lead to the next.
  private static let mostVariables = 100
  /// The same of what they are made of.
  private static let mostSize = 1_000_000

  private mutating func use(_ argument: Int, _ specifier: FormatSpecifier, entry: Int) {
    let isKnown = uses[argument]?.contains { $0.specifier.kind == specifier.kind } ?? false
    if !isKnown { uses[argument, default: []].append(Use(specifier: specifier, entry: entry)) }
  }

  private mutating func select(by argument: Int, _ specifier: FormatSpecifier, entry: Int) {
    selectors.insert(argument)
    isSurelyFormat = true
    use(argument, specifier, entry: entry)
  }
}

extension FormatSpecifier {
  /// Whether it is written for nothing else.
  package var isUnmistakable: Bool {
    conversion == "@" || position != nil || length != .none
  }

  /// Whether it may be the beginning of a word, or one of the letters that formats seldom have.
  fileprivate func mayBeWord(before next: ExpandedFormat.Part?) -> Bool {
    if !"diufgsxX".contains(conversion) || flags.contains(.space) { return true }
    guard case .literal(let text)? = next else { return false }
    return text.prefix(2).count == 2 && text.prefix(2).allSatisfy(\.isLetter)
  }
}
