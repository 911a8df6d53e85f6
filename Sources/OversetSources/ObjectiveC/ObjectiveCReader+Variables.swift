/// The variables of methods of Objective-C that hold texts or lists of them.
///
/// What is assigned to one is shown wherever the method shows the variable: it counts as what the method gets by
/// an argument that only the variable has.
extension ObjectiveCReader {
  /// A variable with the innermost block that it is declared in.
  struct Variable {
    var argument: CallArgument
    var block: Int
  }

  /// Notes `NSString *title = …` in the body of a method.
  mutating func noteVariable(_ name: String, at index: Int) {
    guard member != nil, let block = open.last?.block, let next = token(index + 1),
      next.name == "in" || next.isSign("=") || next.isSign(";"), isTextType(before: index)
    else { return }
    // Another one of the name, in another block, is another variable.
    let argument = CallArgument(label: "\(name)#\(index)", index: 0)
    // The variable of a loop is in the block behind its parentheses.
    let scope = next.name == "in" ? open.count - 1 : block
    variables[name, default: []].append(Variable(argument: argument, block: scope))
    variableNames.append((name, scope))
  }

  /// `NSString *`, `NSArray<NSString *> *`, `id`
  private func isTextType(before index: Int) -> Bool {
    if token(index - 1)?.name == "id" { return true }
    guard token(index - 1)?.isSign("*") ?? false, let type = token(index - 2) else { return false }
    return type.isSign(">") || Self.textTypes.contains(type.name ?? "")
  }

  /// Forgets those of a block that ends.
  mutating func leaveVariables(ofBlock block: Int) {
    while let last = variableNames.last, last.block >= block {
      variables[last.name]?.removeLast()
      variableNames.removeLast()
    }
  }

  /// What a name stands for in a method: the nearest variable, or a parameter; nil of anything else.
  func argument(named name: String) -> CallArgument? {
    variables[name]?.last?.argument ?? parameters[name]
  }

  /// A text that is assigned to a variable or a parameter of the method.
  func step(toVariable name: String) -> SurfaceStep? {
    guard let member, let argument = argument(named: name) else { return nil }
    return SurfaceStep(
      kind: .argument, names: ["self", member], label: argument.label, index: argument.index)
  }

  /// Notes that a variable is asked for something that may be the text: `title.localizedUppercaseString`,
  /// `[titles enumerateObjectsUsingBlock:…]`. A length or an answer to a question is not.
  mutating func noteUnread(_ argument: CallArgument, at index: Int) {
    guard let label = argument.label, label.contains("#"), let next = token(index + 1) else {
      return
    }
    if next.isSign(".") {
      if !["length", "count"].contains(token(index + 2)?.name) { unreadVariables.insert(label) }
    } else if open.last?.first == index, open.last?.closer == "]",
      let message = message(toTextAt: index), !Self.isQuestion(message),
      !Self.changes.contains(where: message.hasPrefix)
    {
      unreadVariables.insert(label)
    }
  }

  /// What messages begin with that change what a variable holds, or count it, and show none of it.
  private static let changes = [
    "add", "append", "count", "exchange", "insert", "release", "remove", "replace", "set", "sort",
  ]

  /// Leaves out what leads to variables that no code shows, and to those of which not all is read.
  mutating func settleVariables() {
    var shown: Set<String> = []
    // A variable is used behind where it gets its text.
    file.parameterUses = Array(
      file.parameterUses.reversed().filter { use in
        if let variable = use.surface.variable, !shown.contains(variable) { return false }
        if let label = use.argument?.label, !unreadVariables.contains(label) { shown.insert(label) }
        return true
      }.reversed())
    file.references.removeAll { $0.surface.variable.map { !shown.contains($0) } ?? false }
    for index in file.uses.indices {
      guard let variable = file.uses[index].surface.variable, !shown.contains(variable) else {
        continue
      }
      let steps = file.uses[index].surface.steps.count
      file.uses[index].surface.steps[steps - 1] = SurfaceStep(
        kind: .declaration, names: [String(variable.prefix { $0 != "#" })])
    }
  }
}

extension Surface {
  /// The variable that its last step assigns to; nil where it is none.
  fileprivate var variable: String? {
    guard let step = steps.last, step.kind == .argument, step.names.first == "self",
      let label = step.label, label.contains("#")
    else { return nil }
    return label
  }
}
