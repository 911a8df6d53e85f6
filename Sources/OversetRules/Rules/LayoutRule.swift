import OversetModel

/// A rule about what one label does with one text.
package protocol LayoutRule: Rule {
  /// Whether it reports text that cannot be seen: a lesser fault where the label scrolls or expands.
  static var isAboutLostText: Bool { get }

  /// Whether it compares the width of a text with that of its source.
  static var comparesWidths: Bool { get }

  /// Whether its words say what would make the text fit.
  static var saysWhatFits: Bool { get }

  /// The rules whose findings about the same text ask for the same action: beside one of theirs
  /// nothing is reported.
  static var givesWayTo: Set<RuleID> { get }

  /// Whether it looks at each size and screen; otherwise at the first layout of a text only.
  static var looksAtEachVariant: Bool { get }

  /// Whether what it finds is true although the label may have more room.
  static var holdsInAnyRoom: Bool { get }

  /// Whether there is something to report; asked of every layout.
  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool

  /// What is wrong with a layout at fault, in words; asked when it is reported.
  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage
}

extension LayoutRule {
  static var isAboutLostText: Bool { false }
  static var comparesWidths: Bool { false }
  static var saysWhatFits: Bool { isAboutLostText }
  static var givesWayTo: Set<RuleID> { [] }
  static var looksAtEachVariant: Bool { true }
  static var holdsInAnyRoom: Bool { isAboutLostText }

  /// For `givesWayTo`: to make the text fit is all that the rule asks for.
  static var aboutLostText: Set<RuleID> { RuleID.aboutLostText }
}

extension RuleID {
  /// The rule of this name, if it is one about layouts.
  var layoutRule: (any LayoutRule.Type)? { Self.layoutRules[self] }

  fileprivate static let aboutLostText = Set(
    layoutRules.filter { $0.value.isAboutLostText }.map(\.key))

  private static let layoutRules = Dictionary(
    uniqueKeysWithValues: allRules.compactMap { rule in
      rule.asLayoutRule.map { ($0.about.id, $0) }
    })
}
