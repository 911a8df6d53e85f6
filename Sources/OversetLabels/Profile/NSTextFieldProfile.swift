import OversetModel

/// AppKit's labels: text fields that are not editable, and the titles of controls.
///
/// They break lines as UILabel does. AppKit's own differences that are not known here stay UILabel's.
enum NSTextFieldProfile: LabelProfile {
  static func settings(of constraint: LabelConstraint) -> LabelConstraint {
    UILabelProfile.settings(of: constraint)
  }

  static func behavior(of settings: LabelConstraint) -> LabelBehavior {
    var behavior = UILabelProfile.behavior(of: settings)
    // NSLayoutManager makes a line as high as the fonts in it need, and the field with it: nothing
    // is cut off where a script is taller than the system font.
    if !settings.clipsToBounds { behavior.edge = .open }
    behavior.tallScripts = .nothing
    // A cell is as high as a line of its font (believed).
    behavior.isNothingWithoutText = false
    return behavior
  }

  static func lineStrategy(of constraint: LabelConstraint) -> LineBreakStrategy {
    UILabelProfile.lineStrategy(of: constraint)
  }

  static func lineGap(of constraint: LabelConstraint) -> Double {
    UILabelProfile.lineGap(of: constraint)
  }

  static func doubt(about question: LabelQuestion) -> String? {
    UILabelProfile.doubt(about: question)
  }
}
