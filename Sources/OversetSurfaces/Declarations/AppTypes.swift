import OversetSources

/// The types of an app: what they inherit, and the types of their members.
struct AppTypes: Sendable {
  /// By the last name.
  private var pathsByName: [String: Set<String>] = [:]
  private var aliases: [String: String] = [:]
  /// What parameters of generic types conform to, by their path: names with `&` between them.
  private var constraints: [String: String] = [:]
  private var inherited: [String: Set<String>] = [:]
  /// By the type, then by the name; nil where two are different.
  private var members: [String: [String: String?]] = [:]
  /// The members whose types are not written: cases, and functions that answer nothing.
  private var untyped: [String: Set<String>] = [:]
  /// By the name of a member: the type that all members of the name have; nil where they differ.
  private var typesOfMembers: [String: String?] = [:]
  /// Cases of enumerations, by their paths.
  private var cases: Set<String> = []
  private(set) var typesByName = TypesByName()
  /// Types that the app declares, and does not only extend.
  private var own: Set<String> = []
  private var protocols: Set<String> = []
  /// Each type with what it inherits, the nearest first.
  private var lineages: [String: [String]] = [:]
  /// Each type with those that inherit it.
  private var heirs: [String: [String]] = [:]
  /// How many cases without values an enumeration has.
  private var caseCounts: [String: Int] = [:]
  /// The enumerations with a case that holds a value, by the value's name.
  private var holders: [String: Set<String>] = [:]
  /// The fonts that members always are, by the member's path; nil where it may be another one.
  private var fonts: [String: String?] = [:]
  /// The files that alone see a member, by its path; nil where others do, too.
  private var privateMembers: [String: Set<String>?] = [:]

  init(_ files: some Sequence<SourceFile>) {
    for file in files {
      for type in file.types {
        if !type.inherited.isEmpty { inherited[type.name, default: []].formUnion(type.inherited) }
        if !type.isExtension { own.insert(type.name) }
        if type.isProtocol { protocols.insert(type.name) }
        pathsByName[lastName(type.name), default: []].insert(type.name)
      }
      for use in file.parameterUses {
        pathsByName[lastName(use.type), default: []].insert(use.type)
      }
      for member in file.members {
        if member.name.last?.isNumber ?? false, member.name.contains(".") {
          holders[member.name, default: []].insert(member.type)
        }
        let path = "\(member.type).\(member.name)"
        if member.access > .file {
          privateMembers[path] = .some(nil)
        } else if let files = privateMembers[path] ?? [] {
          privateMembers[path] = files.union([file.path])
        }
        if let font = member.font {
          let known = fonts[path] ?? font
          fonts[path] = .some(known == font ? font : nil)
        }
        guard let typeName = member.typeName else {
          untyped[member.type, default: []].insert(member.name)
          if member.isCase, cases.insert(path).inserted { caseCounts[member.type, default: 0] += 1 }
          continue
        }
        let known = members[member.type, default: [:]].updateValue(typeName, forKey: member.name)
        if let known, known != typeName { members[member.type]?[member.name] = .some(nil) }
        let other = typesOfMembers[member.name] ?? typeName
        typesOfMembers[member.name] = .some(other == typeName ? typeName : nil)
      }
      for type in Set(file.members.map(\.type)) {
        pathsByName[lastName(type), default: []].insert(type)
      }
      for alias in file.aliases {
        if alias.isConstraint {
          constraints[alias.name] = alias.target
        } else {
          aliases[alias.name] = alias.target
        }
      }
    }
    if !fonts.isEmpty {
      for member in files.lazy.flatMap(\.members) where member.font == nil {
        let path = "\(member.type).\(member.name)"
        if fonts[path] != nil { fonts[path] = .some(nil) }
      }
    }
    let unwritten = files.lazy.flatMap(\.members).filter { !$0.origin.isEmpty }
    lineages = Dictionary(uniqueKeysWithValues: inherited.keys.map { ($0, ancestry(of: $0)) })
    for (type, lineage) in lineages.sorted(by: { $0.key < $1.key }) {
      for inherited in lineage.dropFirst() { heirs[inherited, default: []].append(type) }
    }
    // What one of them is made of may be another one.
    for member in Array(unwritten) + Array(unwritten)
    where members[member.type]?[member.name] == nil {
      let type = type(of: member.origin, first: nil, in: member.type)
      if let type { members[member.type, default: [:]][member.name] = type }
    }
    for member in files.lazy.flatMap(\.members) {
      let type = member.isCase ? member.type : memberType(member.name, of: member.type)
      typesByName.add(type, toMembersNamed: member.name, isOwn: type.map(isOwn) ?? false)
    }
  }

  /// How many values `allCases` of an enumeration has, from the type's name inside of another one; nil where the type
  /// says which, and of what is none.
  func countOfCases(ofTypeNamed name: String, in context: String) -> Int? {
    guard let type = type(named: name, in: context), !hasMember("allCases", of: type) else {
      return nil
    }
    return caseCounts[type]
  }

  /// Whether it is a case of an enumeration of the app.
  func isCase(_ name: String, of type: String) -> Bool { cases.contains("\(type).\(name)") }

  /// The type that a name means inside of another one; nil where several could be meant, or none is
  /// known.
  func type(named name: String, in context: String) -> String? {
    type(named: name, in: context, mostAliases: 4)
  }

