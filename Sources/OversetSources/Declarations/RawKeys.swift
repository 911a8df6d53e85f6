package import OversetModel

/// An enumeration whose raw values are texts: `case title = "settings.title"`.
package struct RawCases: Hashable, Sendable {
  /// With the types around it.
  package var type: String
  /// The raw value of each case, by the case's name.
  package var values: [String: String]
  package var position: TextPosition

  package init(type: String, values: [String: String], position: TextPosition) {
    self.type = type
    self.values = values
    self.position = position
  }
}

/// A text that is made of a raw value, or of another such text of the same value: `rawValue`, `"settings.\(key)"`.
package struct RawText: Hashable, Sendable {
  /// `rawValue`, or a property that answers with another such text.
  package var name: String
  package var prefix = ""
  package var suffix = ""

  package init(_ name: String, prefix: String = "", suffix: String = "") {
    self.name = name
    self.prefix = prefix
    self.suffix = suffix
  }

  package static let rawValue = "rawValue"
}

/// A member of an enumeration, or of a protocol that enumerations conform to, that makes a text of the raw value:
/// `var key: String { "settings.\(rawValue)" }`, or looks one up:
/// `var localized: String { NSLocalizedString(rawValue, comment: "") }`.
package struct RawMember: Hashable, Sendable {
  /// The enumeration or the protocol.
  package var type: String
  package var name: String
  package var text: RawText
  /// Whether it answers with the text of that key.
  package var looksUp: Bool
  package var isFunction: Bool
  package var table: String?

  package init(
    type: String, name: String, text: RawText, looksUp: Bool, isFunction: Bool, table: String?
  ) {
    self.type = type
    self.name = name
    self.text = text
    self.looksUp = looksUp
    self.isFunction = isFunction
    self.table = table
  }
}

/// The texts that enumerations have by their raw values, as constants of the members that look these up.
struct RawKeys {
  /// What types inherit, by their last names.
  private var inherited: [String: Set<String>] = [:]
  private var members: [RawMember] = []
  private var cases: [(cases: RawCases, file: String)] = []

  init(_ files: some Sequence<SourceFile>) {
    for file in files {
      members += file.rawMembers
      cases += file.rawCases.map { ($0, file.path) }
    }
    guard !cases.isEmpty, members.contains(where: \.looksUp) else { return }
    for file in files {
      for type in file.types where !type.inherited.isEmpty {
        inherited[lastName(type.name), default: []].formUnion(type.inherited.map(lastName))
      }
    }
  }

  /// The types whose members look raw values up.
  var types: Set<String> { Set(members.lazy.filter(\.looksUp).map { lastName($0.type) }) }

  var constants: [KeyConstant] {
    let lookups = members.filter(\.looksUp)
    return lookups.isEmpty
      ? []
      : cases.flatMap { cases, file in
        let lineage = lineage(of: cases.type)
        var names: Set<String> = []
        // The enumeration's own members come first.
        return lineage.flatMap { type in
          lookups.filter { $0.type == type || lastName($0.type) == type && type != cases.type }
            .filter { names.insert($0.name).inserted }
            .compactMap { constant($0, cases, lineage, file) }
        }
      }
  }

  /// An enumeration and the protocols that it conforms to, the nearest first.
  private func lineage(of type: String) -> [String] {
    var lineage = [type]
    var index = 0
    while index < lineage.count, lineage.count < 16 {
      for name in (inherited[lastName(lineage[index])] ?? []).sorted()
      where !lineage.contains(name) {
        lineage.append(name)
      }
      index += 1
    }
    return lineage + ["RawRepresentable"]
  }

  private func constant(
    _ lookup: RawMember, _ cases: RawCases, _ lineage: [String], _ file: String
  ) -> KeyConstant? {
    guard let text = resolved(lookup.text, lineage) else { return nil }
    var constant = KeyConstant(
      type: cases.type, name: lookup.name, keys: [], constants: [], isStatic: false,
      isFunction: lookup.isFunction, isWhole: true, valueType: "String", file: file,
      position: cases.position)
    let all = Set(cases.values.keys)
    for (name, value) in cases.values.sorted(by: { $0.key < $1.key }) {
      let key = SourceKey(text.prefix + value + text.suffix, table: lookup.table)
      constant.add(key, of: SwitchedCases(own: [name], all: all))
    }
    return constant
  }

  /// With the texts of other properties in the place of their names; nil where one is not known.
  private func resolved(_ text: RawText, _ lineage: [String]) -> RawText? {
    var text = text
    for _ in 0..<4 {
      if text.name == RawText.rawValue { return text }
      let known = lineage.lazy.compactMap { type in
        members.first { !$0.looksUp && lastName($0.type) == lastName(type) && $0.name == text.name }
      }.first
      guard let inner = known?.text else { return nil }
      text = RawText(
        inner.name, prefix: text.prefix + inner.prefix, suffix: inner.suffix + text.suffix)
    }
    return nil
  }
}
