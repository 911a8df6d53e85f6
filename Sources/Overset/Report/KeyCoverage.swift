package import OversetSurfaces

/// What becomes of the keys that an app's code asks for: each is counted once.
public struct KeyCoverage: Sendable, Hashable {
  /// A label shows them.
  public var checked = 0
  /// No label shows them, and source code says that they cannot be cut.
  public var safe = 0
  /// Source code says that nobody sees them.
  public var neverDrawn = 0
  /// Nothing is known of the rest.
  public var unknown = 0

  /// Of no keys.
  public init() {}

  /// The share of keys that are checked or cannot be cut, of those that are drawn; 1 of none.
  public var share: Double {
    let known = checked + safe
    return known + unknown == 0 ? 1 : Double(known) / Double(known + unknown)
  }

  mutating func add(_ state: KeyState) {
    switch state {
    case .checked: checked += 1
    case .safe: safe += 1
    case .neverDrawn: neverDrawn += 1
    case .unknown: unknown += 1
    }
  }
}

/// What becomes of a key's texts.
package enum KeyState: CaseIterable, Sendable {
  case checked, safe, neverDrawn, unknown

  /// `kind` is nil where no code names the key.
  package init(_ kind: VerdictKind?, isLabelled: Bool) {
    switch kind {
    case _ where isLabelled: self = .checked
    case .safe: self = .safe
    case .undrawn: self = .neverDrawn
    default: self = .unknown
    }
  }
}
