internal import OversetModel
internal import OversetSyntax

/// What methods of Objective-C do with the texts that they get, and what code does with the texts that
/// properties keep.
extension ObjectiveCReader {
  /// The parameters of a method that may be texts, by their names; empty of a declaration. `index` is that of
  /// its sign.
  func textParameters(ofMethodAt index: Int) -> [String: CallArgument] {
    let words = tokens[index...].prefix(Self.mostTokensOfHead)
    guard let brace = words.firstIndex(where: { $0.isSign("{") || $0.isSign(";") }),
      tokens[brace].isSign("{")
    else { return [:] }
    var parameters: [String: CallArgument] = [:]
    var count = 0
    for colon in index..<brace where tokens[colon].isSign(":") {
      guard let part = tokens[colon - 1].name, tokens[colon + 1].isSign("("),
        let close = tokens[colon..<brace].firstIndex(where: { $0.isSign(")") }), close + 1 < brace
      else { continue }
      let isText = tokens[colon..<close].contains { Self.textTypes.contains($0.name ?? "") }
      if isText, let name = tokens[close + 1].name {
        parameters[name] = CallArgument(label: part, index: count)
      }
      count += 1
    }
    return parameters
  }

  private static let mostTokensOfHead = 128
  /// Of a list the elements count.
  static let textTypes: Set<String> = [
    "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "id",
    "NSArray", "NSMutableArray",
  ]

  /// Notes where a method shows a parameter or a variable, or gives it on.
  mutating func noteParameterUse(of name: String, at index: Int) {
    guard let argument = argument(named: name), let member, !open.isEmpty,
      !(token(index - 1)?.isSign(".") ?? false)
    else { return }
    guard isValue(at: index) else {
      noteUnread(argument, at: index)
      return
    }
    let surface = surface(at: index)
    guard surface.isShown else {
      // In a dictionary, or kept in something that is not followed.
      let isInBraces = open.last?.closer == "}"
      if surface.steps.contains(where: { $0.kind == .declaration })
        || isInBraces && (token(index + 1).map { $0.isSign("}") || $0.isSign(",") } ?? false)
      {
        unreadVariables.insert(argument.label ?? "")
      }
      return
    }
    file.parameterUses.append(
      ParameterUse(
        type: type, function: member, name: name, typeName: "NSString", argument: argument,
        surface: surface, position: text.position(at: tokens[index].offset)))
  }

  /// Notes `label.text = self.message`, `[self message]` and `[alert setMessage:_message]`.
  mutating func noteReference(to name: String, at index: Int) {
    let isMember = token(index - 1)?.isSign(".") ?? false
    let isMessage =
      token(index - 1)?.name == "self" && token(index - 2)?.isSign("[") ?? false
      && token(index + 1)?.isSign("]") ?? false
    guard isMember || isMessage || name.hasPrefix("_"), member != nil, isValue(at: index) else {
      return
    }
    let names = isMessage ? ["self", name] : names(endingAt: index + 1)
    let start = isMember ? index - 2 * (names.count - 1) : index
    guard names.count <= 4, names.first != "_", start >= 0 else { return }
    let surface = surface(at: start)
    let step = surface.steps.first
    guard surface.isShown,
      step?.kind != .assignment || OutletAttributes.names.contains(step?.name ?? "")
    else { return }
    var reference = MemberReference(
      type: type, member: member,
      names: names.count == 1 ? [objectiveCPropertyName(name)] : names, receiverType: nil,
      surface: surface, position: text.position(at: tokens[start].offset))
    if names.count > 1, names[0] != "self" { reference.receiverType = types[names[0]] }
    file.references.append(reference)
  }

  /// Whether a name is a value there: not set, compared, asked for a member or the part of a selector.
  private func isValue(at index: Int) -> Bool {
    guard let next = token(index + 1) else { return false }
    if next.isSign("=") || next.isSign("!") || next.isSign(".") || next.isSign("(") { return false }
    // `for (NSString *title in titles)`
    if next.name == "in" { return false }
    if next.isSign(":") { return token(index - 1)?.isSign("?") ?? false }
    // A receiver: what changes the text answers with it, what draws it shows it.
    return open.last?.first != index || open.last?.closer != "]" || isChanged(at: index)
      || isDrawn(at: index)
  }
}

extension Surface {
  /// Whether something may show the value, or gives it on.
  fileprivate var isShown: Bool {
    let step = steps.first { $0.kind != .element }
    if modifiers.contains(where: { $0.name == "draw" }) { return true }
    return [.assignment, .argument, .result].contains(step?.kind)
  }
}
