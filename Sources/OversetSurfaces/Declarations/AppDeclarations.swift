internal import OversetModel
internal import OversetSources

/// What an app's files declare that decides how texts are shown: types, what they do with the texts
/// and views that they get, and how code sets up views.
final class AppDeclarations: Sendable {
  let types: AppTypes
  private let parameterUses: ParameterUses
  let outletTypes: [String: [String: OutletDeclaration]]
  /// The views in variables of the functions of types; nil where two of a type have one name, and what
  /// code sets of them is not told apart.
  let locals: [String: [String: OutletDeclaration?]]
  let settings: ViewSettings
  private let sizes: [String: ViewSizes]
  private let freeHeights: [String: FreeHeights]
  /// The functions that make constraints.
  private let layoutFunctions: Set<String>
  private let localizingFunctions: Set<String>
  /// Those of them that are asked of the key.
  private let localizingMembers: Set<String>
  /// The paths of static names that stand for texts.
  private let staticNames: Set<String>
  /// The labels of cells of which a class of cells says how many lines they have.
  let linedCellLabels: Set<String>
  /// The types whose screens have something else in the place of a title.
  let typesWithoutTitle: Set<String>
  /// Those that say where in a view its text is.
  private let typesWithTextRect: Set<String>
  /// What the configuration says of the app's own views and functions.
  let components: OwnComponents

  init(_ files: some Sequence<SourceFile>, _ components: OwnComponents = OwnComponents()) {
    self.components = components
    let types = AppTypes(files)
    var parameterUses = ParameterUses()
    var outletTypes: [String: [String: OutletDeclaration]] = [:]
    var locals: [String: [String: OutletDeclaration?]] = [:]
    var settings = ViewSettings()
    var localizingFunctions = components.lookups
    var localizingMembers: Set<String> = []
    var constraints: [String: [ViewConstraint]] = [:]
    for file in files {
      for constraint in file.constraints {
        constraints[constraint.type, default: []].append(constraint)
      }
      for use in file.parameterUses { parameterUses.add(use) }
      localizingFunctions.formUnion(file.functions.map(\.name))
      localizingMembers.formUnion(file.functions.lazy.filter { $0.key == .receiver }.map(\.name))
      for outlet in file.outlets {
        if outlet.isLocal {
          let other = locals[outlet.type]?[outlet.name]
          locals[outlet.type, default: [:]][outlet.name] = .some(other == nil ? outlet : nil)
        } else if outletTypes[outlet.type]?[outlet.name]?.isOutlet != true {
          // A header may declare an outlet of its class's own code as a plain property, and a view that the code makes.
          var outlet = outlet
          if let known = outletTypes[outlet.type]?[outlet.name], known.typeName == outlet.typeName {
            outlet.isMade = outlet.isMade || known.isMade
          }
          outletTypes[outlet.type, default: [:]][outlet.name] = outlet
        }
      }
      for assignment in file.assignments { settings.add(assignment) }
      for handover in file.handovers { settings.add(handover) }
      settings.add(ownTakers: file.viewTakers)
      settings.add(methods: file.viewMethods, calling: file.viewCalls)
    }
    staticNames = Set(
      files.lazy.flatMap(\.constants).filter(\.isStatic).map { "\($0.type).\($0.name)" })
    self.types = types
    self.parameterUses = parameterUses
    self.outletTypes = outletTypes
    self.locals = locals
    self.settings = settings
    func mayScroll(_ view: [String], in type: String) -> Bool {
      let outlet = view.count == 1 ? outletTypes[type]?[view[0]] : nil
      return Self.mayScroll(view, view.isEmpty ? type : outlet?.typeName, types)
    }
    sizes = Dictionary(
      uniqueKeysWithValues: constraints.map { type, constraints in
        (type, ViewSizes(constraints) { mayScroll($0, in: type) })
      })
    freeHeights = Dictionary(
      uniqueKeysWithValues: constraints.map { type, constraints in
        (type, FreeHeights(constraints) { mayScroll($0, in: type) })
      })
    layoutFunctions = Set(constraints.values.joined().compactMap(\.member))
    self.localizingFunctions = localizingFunctions
    self.localizingMembers = localizingMembers
    typesWithoutTitle = Set(
      files.lazy.flatMap(\.overrides).filter { $0.kind == .barTitle }.map(\.type)
    ).union(files.lazy.flatMap(\.references).filter(\.showsOwnTitle).map(\.type))
    typesWithTextRect = Set(
      files.lazy.flatMap(\.overrides).filter { $0.kind == .textRect }.map(\.type))
    let lined = settings.cellLineSetters.filter { types.isKind(["Cell"], $0.type) }
    linedCellLabels = Set(lined.map(\.name))
  }

  /// Whether a function of the app answers with the text of a key that it gets.
  func localizes(_ function: String) -> Bool { localizingFunctions.contains(function) }

  /// The same of a member of a text: `"key".localized`.
  func localizesReceiver(_ member: String) -> Bool { localizingMembers.contains(member) }

  /// Whether a bar may show something else in the place of the title of a type's screen.
  func mayReplaceTitle(of type: String) -> Bool {
    types.lineage(of: type).contains(where: typesWithoutTitle.contains)
  }

  /// Whether a class of views, or one that it inherits, says where in it the text is.
  func placesText(_ type: String, in context: String) -> Bool {
    ownClasses(of: type, in: context).contains(where: typesWithTextRect.contains)
  }

  /// Whether a name that stands for texts is asked of the type, and not of its values.
  func isStatic(_ name: String, of type: String) -> Bool { staticNames.contains("\(type).\(name)") }

