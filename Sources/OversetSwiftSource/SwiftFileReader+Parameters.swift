internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Notes where a type shows one of its own properties.
  func readProperty(_ name: String, at node: Syntax) {
    guard let type = propertyTypes[scopes.context.type]?[name] else { return }
    noteParameterUse(name, type, function: nil, at: node)
  }

  /// Notes where a text that is given to a type or a function is shown, or given on.
  func noteParameterUse(_ name: String, _ type: String, function: String?, at node: Syntax) {
    guard Self.textTypes.contains(type),
      let step = SurfaceClimb(near: node, mostSteps: 1).surface.steps.first, shows(step)
    else { return }
    file.parameterUses.append(
      ParameterUse(
        type: scopes.context.type, function: function, name: name, typeName: type,
        surface: SurfaceClimb(from: node).surface, position: position(of: node)))
  }

  private static let textTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "AttributedString",
    "NSAttributedString", "StringProtocol", "Substring",
  ]

  /// Views, setters, and types that may give it on.
  private func shows(_ step: SurfaceStep) -> Bool {
    switch step.kind {
    case .assignment: OutletAttributes.names.contains(step.name) || step.names.first == "self"
    case .argument:
      LocalizingCalls.names.contains(step.calledName) || OutletAttributes.names.contains(step.name)
        || step.calledName.unicodeScalars.first?.properties.isUppercase ?? false
    default: false
    }
  }
}
