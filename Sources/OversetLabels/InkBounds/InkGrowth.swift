import OversetModel

/// What a label in a text style with `sizingRule` `.oversize` adds to its height for tall scripts.
///
/// The amounts are not published: our model is the ink that leaves the typographic bounds of the
/// first and the last line.
struct InkGrowth: Hashable {
  var top: Points
  var bottom: Points

  static let zero = InkGrowth(top: 0, bottom: 0)

  var height: Points { top + bottom }
}
