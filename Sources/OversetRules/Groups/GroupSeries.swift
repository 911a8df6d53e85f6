import OversetModel

/// What one label of a group shows in a locale, at one size and on one screen: of all its texts
/// the widest.
package struct GroupMember: Sendable {
  /// The label's index in the plan, and the variant's in the label.
  package var label: Int
  package var variant: Int
  package var layout: CheckedLayout
  /// What the text needs at scale 1 in the lines it may have, and the label's insets.
  package var width: Points

  package init(label: Int, variant: Int, layout: CheckedLayout, insets: Insets) {
    self.label = label
    self.variant = variant
    self.layout = layout
    width =
      (layout.fit.needs.width ?? layout.fit.intrinsicContentSize.width) + insets.leading
      + insets.trailing
  }
}

/// The widest text of each label of a group, by locale, size and screen.
package struct WidestTexts: Sendable {
  private var members: [Member: GroupMember] = [:]

  /// Of no labels yet.
  package init() {}

  private struct Member: Hashable {
    var label: Int
    var variant: Int
    var locale: LocaleIdentifier
  }

  /// The first of the widest stays.
  package mutating func add(_ member: GroupMember) {
    let own = Member(
      label: member.label, variant: member.variant, locale: member.layout.locale)
    if members[own].map({ $0.width >= member.width }) != true { members[own] = member }
  }

  package mutating func add(_ later: WidestTexts) {
    for member in later.members.values { add(member) }
  }

  /// In the order of locales, labels and variants.
  package var inOrder: [GroupMember] {
    members.values.sorted {
      ($0.layout.locale, $0.label, $0.variant) < ($1.layout.locale, $1.label, $1.variant)
    }
  }
}

/// What the labels of a group show in one locale, at every size and on every screen.
package struct GroupSeries {
  package let name: String
  /// Nil where the group has no width of its own.
  package let group: LabelGroup?
  package let locale: LocaleIdentifier
  package let sizes: [ContentSizeCategory?]
  package let screens: [Screen?]
  package let weights: [LegibilityWeight]
  /// By weight, then by size, then by screen.
  let moments: [Moment]

  /// What is on the screen at once.
  package struct Moment {
    package var contentSize: ContentSizeCategory?
    package var screen: Screen?
    package var legibilityWeight: LegibilityWeight
    /// In the order of the labels; only those that have a text in the locale.
    package var members: [GroupMember]

    var isMeasured: Bool { members.allSatisfy { $0.layout.fit.missing.isEmpty } }

    /// The first of the widest.
    var widest: GroupMember? {
      members.reduce(nil) { widest, member in
        widest.map { $0.width >= member.width } == true ? widest : member
      }
    }
  }

  /// What a rule says of the first moment at fault, and whose text it is said at.
  package struct Message {
    package var text: String
    package var suggestion: String
    package var at: GroupMember
  }

  /// One finding for all moments at fault: at the smallest size, there on the narrowest screen.
  package func finding(
    _ rule: RuleID, _ severity: Severity, where isFaulty: (Moment) -> Bool,
    _ message: (Moment) -> Message?
  ) -> Finding? {
    let faults = moments.map(isFaulty)
    let variants = FaultyVariants(
      sizes: sizes, screens: screens.map { $0?.name }, isFaulty: faults,
      showsAll: faults.map { !$0 }, comparesBoldText: weights.count > 1)
    guard let first = variants.first, let said = message(moments[first]) else { return nil }
    let variant = LayoutVariant(
      contentSize: moments[first].contentSize, screen: moments[first].screen?.name,
      legibilityWeight: moments[first].legibilityWeight)
    let conditions = [locale.identifier, variant.description].filter { !$0.isEmpty }
    return Finding(
      rule: rule, severity: severity,
      subject: Finding.Subject(label: name, locale: locale, variant: variant),
      location: said.at.layout.location,
      message: "'\(name)' (\(conditions.joined(separator: ", "))) \(said.text)"
        + (variants.phrase(withLargestFit: true).map { ", \($0)" } ?? ""),
      suggestion: said.suggestion)
  }
}

extension GroupSeries {
  /// The series of every group and locale, in the order of the labels and of the locales' names.
  package static func all(
    of texts: WidestTexts, in labels: [LabelVariants], _ groups: [LabelGroup],
    _ conditions: DisplayConditions
  ) -> [GroupSeries] {
    var names: [String] = []
    for name in labels.compactMap(\.label.group) where !names.contains(name) {
      names.append(name)
    }
    let byLocale = Dictionary(grouping: texts.inOrder) { $0.layout.locale }
    return names.flatMap { name in
      byLocale.sorted { $0.key < $1.key }.compactMap { locale, members in
        let members = members.filter { labels[$0.label].label.group == name }
        return members.isEmpty
          ? nil
          : GroupSeries(
            name, groups.first { $0.name == name }, locale, members, of: labels, conditions)
      }
    }
  }

  private init(
    _ name: String, _ group: LabelGroup?, _ locale: LocaleIdentifier, _ members: [GroupMember],
    of all: [LabelVariants], _ conditions: DisplayConditions
  ) {
    let labels = all.filter { $0.label.group == name }
    let follow = labels.contains { $0.sizes != [nil] }
    let sizes: [ContentSizeCategory?] = follow ? conditions.contentSizes : [nil]
    let onScreens =
      group?.width.dependsOnScreen == true || labels.contains { $0.screens != [nil] }
    let screens: [Screen?] = onScreens ? conditions.screens : [nil]
    self.name = name
    self.group = group
    self.locale = locale
    self.sizes = sizes
    self.screens = screens
    weights = labels.map(\.weights).max { $0.count < $1.count } ?? [.regular]
    // A label that does not follow the size, the screen or the weight is the same at all of them.
    func shown(
      _ size: ContentSizeCategory?, _ screen: Screen?, _ weight: LegibilityWeight
    ) -> [GroupMember] {
      members.filter { member in
        let variant = member.layout.variant
        let label = all[member.label]
        let own = size.map(label.label.constraint.ownContentSize)
        return (variant.contentSize == own || variant.contentSize == nil)
          && (variant.screen == screen?.name || variant.screen == nil)
          && (variant.legibilityWeight == weight || label.weights.count == 1)
      }
    }
    moments = weights.flatMap { weight in
      sizes.flatMap { size in
        screens.map { screen in
          Moment(
            contentSize: size, screen: screen, legibilityWeight: weight,
            members: shown(size, screen, weight))
        }
      }
    }
  }
}
