/// What the files of a module declare for each other: its constants, its functions that localise, and
/// the parameters that take keys.
package struct SourceVocabulary: Sendable {
  package private(set) var constants: [String: [KeyConstant]] = [:]
  package private(set) var functions: [String: [LocalizingFunction]] = [:]
  package private(set) var parameters: [String: [CallArgument]] = [:]
  package private(set) var aliases: [String: String] = [:]
  /// Types whose members' names are keys, by the configuration.
  package private(set) var accessors: [KeyAccessor] = []
  /// Calls that take keys, by the configuration.
  private var calls: [CallPattern] = []

  /// What the configuration says, before any file is read.
  package init(_ stated: StatedDeclarations = StatedDeclarations()) {
    accessors = stated.accessors
    calls = stated.calls
    for function in stated.functions { functions[function.name, default: []].append(function) }
  }

  /// What a file mentions that is to be read differently than with other declarations.
  package func filter(since other: SourceVocabulary) -> WordFilter {
    var filter = WordFilter()
    for (name, found) in functions where other.functions[name] != found { filter.addWord(name) }
    for (name, found) in parameters where other.parameters[name] != found { filter.addWord(name) }
    let aliasesByTarget = Dictionary(grouping: aliases) { lastName($0.value) }
    for (name, constants) in constants where other.constants[name] != constants {
      for constant in constants {
        let type = lastName(constant.type)
        // A member of a text's type is written with a dot alone.
        if type.isEmpty || SourceVocabulary.typesOfTexts.contains(constant.type) {
          filter.addName(name)
        } else {
          filter.addNames([name], of: type)
          for alias in aliasesByTarget[type] ?? [] {
            filter.addNames([name], of: lastName(alias.key))
          }
        }
      }
    }
    addAliases(since: other, to: &filter)
    return filter
  }

  /// Another name of a type counts where the type, or one inside of it, has constants; and in files
  /// that are not read yet, which may show what the type has.
  private func addAliases(since other: SourceVocabulary, to filter: inout WordFilter) {
    let changed = aliases.filter { other.aliases[$0.key] != $0.value }
    if changed.isEmpty { return }
    var namesByType: [String: Set<String>] = [:]
    for constant in constants.values.joined() {
      for type in constant.enclosingTypes {
        namesByType[type, default: []].insert(constant.name)
      }
    }
    for (alias, target) in changed {
      filter.addFirstWord(lastName(alias))
      for type in [target, other.aliases[alias]].compactMap({ $0 }) {
        if let names = namesByType[type] { filter.addNames(names, of: lastName(alias)) }
      }
    }
  }

  /// Extensions of these make members that are written with a dot alone.
  package static let typesOfTexts: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String", "Text", "LocalizationValue",
    "String.LocalizationValue",
  ]

  /// A file with none of them declares nothing that other files localise with.
  package static let declaringWords: Set<String> = [
    "NSLocalizedString", "localized", "LocalizedStringKey", "LocalizedStringResource",
    "LocalizationValue", "localizedString", "forKey", "tr", "R", "localize", "localise",
  ]

  /// Whether the file with SwiftGen's accessors is there.
  package private(set) var hasSwiftGen = false

  /// Merges what files declare with what the configuration says; the files' order does not count.
  package init(
    _ files: some Sequence<SourceFile>, _ stated: StatedDeclarations = StatedDeclarations()
  ) {
    self.init(stated)
    for file in files {
      for constant in file.constants {
        constants[constant.name, default: []].append(constant)
        hasSwiftGen = hasSwiftGen || constant.type.hasPrefix("L10n")
      }
      for function in file.functions { functions[function.name, default: []].append(function) }
      for parameter in file.parameters {
        parameters[parameter.function, default: []].append(parameter.argument)
      }
      for alias in file.aliases where !alias.isConstraint { aliases[alias.name] = alias.target }
    }
  }

  /// Whether an argument takes a key, by a declaration or by the configuration.
  package func takesKey(_ step: SurfaceStep) -> Bool {
    let isDeclared =
      parameters[step.calledName]?.contains {
        $0.matches(label: step.label, index: step.index)
      } ?? false
    return isDeclared || calls.contains { $0.matches(step) }
  }

  package var hasAliases: Bool { !aliases.isEmpty }

  /// A path of types with its first alias replaced: `Strings.title` where `Strings` is `L10n`.
  package func unaliased(_ path: String) -> String {
    var end = path.endIndex
    while true {
      if let target = aliases[String(path[..<end])] { return target + path[end...] }
      guard let dot = path[..<end].lastIndex(of: ".") else { return path }
      end = dot
    }
  }
}
