internal import OversetSources

/// What an app's files declare that decides how texts are shown: types, what they do with the texts
/// and views that they get, and how code sets up views.
struct AppDeclarations {
  private var inherited: [String: Set<String>] = [:]
  private var pathsByName: [String: Set<String>] = [:]
  /// By the type, and by the function.
  private var usesByOwner: [String: [ParameterUse]] = [:]
  private var usesByFunction: [String: [ParameterUse]] = [:]
  private var outletTypes: [String: [String: OutletDeclaration]] = [:]
  private var assignments: [String: [OutletAssignment]] = [:]
  private var localizingFunctions: Set<String> = []
  /// What the configuration says of the app's own views and functions.
  let components: OwnComponents

  init(_ files: some Sequence<SourceFile>, _ components: OwnComponents = OwnComponents()) {
    self.components = components
    localizingFunctions = components.lookups
    for file in files {
      for type in file.types {
        inherited[type.name, default: []].formUnion(type.inherited)
        pathsByName[lastName(type.name), default: []].insert(type.name)
      }
      for use in file.parameterUses {
        usesByOwner[use.type, default: []].append(use)
        if let function = use.function { usesByFunction[function, default: []].append(use) }
        pathsByName[lastName(use.type), default: []].insert(use.type)
      }
      localizingFunctions.formUnion(file.functions.map(\.name))
      for outlet in file.outlets { outletTypes[outlet.type, default: [:]][outlet.name] = outlet }
      for assignment in file.assignments {
        assignments[assignment.type, default: []].append(assignment)
      }
    }
  }

  /// The type that a name means inside of another one; nil where several could be meant, or none is
  /// known.
  func type(named name: String, in context: String) -> String? {
    let paths = pathsByName[lastName(name)] ?? []
    var outer = context[...]
    while true {
      let path = outer.isEmpty ? name : "\(outer).\(name)"
      if paths.contains(path) { return path }
      guard !outer.isEmpty else { break }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    // `Module.Row`, or a nested type that is named alone.
    return paths.count == 1 ? paths.first : nil
  }

  /// Whether a function of the app answers with the text of a key that it gets.
  func localizes(_ function: String) -> Bool { localizingFunctions.contains(function) }

  /// The classes and protocols of a type, by what it says itself.
  func inherits(_ type: String, from names: Set<String>) -> Bool {
    var rest = [type]
    var seen: Set<String> = []
    while let next = rest.popLast() {
      if names.contains(lastName(next)) { return true }
      guard seen.insert(next).inserted, seen.count < 32 else { continue }
      let path = inherited[next] == nil ? self.type(named: next, in: "") : next
      rest.append(contentsOf: path.flatMap { inherited[$0] } ?? [])
    }
    return false
  }

  /// Whether a type's own name says what kind it is: `SettingsViewController`.
  func isKind(_ suffixes: [String], _ type: String) -> Bool {
    let names = Set(inherited[type] ?? []).union([lastName(type)])
    return names.contains { name in suffixes.contains { name.hasSuffix($0) } }
  }

  /// Where a type shows what an argument of its initialiser gets.
  func uses(ofArgument label: String?, index: Int, ofType type: String) -> [ParameterUse] {
    let uses = usesByOwner[type] ?? []
    let own = uses.filter { $0.function == "init" && matches($0, label, index) }
    return own.isEmpty ? uses.filter { $0.function == nil && matches($0, label, index) } : own
  }

  /// The same of a function, in any type where it is the only one of the name.
  func uses(
    ofArgument label: String?, index: Int, ofFunction name: String, in context: String
  ) -> [ParameterUse] {
    let all = (usesByFunction[name] ?? []).filter { matches($0, label, index) }
    let own = all.filter { $0.type == context }
    if !own.isEmpty { return own }
    return Set(all.map(\.type)).count == 1 ? all : []
  }

  /// Where a type shows a property, or a view that one of its members makes.
  func uses(ofProperty name: String, ofType type: String) -> [ParameterUse] {
    (usesByOwner[type] ?? []).filter { $0.function == nil && $0.name == name }
  }

  /// What a function of `extension View` does to the view that it is called on.
  func viewUses(inFunction name: String) -> [ParameterUse] {
    (usesByOwner["View"] ?? []).filter { $0.function == name && $0.name == "self" }
  }

  /// What a modifier or a style of the app does: `body(content:)`, `makeBody(configuration:)`.
  func viewUses(ofType type: String, named name: String) -> [ParameterUse] {
    (usesByOwner[type] ?? []).filter { $0.name == name && $0.function != nil }
  }

  /// The names of the views that a type gets to put them somewhere: `content`.
  func contentNames(ofType type: String) -> Set<String> {
    Set((usesByOwner[type] ?? []).filter { $0.typeName == "Content" }.compactMap(\.argument?.label))
  }

  private func matches(_ use: ParameterUse, _ label: String?, _ index: Int) -> Bool {
    use.argument?.matches(label: label, index: index) ?? false
  }

  func outlet(_ name: String, of type: String) -> OutletDeclaration? { outletTypes[type]?[name] }

  /// What code of a type sets of a view, and what the closure that makes the view sets.
  func settings(of attribute: String, ofView name: String, in type: String) -> [OutletAssignment] {
    (assignments[type] ?? []).filter {
      $0.attribute == attribute && ($0.chain.contains(name) || $0.member == name)
    }
  }

  /// Whether code of the app says how many lines the label has that cells come with: in a class of
  /// cells, or beside the use.
  func setsLinesOfCells(in type: String) -> Bool {
    assignments.contains { owner, assignments in
      (owner == type || isKind(["Cell"], owner))
        && assignments.contains {
          $0.attribute == "numberOfLines" && $0.chain.last == "textLabel"
        }
    }
  }
}
