/// The kinds of verdicts, from the worst: a key has the worst of all its uses.
package enum VerdictKind: Int, CaseIterable, Comparable, Sendable {
  /// Lower and upper bound are known on every system.
  case roomKnown
  case upperBoundKnown
  /// Its layout says how much room it has.
  case inDocument
  case roomUnknown
  case unknown
  /// Another app or device shows it, in a room that nobody documents.
  case elsewhere
  case safe
  case undrawn
  /// No use shows it: only names of the app's code stand for it.
  case named

  package init(_ verdict: UseVerdict) {
    self =
      switch verdict.outcome {
      case .canBeCut(let rooms):
        rooms.allSatisfy { $0.width.lower != nil } ? .roomKnown : .upperBoundKnown
      case .inDocument: .inDocument
      case .canBeCutInUnknownRoom: .roomUnknown
      case .cannotBeCut: .safe
      case .neverDrawn: .undrawn
      case .shownElsewhere: .elsewhere
      case .unknown: .unknown
      case .named: .named
      }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What becomes of the keys of this kind.
  package var phrase: String {
    switch self {
    case .roomKnown: "can be cut in a room with known bounds"
    case .upperBoundKnown: "can be cut in a room with a known upper bound"
    case .inDocument: "shown by an object of a storyboard or XIB"
    case .roomUnknown: "can be cut in a room that is not known"
    case .unknown: "unknown"
    case .elsewhere: "shown by another app or device, in a room that is not documented"
    case .safe: "cannot be cut"
    case .undrawn: "never drawn"
    case .named: "only named: no use that shows them is found"
    }
  }
}
