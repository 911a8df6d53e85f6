package import OversetSurfaces

/// What becomes of the keys that an app's code asks for: each is counted once.
public struct KeyCoverage: Sendable, Hashable {
  /// A label that is known for them shows them: of a document, of code, or of the configuration.
  public var checked = 0
  /// Only a `default` label shows them, which takes whatever no other label took.
  public var byDefault = 0
  /// No label shows them, and source code says that they cannot be cut.
  public var safe = 0
  /// Nobody sees them, as source code says, or because the system wraps or speaks them.
  public var neverDrawn = 0
  /// Nothing is known of the rest.
  public var unknown = 0

  /// Of no keys.
  public init() {}

  /// How many keys there are.
  package var count: Int { checked + byDefault + safe + neverDrawn + unknown }

  /// The share of keys that are checked in a label known for them or cannot be cut, of those that are
  /// drawn; 1 of none.
  public var share: Double {
    drawn == 0 ? 1 : Double(checked + safe) / Double(drawn)
  }

  /// How many keys somebody may see.
  package var drawn: Int { count - neverDrawn }

  mutating func add(_ state: KeyState) {
    switch state {
    case .checked: checked += 1
    case .byDefault: byDefault += 1
    case .safe: safe += 1
    case .neverDrawn: neverDrawn += 1
    case .unknown: unknown += 1
    }
  }
}

/// What becomes of a key's texts.
package enum KeyState: CaseIterable, Sendable {
  case checked, byDefault, safe, neverDrawn, unknown

  /// `kind` is nil where no code names the key.
  package init(_ kind: VerdictKind?, _ labelling: KeyLabelling) {
    switch (labelling, kind) {
    case (.known, _): self = .checked
    case (.byDefault, _): self = .byDefault
    case (.none, .safe): self = .safe
    case (.none, .undrawn): self = .neverDrawn
    case (.none, _): self = .unknown
    }
  }
}

/// Whether a label shows a key, and how much that says.
package enum KeyLabelling: Sendable {
  case none
  /// Only labels that take what no other label took.
  case byDefault
  /// A label that is known for the key.
  case known
}
