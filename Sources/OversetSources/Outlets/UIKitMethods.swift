/// What UIKit's own methods of views are called: they say nothing that a document does not.
package enum UIKitMethods {
  /// Of UIView, UIControl, UILabel, UIButton, UITextField and UITextView.
  package static let names: Set<String> = [
    "addAction", "addConstraint", "addConstraints", "addGestureRecognizer", "addInteraction",
    "addLayoutGuide", "addMotionEffect", "addSubview", "addTarget", "animate",
    "becomeFirstResponder",
    "bringSubviewToFront", "canPerformAction", "caretRect", "clipsToBounds", "convert",
    "didMoveToSuperview", "didMoveToWindow", "draw", "endEditing", "exerciseAmbiguityInLayout",
    "gestureRecognizerShouldBegin", "hitTest", "insertSegment", "insertSubview", "insertText",
    "invalidateIntrinsicContentSize", "isDescendant", "layoutIfNeeded", "layoutSubviews", "offset",
    "point", "position", "removeAction", "removeAllSegments", "removeConstraint",
    "removeConstraints", "removeFromSuperview", "removeGestureRecognizer", "removeInteraction",
    "removeSegment", "removeTarget", "resignFirstResponder", "scrollRangeToVisible",
    "scrollToVisible", "selectAll", "sendAction", "sendActions", "sendSubviewToBack",
    "setAttributedTitle", "setBackgroundImage", "setContentCompressionResistancePriority",
    "setContentHuggingPriority", "setContentOffset", "setEnabled", "setImage", "setNeedsDisplay",
    "setNeedsLayout", "setNeedsUpdateConfiguration", "setNeedsUpdateConstraints",
    "setPreferredSymbolConfiguration", "setText", "setTitle", "setTitleColor",
    "setTitleShadowColor", "setTitleTextAttributes", "sizeThatFits", "sizeToFit", "snapshotView",
    "systemLayoutSizeFitting", "text", "textRange", "textRect", "title", "titleForSegment",
    "titleRect", "updateConstraints", "updateConstraintsIfNeeded", "viewWithTag", "image",
  ]

  /// Properties of libraries that lay views out in code: PinLayout, SnapKit, FlexLayout; and UIKit's
  /// anchors.
  package static let layouts: Set<String> = [
    "pin", "snp", "flex", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor",
  ]
}
