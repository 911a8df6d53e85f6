internal import OversetModel

/// What is around a text in Objective-C: where it is shown.
extension ObjectiveCReader {
  /// What is around a word: messages and calls, then the assignment or the declaration.
  func surface(at index: Int) -> Surface {
    var surface = Surface()
    var inner = index
    var commas = commas
    var rest = open.suffix(16)[...]
    if let last = rest.last, last.first == chainStart(of: index), last.closer == "]" {
      let message = message(toTextAt: index) ?? ""
      if Self.isQuestion(message) || isSubscript(last) {
        surface.steps = [SurfaceStep(kind: .comparison)]
        return surface
      }
      if let label = Self.drawing(message) {
        surface.modifiers = [
          SurfaceModifier(name: "draw", arguments: [SourceArgument(label: label)])
        ]
        return surface
      }
      if Self.changesText(message) {
        rest.removeLast()
        (inner, commas) = (last.first - 1, last.commasBefore)
      }
    }
    for opening in rest.reversed() {
      if opening.closer == "}" { break }
      switch role(of: opening, aroundTextAt: inner, index: commas - opening.commasBefore) {
      case .part: break
      case .question:
        // What a message that shows the text answers with is not the text.
        if surface.steps.allSatisfy(Self.makesText) {
          surface.steps = [SurfaceStep(kind: .comparison)]
        }
        return surface
      case .step(let step, let isLast):
        surface.steps.append(step)
        if isLast { return surface }
      }
      inner = opening.first - 1
      commas = opening.commasBefore
    }
    let start = min(statementStart, inner)
    let statement = tokens[start..<inner].suffix(64)
    if let sign = statement.lastIndex(where: { $0.isSign("=") }),
      !(token(sign - 1)?.isSign("=") ?? false)
    {
      let written = names(endingAt: sign)
      var target = plain(written)
      // A name by itself is a variable: `title = …` is not `self.title = …`. That of a property is the property.
      if target.count == 1, target[0] != written[0], target[0] != "title" {
        target.insert("self", at: 0)
      }
      var step = SurfaceStep(kind: target.count > 1 ? .assignment : .declaration, names: target)
      if target.count > 1 { step.receiverType = types[written[0]] ?? types[target[0]] }
      if target.count == 2 { step.arguments = itemArguments(of: written[0]) }
      surface.steps.append(target.count == 1 ? self.step(toVariable: target[0]) ?? step : step)
    } else if statement.contains(where: { $0.name == "return" }) {
      surface.steps.append(SurfaceStep(kind: .result, names: [member ?? "_"]))
    }
    return surface
  }

  /// What a bracket does with the expression in it that has the text.
  private enum Role {
    /// It answers with the text, or only holds an expression together.
    case part
    /// It asks the text for something else.
    case question
    /// `isLast` where what is around it has nothing of the text.
    case step(SurfaceStep, isLast: Bool)
  }

  /// `inner` is where the expression begins, `index` the number of the argument.
  private func role(of opening: Opening, aroundTextAt inner: Int, index: Int) -> Role {
    if opening.closer == ")" {
      // `for (NSString *title in titles)`, `for (NSString *title in @[…])`
      let end = token(inner - 1)?.isSign("@") ?? false ? inner - 2 : inner - 1
      if token(opening.first - 2)?.name == "for", token(end)?.name == "in",
        let step = token(end - 1)?.name.flatMap(step(toVariable:))
      {
        return .step(step, isLast: true)
      }
      return callStep(opening, index: index).map { .step($0, isLast: false) } ?? .part
    }
    if opening.isArray || Self.makesList(opening) {
      return .step(SurfaceStep(kind: .element), isLast: false)
    }
    if opening.firstPart == nil {
      // `[self title]`, `[[title uppercaseString] copy]`
      let isMember = opening.receiver == ["self"] && token(inner - 1)?.name == "self"
      if isMember, token(inner + 1)?.isSign("]") ?? false { return .part }
      if let message = message(toMessageAt: inner) {
        if Self.isQuestion(message) { return .question }
        if Self.changesText(message) { return .part }
      }
    } else if Self.additions.contains(opening.firstPart ?? ""),
      opening.firstPart == opening.lastPart, let step = addition(to: plain(opening.receiver))
    {
      return .step(step, isLast: true)
    }
    return .step(messageStep(opening, behind: inner), isLast: false)
  }

