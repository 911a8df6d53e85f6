import OversetModel

/// Reads settings as values and collects everything that is wrong, so that one run reports it all.
package struct SettingReader {
  package private(set) var problems: [SettingProblem] = []

  package init(problems: [SettingProblem] = []) {
    self.problems = problems
  }

  package mutating func report(_ message: String, at setting: WrittenSetting) {
    problems.append(
      SettingProblem(position: setting.position, path: setting.path, message: message))
  }

  package mutating func text(_ setting: WrittenSetting) -> String? {
    if case .scalar(let text, _) = setting.content { return text }
    report("expected a text", at: setting)
    return nil
  }

  /// A text in quotation marks, as JSON has it: a number is none.
  package mutating func quotedText(_ setting: WrittenSetting) -> String? {
    if case .scalar(let text, isQuoted: true) = setting.content { return text }
    report("expected a text", at: setting)
    return nil
  }

  /// More than anything that is measured in points.
  static let anyNumber = -1e9...1e9

  /// A finite number, not in quotation marks.
  package mutating func number(
    _ setting: WrittenSetting, in range: ClosedRange<Double> = anyNumber
  )
    -> Double?
  {
    if case .scalar(let text, isQuoted: false) = setting.content, let number = text.decimalNumber {
      if range.contains(number) { return number }
      let bounds = "\(range.lowerBound.plain) to \(range.upperBound.plain)"
      report("expected a number from \(bounds), not \(text)", at: setting)
      return nil
    }
    report("expected a number", at: setting)
    return nil
  }

  package mutating func integer(
    _ setting: WrittenSetting, in range: ClosedRange<Int> = 0...1_000_000
  )
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

  package mutating func flag(_ setting: WrittenSetting) -> Bool? {
    if case .scalar(let text, isQuoted: false) = setting.content {
      if text == "true" { return true }
      if text == "false" { return false }
    }
    report("expected true or false", at: setting)
    return nil
  }

  /// One of the cases of an enumeration, by its name.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ setting: WrittenSetting, _: Choice.Type = Choice.self
  ) -> Choice? {
    guard let text = text(setting) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    report("unknown value '\(text)'\(suggestionOrAll(for: text, among: names))", at: setting)
    return nil
  }

  package mutating func list(_ setting: WrittenSetting) -> [WrittenSetting] {
    if case .list(let elements) = setting.content { return elements }
    report("expected a list", at: setting)
    return []
  }

  /// A list of texts, or one text by itself.
  package mutating func texts(_ setting: WrittenSetting) -> [String] {
    if case .scalar(let text, _) = setting.content { return [text] }
    return list(setting).compactMap { text($0) }
  }

  /// The elements of a list, or one value by itself.
  package mutating func elements(_ setting: WrittenSetting) -> [WrittenSetting] {
    if case .scalar = setting.content { return [setting] }
    return list(setting)
  }

  /// The pairs of a map with any keys.
  package mutating func pairs(_ setting: WrittenSetting) -> [(
    key: WrittenSetting, name: String, value: WrittenSetting
  )] {
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
  package mutating func map(_ setting: WrittenSetting, known: [String]) -> [String: WrittenSetting]
  {
    var values: [String: WrittenSetting] = [:]
    for (key, name, value) in pairs(setting) {
      if !known.contains(name) {
        let hint = propertySuggestion(for: name, among: known)
        let all =
          hint.isEmpty && (2..<8).contains(known.count)
          ? "; there are \(known.joined(separator: ", "))" : ""
        report("unknown key '\(name)'\(hint)\(all)", at: key)
      } else if !value.isNull {
        values[name] = value
      }
    }
    return values
  }

  /// Reads a number where there is a setting, and leaves the value as it is where there is none.
  package mutating func read(
    _ setting: WrittenSetting?, into value: inout Double, in range: ClosedRange<Double>
  ) {
    if let setting, let number = number(setting, in: range) { value = number }
  }

  /// A value that must be there.
  package mutating func required(
    _ name: String, in values: [String: WrittenSetting], of setting: WrittenSetting
  ) -> WrittenSetting? {
    if let value = values[name] { return value }
    report("'\(name)' is missing", at: setting)
    return nil
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}
