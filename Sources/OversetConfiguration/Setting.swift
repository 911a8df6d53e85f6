import OversetModel

/// A value that somebody wrote, in YAML or JSON, with its place: what settings are read from.
///
/// Scalars stay text until a reader knows what it wants: `no` is a locale in one place and false in
/// another.
package struct Setting {
  package enum Content {
    case null
    case scalar(String, isQuoted: Bool)
    case list([Setting])
    case map([(key: Setting, value: Setting)])
  }

  package var content: Content
  /// Nil in JSON that arrives on one line.
  package var position: TextPosition?
  /// How to say where it is: `labels[2].width`.
  package var path: String

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The path of an element of a list.
  package static func path(of index: Int, in path: String) -> String {
    bounded("\(path)[\(index)]", path)
  }

  /// The path of a value by its key.
  package static func path(of name: String, in path: String) -> String {
    bounded(path.isEmpty ? name : "\(path).\(name)", path)
  }

  /// Everything in a value repeats the value's path: with long names more than memory holds.
  private static func bounded(_ path: String, _ parent: String) -> String {
    if path.utf8.count <= 200 { return path }
    return parent.hasSuffix("…") ? parent : parent + "…"
  }
}

/// Something wrong with a setting.
package struct SettingProblem: Error, Hashable {
  package var position: TextPosition?
  package var path: String
  /// One phrase without a full stop.
  package var message: String

  package init(position: TextPosition? = nil, path: String, message: String) {
    self.position = position
    self.path = path
    self.message = message
  }

  /// The phrase with the setting's name before it, where it has one.
  package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// Reads settings as values and collects everything that is wrong, so that one run tells it all.
package struct SettingReader {
  package private(set) var problems: [SettingProblem] = []

  package init(problems: [SettingProblem] = []) {
    self.problems = problems
  }

  package mutating func report(_ message: String, at setting: Setting) {
    problems.append(
      SettingProblem(position: setting.position, path: setting.path, message: message))
  }

  package mutating func text(_ setting: Setting) -> String? {
    if case .scalar(let text, _) = setting.content { return text }
    report("expected a text", at: setting)
    return nil
  }

  /// A text in quotation marks, as JSON has it: a number is none.
  package mutating func quotedText(_ setting: Setting) -> String? {
    if case .scalar(let text, isQuoted: true) = setting.content { return text }
    report("expected a text", at: setting)
    return nil
  }

  /// A finite number, not in quotation marks.
  package mutating func number(_ setting: Setting, in range: ClosedRange<Double> = -1e9...1e9)
    -> Double?
  {
    if case .scalar(let text, isQuoted: false) = setting.content, let number = Self.number(text) {
      if range.contains(number) { return number }
      let bounds = "\(range.lowerBound.plain) to \(range.upperBound.plain)"
      report("expected a number from \(bounds), not \(text)", at: setting)
      return nil
    }
    report("expected a number", at: setting)
    return nil
  }

  package mutating func integer(_ setting: Setting, in range: ClosedRange<Int> = 0...1_000_000)
    -> Int?
  {
    if case .scalar(let text, isQuoted: false) = setting.content, let number = Int(text),
      range.contains(number)
    {
      return number
    }
    report(
      "expected a whole number from \(range.lowerBound) to \(range.upperBound)", at: setting)
    return nil
  }

  package mutating func flag(_ setting: Setting) -> Bool? {
    if case .scalar(let text, isQuoted: false) = setting.content {
      if text == "true" { return true }
      if text == "false" { return false }
    }
    report("expected true or false", at: setting)
    return nil
  }

  /// One of the cases of an enumeration, by its name.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ setting: Setting, _: Choice.Type = Choice.self
  ) -> Choice? {
    guard let text = text(setting) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    report("unknown value '\(text)'\(suggestionOrAll(for: text, among: names))", at: setting)
    return nil
  }

  package mutating func list(_ setting: Setting) -> [Setting] {
    if case .list(let elements) = setting.content { return elements }
    report("expected a list", at: setting)
    return []
  }

  /// A list of texts, or one text by itself.
  package mutating func texts(_ setting: Setting) -> [String] {
    if case .scalar(let text, _) = setting.content { return [text] }
    return list(setting).compactMap { text($0) }
  }

  /// The pairs of a map with any keys.
  package mutating func pairs(_ setting: Setting) -> [(key: Setting, name: String, value: Setting)]
  {
    guard case .map(let pairs) = setting.content else {
      report("expected keys and values", at: setting)
      return []
    }
    var seen: Set<String> = []
    return pairs.compactMap { key, value in
      guard case .scalar(let name, _) = key.content else {
        report("expected a text as key", at: key)
        return nil
      }
      guard seen.insert(name).inserted else {
        report("the key '\(name)' is there twice", at: key)
        return nil
      }
      return (key, name, value)
    }
  }

  /// The values of a map by key; a key that is not `known` is a problem, a null value is none.
  package mutating func map(_ setting: Setting, known: [String]) -> [String: Setting] {
    var values: [String: Setting] = [:]
    for (key, name, value) in pairs(setting) {
      if !known.contains(name) {
        report("unknown key '\(name)'\(propertySuggestion(for: name, among: known))", at: key)
      } else if !value.isNull {
        values[name] = value
      }
    }
    return values
  }

  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}
