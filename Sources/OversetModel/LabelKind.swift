/// Which framework's label it is: what it does with a text beside breaking it into lines.
package enum LabelKind: Sendable, CaseIterable {
  /// UIKit's UILabel.
  case uiLabel
}
