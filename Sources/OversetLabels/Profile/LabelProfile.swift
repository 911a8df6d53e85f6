package import OversetModel

/// What makes one kind of label differ from another: UIKit's, AppKit's, SwiftUI's, a control's title.
///
/// The engine breaks text into lines, and asks the profile for all that the frameworks decide
/// differently. A profile is one file beside this one, and a line in `LabelKind.profile`.
package protocol LabelProfile {
  /// The settings that count, where some overrule others, and in the engine's terms.
  ///
  /// Of settings that count already they are the same.
  static func settings(of constraint: LabelConstraint) -> LabelConstraint
  /// What the label does; `settings` are those that count.
  static func behavior(of settings: LabelConstraint) -> LabelBehavior
  /// What else decides where lines end; `constraint` as the label or its paragraph has it.
  static func lineStrategy(of constraint: LabelConstraint) -> LineBreakStrategy
  /// What is left free between two lines, as a share of the font's size.
  static func lineGap(of constraint: LabelConstraint) -> Double
  /// Why a verdict is not sure where the answer matters; nil where the label's reference has it.
  static func doubt(about question: LabelQuestion) -> String?
}

extension LabelKind {
  /// The file that knows this kind of label.
  package var profile: any LabelProfile.Type {
    switch self {
    case .uiLabel: UILabelProfile.self
    }
  }
}
