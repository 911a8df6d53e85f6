internal import OversetSources

/// What an app's files declare that decides how texts are shown: types, what they do with the texts
/// and views that they get, and how code sets up views.
final class AppDeclarations: Sendable {
  let types: AppTypes
  /// By the type, and by the function.
  private let usesByOwner: [String: [ParameterUse]]
  private let usesByFunction: [String: [ParameterUse]]
  private let outletTypes: [String: [String: OutletDeclaration]]
  private let assignments: [String: [OutletAssignment]]
  /// By the attribute and the view's name, in any type.
  private let assignmentsOfViews: [String: [OutletAssignment]]
  private let localizingFunctions: Set<String>

  init(_ files: some Sequence<SourceFile>) {
    types = AppTypes(files)
    var usesByOwner: [String: [ParameterUse]] = [:]
    var usesByFunction: [String: [ParameterUse]] = [:]
    var outletTypes: [String: [String: OutletDeclaration]] = [:]
    var assignments: [String: [OutletAssignment]] = [:]
    var assignmentsOfViews: [String: [OutletAssignment]] = [:]
    var localizingFunctions: Set<String> = []
    for file in files {
      for use in file.parameterUses {
        usesByOwner[use.type, default: []].append(use)
        if let function = use.function { usesByFunction[function, default: []].append(use) }
      }
      localizingFunctions.formUnion(file.functions.map(\.name))
      for outlet in file.outlets { outletTypes[outlet.type, default: [:]][outlet.name] = outlet }
      for assignment in file.assignments {
        assignments[assignment.type, default: []].append(assignment)
        for name in assignment.chain {
          assignmentsOfViews["\(name).\(assignment.attribute)", default: []].append(assignment)
        }
      }
    }
    self.usesByOwner = usesByOwner
    self.usesByFunction = usesByFunction
    self.outletTypes = outletTypes
    self.assignments = assignments
    self.assignmentsOfViews = assignmentsOfViews
    self.localizingFunctions = localizingFunctions
  }

  /// Whether a function of the app answers with the text of a key that it gets.
  func localizes(_ function: String) -> Bool { localizingFunctions.contains(function) }

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

  /// The same of a method: of a receiver's type, or where it is not known in any type that alone has
  /// such a function.
  func uses(
    ofArgument label: String?, index: Int, ofFunction name: String, ofReceiver type: String?
  ) -> [ParameterUse] {
    let all = (usesByFunction[name] ?? []).filter { matches($0, label, index) }
    guard let type else { return Set(all.map(\.type)).count == 1 ? all : [] }
    let lineage = types.lineage(of: type)
    return all.filter { lineage.contains($0.type) }
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

  /// Whether code of other types sets it of a view of the name: `cell.label.numberOfLines = 0`.
  func isSetElsewhere(_ attribute: String, ofView name: String, in type: String) -> Bool {
    (assignmentsOfViews["\(name).\(attribute)"] ?? []).contains {
      $0.type != type && $0.chain.count > 1
    }
  }

  /// Whether code of a type sets it of views that it does not name: `labels.forEach { $0.font = … }`.
  func setsOfOthers(_ attribute: String, in type: String) -> Bool {
    (assignments[type] ?? []).contains {
      $0.attribute == attribute
        && $0.chain.last.map { $0.hasPrefix("$") || $0.hasSuffix("()") } ?? true
    }
  }

  /// Whether code of the app says how many lines the label has that cells come with: in a class of
  /// cells, or beside the use.
  func setsLinesOfCells(in type: String) -> Bool {
    assignments.contains { owner, assignments in
      (owner == type || types.isKind(["Cell"], owner))
        && assignments.contains {
          $0.attribute == "numberOfLines" && $0.chain.last == "textLabel"
        }
    }
  }
}
