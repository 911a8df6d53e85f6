/// A property or a function of a type with the type that it answers with: what `x.title` is asked of
/// is found with them.
package struct MemberDeclaration: Hashable, Sendable {
  /// The types around it: `A.Row`.
  package var type: String
  /// `init` of an initialiser.
  package var name: String
  /// As it is written, or the type of the initial value; of `[Item]` it is `Item`. Nil where neither
  /// is written.
  package var typeName: String?
  /// Which files see it.
  package var access: NameAccess
  /// The font that it always is, as it is written; nil of anything else.
  package var font: String?
  /// Whether it is a case of an enumeration: of the type that it is declared in.
  package var isCase: Bool
  /// The way to its initial value, where the type is not written: of `var shown = all` it is `["all"]`.
  package var origin: [String] = []

  package init(
    type: String, name: String, typeName: String?, access: NameAccess = .module,
    font: String? = nil, isCase: Bool = false, origin: [String] = []
  ) {
    self.type = type
    self.name = name
    self.typeName = typeName
    self.access = access
    self.font = font
    self.isCase = isCase
    self.origin = origin
  }
}
