package import OversetModel
package import OversetSources

/// What the configuration says of the app's own views and functions: what becomes of the texts that
/// they get.
package struct OwnComponents: Hashable, Sendable {
  private var components: [OwnComponent]
  /// The functions that answer with the text of a key that they get.
  let lookups: Set<String>

  /// The first that names a call counts.
  package init(_ components: [OwnComponent] = [], lookups: Set<String> = []) {
    self.components = components
    self.lookups = lookups
  }

  /// The one whose call has a step as its argument or closure.
  func component(_ step: SurfaceStep) -> OwnComponent? {
    components.isEmpty ? nil : components.first { $0.call.matches(step) }
  }
}

/// A view or a function of the app, and what becomes of the texts that it gets.
package struct OwnComponent: Hashable, Sendable {
  package var call: CallPattern
  package var shows: ShownText

  package init(call: CallPattern, shows: ShownText) {
    self.call = call
    self.shows = shows
  }

  /// What it does with a text.
  package enum ShownText: Hashable, Sendable {
    /// It shows it in a label.
    case label(TextRoom)
    /// It shows it on as many lines as it takes.
    case wraps
    case nothing
  }
}

extension TextRoom {
  /// The label of a component; `insets` are inside of its width and height.
  package init(
    stated constraint: LabelConstraint, isFontKnown: Bool, width: SurfaceRoom, height: Points?,
    insets: Insets
  ) {
    self.init(
      constraint: constraint, isFontKnown: isFontKnown, width: width, height: height,
      insets: insets, evidence: .stated, source: "overset.yml")
  }
}
