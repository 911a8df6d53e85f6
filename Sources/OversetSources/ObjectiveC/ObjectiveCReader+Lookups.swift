internal import OversetModel
internal import OversetSyntax

/// What the app itself looks texts up with: functions, methods and macros that give a key on to Foundation.
extension ObjectiveCReader {
  /// Foundation's macros, with the index of the argument that is the table; 0 where there is none.
  static let macros: [String: Int] = [
    "NSLocalizedString": 0, "NSLocalizedStringFromTable": 1,
    "NSLocalizedStringFromTableInBundle": 1, "NSLocalizedStringWithDefaultValue": 1,
    "CFCopyLocalizedString": 0, "CFCopyLocalizedStringFromTable": 1,
    "CFCopyLocalizedStringWithDefaultValue": 1,
    "NSLocalizedAttributedString": 0, "NSLocalizedAttributedStringFromTable": 1,
  ]

  /// Those that look in no other bundle than the app's own (NSBundle.h).
  static let mainMacros: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedAttributedString",
    "NSLocalizedAttributedStringFromTable",
  ]

  /// The same of a routine of the app's own, named as genstrings wants it: `-s` takes a name in the place
  /// of `NSLocalizedString`, and what begins with it (genstrings(1)). Nil of another name.
  static func tableIndex(of name: String) -> Int? {
    if let index = macros[name] { return index }
    return name.hasSuffix("LocalizedString")
      ? 0
      : name.hasSuffix("LocalizedStringFromTable") ? 1 : nil
  }

  /// Of NSBundle.
  static let lookup = "localizedStringForKey"

  /// The literal that is an argument of a call whose first argument begins at an index.
  func literalArgument(_ number: Int, from first: Int) -> String? {
    var commas = 0
    for token in tokens[first...].prefix(64) {
      if token.isSign(",") { commas += 1 }
      if commas == number, case .string(let text) = token.kind { return text }
      if commas > number || token.isSign(")") { return nil }
    }
    return nil
  }

  /// Notes that the function or method around gives on one of its parameters as a key, or of a category of
  /// NSString itself.
  mutating func noteFunction(lookingUp name: String?) {
    guard let name, let signature else { return }
    var key: LocalizingFunction.KeyArgument?
    if let argument = signature.parameters[name] {
      key = .argument(argument)
    } else if name == "self", type == "NSString", signature.isMethod {
      key = .receiver
    }
    guard let key else { return }
    let owner = signature.isMethod && key != .receiver ? type : ""
    let function = LocalizingFunction(type: owner, name: signature.name, key: key)
    if let index = file.functions.firstIndex(where: { $0.name == function.name && $0.key == key }) {
      file.functions[index].hasOtherText = true
      return
    }
    file.functions.append(function)
  }

  /// Notes that the function or class method around answers with the text of a key.
  mutating func noteConstant(_ key: SourceKey, _ constants: [String], at index: Int) {
    guard let signature, signature.isStatic else { return }
    let owner = signature.isMethod ? type : ""
    let known = file.constants.firstIndex { $0.name == signature.name && $0.type == owner }
    if let known {
      file.constants[known].add(key, of: nil)
      return
    }
    file.constants.append(
      KeyConstant(
        type: owner, name: signature.name, keys: [key], constants: constants, isStatic: true,
        isFunction: true, isWhole: true, valueType: "NSString", file: file.path,
        position: text.position(at: tokens[index].offset)))
  }

  /// Notes macros that look up what they get, and those that stand for the text of a key.
  mutating func note(_ macros: [ObjectiveCMacro]) {
    for macro in macros {
      guard let lookup = lookup(in: macro.body) else { continue }
      switch lookup.key.kind {
      case .string(let key):
        file.constants.append(
          KeyConstant(
            type: "", name: macro.name, keys: [SourceKey(key, table: lookup.table)], constants: [],
            isStatic: true, isFunction: macro.parameters != nil, isWhole: lookup.isWhole,
            valueType: nil, file: file.path, position: .start))
      case .name(let name):
        guard let index = macro.parameters?.firstIndex(of: name) else { continue }
        var function = LocalizingFunction(
          type: "", name: macro.name, key: .argument(CallArgument(label: nil, index: index)))
        function.table = lookup.table
        if !file.functions.contains(function) { file.functions.append(function) }
      default: break
      }
    }
  }

  private struct Lookup {
    var key: ObjectiveCToken
    var table: String?
    /// Whether the macro is nothing else.
    var isWhole: Bool
  }

  /// The first one in the body of a macro.
  private func lookup(in body: [ObjectiveCToken]) -> Lookup? {
    for (index, token) in body.enumerated() {
      guard let name = token.name, index + 2 < body.count else { continue }
      let key = body[index + 2].isSign("(") && index + 3 < body.count ? index + 3 : index + 2
      if let table = Self.tableIndex(of: name), body[index + 1].isSign("(") {
        return Lookup(
          key: body[key], table: table == 0 ? nil : literal(1, in: body[key...]),
          isWhole: index == 0 && body.last?.isSign(")") ?? false)
      }
      if name == Self.lookup, body[index + 1].isSign(":") {
        return Lookup(key: body[key], table: nil, isWhole: body[0].isSign("["))
      }
    }
    return nil
  }

  private func literal(_ number: Int, in words: ArraySlice<ObjectiveCToken>) -> String? {
    let arguments = words.split(
      maxSplits: number + 1, omittingEmptySubsequences: false, whereSeparator: { $0.isSign(",") })
    guard arguments.count > number, case .string(let text) = arguments[number].first?.kind else {
      return nil
    }
    return text
  }

  /// Notes the key that an own function, method or macro gets, or that a macro stands for.
  mutating func readOwnLookup(_ name: String, at index: Int) {
    if let functions = vocabulary.functions[name] {
      for function in functions where noteUse(of: function, at: index) { return }
    }
    guard let constants = vocabulary.constants[name],
      let constant = constants.first(where: { isNamed($0, at: index) })
    else { return }
    let message = constant.type.isEmpty ? nil : open.popLast()
    for key in constant.keys {
      var key = key
      key.declaringFile = constant.file
      note(
        key, construct: name, at: message.map { $0.first - 1 } ?? index, keyIndex: index,
        constants: [name] + constant.constants,
        isWhole: constant.isWhole && constant.keys.count == 1)
    }
    if let message { open.append(message) }
  }

  /// Whether `TITLE`, `TITLE()` or `[Texts title]` stands there.
  private func isNamed(_ constant: KeyConstant, at index: Int) -> Bool {
    guard constant.isOfObjectiveC, let next = token(index + 1) else { return false }
    if constant.type.isEmpty {
      return constant.isFunction == next.isSign("(") && !(token(index - 1)?.isSign(".") ?? false)
    }
    return next.isSign("]") && open.last?.receiver == [lastName(constant.type)]
      && open.last?.first == index - 1
  }

  /// Whether it is called there with a literal.
  private mutating func noteUse(of function: LocalizingFunction, at index: Int) -> Bool {
    var table = function.table
    switch function.key {
    case .receiver:
      // `[@"key" localized]` and `@"key".localized`
      let isProperty = token(index - 1)?.isSign(".") ?? false
      let keyIndex = isProperty ? index - 2 : index - 1
      guard case .string(let key) = token(keyIndex)?.kind else {
        noteFunction(lookingUp: token(keyIndex)?.name)
        return false
      }
      if isProperty {
        note(
          SourceKey(key, table: table), construct: function.name, at: keyIndex, keyIndex: keyIndex)
        return true
      }
      guard let message = open.last, message.closer == "]", message.first == keyIndex else {
        return false
      }
      noteMessage(SourceKey(key, table: table), function.name, keyIndex: keyIndex)
      return true
    case .argument(let argument) where token(index + 1)?.isSign("(") ?? false:
      guard argument.label == nil, !(token(index - 1)?.isSign(".") ?? false) else { return false }
      guard let key = literalArgument(argument.index, from: index + 2),
        argument.index > 0 || token(index + 2)?.isString ?? false
      else {
        if argument.index == 0 { noteFunction(lookingUp: nameOfArgument(index + 2)) }
        return false
      }
      if let own = function.tableArgument, own.label == nil {
        table = literalArgument(own.index, from: index + 2)
      }
      note(
        SourceKey(key, table: table), construct: function.name, at: index, keyIndex: index + 2)
      return true
    case .argument(let argument):
      guard token(index + 1)?.isSign(":") ?? false, let message = open.last,
        message.closer == "]", message.firstPart == nil, mayBe(message.receiver, function.type),
        let keyIndex = self.index(of: argument, ofMessageAt: index)
      else { return false }
      guard case .string(let key) = token(keyIndex)?.kind else {
        noteFunction(lookingUp: nameOfArgument(keyIndex))
        return false
      }
      noteMessage(SourceKey(key, table: table), function.name, keyIndex: keyIndex)
      return true
    }
  }

  /// Notes what the innermost message looks up: the text goes to what is around the message.
  mutating func noteMessage(
    _ key: SourceKey, _ construct: String, defaultText: String? = nil, keyIndex: Int
  ) {
    guard let message = open.popLast() else { return }
    note(
      key, construct: construct, defaultText: defaultText, at: message.first - 1,
      keyIndex: keyIndex)
    open.append(message)
  }

  /// Where an argument of a message begins; `index` is that of the first part of its selector.
  private func index(of argument: CallArgument, ofMessageAt index: Int) -> Int? {
    guard let label = argument.label else { return argument.index == 0 ? index + 2 : nil }
    for part in index..<min(index + 32, tokens.count) {
      if tokens[part].isSign("]") { return nil }
      if tokens[part].name == label, token(part + 1)?.isSign(":") ?? false { return part + 2 }
    }
    return nil
  }

  /// Whether a receiver can be of a type, or the type itself: what is written with a capital letter is
  /// another type.
  private func mayBe(_ receiver: [String], _ type: String) -> Bool {
    guard receiver.count == 1, let name = receiver.first, !type.isEmpty else { return true }
    if name == lastName(type) { return true }
    if let known = types[name] { return known == lastName(type) }
    return name.first?.isUppercase != true
  }
}

extension ObjectiveCToken {
  fileprivate var isString: Bool {
    if case .string = kind { true } else { false }
  }
}

extension KeyConstant {
  /// Whether Objective-C declares it.
  fileprivate var isOfObjectiveC: Bool { SourceInput.isObjectiveC(file) }
}
