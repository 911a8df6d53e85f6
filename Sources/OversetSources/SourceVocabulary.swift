/// What the files of a module declare for each other: its constants, its functions that localise, and
/// the parameters that take keys.
package struct SourceVocabulary: Sendable {
  private(set) var constants: [String: [KeyConstant]] = [:]
  private(set) var functions: [String: [LocalizingFunction]] = [:]
  private(set) var parameters: [String: [CallArgument]] = [:]
  private(set) var aliases: [String: String] = [:]

  /// The words of what nothing is declared for.
  package init() {}

  /// The names that a file must mention to be understood differently with these declarations.
  var words: Set<String> { wordsChanged(since: SourceVocabulary()) }

  /// The names of which other declarations say something else.
  func wordsChanged(since other: SourceVocabulary) -> Set<String> {
    var words = Set(constants.filter { other.constants[$0.key] != $0.value }.keys)
    words.formUnion(functions.filter { other.functions[$0.key] != $0.value }.keys)
    words.formUnion(parameters.filter { other.parameters[$0.key] != $0.value }.keys)
    words.formUnion(aliases.filter { other.aliases[$0.key] != $0.value }.keys.map(lastName))
    return words
  }

  /// Merges what files declare; the files' order does not count.
  package init(_ files: some Sequence<SourceFile>) {
    for file in files {
      for constant in file.constants { constants[constant.name, default: []].append(constant) }
      for function in file.functions { functions[function.name, default: []].append(function) }
      for parameter in file.parameters {
        parameters[parameter.function, default: []].append(parameter.argument)
      }
      for alias in file.aliases { aliases[alias.name] = alias.target }
    }
  }

  var hasAliases: Bool { !aliases.isEmpty }

  /// A path of types with its first alias replaced: `Strings.title` where `Strings` is `L10n`.
  func unaliased(_ path: String) -> String {
    var end = path.endIndex
    while true {
      if let target = aliases[String(path[..<end])] { return target + path[end...] }
      guard let dot = path[..<end].lastIndex(of: ".") else { return path }
      end = dot
    }
  }
}
