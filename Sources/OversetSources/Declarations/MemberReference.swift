package import OversetModel

/// Code that gives a member of a value on to what may show it: `Text(item.title)`; or that makes a
/// view of the app: `Row(item)`.
package struct MemberReference: Hashable, Sendable {
  /// The types around it: `A.B`.
  package var type: String
  package var member: String?
  /// From the value to the member, with local variables replaced by what they are made of:
  /// `["viewModel", "items", "title"]`. The name of a view stands alone.
  package var names: [String]
  /// The type of the first of the names, where it is a local variable with a written type.
  package var receiverType: String?
  /// What code asks the same value for beside the member, sorted: a type without these is not its type.
  package var siblings: [String] = []
  package var surface: Surface
  /// The platform that the code is for; nil where it may be iOS.
  package var platform: Platform?
  package var position: TextPosition

  package init(
    type: String, member: String?, names: [String], receiverType: String?, surface: Surface,
    platform: Platform? = nil, position: TextPosition
  ) {
    self.type = type
    self.member = member
    self.names = names
    self.receiverType = receiverType
    self.surface = surface
    self.platform = platform
    self.position = position
  }
}
