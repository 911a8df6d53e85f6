internal import OversetModel
internal import OversetSyntax

extension ObjectiveCReader {
  /// A text that is set as it is, not one that something else is made of.
  mutating func noteAssignment(of key: SourceKey, _ surface: Surface) {
    guard assignmentStart == statementStart, surface.steps.count == 1,
      let step = surface.steps.first, let last = file.assignments.indices.last,
      step.kind == .assignment || step.kind == .argument && step.label == step.name
    else { return }
    if case .keys(let keys) = file.assignments[last].value {
      if keys.count >= Self.mostKeys { return }
      file.assignments[last].value = .keys(keys + [key])
    } else {
      file.assignments[last].value = .keys([key])
    }
  }

  /// Of one value: no person writes more.
  private static let mostKeys = 64

  /// Notes `Cell *cell`, `(Cell *)cell`, `cell = [[Cell alloc] init]` and `button = [UIButton buttonWithType:…]`.
  mutating func noteType(of name: String, at index: Int) {
    if token(index + 1)?.isSign("=") ?? false, let type = madeView(at: index + 2) {
      types[name] = type
      types[objectiveCPropertyName(name)] = type
      if type == "UIBarButtonItem", let maker = token(index + 7)?.name {
        views.itemMakers[name] = maker
      }
      return
    }
    let star = (token(index - 1)?.isSign(")") ?? false) ? index - 2 : index - 1
    guard token(star)?.isSign("*") ?? false, let type = token(star - 1)?.name else { return }
    types[name] = type
  }

  /// The class of a view that a message makes.
  private func madeView(at index: Int) -> String? {
    guard token(index)?.isSign("[") ?? false else { return nil }
    let start = (token(index + 1)?.isSign("[") ?? false) ? index + 2 : index + 1
    guard let type = token(start)?.name, ViewClassName.isView(type),
      ["alloc", "new", "buttonWithType"].contains(token(start + 1)?.name)
    else { return nil }
    return type
  }

  /// Notes `self.label.text = …` and `[self.button setTitle:…]`, whatever is set.
  mutating func noteAssignment(to name: String, at index: Int) {
    guard let next = token(index + 1) else { return }
    if next.isSign("="), !(token(index + 2)?.isSign("=") ?? true),
      token(index - 1)?.isSign(".") ?? false,
      OutletAttributes.properties.contains(name)
        || OutletAttributes.places.contains(name) && isOutlet(token(index - 2))
    {
      append(names(endingAt: index + 1).dropLast(), name, valueAt: index + 2, end: ";")
    } else if next.isSign(":"), let message = open.last, message.closer == "]",
      isSetter(name) || OutletAttributes.properties.contains(property(of: name))
        || OutletAttributes.places.contains(property(of: name)) && isOutlet(token(index - 1))
    {
      let chain = tokens[message.first..<index].suffix(16).compactMap(\.name)
      append(
        chain[...], isSetter(name) ? name : property(of: name),
        valueAt: index + 2, end: "]")
    } else if name == OutletAttributes.titleStyleSetter, next.isSign(":"), let message = open.last,
      message.closer == "]", let font = titleFont(behind: index)
    {
      append(
        tokens[message.first..<index].suffix(16).compactMap(\.name)[...], "font", valueAt: font,
        end: "]")
    }
  }

  /// Where a font begins in `@{NSFontAttributeName: …}`, or the name of attributes that are not written
  /// there; nil of others.
  private func titleFont(behind setter: Int) -> Int? {
    let words = tokens[(setter + 2)...].prefix(64).prefix { !$0.isSign(";") }
    if let key = words.firstIndex(where: { $0.name == "NSFontAttributeName" }) { return key + 2 }
    return words.first?.name != nil ? words.startIndex : nil
  }

  private func isSetter(_ name: String) -> Bool {
    OutletAttributes.setters[name] != nil || name == OutletAttributes.imageSetter
  }

