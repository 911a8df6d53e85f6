package import OversetModel

/// The frames of a scene's views on a canvas, and how far they can be relied on.
package struct SolvedLayout: Sendable, Hashable {
  /// By view, in the superview; the root's is at 0, 0.
  package var frames: [Rect]
  /// By view, in the root.
  package var absoluteFrames: [Rect]
  /// The size of what each scroll view scrolls; `nil` for other views.
  package var contentSizes: [Size?]
  /// The intrinsic sizes that the frames come from: wrapped ones where text was wrapped.
  package var intrinsicSizes: [IntrinsicSize]
  /// Whether everything asked for leaves one x and width, and one y and height, by view.
  ///
  /// A hidden view of a stack view is in no place.
  package var isDetermined: [PerAxis<Bool>]
  /// Required relations that contradict those before them, in the order of the scene.
  package var dropped: [LayoutRequirement]
  /// Relations of lower priority that are not met, the highest priority first.
  package var violations: [LayoutViolation]
  package var ties: [LayoutTie]
  /// `false`: it takes more work or memory than the bound, or the canvas has no usable size; the frames mean nothing.
  package var isSolved: Bool
}

/// One thing that a layout must or should meet.
package enum LayoutRequirement: Sendable, Hashable {
  /// By index in the scene.
  case constraint(Int)
  /// A view's length is not above its intrinsic one.
  case hugging(Int, LayoutAxis)
  /// A view's length is not below its intrinsic one.
  case compressionResistance(Int, LayoutAxis)
  /// What a stack view asks of its views.
  case stack(Int)
  /// A view follows its superview by its mask.
  case autoresizing(Int, LayoutAxis)
  /// A hidden view of a stack view has no length.
  case hiding(Int)
  /// A view without a size of its own keeps the one in the document.
  case storedSize(Int, LayoutAxis)
  /// A scroll view's content is no larger than what is in it.
  case contentSize(Int, LayoutAxis)
  case rootSize
}

/// A requirement that is not met.
package struct LayoutViolation: Sendable, Hashable {
  package var requirement: LayoutRequirement
  package var priority: Double
  /// How many points are missing.
  package var amount: Double
}

/// Views of one superview that want the same points with the same priority: nothing says who gets them.
package struct LayoutTie: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Too much room: one of them must grow.
    case hugging
    /// Too little room: one of them must shrink.
    case compressionResistance
  }

  package var views: [Int]
  package var axis: LayoutAxis
  package var kind: Kind
  package var priority: Double
  /// The points to share out among them.
  package var amount: Double
}

/// A constraint that was left out because it says nothing that can be solved.
package struct LayoutProblem: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    case unknownView
    /// A position without a second item.
    case missingItem
    /// One attribute is horizontal and the other vertical, or one a position and the other a length.
    case differentAxes
    /// A guide has no such attribute.
    case unknownAttribute
    /// Not finite, or too large to compute with.
    case badNumber
    case badPriority
  }

  package var constraint: Int
  package var reason: Reason
}
