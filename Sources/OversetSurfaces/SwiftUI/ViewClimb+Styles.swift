import OversetSources

/// The styles of buttons and labels: the nearest counts.
extension ViewClimb {
  /// Goes into the style of the buttons around.
  mutating func addButtonStyle(from index: Int, of path: ViewPath) {
    let style = nearest(from: index, of: path) { meaning -> String? in
      if case .buttonStyle(let style) = meaning { style } else { nil }
    }
    guard let style, !Self.isSystem(style, Self.buttonStyles, suffix: "buttonstyle()") else {
      return
    }
    add(
      style, of: ["ButtonStyle", "PrimitiveButtonStyle"], showing: "configuration.label",
      as: ".buttonStyle(\(style))")
  }

  /// Goes into the style of the labels around.
  mutating func addLabelStyle(from index: Int, of path: ViewPath) {
    let style = nearest(from: index, of: path) { meaning -> String? in
      if case .labelStyle(let style) = meaning { style } else { nil }
    }
    guard let style, !Self.isSystem(style, Self.labelStyles, suffix: "labelstyle()") else {
      return
    }
    add(
      style, of: ["LabelStyle"], showing: "configuration.title", as: ".labelStyle(\(style))")
  }

  /// The first modifier outwards that sets a style.
  private func nearest(
    from index: Int, of path: ViewPath, _ style: (ModifierMeaning) -> String?
  ) -> String? {
    for entry in path.steps[index...] {
      for modifier in entry.step.modifiers {
        if let found = style(ModifierMeaning(modifier)) { return found }
      }
    }
    return nil
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
    let uses = type.map { declarations.viewUses(ofType: $0, named: part) } ?? []
    if !splice(uses) { state.block(.style(phrase)) }
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

  /// An icon alone hides the title.
  private static let labelStyles = ["automatic", "titleAndIcon", "titleOnly", "iconOnly"]
}