  /// `numberOfLines` of `setNumberOfLines`.
  private func property(of setter: String) -> String {
    guard setter.hasPrefix("set") else { return "" }
    let rest = setter.dropFirst(3)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private mutating func append(
    _ chain: ArraySlice<String>, _ attribute: String, valueAt start: Int, end: Unicode.Scalar
  ) {
    guard let first = token(start) else { return }
    let words = tokens[start...].prefix(64)
    let stop = words.firstIndex { $0.isSign(";") } ?? words.endIndex
    let state = words[..<stop].last { $0.name?.hasPrefix("UIControlState") ?? false }
    var arguments = state.map { [SourceArgument(label: "forState", text: $0.name)] } ?? []
    if let part = words[..<stop].lastIndex(where: { $0.name == "forSegmentAtIndex" }),
      case .number(let index)? = token(part + 2)?.kind
    {
      arguments.append(SourceArgument(label: "forSegmentAtIndex", text: index))
    }
    let names = outletNames(chain)
    var assignment = OutletAssignment(
      OutletTarget(
        type: type, chain: names,
        receiverType: names.count > 1 ? names.first.flatMap { types[$0] } : nil,
        attribute: attribute,
        arguments: arguments),
      member: member,
      value: (attribute == "font" ? swiftFont(at: start) : nil).map { .unknown($0) }
        ?? value(first, isAlone: token(start + 1)?.isSign(end) ?? false),
      position: text.position(at: tokens[min(statementStart, start)].offset))
    // A sum, a choice, or a message to the text.
    assignment.isWhole = !words[..<stop].contains { $0.isSign("?") }
    assignment.block = open.last?.block.map { open[$0].first } ?? 0
    assignment.isConditional =
      open.last?.isConditional ?? false || isCondition(before: start)
    file.assignments.append(assignment)
    assignmentStart = statementStart
  }

  private func outletNames(_ chain: ArraySlice<String>) -> [String] {
    let names = Array(chain.first == "self" ? chain.dropFirst() : chain)
    let isOfSelf = chain.first == "self"
    return names.prefix(1).map(isOfSelf ? objectiveCPropertyName : viewName) + names.dropFirst()
  }

  private func isOutlet(_ token: ObjectiveCToken?) -> Bool {
    guard let name = token?.name else { return false }
    return outlets.contains(objectiveCPropertyName(name))
  }

  /// Notes `[self.button allowManyLines]`.
  mutating func noteHandover(of name: String, at index: Int) {
    // Asked of every name: what needs no look-up comes first.
    guard !outlets.isEmpty, let message = open.last, message.closer == "]",
      index - message.first < 64,
      let method = token(index + 1)?.name, outlets.contains(objectiveCPropertyName(name)),
      !UIKitMethods.contains(method), OutletAttributes.setters[method] == nil,
      !OutletAttributes.properties.contains(property(of: method)),
      !OutletAttributes.places.contains(property(of: method)),
      tokens[message.first...index].allSatisfy({ $0.name != nil || $0.isSign(".") })
    else { return }
    let names = outletNames(tokens[message.first...index].compactMap(\.name)[...])
    file.handovers.append(
      OutletHandover(
        OutletTarget(
          type: type, chain: names,
          receiverType: names.count > 1 ? names.first.flatMap { types[$0] } : nil,
          attribute: method), argument: nil,
        isConditional: open.last?.isConditional ?? false || isCondition(before: index),
        position: text.position(at: tokens[message.first].offset)))
  }

  /// Notes `[self setFontForName:name size:size]` in a method of a view.
  mutating func noteViewCall(_ name: String, at index: Int) {
    guard name == "self", let member, token(index - 1)?.isSign("[") ?? false,
      let method = token(index + 1)?.name, method != member, ViewClassName.isView(type),
      !UIKitMethods.contains(method), OutletAttributes.setters[method] == nil
    else { return }
    file.viewCalls[member, default: [:]][type, default: []].insert(method)
  }

  /// Notes `[cell viewWithTag:3]`.
  mutating func noteTag(_ name: String, at index: Int) {
    guard name == "viewWithTag", !outlets.isEmpty, token(index + 1)?.isSign(":") ?? false,
      let value = token(index + 2)
    else { return }
    var tag: Int?
    if case .number(let number) = value.kind { tag = Int(number) }
    // A constant begins with k or a capital letter (Apple, Coding Guidelines for Cocoa).
    let isVariable =
      value.name.map { name in
        let second = name.unicodeScalars.dropFirst().first
        return name.unicodeScalars.first?.properties.isLowercase ?? false
          && !(name.hasPrefix("k") && second?.properties.isUppercase ?? false)
      } ?? false
    file.tags.append(
      TagLookup(
        tag, in: type, isCounted: isVariable,
        position: text.position(at: tokens[index].offset)))
  }

  /// Notes what a class says of its own layout.
  mutating func noteOverride(_ name: String, at index: Int) {
    guard let kind = LayoutOverride.kind(named: name),
      kind == .rowHeights || kind == .barTitle && replacesTitle(at: index)
        || open.isEmpty && token(index - 1)?.isSign(")") ?? false,
      // Those of one class follow each other.
      !file.overrides.suffix(16).contains(where: { $0.kind == kind && $0.type == type })
    else { return }
    file.overrides.append(
      LayoutOverride(kind, in: type, position: text.position(at: tokens[index].offset)))
  }

  /// Whether it is set: `self.navigationItem.titleView = logo`, `setNavigationBarHidden:YES`.
  private func replacesTitle(at index: Int) -> Bool {
    guard let next = token(index + 1), next.isSign("=") || next.isSign(":") else { return false }
    let value = token(index + 2)?.name
    return value.map { !["nil", "NO", "false"].contains($0) } ?? true
  }

  private func value(_ token: ObjectiveCToken, isAlone: Bool) -> OutletAssignment.Value {
    switch token.kind {
    case .string(let literal) where isAlone: .literal(literal)
    case .name(let name) where isAlone: .unknown(swiftValue(name))
    case .number(let number) where isAlone: .unknown(number)
    default: .unknown(nil)
    }
  }
}
