package import OversetModel

/// What one file of source code says of localised texts.
package struct SourceFile: Hashable, Sendable {
  package var path: String
  /// In file order.
  package var uses: [KeyUse] = []
  /// What other files need to understand their uses: in file order.
  package var constants: [KeyConstant] = []
  package var functions: [LocalizingFunction] = []
  /// Types whose members' names are keys, of which the declaration is not read.
  package var accessors: [KeyAccessor] = []
  package var parameters: [LocalizedParameter] = []
  package var rawCases: [RawCases] = []
  package var rawMembers: [RawMember] = []
  /// Other names of types: `typealias Strings = L10n.Settings`.
  package var aliases: [TypeAlias] = []
  /// Types and extensions that inherit or conform to something.
  package var types: [TypeDeclaration] = []
  /// Where texts that the file's types and functions get are shown.
  package var parameterUses: [ParameterUse] = []
  /// The types of the members of the file's types.
  package var members: [MemberDeclaration] = []
  /// Members that code may show, and views of the app where they are made.
  package var references: [MemberReference] = []
  package var outlets: [OutletDeclaration] = []
  package var assignments: [OutletAssignment] = []
  package var constraints: [ViewConstraint] = []
  /// Where code is that is no part of a release, in bytes: `#if DEBUG` and previews.
  package var unreached: [Range<Int>] = []
  package var handovers: [OutletHandover] = []
  package var overrides: [LayoutOverride] = []
  /// The methods that classes of views and extensions of such classes have, by name.
  package var viewMethods: Set<String> = []
  /// What these methods call of the view itself, by the name of the method.
  package var viewCalls: [String: [String: Set<String>]] = [:]
  /// The functions that get a view, by name.
  package var viewTakers: Set<String> = []
  /// Where views are asked for by their tags.
  package var tags: [TagLookup] = []
  /// What could not be read.
  package var notices: [Notice] = []

  /// A file of which nothing is known yet.
  package init(path: String) { self.path = path }

  /// The same where only targets for another platform than iOS compile the file; what says a platform
  /// itself keeps it.
  package func compiled(for platform: Platform) -> SourceFile {
    var file = self
    for index in uses.indices { file.uses[index].platform = uses[index].platform ?? platform }
    for index in parameterUses.indices {
      file.parameterUses[index].platform = parameterUses[index].platform ?? platform
    }
    for index in references.indices {
      file.references[index].platform = references[index].platform ?? platform
    }
    return file
  }
}

/// Another name of a type, or a parameter of a generic type.
package struct TypeAlias: Hashable, Sendable {
  /// With the types around it: `SettingsView.Strings`; or the call of a function that answers with the type itself:
  /// `strings()`.
  package var name: String
  /// As it is written.
  package var target: String
  /// Whether it is a parameter, and the target is what it conforms to: names with `&` between them.
  package var isConstraint: Bool
  package var access: NameAccess

  package init(
    name: String, target: String, isConstraint: Bool = false, access: NameAccess = .module
  ) {
    self.name = name
    self.target = target
    self.isConstraint = isConstraint
    self.access = access
  }

  /// The word that a file has where it means the type.
  var word: String {
    let last = lastName(name)
    return last.hasSuffix("()") ? String(last.dropLast(2)) : last
  }
}