  private func type(named name: String, in context: String, mostAliases: Int) -> String? {
    if name.contains("&") {
      // No aliases: they could be a circle, and each of its rounds as many as there are names.
      return name.split(separator: "&").prefix(16).map {
        type(named: String($0), in: context, mostAliases: 0) ?? String($0)
      }.joined(separator: "&")
    }
    let paths = pathsByName[lastName(name)] ?? []
    var outer = context[...]
    while true {
      let path = outer.isEmpty ? name : "\(outer).\(name)"
      if paths.contains(path) { return path }
      if let target = aliases[path], mostAliases > 0 {
        return type(named: target, in: String(outer), mostAliases: mostAliases - 1)
      }
      if let target = constraints[path], mostAliases > 0 {
        return type(named: target, in: String(outer), mostAliases: mostAliases - 1) ?? target
      }
      guard !outer.isEmpty else { break }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    if let dot = name.lastIndex(of: "."),
      let holder = type(named: String(name[..<dot]), in: context, mostAliases: mostAliases)
    {
      // `Model.Context`, of a superclass of the model.
      let inner = lineage(of: holder).map { "\($0)\(name[dot...])" }.first(where: paths.contains)
      if let inner { return inner }
    }
    // `Module.Row`, or a nested type that is named alone.
    return paths.count == 1 ? paths.first : nil
  }

  /// Whether the app declares it: code of the app says all of it.
  func isOwn(_ type: String) -> Bool { own.contains(type) }

  /// Whether the app declares a protocol that asks for the member.
  func isProtocol(_ type: String, with name: String) -> Bool {
    protocols.contains(type) && hasMember(name, of: type)
  }

  /// The types that inherit a type.
  func heirs(of type: String) -> [String] { heirs[type] ?? [] }

  /// Whether code of a file sees a member.
  func sees(_ name: String, of type: String, in file: String) -> Bool {
    (privateMembers["\(type).\(name)"] ?? nil)?.contains(file) ?? true
  }

  /// The font that names lead to, as the app's code writes it: `Fonts.title`, `.title`,
  /// `self.appearance.titleFont`. Nil where a subclass may have another one.
  func font(of names: [String], in context: String) -> String? {
    guard let name = names.last else { return nil }
    let holder = names.dropLast()
    let owner =
      holder == [""]
      ? "UIFont"
      : holder.isEmpty
        ? owner(of: name, visibleIn: context) : type(of: holder, first: nil, in: context)
    guard let owner, !heirs(of: owner).contains(where: { hasMember(name, of: $0) }) else {
      return nil
    }
    let declaring = lineage(of: owner).first { hasMember(name, of: $0) }
    return declaring.flatMap { fonts["\($0).\(name)"] ?? nil }
  }

  /// Whether names lead to no value of the app's types: `Strings.Settings` of a build, `items.count`.
  func isForeign(_ names: some BidirectionalCollection<String>) -> Bool {
    guard let first = names.first, let last = names.last else { return false }
    let isType = names.allSatisfy { Self.isUppercase($0) && !$0.hasSuffix(")") }
    return first == "R" || isType && pathsByName[last] == nil && aliases[last] == nil
      || last == "count" && typesOfMembers["count"] == nil
  }

  /// The only type of the app with a case that holds a value with a label at an index.
  func onlyType(withCase name: String, holding argument: CallArgument) -> String? {
    let types = (holders[payloadName(name, argument.index)] ?? []).filter {
      hasMember(argument.memberName(of: name), of: $0)
    }
    return types.count == 1 ? types.first : nil
  }

  func hasMember(_ name: String, of type: String) -> Bool {
    members[type]?[name] != nil || untyped[type]?.contains(name) ?? false
  }

  /// A type, then its superclasses and protocols, the nearest first.
  func lineage(of type: String) -> [String] { lineages[type] ?? [type] }

  /// What protocols of Foundation inherit: a value of these may be of any type of an app that has one.
  private static let inheritedBySystem: [String: Set<String>] = [
    "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
  ]

  private func ancestry(of type: String) -> [String] {
    var lineage = [type]
    var index = 0
    while index < lineage.count, lineage.count < 32 {
      let inner = lineage[index]
      for name in (inherited[inner] ?? Self.inheritedBySystem[inner] ?? []).sorted() {
        let path = self.type(named: name, in: inner) ?? name
        if !lineage.contains(path) { lineage.append(path) }
      }
      index += 1
    }
    return lineage
  }

  /// Whether a type says that it is one of these, or inherits one that does.
  func inherits(_ type: String, from names: Set<String>) -> Bool {
    lineage(of: type).contains { names.contains(lastName($0)) }
  }

  /// Whether the name of a type or of what it inherits says what kind it is: `SettingsViewController`.
  func isKind(_ suffixes: [String], _ type: String) -> Bool {
    lineage(of: type).contains { name in suffixes.contains { name.hasSuffix($0) } }
  }

  /// The type around a place that has a member of the name, also by what it inherits.
  func owner(of name: String, visibleIn context: String) -> String? {
    var outer = context
    while !outer.isEmpty {
      if lineage(of: outer).contains(where: { hasMember(name, of: $0) }) { return outer }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    return hasMember(name, of: "") ? "" : nil
  }

  /// The type of a member of a type, or of what that inherits.
  func memberType(_ name: String, of type: String) -> String? {
    for owner in lineage(of: type) {
      guard let found = members[owner]?[name] else { continue }
      return found.map { self.type(named: $0, in: owner) ?? $0 }
    }
    return nil
  }

  /// The type of the app that every member of a name has, in whatever type it is.
  func onlyType(ofMembersNamed name: String) -> String? {
    guard let written = typesOfMembers[name] ?? nil, let type = type(named: written, in: "") else {
      return nil
    }
    return isOwn(type) ? type : nil
  }
}
