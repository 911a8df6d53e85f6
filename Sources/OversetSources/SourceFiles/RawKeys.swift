/// The texts that enumerations have by their raw values, as constants of the members that look these up.
struct RawKeys {
  /// What types inherit, by their last names.
  private var inherited: [String: Set<String>] = [:]
  /// By the last name of the type.
  private var members: [String: [RawMember]] = [:]
  /// Those that get the value, by the last name of its type.
  private var functions: [String: [RawMember]] = [:]
  private var protocols: Set<String> = []
  private var cases: [(cases: RawCases, file: String)] = []

  /// What any enumeration with raw values conforms to.
  static let rawRepresentable = "RawRepresentable"
  /// More members that look its raw value up than an enumeration has.
  private static let mostLookups = 16
  init(_ files: some Sequence<SourceFile>) {
    for file in files {
      for member in file.rawMembers {
        if let parameter = member.parameter {
          functions.append(member, of: lastName(parameter.type))
        } else {
          members.append(member, of: lastName(member.type))
        }
      }
      cases += file.rawCases.map { ($0, file.path) }
    }
    if cases.isEmpty || members.isEmpty && functions.isEmpty { return }
    for type in files.lazy.flatMap(\.types) {
      if type.isProtocol { protocols.insert(lastName(type.name)) }
      if type.inherited.isEmpty { continue }
      inherited[lastName(type.name), default: []].formUnion(type.inherited.map(lastName))
    }
  }

  /// The protocols and enumerations whose members look raw values up.
  var types: Set<String> {
    Set(
      members.lazy.filter { name, members in
        members.contains { member in
          member.looksUp
            && (member.text.name == RawText.rawValue || protocols.contains(name))
        }
      }.map(\.key)
    ).union(functions.keys)
  }

  var constants: [KeyConstant] {
    cases.flatMap { cases, file in
      let lineage = lineage(of: cases.type)
      var lookups: [RawMember] = []
      // The enumeration's own members come first.
      for member in lineage.flatMap({ members(of: $0, in: lineage) })
      where member.looksUp && lookups.count < Self.mostLookups
        && !lookups.contains(where: { $0.name == member.name })
      {
        lookups.append(member)
      }
      return (lookups + functions(of: cases)).compactMap { constant($0, cases, lineage, file) }
    }
  }

  /// The functions that look up what they get; none where another enumeration may be meant.
  private func functions(of cases: RawCases) -> [RawMember] {
    let name = lastName(cases.type)
    let found = (functions[name] ?? []).filter {
      $0.parameter.map { cases.type.hasSuffix($0.type) } ?? false
    }
    return self.cases.count { lastName($0.cases.type) == name } == 1 ? found : []
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
    return lineage + [Self.rawRepresentable]
  }

  /// Of a type of a lineage: of the enumeration by its path, of protocols by their last names.
  private func members(of type: String, in lineage: [String]) -> [RawMember] {
    let found = members[lastName(type)] ?? []
    return type == lineage[0] ? found.filter { $0.type == type } : found
  }

  private func constant(
    _ lookup: RawMember, _ cases: RawCases, _ lineage: [String], _ file: String
  ) -> KeyConstant? {
    guard let text = resolved(lookup.text, lineage) else { return nil }
    let parameter = lookup.parameter
    var constant = KeyConstant(
      type: parameter == nil ? cases.type : lookup.type, name: lookup.name, keys: [],
      constants: [], isStatic: parameter?.isStatic ?? false,
      isFunction: lookup.isFunction, isWhole: true, valueType: "String", file: file,
      position: cases.position)
    constant.switchedCases = Set(cases.values.keys)
    constant.switchedArgument = parameter?.argument
    for (name, value) in cases.values.sorted(by: { $0.key < $1.key }) {
      let key = SourceKey(text.prefix + value + text.suffix, table: lookup.table)
      if constant.cases[key] == nil { constant.keys.append(key) }
      constant.cases[key, default: []].insert(name)
    }
    return constant
  }

  /// With the texts of other properties in the place of their names; nil where one is not known.
  private func resolved(_ text: RawText, _ lineage: [String]) -> RawText? {
    var text = text
    for _ in 0..<4 {
      if text.name == RawText.rawValue { return text }
      let known = lineage.lazy.compactMap { type in
        self.members(of: type, in: lineage).first { !$0.looksUp && $0.name == text.name }
      }.first
      guard let inner = known?.text else { return nil }
      text = RawText(
        inner.name, prefix: text.prefix + inner.prefix, suffix: inner.suffix + text.suffix)
    }
    return nil
  }
}

extension [String: [RawMember]] {
  /// More of one name than an app's types of that name have.
  private static var mostMembers: Int { 256 }

  fileprivate mutating func append(_ member: RawMember, of name: String) {
    if self[name]?.count ?? 0 < Self.mostMembers { self[name, default: []].append(member) }
  }
}
