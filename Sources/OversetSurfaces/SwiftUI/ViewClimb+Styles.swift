import OversetSources

/// The styles of buttons, labels and toggles: the nearest counts.
extension ViewClimb {
  enum StyledControl: String { case button, label, toggle }

  /// Goes into the style of the controls around.
  mutating func addStyle(of control: StyledControl, from index: Int, of path: ViewPath) {
    let modifier = "\(control)Style"
    guard let style = nearest(modifier, from: index, of: path), !control.isSystem(style) else {
      return
    }
    add(style, of: control.protocols, showing: control.part, as: ".\(modifier)(\(style))")
  }

  /// Whether a form says that it has grouped rows, which scroll on every platform (Apple, GroupedFormStyle);
  /// macOS's usual style, in columns, does not.
  func hasGroupedStyle(at index: Int, of path: ViewPath) -> Bool {
    [".grouped", "GroupedFormStyle()"].contains(nearest("formStyle", from: index, of: path))
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
}

extension ViewClimb.StyledControl {
  fileprivate var protocols: [String] {
    switch self {
    case .button: ["ButtonStyle", "PrimitiveButtonStyle"]
    case .label: ["LabelStyle"]
    case .toggle: ["ToggleStyle"]
    }
  }

  /// What of a style's configuration has the text.
  fileprivate var part: String { self == .label ? "configuration.title" : "configuration.label" }

  /// Whether a style is one of SwiftUI's: `.plain`, `PlainButtonStyle()`.
  fileprivate func isSystem(_ style: String) -> Bool {
    let suffix = "\(rawValue)style()"
    let written = style.lowercased()
    return systemStyles.contains { style == ".\($0)" || written == $0.lowercased() + suffix }
      || written == "default\(suffix)"
  }

  private var systemStyles: [String] {
    switch self {
    case .button:
      [
        "automatic", "plain", "bordered", "borderedProminent", "borderless", "glass",
        "glassProminent", "link", "card", "accessoryBar",
      ]
    // An icon alone hides the title.
    case .label: ["automatic", "titleAndIcon", "titleOnly", "iconOnly"]
    case .toggle: ["automatic", "switch", "checkbox", "button"]
    }
  }
}
