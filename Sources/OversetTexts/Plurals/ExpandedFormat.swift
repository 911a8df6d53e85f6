package import OversetModel

/// A format with the texts of its variables in their places, and the argument that each of its
/// specifiers takes.
package struct ExpandedFormat: Hashable {
  package private(set) var parts: [Part] = []
  /// The variables it refers to, in the order of reference, each once.
  package private(set) var variables: [Variable] = []
  /// Whether a part is left out, because variables refer to themselves or to too many others.
  package private(set) var isCut = false
  /// The UTF-8 of the format and of the cases put into it.
  package private(set) var size: Int
  /// Only while it is expanded: a key may have a thousand of these.
  private var texts: [ExactText: PluralCases]
  private let isStrict: Bool
  private var seen: Set<ExactText> = []
  private let mostSize: Int

  package enum Part: Hashable {
    case literal(String)
    case argument(Argument)
    case placeholder(PlaceholderName)
  }

  /// A specifier and what it takes.
  package struct Argument: Hashable {
    /// From 1.
    package var number: Int
    package var specifier: FormatSpecifier
    /// The arguments of `*`.
    package var width: Int?
    var precision: Int?
    /// The variable whose own argument it is.
    package var variable: String?
  }

  package struct Variable: Hashable {
    var name: String
    /// The argument whose number selects the case.
    var argument: Int
    /// Nil where there is none: the variable is not defined, or has no case for the number.
    var category: PluralCategory?
  }

  /// Chooses the case of a variable for the number of an argument.
  package typealias Choice = (_ cases: PluralCases, _ argument: Int) -> PluralCategory?

  /// A text without variables.
  package init(_ format: String, strict: Bool = false) {
    self.init(format, variables: [:], strict: strict) { _, _ in nil }
  }

  /// A case of a variable begins at the variable's `own` argument.
  package init(
    _ format: String, variables: [ExactText: PluralCases], own: Variable? = nil,
    strict: Bool = false, choice: Choice
  ) {
    texts = variables
    isStrict = strict
    size = format.utf8.count
    mostSize = size + Self.mostOfCases
    var next = own?.argument ?? 1
    var names = own.map { [ExactText($0.name)] } ?? []
    expand(format, &next, own: own, within: &names, choice)
    texts = [:]
    seen = []
  }

  /// More than the cases of any text have, and less than those that refer to each other could.
  ///
  /// Every reference but the format's own is in a case: what bounds their size bounds the work.
  private static let mostOfCases = 100_000

  private mutating func expand(
    _ format: String, _ next: inout Int, own: Variable?, within names: inout [ExactText],
    _ choice: Choice
  ) {
    for part in FormatPart.parts(of: format, strict: isStrict) {
      switch part {
      case .text(let text): parts.append(.literal(text))
      case .placeholder(let name): parts.append(.placeholder(name))
      case .ownArgument: parts.append(.argument(ownArgument(of: own, &next)))
      case .argument(let specifier): parts.append(.argument(argument(specifier, own, &next)))
      case .variable(let name, let position):
        expand(ExactText(name), position, &next, within: &names, choice)
      }
    }
  }

  private mutating func expand(
    _ name: ExactText, _ position: Int?, _ next: inout Int, within names: inout [ExactText],
    _ choice: Choice
  ) {
    let cases = texts[name]
    var variable = Variable(name: name.text, argument: position ?? cases?.argument?.number ?? next)
    if position == nil { next += 1 }
    if let cases { variable.category = choice(cases, variable.argument) }
    if seen.insert(name).inserted { variables.append(variable) }
    guard let cases, let text = cases.text(variable.category) else { return }
    guard names.count < 10, !names.contains(name), size + text.utf8.count <= mostSize else {
      isCut = true
      return
    }
    size += text.utf8.count
    // A case is a format that begins at the variable's own argument.
    var inner = variable.argument
    names.append(name)
    expand(text, &inner, own: variable, within: &names, choice)
    names.removeLast()
  }

  private func ownArgument(of variable: Variable?, _ next: inout Int) -> Argument {
    guard let variable else {
      next += 1
      return Argument(number: next - 1, specifier: .largeInteger)
    }
    return Argument(
      number: variable.argument,
      specifier: texts[ExactText(variable.name)]?.specifier ?? .largeInteger,
      variable: variable.name)
  }

  private func argument(
    _ specifier: FormatSpecifier, _ own: Variable?, _ next: inout Int
  ) -> Argument {
    // In the order that C takes them: the width's, the precision's, the value.
    let width = argument(of: specifier.width, &next)
    let precision = argument(of: specifier.precision, &next)
    let number = specifier.position ?? next
    if specifier.position == nil { next += 1 }
    return Argument(
      number: number, specifier: specifier, width: width, precision: precision,
      variable: number == own?.argument ? own?.name : nil)
  }

  private func argument(of count: FormatSpecifier.Count?, _ next: inout Int) -> Int? {
    guard case .argument(let position) = count else { return nil }
    if let position { return position }
    next += 1
    return next - 1
  }
}