  /// Whether what a step answers with has the text, or is it.
  private static func makesText(_ step: SurfaceStep) -> Bool {
    step.kind == .element
      || ["stringWith", "localizedStringWith", "initWithString", "initWithFormat", "stringBy"]
        .contains(where: step.name.hasPrefix)
  }

  /// The first part of the selector that is sent to what the message at an index answers with.
  private func message(toMessageAt start: Int) -> String? {
    guard token(start)?.isSign("[") ?? false else { return nil }
    var depth = 0
    for end in start..<min(start + Self.mostTokensBehind, tokens.count) {
      if tokens[end].isSign("[") { depth += 1 }
      if tokens[end].isSign("]") { depth -= 1 }
      if depth == 0 { return token(end + 1)?.name }
    }
    return nil
  }

  /// Whether a message makes a list of what it gets (NSArray reference): `[NSArray arrayWithObjects:…]`.
  private static func makesList(_ message: Opening) -> Bool {
    ["arrayWithObjects", "arrayWithObject", "initWithObjects"].contains(message.firstPart)
      && ["NSArray", "NSMutableArray"].contains(message.receiver.last)
  }

  /// What adds to a list or a text (NSMutableArray and NSMutableString references).
  private static let additions: Set<String> = [
    "addObject", "insertObject", "appendString", "appendFormat", "setString",
  ]

  /// `[titles addObject:…]`: what is added to a variable or a property; nil of anything else.
  private func addition(to names: [String]) -> SurfaceStep? {
    if names.count == 1, let step = step(toVariable: names[0]) { return step }
    guard names.count == 2, names[0] == "self" else { return nil }
    return SurfaceStep(kind: .assignment, names: names)
  }

  /// Whether what is sent to a text, or to a list of texts, answers with the text, changed:
  /// `[NSLocalizedString(…) stringByAppendingString:…]`, `[title uppercaseString]`.
  func isChanged(at index: Int) -> Bool { Self.changesText(message(toTextAt: index) ?? "") }

  /// Whether what is sent to a text draws it.
  func isDrawn(at index: Int) -> Bool { Self.drawing(message(toTextAt: index) ?? "") != nil }

  /// Where the names begin that a dot joins to the word at an index: `self.title`.
  private func chainStart(of index: Int) -> Int {
    var start = index
    while index - start < Self.mostNames, token(start - 1)?.isSign(".") ?? false,
      token(start - 2)?.name != nil
    {
      start -= 2
    }
    return start
  }

  /// The first part of the selector that is sent to the text at an index; nil of what is no message.
  func message(toTextAt index: Int) -> String? {
    var index = index
    while token(index + 1)?.isSign(".") ?? false, token(index + 2)?.name != nil { index += 2 }
    guard token(index + 1)?.isSign("(") ?? false else { return token(index + 1)?.name }
    var depth = 0
    for end in (index + 1)..<min(index + 200, tokens.count) {
      if tokens[end].isSign("(") { depth += 1 }
      if tokens[end].isSign(")") { depth -= 1 }
      if depth == 0 { return token(end + 1)?.name }
    }
    return nil
  }

  private static func changesText(_ message: String) -> Bool {
    message.hasPrefix("stringBy") || message.contains("caseString") || message.hasSuffix("opy")
      || message.hasPrefix("objectAt") || unchanging.contains(message)
  }

  /// Messages that answer with the text, or with an element of a list.
  private static let unchanging: Set<String> = [
    "capitalizedString", "retain", "autorelease", "firstObject", "lastObject",
  ]

  /// The label that Swift gives the first argument of a message that draws a text; nil of any other message.
  private static func drawing(_ message: String) -> String? {
    switch message {
    case "drawAtPoint": "at"
    case "drawInRect": "in"
    case "drawWithRect": "with"
    default: nil
    }
  }

