/// What the files of a module declare for each other: its constants, its functions that localise, and
/// the parameters that take keys.
package struct SourceVocabulary: Sendable {
  package private(set) var constants: [String: [KeyConstant]] = [:]
  package private(set) var functions: [String: [LocalizingFunction]] = [:]
  package private(set) var parameters: [String: [CallArgument]] = [:]
  package private(set) var types = DeclaredTypes()
  private var aliases: [TypeAlias] = []
  /// What modules can be called: targets mostly have the names of their folders.
  private var modules: Set<String> = []
  /// Types whose members' names are keys, by the configuration.
  package private(set) var accessors: [KeyAccessor] = []
  /// Calls that take keys, by the configuration.
  private var calls: [CallPattern] = []
  /// The types whose members look raw values up: what conforms to one may have texts.
  private var rawTypes: Set<String> = []

  /// What the configuration says, before any file is read.
  package init(_ stated: StatedDeclarations = StatedDeclarations()) {
    accessors = stated.accessors
    calls = stated.calls
    for function in stated.functions { functions[function.name, default: []].append(function) }
  }

  /// Members that answer with a part of a text: what becomes of the part says nothing of the whole.
  package static let partsOfTexts: Set<String> = [
    "first", "last", "prefix", "suffix", "dropFirst", "dropLast", "split", "components",
  ]

  /// What a file mentions that is to be read differently than with other declarations.
  package func filter(since other: SourceVocabulary) -> WordFilter {
    var filter = WordFilter()
    for (name, found) in functions where other.functions[name] != found {
      if name != LocalizingFunction.subscriptName {
        filter.addWord(name)
      } else {
        for function in found { filter.addWord(lastName(function.type)) }
      }
    }
    for accessor in accessors where !other.accessors.contains(accessor) {
      filter.addWord(lastName(accessor.type))
    }
    for (name, found) in parameters where other.parameters[name] != found { filter.addWord(name) }
    let aliasesByTarget = Dictionary(grouping: aliases) { lastName($0.target) }
    for (name, constants) in constants where other.constants[name] != constants {
      for constant in constants {
        let type = lastName(constant.type)
        // A member of a text's type is written with a dot alone.
        if type.isEmpty || SourceVocabulary.typesOfTexts.contains(constant.type) {
          filter.addName(name)
        } else {
          filter.addNames([name], of: type)
          for alias in aliasesByTarget[type] ?? [] {
            filter.addNames([name], of: alias.word)
          }
        }
      }
    }
    for type in rawTypes.subtracting(other.rawTypes) {
      filter.addFirstWord(type == RawKeys.rawRepresentable ? "enum" : type)
    }
    addTypes(since: other, to: &filter)
    return filter
  }

  /// Another name of a type counts where the type, or one inside of it, has constants; and in files
  /// that are not read yet, which may show what the type has. A type counts where one of the same last
  /// name has constants: code may mean either. What a type inherits counts where that has such a type
  /// nested in it.
  private func addTypes(since other: SourceVocabulary, to filter: inout WordFilter) {
    let known = Set(other.aliases)
    let changed = aliases.filter { !known.contains($0) }
    let (declared, inherited) = types.added(since: other.types)
    if changed.isEmpty && declared.isEmpty && inherited.isEmpty { return }
    var namesByType: [String: Set<String>] = [:]
    for constant in constants.values.joined() {
      for type in DeclaredTypes.paths(around: constant.type) {
        namesByType[type, default: []].insert(constant.name)
      }
    }
    for alias in changed {
      filter.addFirstWord(alias.word)
      if let names = namesByType[alias.target] { filter.addNames(names, of: alias.word) }
    }
    let typesByName = Dictionary(grouping: namesByType) { lastName($0.key) }
    let declaredNames = Set(declared.map(lastName))
    for (name, types) in typesByName where declaredNames.contains(name) {
      for (_, names) in types { filter.addNames(names, of: name) }
    }
    for (type, names) in namesByType {
      let holder = type.dropLast(lastName(type).count + 1)
      if inherited.contains(String(holder)) { filter.addNames(names, of: lastName(type)) }
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
    "LocalizationValue", "localizedString", "localizedStringForKey", "forKey", "tr", "R",
    "localize", "localise",
  ]

  /// Whether the file with SwiftGen's accessors is there.
  package private(set) var hasSwiftGen = false

  /// Merges what files declare with what the configuration says; the files' order does not count.
  package init(
    _ files: some Sequence<SourceFile>, _ stated: StatedDeclarations = StatedDeclarations()
  ) {
    self.init(stated)
    for file in files {
      types.add(file)
      modules.formUnion(file.path.split(separator: "/").dropLast().map(moduleName))
      for var constant in file.constants {
        if types.isPrivate(constant.type, in: file.path) { constant.access = .file }
        constants[constant.name, default: []].append(constant)
        hasSwiftGen = hasSwiftGen || constant.type.hasPrefix("L10n")
      }
      for function in file.functions { functions[function.name, default: []].append(function) }
      accessors += file.accessors
      for parameter in file.parameters {
        parameters[parameter.function, default: []].append(parameter.argument)
      }
      aliases += file.aliases.lazy.filter { !$0.isConstraint }
    }
    let rawKeys = RawKeys(files)
    rawTypes = rawKeys.types
    for constant in rawKeys.constants { constants[constant.name, default: []].append(constant) }
  }

  /// The type that a written name means in a file, inside of a type, as Swift looks it up. Where no
  /// declaration of it is read, it is what it says; or without its first name, where that can be the
  /// module's.
  package func types(named written: String, in context: String, file: String) -> [String] {
    if let type = types.type(named: written, in: context, file: file) { return [type] }
    guard let dot = written.firstIndex(of: "."), modules.contains(String(written[..<dot])) else {
      return [written]
    }
    let rest = String(written[written.index(after: dot)...])
    return [written, types.type(named: rest, in: "", file: file) ?? rest]
  }

  /// Whether an argument takes a key, by a declaration or by the configuration.
  package func takesKey(_ step: SurfaceStep) -> Bool {
    let isDeclared =
      parameters[step.calledName]?.contains {
        $0.matches(label: step.label, index: step.index)
      } ?? false
    return isDeclared || calls.contains { $0.matches(step) }
  }
}

/// What a target's module is called: what no name has in it becomes `_` (Xcode build settings,
/// PRODUCT_MODULE_NAME).
private func moduleName(_ target: Substring) -> String {
  String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
}
