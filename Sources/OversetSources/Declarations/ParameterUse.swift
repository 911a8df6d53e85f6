package import OversetModel

/// Where a type or a function of the app shows a text or a view that it gets: `Text(title)` in
/// `struct Row { let title: String }`, `content.padding()` in a `ViewModifier`, `header` in a view
/// that has such a property.
package struct ParameterUse: Hashable, Sendable {
  /// The types around it: `A.Row`.
  package var type: String
  /// The function or initialiser that has the parameter; nil of a stored property.
  package var function: String?
  /// The name inside of the function or the type.
  package var name: String
  /// The written type; `View` of a view, `Content` of what makes one.
  package var typeName: String
  /// Which argument of a call it is; nil of what is no parameter.
  package var argument: CallArgument?
  package var surface: Surface
  /// The platform that the code is for; nil where it may be iOS.
  package var platform: Platform?
  package var position: TextPosition

  package init(
    type: String, function: String?, name: String, typeName: String,
    argument: CallArgument? = nil, surface: Surface, platform: Platform? = nil,
    position: TextPosition
  ) {
    self.type = type
    self.function = function
    self.name = name
    self.typeName = typeName
    self.argument = argument
    self.surface = surface
    self.platform = platform
    self.position = position
  }
}

extension ParameterUse {
  /// The property that an initialiser stores it in: `self.title = title`.
  package var storedName: String? {
    guard surface.steps.count == 1, let step = surface.steps.first, step.kind == .assignment,
      step.names.count == 1 || step.names.count == 2 && step.names.first == "self"
    else { return nil }
    return step.name
  }
}

/// A type or an extension with what it says it is: `class Cell: UITableViewCell`.
package struct TypeDeclaration: Hashable, Sendable {
  /// With the types around it: `A.Cell`.
  package var name: String
  /// The class and the protocols, as they are written.
  package var inherited: [String]
  package var isExtension: Bool
  package var isProtocol: Bool
  package var access: NameAccess
  package var position: TextPosition
  /// All of it, in bytes of the file.
  package var range: Range<Int>

  package init(
    name: String, inherited: [String], isExtension: Bool, isProtocol: Bool = false,
    access: NameAccess, position: TextPosition, range: Range<Int>
  ) {
    self.name = name
    self.inherited = inherited
    self.isExtension = isExtension
    self.isProtocol = isProtocol
    self.access = access
    self.position = position
    self.range = range
  }
}
