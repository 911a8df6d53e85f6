/// What code declares in a way that is not read, as the configuration says it.
package struct StatedDeclarations: Hashable, Sendable {
  /// Functions that look up the text of a key.
  package var functions: [LocalizingFunction] = []
  /// Calls of which these arguments are keys, where they are literals.
  package var calls: [CallPattern] = []
  /// Types whose members' names are keys.
  package var accessors: [KeyAccessor] = []

  /// Nothing is said.
  package init() {}

  /// A file that mentions none of these says nothing more than without them.
  package var words: Set<String> {
    Set(functions.map(\.name) + calls.map(\.name) + accessors.map { lastName($0.type) })
  }
}
