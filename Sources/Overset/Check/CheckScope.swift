import OversetModel

/// What a check has looked at: what it did not find there is gone.
struct CheckScope: Sendable {
  /// Nil where all that the configuration asks for was checked, so that a file that is gone counts.
  var part: Part?

  /// The files and locales that the command line asked for.
  struct Part: Sendable {
    var files: Set<String>
    /// Nil for every locale.
    var locales: Set<String>?
  }

  func contains(_ identity: FindingIdentity) -> Bool {
    guard let part else { return true }
    guard part.files.contains(identity.file) else { return false }
    guard let locales = part.locales else { return true }
    return identity.locale.map { locales.contains($0) } ?? false
  }
}
