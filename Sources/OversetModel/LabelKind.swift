/// Which framework's label it is: it decides what happens to a text besides line breaking.
package enum LabelKind: String, Sendable, CaseIterable {
  /// UIKit's UILabel.
  case uiLabel = "UILabel"
  /// AppKit's text fields that are labels, and titles of its controls.
  case nsTextField = "NSTextField"
  /// SwiftUI's Text.
  case swiftUIText = "Text"
}
