/// The types that files declare, with other names of them, and which files see these.
package struct DeclaredTypes: Sendable {
  private struct Declaration: Sendable {
    var file: String
    var access: NameAccess
    /// What it is another name of; nil of a type.
    var target: String?
  }

  /// By the path: `A.Row`.
  private var declarations: [String: [Declaration]] = [:]
  private var inherited: [String: [String]] = [:]

  /// None: no file is read.
  package init() {}

  /// Paths that more files declare than were known before, and what more types inherit; in no order.
  func added(
    since other: DeclaredTypes
  ) -> (declared: Set<String>, inherited: Set<String>) {
    let declared = declarations.filter { $0.value.count != other.declarations[$0.key]?.count }
    let inherited = inherited.filter { $0.value.count != other.inherited[$0.key]?.count }
    return (Set(declared.keys), Set(inherited.values.joined()))
  }

  mutating func add(_ file: SourceFile) {
    for type in file.types {
      if !type.isExtension { add(type.name, Declaration(file: file.path, access: type.access)) }
      if !type.inherited.isEmpty { inherited[type.name, default: []] += type.inherited }
    }
    for alias in file.aliases where !alias.isConstraint {
      add(
        alias.name,
        Declaration(file: file.path, access: alias.access, target: alias.target))
    }
  }

  private mutating func add(_ path: String, _ declaration: Declaration) {
    declarations[path, default: []].append(declaration)
  }

  /// Whether a file declares a type for itself: its members in the file are no other type's of that path.
  package func isPrivate(_ path: String, in file: String) -> Bool {
    Self.paths(around: path).contains { outer in
      declarations[outer]?.contains { $0.file == file && $0.access == .file } ?? false
    }
  }

  /// The type that a written name means in a file, inside of a type; nil where no declaration that is
  /// seen there has its first name: it is a module's, or of a library.
  ///
  /// As Swift looks names up: what is nested in the nearest type comes first, also in what that inherits,
  /// then what is nested in the types around it, then what the file and the module declare. Only the
  /// first name is looked for, the others are its members.
  package func type(named written: String, in context: String, file: String) -> String? {
    type(named: written, in: context, file: file, mostAliases: 4)
  }

  private func type(
    named written: String, in context: String, file: String, mostAliases: Int
  ) -> String? {
    let end = written.firstIndex(of: ".") ?? written.endIndex
    for outer in Self.paths(around: context) + [""] {
      for holder in outer.isEmpty ? [""] : lineage(of: outer) {
        let path = holder.isEmpty ? String(written[..<end]) : "\(holder).\(written[..<end])"
        let seen = (declarations[path] ?? []).filter { $0.file == file || $0.access > .file }
        // A file's own declaration is nearer than one of the module.
        guard let nearest = seen.first(where: { $0.file == file }) ?? seen.first else { continue }
        guard let target = nearest.target else { return path + written[end...] }
        let name = target + written[end...]
        if mostAliases == 0 { return name }
        return type(named: name, in: outer, file: file, mostAliases: mostAliases - 1) ?? name
      }
    }
    return nil
  }

  /// A type, and by their names what it and its superclasses inherit, the nearest first.
  private func lineage(of type: String) -> [String] {
    var lineage = [type]
    var index = 0
    while index < lineage.count, lineage.count < 16 {
      for name in inherited[lineage[index]] ?? []
      where declarations[name] != nil && !lineage.contains(name) {
        lineage.append(name)
      }
      index += 1
    }
    return lineage
  }

  /// A path and those of the types around it: `A.B`, `A`.
  static func paths(around path: String) -> [String] {
    path.isEmpty
      ? []
      : sequence(first: path[...]) { path in path.lastIndex(of: ".").map { path[..<$0] } }
        .map(String.init)
  }
}
