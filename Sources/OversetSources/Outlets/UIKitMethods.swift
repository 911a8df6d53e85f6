/// What the methods of UIKit's and AppKit's views are called: they say nothing that a document does not.
package enum UIKitMethods {
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("accessibility") || name.hasPrefix("setAccessibility")
  }

  /// Of UIView, UIControl, UILabel, UIButton, UITextField and UITextView, of NSView, NSControl,
  /// NSTextField, NSButton and NSPopUpButton, and of NSObject.
  private static let names: Set<String> = [
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
    "addCursorRect", "addItem", "addItems", "addObserver", "addToolTip", "addTrackingArea", "bind",
    "highlight", "indexOfItem", "isEqual", "isKind", "item", "observe", "perform", "performClick",
    "publisher", "registerForDraggedTypes", "removeAllItems", "removeObserver",
    "removeTrackingArea", "responds", "select", "selectItem", "selectText", "setButtonType",
    "setHighlighted", "setOn", "setSelected", "unbind", "updateTrackingAreas", "value",
    // Properties, as Objective-C sets them.
    "setBackgroundColor", "setTintColor", "setTextColor", "setTextAlignment", "setShadowColor",
    "setShadowOffset", "setHighlightedTextColor", "setContentMode", "setClipsToBounds",
    "setDelegate", "setExclusiveTouch", "setShowsTouchWhenHighlighted",
    "setAdjustsImageWhenHighlighted", "setAdjustsImageWhenDisabled", "setReturnKeyType",
    "setKeyboardType", "setKeyboardAppearance", "setAutocorrectionType",
    "setAutocapitalizationType", "setSecureTextEntry", "setInputView", "setInputAccessoryView",
  ]

  /// What answers with the views inside of one, whose font, lines and scale code may change.
  package static let inner: Set<String> = ["subviews"]

  /// Properties of libraries that lay views out in code: PinLayout, SnapKit, FlexLayout; and UIKit's
  /// anchors.
  package static let layouts: Set<String> = [
    "pin", "snp", "flex", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "widthAnchor",
  ]
}
