/// How far the paint of a script reaches from the typographic baseline, in one direction and in em.
struct InkReach: Hashable, Sendable {
  /// In the font that stands in.
  var standIn: Double
  /// In pictures of the system's own letters.
  var system: Double

  /// Not compared: the system's paint is taken to reach as far as the stand-in's.
  static let unknown = InkReach(standIn: 1, system: 1)

  /// How far the system's paint reaches where the stand-in's does as far as `distance`.
  ///
  /// It is a share up to what was compared. Marks that are stacked farther out were not: these
  /// reach as much less, and no farther than the stand-in's.
  func ofSystem(_ distance: Double) -> Double {
    let share = distance * system / standIn
    return system >= standIn
      ? min(share, max(distance, system)) : max(share, distance - (standIn - system))
  }
}
