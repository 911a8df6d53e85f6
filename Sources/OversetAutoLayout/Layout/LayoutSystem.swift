/// A scene made ready to be solved again and again: for other texts, screens and directions.
package struct LayoutSystem: Sendable {
  /// Constraints that are not looked at.
  package private(set) var problems: [LayoutProblem] = []

  package init(_ scene: LayoutScene) throws(LayoutError) {
    throw .noRoot
  }

  /// What a view's content asks for from now on: another text, or nothing.
  package mutating func setIntrinsicSize(_ size: IntrinsicSize, of view: Int) {}

  /// The frames on a canvas. `wrapped` answers with the intrinsic size of a view that wraps, at a width.
  package mutating func solve(
    _ canvas: LayoutCanvas,
    wrapped: (_ view: Int, _ width: Double) -> IntrinsicSize? = { _, _ in nil }
  ) -> SolvedLayout {
    SolvedLayout(
      frames: [], absoluteFrames: [], contentSizes: [], intrinsicSizes: [], isDetermined: [],
      dropped: [], violations: [], ties: [], isSolved: false)
  }

  /// The required relations that these frames break by more than `tolerance` points, as stale frames do.
  /// Frames are in the superview, by view.
  package func broken(
    by frames: [LayoutFrame], on canvas: LayoutCanvas, tolerance: Double = 0.6
  ) -> [LayoutViolation] { [] }
}
