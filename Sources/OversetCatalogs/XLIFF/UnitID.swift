import OversetModel

/// The key and the variation in the id of a `trans-unit`: Xcode writes one behind the other.
struct UnitID: Equatable {
  var key: String
  var variation = Variation.none

  /// Makes an id that is all key.
  init(key: String) { self.key = key }

  /// Reads `KEY|==|device.iphone.plural.one`, `KEY|==|substitutions.NAME.plural.one`.
  ///
  /// Nil where the id has no such end. Keys may hold the delimiter, so the last one counts.
  init?(ofStringCatalog id: String) {
    guard let delimiter = id[...].lastRange(of: "|==|") else { return nil }
    key = String(id[..<delimiter.lowerBound])
    var steps = id[delimiter.upperBound...].steps(between: ".")[...]
    if steps.count > 1, steps.first == "substitutions" {
      guard let name = Self.takeName(from: &steps) else { return nil }
      variation.substitution = name
    }
    if steps.count > 1, steps.first == "device", steps[steps.startIndex + 1].isWord {
      variation.device = String(steps[steps.startIndex + 1])
      steps = steps.dropFirst(2)
    }
    if steps.count == 2, steps.first == "plural", let name = steps.last {
      guard let category = PluralCategory(rawValue: String(name)) else { return nil }
      variation.plural = category
      steps = []
    }
    guard steps.isEmpty, variation.device != nil || variation.plural != nil else { return nil }
  }

  /// A name with dots is between two `@`, which no name contains.
  private static func takeName(from steps: inout ArraySlice<Substring>) -> String? {
    steps = steps.dropFirst()
    guard let first = steps.first, first.utf8.first == UInt8(ascii: "@") else {
      return steps.popFirst().map(String.init)
    }
    guard let last = steps.lastIndex(where: { $0.utf8.last == UInt8(ascii: "@") }) else {
      return nil
    }
    let name = steps[...last].joined(separator: ".")
    steps = steps[(last + 1)...]
    return name.utf8.count > 2 ? String(name.dropFirst().dropLast()) : nil
  }

  /// Reads a path into a `.stringsdict`: `/KEY:dict/VARIABLE:dict/one:dict/:string`.
  ///
  /// Nil where the id is no such path.
  init?(ofStringsdict id: String) {
    var steps = id[...].steps(between: ":dict/")
    guard id.utf8.first == UInt8(ascii: "/"), steps.popLast() == ":string" else { return nil }
    let count = steps.count
    if steps.last == "NSStringLocalizedFormatKey" {
      steps.removeLast()
    } else if let name = steps.last, steps.count > 2,
      let category = PluralCategory(rawValue: String(name)),
      !steps[steps.count - 2].isRuleType
    {
      variation.plural = category
      variation.substitution = String(steps[steps.count - 2])
      steps.removeLast(2)
    }
    // What a rule chooses may be a rule of its own.
    while steps.count > 2, steps[steps.count - 2].isRuleType {
      let choice = String(steps.removeLast())
      if steps.removeLast() == "NSStringVariableWidthRuleType" {
        variation.width = choice
      } else {
        variation.device = choice
      }
    }
    guard steps.count < count else { return nil }
    key = String(steps.joined(separator: ":dict/").dropFirst())
  }
}

extension Substring {
  /// The parts between the separators, also empty ones, byte for byte.
  fileprivate func steps(between separator: String) -> [Substring] {
    utf8.split(separator: separator.utf8, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// Where a text last begins and ends in this one, byte for byte.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    guard let start = utf8.indices.last(where: { utf8[$0...].starts(with: text.utf8) }) else {
      return nil
    }
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }

  fileprivate var isWord: Bool {
    !isEmpty && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// Whether it names a rule that chooses by something else than a number.
  fileprivate var isRuleType: Bool {
    self == "NSStringVariableWidthRuleType" || self == "NSStringDeviceSpecificRuleType"
  }
}
