/// A type whose members' names are keys, and how a name becomes a key: `LocalString.a_b` is the text of
/// `a.b`.
package struct KeyAccessor: Hashable, Sendable {
  /// As code writes it: `LocalString`, `App.LocalString`.
  package var type: String
  /// What is replaced in a name, in order; empty where only letters and digits count.
  package var replacements: [Replacement] = []
  /// The table that the keys are in.
  package var table: String?

  /// `_ → .`: each of the first becomes one of the second.
  package struct Replacement: Hashable, Sendable {
    package var old: String
    package var new: String
  }

  package init(type: String) { self.type = type }

  /// Reads `_ → .` and `__ → -, _ → .`; nil where it is none.
  package static func replacements(_ text: String) -> [Replacement]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let replacements = parts.compactMap { part -> Replacement? in
      for arrow in ["→", "->"] {
        let sides = part.split(separator: arrow, omittingEmptySubsequences: false)
        guard sides.count == 2 else { continue }
        let (old, new) = (sides[0].filter { $0 != " " }, sides[1].filter { $0 != " " })
        return old.isEmpty ? nil : Replacement(old: String(old), new: String(new))
      }
      return nil
    }
    return replacements.count == parts.count ? replacements : nil
  }

  /// The key that a path of members means, from the type on: `a_b`, `Settings.title`.
  package func key(_ members: ArraySlice<String>) -> SourceKey {
    let name = members.joined(separator: ".")
    guard !replacements.isEmpty else {
      return SourceKey(name, table: table, spelling: .accessor)
    }
    let text = replacements.reduce(name) { $0.replacing($1.old, with: $1.new) }
    return SourceKey(text, table: table)
  }

  /// The names behind the type, in a path from the outermost; nil where it is another type's.
  package func members(in path: [String]) -> ArraySlice<String>? {
    let names = type.split(separator: ".").map(String.init)
    // The first name may be the module's.
    for start in [0, 1] where path.dropFirst(start).starts(with: names) {
      let members = path.dropFirst(start + names.count)
      return members.isEmpty ? nil : members
    }
    return nil
  }
}
