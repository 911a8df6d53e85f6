package import OversetModel

/// A place in source code where a localised text is made or used.
package struct KeyUse: Hashable, Sendable {
  /// The key as the code spells it.
  package var key: SourceKey
  /// What makes the text of it: `Text`, `NSLocalizedString`, `localized`, `tr`.
  package var construct: String
  /// The text that the code itself has for the key (`defaultValue:`, `value:`): shown where no file
  /// has the key, unless it is empty.
  package var defaultText: SourceKey?
  /// The first character of the key, or of the name of the constant.
  package var position: TextPosition
  /// The names of the types around it, from the outermost: `A.B`; empty outside of types.
  package var type: String
  /// The member of the type around it, `viewDidLoad`; nil outside of members.
  package var member: String?
  /// What is around it: where it is shown.
  package var surface: Surface
  /// The constants that were followed from the use to the key, the nearest to the use first. Empty
  /// where the key stands in place.
  package var constants: [String] = []
  /// The platform that the code is for; nil where it may be iOS.
  package var platform: Platform?
  /// Whether a condition of the member around it decides that it is run: a branch of `if`, a case of `switch`, what
  /// `guard` leaves the function with.
  package var isConditional = false
  /// Whether it only gives the text a name, and no code mentions that.
  package var isUnused = false
  /// Why nobody sees it; nil where somebody may.
  package var unreached: UnreachedCode?

  package init(
    key: SourceKey, construct: String, defaultText: SourceKey? = nil, position: TextPosition,
    type: String, member: String?, surface: Surface, constants: [String] = [],
    platform: Platform? = nil
  ) {
    self.key = key
    self.construct = construct
    self.defaultText = defaultText
    self.position = position
    self.type = type
    self.member = member
    self.surface = surface
    self.constants = constants
    self.platform = platform
  }
}
