package import OversetModel

/// A view of a scene, as far as its layout goes.
package struct LayoutView: Sendable, Hashable {
  /// Its superview's index in the scene; `nil` for the root.
  package var parent: Int?
  package var role = LayoutRole.plain
  package var placement = LayoutPlacement.constraints
  /// A hidden view takes no part in the arrangement of its stack view.
  package var isHidden = false
  /// How far the frame goes beyond the alignment rectangle, which constraints and intrinsic sizes are about.
  package var alignmentInsets = LayoutInsets.zero
  package var margins = LayoutMargins()
  package var intrinsicSize = IntrinsicSize()
  package var hugging = PerAxis(horizontal: 250.0, vertical: 250.0)
  package var compressionResistance = PerAxis(horizontal: 750.0, vertical: 750.0)
  /// The frame in the superview that the document holds: what an autoresizing mask starts from, and a
  /// first guess of where margins and safe areas are.
  package var storedFrame: Rect?
  /// Whether an axis without an intrinsic length keeps its stored one where nothing else decides.
  package var keepsStoredSize = false
  /// Whether the intrinsic size depends on the width that there is: a label of several lines.
  package var wraps = false

  package init(parent: Int?) { self.parent = parent }
}

/// What a view does with its subviews.
package enum LayoutRole: Sendable, Hashable {
  case plain
  /// Edges of what is in it refer to its content, not to its frame: scroll, table, collection and text views.
  case scroll
  case stack(StackArrangement)
}

/// What decides where a view is.
package enum LayoutPlacement: Sendable, Hashable {
  case constraints
  /// The stack view that is its superview.
  case arranged
  /// Its stored frame, and how that follows the superview's size.
  case autoresizing(AutoresizingMask)
}

/// The lengths that grow with the superview; the others stay as stored.
package struct AutoresizingMask: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package static let flexibleLeft = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRight = AutoresizingMask(rawValue: 4)
  package static let flexibleTop = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottom = AutoresizingMask(rawValue: 32)

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What a view's layout margins are made of.
package struct LayoutMargins: Sendable, Hashable {
  package var insets: LayoutInsets
  /// Whether left and right change sides in a mirrored layout.
  package var isDirectional: Bool
  /// Whether they are at least as far inside as the superview's margins.
  package var preservesSuperview: Bool
  /// Whether the part of the safe area's insets that lies over the view is added.
  package var addsSafeArea: Bool

  package init(
    insets: LayoutInsets = LayoutInsets(all: 8), isDirectional: Bool = false,
    preservesSuperview: Bool = false, addsSafeArea: Bool = true
  ) {
    self.insets = insets
    self.isDirectional = isDirectional
    self.preservesSuperview = preservesSuperview
    self.addsSafeArea = addsSafeArea
  }
}

/// The size that a view's content asks for; `nil` where it asks for none.
package struct IntrinsicSize: Sendable, Hashable {
  package var width: Double?
  package var height: Double?
  /// Where its text stands, for baselines; without text they are at the bottom.
  package var text: TextBlock?

  package init(width: Double? = nil, height: Double? = nil, text: TextBlock? = nil) {
    self.width = width
    self.height = height
    self.text = text
  }
}

/// The lines of a text, which stand in the vertical centre of their view.
package struct TextBlock: Sendable, Hashable {
  /// Of all lines together.
  package var height: Double
  /// From the top of the first line to its typographic baseline.
  package var ascent: Double
  /// From the typographic baseline of the last line to its bottom.
  package var descent: Double

  package init(height: Double, ascent: Double, descent: Double) {
    self.height = height
    self.ascent = ascent
    self.descent = descent
  }
}
