import OversetModel

/// `; use 'x'` for what others call a property, or else the nearest name, if one is near.
func propertySuggestion(for name: String, among known: [String]) -> String {
  if let usual = otherNames[name], known.contains(usual) { return "; use '\(usual)'" }
  return suggestion(for: name, among: known)
}

/// What other releases of UIKit and other frameworks call the properties of a label: too far from our
/// names to be found as a slip of the finger.
private let otherNames = [
  // UILabel in iOS 6.
  "adjustsLetterSpacingToFitWidth": "allowsDefaultTighteningForTruncation",
  "attributedString": "attributedText",
  // NSTextField and NSTextContainer.
  "alignment": "textAlignment",
  "maximumNumberOfLines": "numberOfLines",
  // SwiftUI.
  "allowsTightening": "allowsDefaultTighteningForTruncation",
  "foregroundStyle": "foregroundColor",
  "lineLimit": "numberOfLines",
  "multilineTextAlignment": "textAlignment",
  "truncationMode": "lineBreakMode",
  // NSAttributedString.Key and CSS.
  "color": "foregroundColor",
  "letterSpacing": "tracking",
  "textAlignment": "alignment",
  "writingDirection": "baseWritingDirection",
]
