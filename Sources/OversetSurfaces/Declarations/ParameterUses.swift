internal import OversetSources

/// Where types and functions of the app show what they get, found by what is asked for: with a list
/// for each type, an app of ten thousand would take minutes.
struct ParameterUses {
  /// An argument of a call; of one with a label the index does not count.
  struct Argument: Hashable {
    var label: String?
    var index: Int

    init(label: String?, index: Int) {
      self.label = label
      self.index = label == nil ? index : 0
    }
  }

  enum Key: Hashable {
    /// Of a function of a type; of no function where it is a stored property.
    case argument(Argument, of: String?, in: String)
    case property(String, in: String)
    case parameter(String, in: String)
    /// The view itself, in a function of `extension View` or `extension Text`.
    case viewFunction(String)
  }

  /// The labels of the views that a type gets to put them somewhere.
  private(set) var contentNames: [String: Set<String>] = [:]
  /// The arguments of the views that a function gets, by the types that have a function of the name.
  private var contentArguments: [String: [String: Set<Argument>]] = [:]
  private var uses: [Key: [ParameterUse]] = [:]
  private var typesByFunction: [FunctionArgument: Set<String>] = [:]

  private struct FunctionArgument: Hashable {
    var function: String
    var argument: Argument
  }

  /// In file order; one more than are followed where there are many.
  subscript(key: Key) -> [ParameterUse] { uses[key] ?? [] }

  /// The type that alone has a function with an argument.
  func onlyType(of function: String, _ argument: Argument) -> String? {
    let types = typesByFunction[FunctionArgument(function: function, argument: argument)] ?? []
    return types.count == 1 ? types.first : nil
  }

  /// The only one of the views that a function gets: of the first of some types that has such a function, or outside
  /// of types.
  func contentArgument(of function: String, in lineage: [String]) -> Argument? {
    let types = contentArguments[function] ?? [:]
    let arguments = lineage.lazy.compactMap { types[$0] }.first ?? types[""] ?? []
    return arguments.count == 1 ? arguments.first : nil
  }

  mutating func add(_ use: ParameterUse) {
    if let argument = use.argument.map({ Argument(label: $0.label, index: $0.index) }) {
      append(use, to: .argument(argument, of: use.function, in: use.type))
      if let function = use.function {
        typesByFunction[FunctionArgument(function: function, argument: argument), default: []]
          .insert(use.type)
      }
    }
    if let function = use.function {
      append(use, to: .parameter(use.name, in: use.type))
      if ["View", "Text"].contains(use.type), use.name == "self" {
        append(use, to: .viewFunction(function))
      }
    } else {
      append(use, to: .property(use.name, in: use.type))
    }
    guard use.typeName == "Content", let argument = use.argument else { return }
    if let function = use.function, function != "init" {
      contentArguments[function, default: [:]][use.type, default: []]
        .insert(Argument(label: argument.label, index: argument.index))
    } else if let label = argument.label {
      contentNames[use.type, default: []].insert(label)
    }
  }

  private mutating func append(_ use: ParameterUse, to key: Key) {
    if uses[key]?.count ?? 0 <= FollowBudget.mostWays { uses[key, default: []].append(use) }
  }
}

extension ParameterUse {
  /// Whether an initialiser gives it on to another one of its type, by the same label.
  func isDelegated(as label: String?) -> Bool {
    guard function == "init", let step = surface.steps.first else { return false }
    return step.delegates && step.label == label
  }
}

extension SurfaceStep {
  /// Whether it calls another initialiser of the type: `self.init(…)`.
  var delegates: Bool { kind == .argument && names == ["self", "init"] }
}
