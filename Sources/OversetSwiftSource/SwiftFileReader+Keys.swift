internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Notes a literal that is a key.
  func readLiteral(_ literal: StringLiteralExprSyntax) {
    // The first steps are enough to see whether it is one.
    let near = SurfaceClimb(near: literal, mostSteps: 3)
    guard let localizer = localizer(of: near), !isJoined(literal),
      !isPlainText(literal, isOverloaded: LocalizingCalls.takesStrings(localizer.construct))
    else { return }
    var key = joinedKey(literal)
    // The key of these is a String: what is in it is only known when the app runs.
    if key.hasArguments, LocalizingCalls.plainKeys.contains(localizer.construct) { return }
    key.table = localizer.table
    key.isOfMainBundle = localizer.isOfMainBundle
    let climb = SurfaceClimb(from: localizer.call.map { Syntax($0) } ?? Syntax(literal))
    let followed = FollowedKey(key: key, construct: localizer.construct, constants: [])
    note(followed, at: Syntax(literal), climb, defaultText: localizer.defaultText)
  }

  /// What makes a text of a literal.
  private struct Localizer {
    var construct: String
    var table: String?
    var defaultText: SourceKey?
    /// Whether it surely looks in the app's own bundle.
    var isOfMainBundle = false
    /// What answers with the text, where nothing else is known of that.
    var call: FunctionCallExprSyntax?
  }

  private func localizer(of climb: SurfaceClimb) -> Localizer? {
    if let member = climb.surface.modifiers.first, let found = localizer(of: member) {
      return found
    }
    // `["key", …]` and `(a ? "x" : "y")` inside of what takes keys.
    let outer = climb.surface.steps.firstIndex { $0.kind != .element }
    guard let outer else { return nil }
    let step = climb.surface.steps[outer]
    switch step.kind {
    case .argument:
      guard let call = climb.nodes[outer].as(FunctionCallExprSyntax.self) else {
        if let function = function(step.name, step) {
          return Localizer(construct: step.name, table: function.table)
        }
        return LocalizingCalls.takesKey(name: step.name, label: step.label, index: step.index)
          ? Localizer(construct: step.name) : nil
      }
      if step.calledName.isEmpty {
        return localizer(
          ofInitializer: step, call,
          in: climb.surface.steps.dropFirst(outer + 1).first { $0.kind != .element })
      }
      return localizer(of: step, call: call)
    case .assignment:
      // `error = "key"`, where it is a property of such a type.
      guard let type = typeOfTarget(step.names), isKeyType(type) else { return nil }
      return Localizer(construct: type)
    case .declaration, .result:
      guard let type = step.label, isKeyType(type) else { return nil }
      return Localizer(construct: type)
    default: return nil
    }
  }

  /// `.init("key")` makes what its surroundings write, or what its other arguments tell.
  private func localizer(
    ofInitializer step: SurfaceStep, _ call: FunctionCallExprSyntax, in outer: SurfaceStep?
  ) -> Localizer? {
    let isFirst = step.label == nil && step.index == 0
    let labels = call.arguments.prefix(SurfaceClimb.mostSiblings).dropFirst().compactMap {
      $0.label?.text
    }
    var named = step
    if isFirst && labels.contains(where: { $0 == "defaultValue" || $0 == "table" }) {
      named.names = ["LocalizedStringResource"]
    } else if let outer, outer.kind == .argument, isFirst,
      LocalizingCalls.takesKey(name: outer.calledName, label: outer.label, index: outer.index)
        || isParameter(outer)
    {
      named.names = ["LocalizedStringKey"]
    } else if let outer, outer.kind == .declaration || outer.kind == .result,
      let type = outer.label
    {
      named.names = [lastName(type == "Self" ? scopes.context.type : type)]
    } else {
      return nil
    }
    return localizer(of: named, call: call)
  }

  /// A log has methods of the same names as functions that show a text.
  func isParameter(_ step: SurfaceStep) -> Bool { !step.isLogged && vocabulary.takesKey(step) }

  func isKeyType(_ type: String) -> Bool {
    LocalizingCalls.keyTypes.contains(type == "Self" ? scopes.context.type : type)
  }

  private func localizer(of member: SurfaceModifier) -> Localizer? {
    for function in vocabulary.functions[member.name] ?? [] where function.key == .receiver {
      return Localizer(construct: member.name, table: function.table ?? table(in: member.arguments))
    }
    guard LocalizingCalls.stringMembers.contains(member.name) else { return nil }
    return Localizer(construct: member.name, table: table(in: member.arguments))
  }

  private func localizer(of step: SurfaceStep, call: FunctionCallExprSyntax) -> Localizer? {
    let name = step.calledName
    var found: Localizer?
    if LocalizingCalls.takesKey(name: name, label: step.label, index: step.index) {
      found = Localizer(construct: name)
    } else if name == "tr", step.label == nil, let isKey = isKeyOfSwiftGen(call, index: step.index)
    {
      guard isKey else { return nil }
      found = Localizer(construct: name, table: literalArgument(nil, index: 0, of: call))
    } else if let function = function(name, step) {
      found = Localizer(construct: name, table: function.table)
      if function.isAssumed { found?.call = call }
      if let argument = function.tableArgument {
        found?.table = literalArgument(argument.label, index: argument.index, of: call)
      }
    } else if isParameter(step) {
      found = Localizer(construct: name)
    }
    guard var found else { return nil }
    // What names none looks in the main one.
    let bundle = argument("bundle", index: 0, of: call).map(namePath) ?? ["main"]
    found.isOfMainBundle = name == "NSLocalizedString" && bundle.last == "main"
    var isOfUnknownTable = false
    for label in ["table", "tableName"] where found.table == nil {
      guard let table = argument(label, index: 0, of: call) else { continue }
      found.table = tableName(table)
      isOfUnknownTable = found.table == nil
    }
    // What is shown where a table that is not known lacks the key is not the text of this one.
    if !isOfUnknownTable, let label = LocalizingCalls.defaultText(of: name),
      let value = argument(label, index: 0, of: call), let literal = firstLiteral(of: value)
    {
      found.defaultText = joinedKey(literal)
    }
    return found
  }

  /// The table that an argument tells, in place or through a constant; nil where that is not known.
  /// `nil` means `Localizable` (Bundle.localizedString(forKey:value:table:)).
  private func tableName(_ argument: ExprSyntax) -> String? {
    let value = valueOfConstant(argument, at: Syntax(argument)) ?? argument
    if value.is(NilLiteralExprSyntax.self) { return SourceKey.defaultTable }
    return value.as(StringLiteralExprSyntax.self).flatMap(plainText)
  }

  /// The function of the app that looks up what it gets there.
  func function(_ name: String, _ step: SurfaceStep) -> LocalizingFunction? {
    if step.isLogged { return nil }
    return vocabulary.functions[name]?.first { function in
      guard case .argument(let argument) = function.key,
        name != LocalizingFunction.subscriptName
          || step.names.dropLast().last == lastName(function.type)
      else { return false }
      return argument.matches(label: step.label, index: step.index)
    }
  }

  /// SwiftGen's `tr("Table", "key", …)` has the key behind the table; nil where it is another `tr`.
  private func isKeyOfSwiftGen(_ call: FunctionCallExprSyntax, index: Int) -> Bool? {
    guard literalArgument(nil, index: 0, of: call) != nil, index < 2 else { return nil }
    return literalArgument(nil, index: 1, of: call) == nil ? index == 0 : index == 1
  }

  private func table(in arguments: [SourceArgument]?) -> String? {
    let argument = arguments?.first { $0.label == "table" || $0.label == "tableName" }
    guard let text = argument?.text, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The argument with a label, or at an index without one.
  func argument(
    _ label: String?, index: Int, of call: FunctionCallExprSyntax
  ) -> ExprSyntax? {
    guard let label else {
      let argument = call.arguments.dropFirst(index).first
      return argument?.label == nil ? argument?.expression : nil
    }
    // More hold data, and looking through them for each would take too long.
    return call.arguments.prefix(SurfaceClimb.mostSiblings).first {
      $0.label.map(plainName) == label
    }?.expression
  }

  private func literalArgument(
    _ label: String?, index: Int, of call: FunctionCallExprSyntax
  ) -> String? {
    argument(label, index: index, of: call)?.as(StringLiteralExprSyntax.self).flatMap(plainText)
  }

  /// The literals of a sum of nothing but literals; empty of anything else.
  func sum(with literal: StringLiteralExprSyntax) -> [StringLiteralExprSyntax] {
    guard let list = literal.parent?.as(ExprListSyntax.self), list.count <= 64 else { return [] }
    var literals: [StringLiteralExprSyntax] = []
    for (index, element) in list.enumerated() {
      if index.isMultiple(of: 2), let literal = element.as(StringLiteralExprSyntax.self) {
        literals.append(literal)
      } else if index.isMultiple(of: 2)
        || element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+"
      {
        return []
      }
    }
    return literals
  }

  /// An expression that is a literal, or the first literal of a sum of literals.
  private func firstLiteral(of expression: ExprSyntax) -> StringLiteralExprSyntax? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal }
    let first = expression.as(SequenceExprSyntax.self)?.elements.first?.as(
      StringLiteralExprSyntax.self)
    return first.flatMap { sum(with: $0).first }
  }

  /// Whether a literal before it has its text too: `"a" + "b"` is one key.
  private func isJoined(_ literal: StringLiteralExprSyntax) -> Bool {
    guard let first = sum(with: literal).first else { return false }
    return first.id != literal.id
  }

  private func joinedKey(_ literal: StringLiteralExprSyntax) -> SourceKey {
    let literals = sum(with: literal)
    let parts = (literals.isEmpty ? [literal] : literals).flatMap {
      literalKey($0, typeOfName: typeOfName).parts
    }
    return SourceKey(parts: merged(parts))
  }

  private func merged(_ parts: [SourceKey.Part]) -> [SourceKey.Part] {
    parts.reduce(into: []) { merged, part in
      if case .text(let end) = part, case .text(let start) = merged.last {
        merged[merged.count - 1] = .text(start + end)
      } else {
        merged.append(part)
      }
    }
  }

  func typeOfTarget(_ names: [String]) -> String? {
    let names = names.first == "self" ? names.dropFirst() : names[...]
    return names.count == 1 ? names.first.flatMap(typeOfName) : nil
  }
}
