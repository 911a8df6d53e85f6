package import OversetModel

/// The differences between kinds of label: UIKit's, AppKit's, SwiftUI's, a control's title.
///
/// The engine breaks text into lines, and the profile answers everything that differs between
/// frameworks. A profile is one file beside this one, and a line in `LabelKind.profile`.
package protocol LabelProfile {
  /// The settings that count, where some overrule others, and in the engine's terms.
  ///
  /// Settings that already count stay the same.
  static func settings(of constraint: LabelConstraint) -> LabelConstraint
  /// What the label does; `settings` are those that count.
  static func behavior(of settings: LabelConstraint) -> LabelBehavior
  /// What else decides where lines end; `constraint` as the label or its paragraph has it.
  static func lineStrategy(of constraint: LabelConstraint) -> LineBreakStrategy
  /// What is left free between two lines, as a share of the font's size.
  static func lineGap(of constraint: LabelConstraint) -> Double
  /// Why a verdict is not sure where the answer matters; nil where the documentation answers it.
  static func doubt(about question: LabelQuestion) -> String?
}

extension LabelKind {
  /// The profile of this kind of label.
  package var profile: any LabelProfile.Type {
    switch self {
    case .uiLabel: UILabelProfile.self
    case .nsTextField: NSTextFieldProfile.self
    case .swiftUIText: SwiftUITextProfile.self
    }
  }
}
