package import OversetModel

/// A name that stands for localised texts: `static let title = NSLocalizedString(…)`, and a function
/// or a computed property that answers with one.
package struct KeyConstant: Hashable, Sendable {
  /// The types around it: `L10n.Settings`; empty outside of types.
  package var type: String
  package var name: String
  /// The keys that it can be; several where a condition decides.
  package var keys: [SourceKey]
  /// The cases of its enumeration that keys are the texts of, where a `switch self` decides, or those of
  /// `switchedArgument`: none of `default`. A key that is not in it may be the text of any.
  package var cases: [SourceKey: Set<String>] = [:]
  /// All cases that the `switch` names: `default` has the others.
  package var switchedCases: Set<String> = []
  /// The argument of a function whose cases they are; nil where they are its own enumeration's.
  package var switchedArgument: CallArgument?
  /// The constants between it and the keys, the nearest first.
  package var constants: [String]
  package var isStatic: Bool
  /// Which files see it: not more than see the types around it.
  package var access = NameAccess.module
  /// The file that declares it.
  package var file: String
  /// Whether it must be called.
  package var isFunction = false
  /// False where it can also be something else than the texts of the keys.
  package var isWhole: Bool
  /// The written type, or the construct's: `LocalizedStringKey`; nil where none is written.
  package var valueType: String?
  package var position: TextPosition

  package init(
    type: String, name: String, keys: [SourceKey], constants: [String], isStatic: Bool,
    isFunction: Bool = false, isWhole: Bool, valueType: String?, file: String,
    position: TextPosition
  ) {
    self.type = type
    self.name = name
    self.keys = keys
    self.constants = constants
    self.isStatic = isStatic
    self.isFunction = isFunction
    self.isWhole = isWhole
    self.valueType = valueType
    self.file = file
    self.position = position
  }

  /// The keys that it can be of a case of its enumeration; all where that is not known. A name that is no case
  /// is a static member, which may be any of a few cases, and which has a text of its own where there are many.
  package func keys(of name: String?) -> [SourceKey] {
    guard let name, !switchedCases.isEmpty else { return keys }
    if switchedCases.contains(name) { return keys.filter { cases[$0]?.contains(name) ?? true } }
    return keysOfAnyCase
  }

  /// The keys that it can be where the case is not known: none of many that cases decide about.
  package var keysOfAnyCase: [SourceKey] {
    let always = keys.filter { cases[$0] == nil }
    return keys.count - always.count > Self.mostKeysOfAnyCase ? always : keys
  }

  private static let mostKeysOfAnyCase = 8

  /// Notes the cases that a key is the text of: nil where nothing decides.
  package mutating func add(_ key: SourceKey, of own: SwitchedCases?) {
    if switchedCases.isEmpty { switchedArgument = own?.argument }
    // What another `switch` decides may be the text of any.
    let own = own?.argument == switchedArgument ? own : nil
    switchedCases.formUnion(own?.all ?? [])
    if !keys.contains(key) {
      keys.append(key)
      cases[key] = own?.own
    } else if let own, cases[key] != nil {
      cases[key]?.formUnion(own.own)
    } else {
      cases[key] = nil
    }
  }

  /// With the types around it: `L10n.Settings.title`.
  package var path: String { type.isEmpty ? name : "\(type).\(name)" }
}

/// The cases of an enumeration that a branch of a `switch self`, or of one about an argument, is for.
package struct SwitchedCases: Hashable, Sendable {
  /// None of `default`.
  package var own: Set<String>
  /// Those of all branches.
  package var all: Set<String>
  /// Nil of a `switch self`.
  package var argument: CallArgument?

  package init(own: Set<String>, all: Set<String>, argument: CallArgument? = nil) {
    self.argument = argument
    self.own = own
    self.all = all
  }
}
