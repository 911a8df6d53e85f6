import OversetModel

/// A place in an app's code that keeps a text or takes one: each text in it is shown wherever the code
/// shows what the place has.
enum TextSlot: Hashable, Sendable {
  /// A property, what a function answers with, or what a case of an enumeration holds; of no type
  /// outside of types.
  case member(String, of: String)
  /// What a function gets.
  case parameter(ParameterUses.Argument, of: String, in: String)
  /// What any error answers with a member, asked for where the error's type is not known.
  case error(String)

  /// What findings call it: what a case holds goes by the name of the case.
  var phrase: String {
    switch self {
    case .member(let name, let type): type.isEmpty ? name : "\(type).\(name.prefix { $0 != "." })"
    case .parameter(_, let function, _): function
    case .error(let name): "Error.\(name)"
    }
  }

  /// The same for any order of the code.
  var sortKey: [String] {
    switch self {
    case .member(let name, let type): [type, name]
    case .error(let name): [name]
    case .parameter(let argument, let function, let type):
      [type, function, argument.label ?? "", "\(argument.index)"]
    }
  }
}

/// Where one way of a text ends, as far as the code is read without looking into slots.
enum FlowEnd: Sendable {
  case shown(UseVerdict)
  /// Its slot says where it is shown; what was done to the text on the way counts there.
  case kept(TextSlot, followedNames: Int, TextCase?, on: Platform?)

  static func kept(_ slot: TextSlot) -> FlowEnd { .kept(slot, followedNames: 0, nil, on: nil) }

  var slot: TextSlot? { if case .kept(let slot, _, _, _) = self { slot } else { nil } }

  /// The end with what a step of the way does to verdicts.
  func on(_ platform: Platform) -> FlowEnd {
    switch self {
    case .shown(let verdict): .shown(verdict.on(platform))
    case .kept(let slot, let names, let textCase, _):
      .kept(slot, followedNames: names, textCase, on: platform)
    }
  }

  func cased(_ textCase: TextCase?) -> FlowEnd {
    guard let textCase else { return self }
    switch self {
    case .shown(var verdict):
      verdict.textCase = textCase
      return .shown(verdict)
    case .kept(let slot, let names, let inner, let platform):
      return .kept(slot, followedNames: names, inner ?? textCase, on: platform)
    }
  }

  /// The same behind one name more. What has only a name there is not known.
  var followed: FlowEnd {
    switch self {
    case .shown(var verdict):
      verdict.followedNames += 1
      if case .named(let name) = verdict.outcome { verdict.outcome = .unknown(.flow(name)) }
      return .shown(verdict)
    case .kept(let slot, let names, let textCase, let platform):
      return .kept(slot, followedNames: names + 1, textCase, on: platform)
    }
  }
}
