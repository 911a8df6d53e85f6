/// The names of what code sets of a view.
package enum OutletAttributes {
  /// What says where a view is, whether it is there, and who draws it.
  package static let places: Set<String> = arrangements.union(buttonInsets).union([
    "frame", "bounds", "isHidden", "hidden", "alpha", "configuration", "constant", "isActive",
    "active",
  ])

  /// What moves the title of a button, and gives it more or less room (UIButton).
  package static let buttonInsets: Set<String> = [
    "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets",
  ]

  /// What counts of every view, as a method of the app may set it: of others those that documents hold do.
  package static let ofAllViews = buttonInsets.union(["configuration"])

  /// How a stack view arranges its views (UIStackView, NSStackView).
  package static let arrangements: Set<String> = ["axis", "distribution", "orientation"]

  /// What an NSControl shows as its text, beside `title`: numbers, too.
  package static let controlValues: Set<String> = [
    "stringValue", "attributedStringValue", "objectValue", "intValue", "integerValue", "floatValue",
    "doubleValue",
  ]

  /// All names of properties and methods that set texts and their layout.
  package static let names: Set<String> = properties.union(setters.keys).union(
    properties.map { "set" + $0.prefix(1).uppercased() + $0.dropFirst() })

  /// What is set to a text, and what decides about its layout.
  package static let properties: Set<String> = controlValues.union([
    "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "attributedTitle",
    "prompt", "subtitle", "secondaryText", "placeholderString", "placeholderAttributedString",
    "toolTip", "label", "message", "body", "largeTitle", "backButtonTitle",
    "titleForDeleteConfirmationButton", "numberOfLines", "lineBreakMode", "font",
    "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    "allowsDefaultTighteningForTruncation", "adjustsFontForContentSizeCategory",
    "maximumNumberOfLines", "preferredMaxLayoutWidth", "titleLineBreakMode",
    "textContainerInset", "isScrollEnabled", "scrollEnabled", "isUserInteractionEnabled",
    "userInteractionEnabled",
  ])

  /// The method that sets the font of the title of a bar's item, or of segments (UIBarItem, UISegmentedControl).
  package static let titleStyleSetter = "setTitleTextAttributes"

  /// The property of a bar and of its appearance that has the font of titles (UINavigationBar,
  /// UIBarItemStateAppearance).
  package static let titleStyle = "titleTextAttributes"

  /// The method that sets the image of a button.
  package static let imageSetter = "setImage"

  /// Methods that set a text, by the label of their first argument.
  package static let setters: [String: String?] = [
    "setTitle": nil, "setAttributedTitle": nil, "setText": nil, "setAttributedText": nil,
    "insertSegment": "withTitle", "setPlaceholder": nil,
  ]
}