  /// Where a type shows what an argument of its initialiser gets. A call of `self.init` is of another initialiser than
  /// the one around it (The Swift Programming Language, Initializer Delegation).
  func uses(
    ofArgument label: String?, index: Int, ofType type: String, delegated: Bool = false
  ) -> [ParameterUse] {
    let argument = ParameterUses.Argument(label: label, index: index)
    var own = parameterUses[.argument(argument, of: "init", in: type)]
    if delegated { own.removeAll { $0.isDelegated(as: label) } }
    return own.isEmpty ? parameterUses[.argument(argument, of: nil, in: type)] : own
  }

  /// The same of a function, in any type where it is the only one of the name.
  func uses(
    ofArgument label: String?, index: Int, ofFunction name: String, in context: String
  ) -> [ParameterUse] {
    let argument = ParameterUses.Argument(label: label, index: index)
    return owners(of: argument, ofFunction: name, in: context).flatMap {
      uses(of: argument, ofFunction: name, in: $0)
    }
  }

  /// The same of a function of a type and of no other.
  func uses(
    of argument: ParameterUses.Argument, ofFunction name: String, in type: String
  ) -> [ParameterUse] {
    parameterUses[.argument(argument, of: name, in: type)]
  }

  /// The type whose function a call inside of a type means: the type's own, one that it inherits, or the only
  /// one of the name.
  func owners(
    of argument: ParameterUses.Argument, ofFunction name: String, in context: String
  ) -> [String] {
    let owner =
      types.lineage(of: context).first {
        !uses(of: argument, ofFunction: name, in: $0).isEmpty
      } ?? parameterUses.onlyType(of: name, argument)
    return owner.map { [$0] } ?? []
  }

  /// The type that alone has a function with an argument.
  func onlyType(of argument: ParameterUses.Argument, ofFunction name: String) -> String? {
    parameterUses.onlyType(of: name, argument)
  }

  /// The same of a method: of a receiver's type, or where that is not known in the type that alone has
  /// such a function.
  func owners(
    of argument: ParameterUses.Argument, ofFunction name: String, ofReceiver type: String?
  ) -> [String] {
    type.map(types.lineage) ?? [parameterUses.onlyType(of: name, argument)].compactMap { $0 }
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

  /// The argument of a function with the views that it gets to put them somewhere, where it has one of this kind.
  func contentArgument(ofFunction name: String, in context: String) -> ParameterUses.Argument? {
    parameterUses.contentArgument(of: name, in: types.lineage(of: context))
  }

  /// The names of the views that a type gets to put them somewhere: `content`.
  func contentNames(ofType type: String) -> Set<String> { parameterUses.contentNames[type] ?? [] }

  /// A property of a type that holds a view, or a view in a variable of one of its functions. Without a name it
  /// is the view that the type is.
  func outlet(_ name: String, of type: String) -> OutletDeclaration? {
    if name.isEmpty { return ownView(type) }
    if let property = outletTypes[type]?[name] { return property }
    guard let local = locals[type]?[name] ?? nil else { return nil }
    // A property that the type inherits may be meant.
    return types.owner(of: name, visibleIn: type) == nil ? local : nil
  }

  /// What code of a type sets of a view, and what the closure that makes the view sets; of a view of the app's own
  /// class where it sets nothing, what that sets of itself.
  func settings(of attribute: String, ofView name: String, in type: String) -> [OutletAssignment] {
    let found = settings.settings(of: attribute, ofView: name, in: type)
    guard found.isEmpty, let view = outlet(name, of: type) else { return found }
    return ownClasses(of: view.typeName, in: type).lazy
      .map { self.settings.ownSettings(of: attribute, in: $0) }.first { !$0.isEmpty } ?? []
  }

  /// The most that constraints let a view of a type be wide and high; nil where they do not say it. `root` is
  /// the most that the type's own view is wide. From iOS 11 on a bar gives the view of an item the size that it asks
  /// for, whatever its frame is (UIBarButtonItem, seen in apps).
  func mostSize(
    ofView name: String, in type: String, inRoot root: RoomLength = .screen
  ) -> (width: RoomLength?, height: Points?) {
    guard let sizes = sizes[type] else { return (nil, nil) }
    let isBarItem = settings.isBarItem(name, in: type)
    let width = sizes.mostWidth(of: [name], inRoot: root, ignoringFrames: isBarItem)
    return (width, isBarItem ? nil : sizes.mostHeight(of: [name]))
  }

  /// Whether a view of a type is as high as its content: constraints place it, and none limits its height.
  func isHeightFree(ofView name: String, in type: String) -> Bool {
    freeHeights[type]?.isFree([name]) ?? false
      && !settings.isGiven(name, in: type, toOneOf: layoutFunctions)
  }

  /// The most that the items of a type's collection view are wide, of a class; nil of any other class, and where
  /// that is not known.
  func itemWidth(of cell: String, in type: String) -> RoomLength? {
    guard types.isKind(["CollectionViewCell"], cell) else { return nil }
    return types.lineage(of: type).lazy.compactMap {
      self.mostSize(ofView: ViewConstraint.item, in: $0).width
    }.first
  }

  /// Whether what is in a view may be larger than that: its edges are the content's then (UIScrollView).
  private static func mayScroll(_ view: [String], _ type: String?, _ types: AppTypes) -> Bool {
    view.contains { $0.lowercased().contains("scroll") }
      || view.last.map { ["contentLayoutGuide", "frameLayoutGuide"].contains($0) } ?? false
      || type.map { types.isKind(["ScrollView", "TableView", "CollectionView"], $0) } ?? false
  }

  /// The written font that an expression in a type is: its own text, or that of the constant that it
  /// names.
  func writtenFont(_ text: String, in type: String) -> String? {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return text
    }
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return types.font(of: names, in: type)
  }
}
