package import OversetModel
package import OversetSources

/// What becomes of a text at one place where code uses its key.
package struct UseVerdict: Hashable, Sendable {
  /// What shows it; nil where nothing does, or where that is not known.
  package var surface: ShownSurface?
  package var outcome: UseOutcome
  /// What is made of the letters before they are drawn.
  package var textCase: TextCase?
  /// How many names of the app's code were followed from the key to what shows it: constants and
  /// parameters of own views. The more, the less sure.
  package var followedNames = 0
  /// What code sets to the text, where a document may say how that is shown; nil elsewhere.
  package var target: OutletTarget?

  package init(_ outcome: UseOutcome, on surface: ShownSurface? = nil) {
    self.outcome = outcome
    self.surface = surface
  }
}

/// What shows a text.
package enum ShownSurface: Hashable, Sendable {
  /// A part of the system's interface, with rows in the table.
  case system(SystemSurface)
  /// SwiftUI's Text, by itself or inside of the named control.
  case text(of: String)
  /// A view of UIKit, by its class.
  case view(String)
  /// A view or a function of the app, by the call that the configuration names.
  case component(String)

  /// What reports call it.
  package var name: String {
    switch self {
    case .system(let surface): surface.rawValue
    case .text(let control): control
    case .view(let type): type
    case .component(let call): call
    }
  }
}

/// Whether text can be lost at a use.
package enum UseOutcome: Hashable, Sendable {
  /// One room for each group of systems; each has an upper bound.
  case canBeCut([TextRoom])
  /// Something limits it, and nothing says how much room it has.
  case canBeCutInUnknownRoom(TextLimit)
  case cannotBeCut(SafetyReason, SurfaceEvidence)
  case neverDrawn(UndrawnReason)
  /// Another app, the system or another device shows it, in a room that the app does not have.
  case shownElsewhere(OtherPlace)
  case unknown(UnknownPart)
  /// An object of a storyboard or XIB shows it: the class and the outlet that holds it.
  case inDocument(String)
  /// The text only gets a name here; the uses of the name say what becomes of it.
  case named(String)
}

/// The room that a text has at a use, and the label that shows it there.
package struct TextRoom: Hashable, Sendable {
  package var systems = SystemVersions.all
  /// How it breaks, shrinks and truncates; `isFontKnown` says whether its font counts.
  package var constraint: LabelConstraint
  package var isFontKnown = true
  package var width: SurfaceRoom
  /// Nil where its lines decide.
  package var height: Points?
  /// Inside of the width and the height.
  package var insets = Insets()
  package var evidence: SurfaceEvidence
  /// Who says it: the table's source, or the modifier.
  package var source: String

  /// Whether the room is known, and not only a bound of it.
  package var isExact: Bool { width.lower != nil && width.lower == width.upper }
}

/// What limits a text.
package enum TextLimit: Hashable, Sendable, CustomStringConvertible {
  case lines(Int)
  case height
  /// That of a screen which does not scroll.
  case screen
  /// The size that something around it has: `overlay`.
  case container(String)
  case surface(SystemSurface)

  package var description: String {
    switch self {
    case .lines(let lines): lines == 1 ? "1 line" : "\(lines) lines"
    case .height: "a fixed height"
    case .screen: "the height of a screen that does not scroll"
    case .container(let name): "the size that \(name) leaves"
    case .surface(let surface): surface.rawValue
    }
  }
}

extension UseVerdict: CustomStringConvertible {
  /// `can be cut: 1 line, at most screen - 32`.
  package var description: String {
    switch outcome {
    case .canBeCut(let rooms):
      "can be cut: \(Set(rooms.map(\.description)).sorted().joined(separator: "; "))"
    case .canBeCutInUnknownRoom(let limit): "can be cut in a room that is not known: \(limit)"
    case .cannotBeCut(let reason, _): "cannot be cut: \(reason)"
    case .neverDrawn(let reason): "never drawn: \(reason.rawValue)"
    case .shownElsewhere(let place): "shown elsewhere: \(place.rawValue)"
    case .unknown(let part): "unknown: \(part.phrase)"
    case .inDocument(let outlet): "in a storyboard or XIB: \(outlet)"
    case .named(let name): "named: \(name)"
    }
  }
}

extension TextRoom: CustomStringConvertible {
  /// `iOS 26: 1 line, at most screen - 32`, `any lines, 44 high, 120`.
  package var description: String {
    systems == .all ? roomDescription : "\(systems): \(roomDescription)"
  }

  /// The same without the systems: `1 line, at most screen - 32`.
  package var roomDescription: String {
    let lines = constraint.numberOfLines
    let parts = [
      lines == 0 ? "any lines" : lines == 1 ? "1 line" : "\(lines) lines",
      height.map { "\($0) high" }, width.description,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension UseVerdict {
  /// The same where a room may be smaller than it is known to be.
  var withoutLeastWidth: UseVerdict {
    guard case .canBeCut(let rooms) = outcome else { return self }
    var verdict = self
    verdict.outcome = .canBeCut(
      rooms.map { room in
        var room = room
        if let upper = room.width.upper { room.width = .atMost(upper) }
        return room
      })
    return verdict
  }
}
