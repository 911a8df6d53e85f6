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

  /// Whether all that an entry of a baseline is about was checked, the locales that share it too.
  func contains(_ entry: Baseline.Entry) -> Bool {
    guard let part else { return true }
    let identity = entry.identity
    guard part.files.contains(identity.file) else { return false }
    guard let locales = part.locales else {
      // Which other files hold those locales is not known.
      return entry.others.isEmpty
    }
    return identity.locale.map { locales.contains($0) } ?? false
      && entry.others.keys.allSatisfy(locales.contains)
  }
}