  /// Whether a message asks how large a text is, or what it says (NSString and NSStringDrawing references).
  static func isQuestion(_ message: String) -> Bool {
    message.hasPrefix("sizeWith") || message.hasPrefix("boundingRectWith")
      || message.hasPrefix("rangeOf") || questions.contains(message)
  }

  private static let questions: Set<String> = [
    "length", "boolValue", "intValue", "integerValue", "longLongValue", "floatValue", "doubleValue",
    "isEqual", "isEqualToString", "hasPrefix", "hasSuffix", "containsString", "compare",
    "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare", "hash",
  ]

  /// Whether a bracket is what a dictionary is asked by: `titles[NSLocalizedString(…)]`.
  private func isSubscript(_ bracket: Opening) -> Bool {
    guard let before = token(bracket.first - 2) else { return false }
    return before.isSign("]") || before.name.map { !Self.keywords.contains($0) } ?? false
  }

  private static let keywords: Set<String> = ["return", "else", "in", "do"]

  /// `[self.button setTitle:… forState:…]`: the names of the receiver and of the first part of the
  /// selector; the label is the part before the word, whose expression begins at an index.
  private func messageStep(_ message: Opening, behind index: Int) -> SurfaceStep {
    var step = SurfaceStep(
      kind: .argument,
      names: (message.receiver.isEmpty ? ["_"] : plain(message.receiver))
        + [message.firstPart].compactMap { $0 },
      label: message.lastPart)
    if message.receiver.count == 1 { step.receiverType = types[message.receiver[0]] }
    if step.name == "setTitle" {
      step.arguments = message.receiver.last.map(itemArguments) ?? []
      if !step.arguments.isEmpty { return step }
    }
    if message.firstPart == message.lastPart, step.name.hasPrefix("set") {
      step.arguments = partsBehind(index).map { SourceArgument(label: $0) }
    }
    return step
  }

  /// The argument that an item of a bar is made with, by the name of its variable.
  private func itemArguments(of name: String) -> [SourceArgument] {
    switch views.itemMakers[name] {
    case "initWithImage": [SourceArgument(label: "image", text: "UIImage")]
    case "initWithCustomView": [SourceArgument(label: "customView")]
    default: []
    }
  }

  /// The parts of a message's selector behind the argument that begins at an index: `forState`.
  private func partsBehind(_ index: Int) -> [String] {
    var parts: [String] = []
    var depth = 0
    for index in index..<min(index + Self.mostTokensBehind, tokens.count) {
      let token = tokens[index]
      if token.isSign("[") || token.isSign("(") || token.isSign("{") { depth += 1 }
      if token.isSign("]") || token.isSign(")") || token.isSign("}") { depth -= 1 }
      if depth < 0 || token.isSign(";") { break }
      if depth == 0, token.isSign(":"), let name = tokens[index - 1].name { parts.append(name) }
    }
    return parts
  }

  /// Of one message: no person writes more.
  private static let mostTokensBehind = 128

  /// With the property's name in the place of its variable's.
  private func plain(_ names: [String]) -> [String] {
    names.prefix(1).map(viewName) + names.dropFirst()
  }

  /// Nil without a name before it: it only holds an expression together.
  private func callStep(_ call: Opening, index: Int) -> SurfaceStep? {
    guard let name = token(call.first - 2)?.name, name != "return", name != "if" else { return nil }
    return SurfaceStep(kind: .argument, names: [name], index: index)
  }

  /// The names with dots between them that end before an index: `self.label.text`.
  func names(endingAt end: Int) -> [String] {
    var names: [String] = []
    var index = end - 1
    while names.count < Self.mostNames, let name = token(index)?.name {
      names.insert(name, at: 0)
      guard token(index - 1)?.isSign(".") ?? false else { break }
      index -= 2
      if token(index)?.isSign("]") ?? false {
        names.insert("_", at: 0)
        break
      }
    }
    return names
  }
}
