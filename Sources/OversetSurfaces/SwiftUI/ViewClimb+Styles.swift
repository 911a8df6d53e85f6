import OversetSources

/// The styles of buttons and labels: the nearest counts.
extension ViewClimb {
  /// Goes into the style of the buttons around.
  mutating func addButtonStyle(from index: Int, of path: ViewPath) {
    let style = nearest("buttonStyle", from: index, of: path)
    guard let style, !Self.isSystem(style, Self.buttonStyles, suffix: "buttonstyle()") else {
      return
    }
    add(
      style, of: ["ButtonStyle", "PrimitiveButtonStyle"], showing: "configuration.label",
      as: ".buttonStyle(\(style))")
  }

  /// Goes into the style of the labels around.
  mutating func addLabelStyle(from index: Int, of path: ViewPath) {
    let style = nearest("labelStyle", from: index, of: path)
    guard let style, !Self.isSystem(style, Self.labelStyles, suffix: "labelstyle()") else {
      return
    }
    add(
      style, of: ["LabelStyle"], showing: "configuration.title", as: ".labelStyle(\(style))")
  }

  /// Goes into the style of the toggles around.
  mutating func addToggleStyle(from index: Int, of path: ViewPath) {
    let style = nearest("toggleStyle", from: index, of: path)
    guard let style, !Self.isSystem(style, Self.toggleStyles, suffix: "togglestyle()") else {
      return
    }
    add(
      style, of: ["ToggleStyle"], showing: "configuration.label", as: ".toggleStyle(\(style))")
  }

  /// The style that the first modifier of a name outwards sets, as it is written; empty of a long one.
  private func nearest(_ name: String, from index: Int, of path: ViewPath) -> String? {
    path.steps[index...].lazy.flatMap(\.step.modifiers).first { $0.name == name }.map {
      WrittenArguments($0.arguments).text(nil) ?? ""
    }
  }

  /// Applies what a style of the app does to a part of the view: `Card()`, or `.card` by an extension of
  /// the protocol.
  private mutating func add(
    _ style: String, of protocols: [String], showing part: String, as phrase: String
  ) {
    guard state.unknown == nil else { return }
    let (types, name) = (declarations.types, String(style.prefix { $0 != "(" }))
    let type =
      name.hasPrefix(".")
      ? protocols.lazy.compactMap { types.memberType(String(name.dropFirst()), of: $0) }.first
      : types.type(named: name, in: "")
    if let type, addPart(part, of: type, depth: 3) { return }
    state.block(.style(phrase))
  }

  /// Applies what a style does to a part of the view, also in views of its own that get the whole
  /// configuration: `CardButton(configuration: configuration)`.
  private mutating func addPart(_ part: String, of type: String, depth: Int) -> Bool {
    let uses = declarations.viewUses(ofType: type, named: part)
    let handovers = declarations.viewUses(ofType: type, named: "configuration")
    guard handovers.count == 1, uses.isEmpty, depth > 0 else {
      return handovers.isEmpty && splice(uses)
    }
    guard let steps = handovers.first?.surface.steps, let call = steps.first,
      call.kind == .argument, steps.last?.kind == .result,
      let view = declarations.types.type(named: call.calledName, in: type),
      addPart(part, of: view, depth: depth - 1),
      let passed = passed(call.modifiers, steps.dropFirst().dropLast(), in: type)
    else { return false }
    state = passed
    return true
  }

  /// `.plain`, `PlainButtonStyle()`, and what nothing says another style of.
  private static func isSystem(_ style: String, _ names: [String], suffix: String) -> Bool {
    names.contains { name in
      style == ".\(name)" || style.lowercased() == name.lowercased() + suffix
    } || style.lowercased() == "default\(suffix)"
  }

  private static let buttonStyles = [
    "automatic", "plain", "bordered", "borderedProminent", "borderless", "glass",
    "glassProminent", "link", "card", "accessoryBar",
  ]

  private static let toggleStyles = ["automatic", "switch", "checkbox", "button"]

  /// An icon alone hides the title.
  private static let labelStyles = ["automatic", "titleAndIcon", "titleOnly", "iconOnly"]
}
