internal import OversetSources

extension MemberReference {
  /// Whether a controller shows its title in a view of its own: `header.text = title`.
  var showsOwnTitle: Bool {
    guard receiverType == nil, names == ["title"] || names == ["self", "title"],
      let step = surface.steps.first, step.kind == .assignment
    else { return false }
    return ["text", "attributedText"].contains(step.name) && step.names.count > 1
  }
}
