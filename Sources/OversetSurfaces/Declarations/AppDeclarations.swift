internal import OversetSources

/// What an app's files declare that decides how texts are shown: types, what they do with the texts
/// and views that they get, and how code sets up views.
struct AppDeclarations {
  private var inherited: [String: Set<String>] = [:]
  private var pathsByName: [String: Set<String>] = [:]
  private var parameterUses = ParameterUses()
  private var outletTypes: [String: [String: OutletDeclaration]] = [:]
  private var settings: [SettingKey: [OutletAssignment]] = [:]
  /// The types whose code says how many lines the label of a cell has.
  private var cellLineSetters: Set<String> = []
  /// Whether a class of cells is among them.
  private var setsLinesOfCells = false
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
        parameterUses.add(use)
        pathsByName[lastName(use.type), default: []].insert(use.type)
      }
      localizingFunctions.formUnion(file.functions.map(\.name))
      for outlet in file.outlets { outletTypes[outlet.type, default: [:]][outlet.name] = outlet }
      for assignment in file.assignments { add(assignment) }
    }
    setsLinesOfCells = cellLineSetters.contains { isKind(["Cell"], $0) }
  }

  /// What code of a type sets of a view.
  private struct SettingKey: Hashable {
    var type: String
    var view: String
    var attribute: String
  }

  /// More settings of a view than a person writes.
  private static let mostSettings = 64

  private mutating func add(_ assignment: OutletAssignment) {
    let attribute = assignment.attribute
    for name in Set(assignment.chain + [assignment.member ?? ""]) {
      let key = SettingKey(type: assignment.type, view: name, attribute: attribute)
      if settings[key]?.count ?? 0 < Self.mostSettings {
        settings[key, default: []].append(assignment)
      }
    }
    if attribute == "numberOfLines", assignment.chain.last == "textLabel" {
      cellLineSetters.insert(assignment.type)
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
    let argument = ParameterUses.Argument(label: label, index: index)
    let own = parameterUses[.argument(argument, of: "init", in: type)]
    return own.isEmpty ? parameterUses[.argument(argument, of: nil, in: type)] : own
  }

  /// The same of a function, in any type where it is the only one of the name.
  func uses(
    ofArgument label: String?, index: Int, ofFunction name: String, in context: String
  ) -> [ParameterUse] {
    let argument = ParameterUses.Argument(label: label, index: index)
    let own = parameterUses[.argument(argument, of: name, in: context)]
    guard own.isEmpty, let type = parameterUses.onlyType(of: name, argument) else { return own }
    return parameterUses[.argument(argument, of: name, in: type)]
  }

  /// Where a type shows a property, or a view that one of its members makes.
  func uses(ofProperty name: String, ofType type: String) -> [ParameterUse] {
    parameterUses[.property(name, in: type)]
  }

  /// What a function of `extension View` does to the view that it is called on.
  func viewUses(inFunction name: String) -> [ParameterUse] { parameterUses[.viewFunction(name)] }

  /// What a modifier or a style of the app does: `body(content:)`, `makeBody(configuration:)`.
  func viewUses(ofType type: String, named name: String) -> [ParameterUse] {
    parameterUses[.parameter(name, in: type)]
  }

  /// The names of the views that a type gets to put them somewhere: `content`.
  func contentNames(ofType type: String) -> Set<String> { parameterUses.contentNames[type] ?? [] }

  func outlet(_ name: String, of type: String) -> OutletDeclaration? { outletTypes[type]?[name] }

  /// What code of a type sets of a view, and what the closure that makes the view sets.
  func settings(of attribute: String, ofView name: String, in type: String) -> [OutletAssignment] {
    settings[SettingKey(type: type, view: name, attribute: attribute)] ?? []
  }

  /// Whether code of the app says how many lines the label has that cells come with: in a class of
  /// cells, or beside the use.
  func setsLinesOfCells(in type: String) -> Bool {
    setsLinesOfCells || cellLineSetters.contains(type)
  }
}
