import OversetModel
package import OversetSources

/// Says of uses of keys what shows their texts, and whether these can be cut there.
///
/// Sound before complete: a text *can be cut* only where something on its way limits it, and
/// *cannot* only where everything on its way is known.
package struct SurfaceResolver: Sendable {
  private let graph: TextGraph
  private let systems: AppSystems

  /// For the uses in all files of an app, with what the configuration says of its own views, on the
  /// systems that it is for.
  package init(
    _ files: some Sequence<SourceFile>, components: OwnComponents = OwnComponents(),
    systems: AppSystems = AppSystems()
  ) {
    self.systems = systems
    let declarations = AppDeclarations(files, components)
    graph = TextGraph(declarations, ReferenceIndex(files, declarations))
  }

  /// One verdict for each way in which a use shows its text; never empty.
  package func verdicts(of use: KeyUse) -> [UseVerdict] {
    if use.isUnused { return [UseVerdict(.neverDrawn(.unused))] }
    if let reason = reason(use.unreached) { return [UseVerdict(.neverDrawn(reason))] }
    // A view that a member makes: the use inside of the member says what becomes of it.
    if use.construct == "View", let name = use.constants.first { return [UseVerdict(.named(name))] }
    var surface = use.surface
    // What looks the key up does nothing to the text.
    if surface.modifiers.first?.name == use.construct { surface.modifiers.removeFirst() }
    let path = ViewPath(
      surface, type: use.type, member: use.member,
      platform: use.platform ?? systems.otherPlatform)
    let ends = TextFlow(graph).ends(of: path, madeBy: use.construct)
    let verdicts = graph.verdicts(of: ends).map { verdict in
      var verdict = verdict.from(systems.leastVersion)
      verdict.followedNames += use.constants.count
      return verdict
    }
    // What compares a text shows nothing: it says something only where that is all that is done with it.
    let shown = verdicts.filter { $0.outcome != .neverDrawn(.compared) }
    return shown.isEmpty ? verdicts : shown
  }

  /// Why nobody sees what such code shows; nil where somebody may.
  private func reason(_ unreached: UnreachedCode?) -> UndrawnReason? {
    switch unreached {
    case .debug: .debug
    case .preview: .preview
    case .unmade: .unmade
    case .before(let version): systems.leastVersion ?? 0 >= version ? .oldSystem : nil
    case nil: nil
    }
  }
}
