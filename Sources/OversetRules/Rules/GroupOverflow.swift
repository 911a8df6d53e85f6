import OversetModel

/// Labels side by side need more width together than they share.
enum GroupOverflow: AppRule {
  static let about = RuleDescription(
    .groupOverflow, .error, "labels side by side need more than their shared width",
    meaning: """
      Labels of one 'group' with a width in 'groups' are on the screen at once, one beside the \
      other. Their texts at full size, their insets and the spacing between them must fit in that \
      width, in each locale, at each size and on each screen. Of a label that shows several keys \
      the widest text counts. It is one finding for a group and a locale. Groups with a text that \
      could not be measured are left out: 'missing-glyph' tells of those.
      """,
    example: """
      groups: {toolbar: {width: screen - 32, spacing: 8}}
      labels: [{id: edit, group: toolbar, …}, {id: share, group: toolbar, …}]
      error: 'toolbar' (de, se) needs 291.6 pt for 2 labels and has 288.0 pt: 'edit' 154.1,
        'share' 129.6
      """,
    remedy: "Shorten the widest text, let a label wrap, or stack the labels where they do not fit.",
    sources: [
      .modelled("the sum of the widths at scale 1: what a stack view would have to compress")
    ])

  static let looksAtGroups = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.groups.compactMap { series in
      guard let group = series.group else { return nil }
      func overflow(_ moment: GroupSeries.Moment) -> (needed: Points, width: Points)? {
        self.overflow(moment, of: group, in: app)
      }
      return series.finding(.groupOverflow, severity, where: { overflow($0) != nil }) { moment in
        guard let (needed, width) = overflow(moment), let widest = moment.widest else { return nil }
        let parts = moment.members.map { "'\($0.layout.label)' \($0.width.tenths)" }
        return GroupSeries.Message(
          text:
            "needs \(needed.tenths) pt for \(parts.count) labels and has \(width.tenths) pt: "
            + parts.joined(separator: ", "),
          suggestion: "shorten '\(widest.layout.key)', or stack the labels", at: widest)
      }
    }
  }

  /// Whether a group needs more than its width somewhere, and this rule reports it: one action fixes
  /// that and labels that shrink to different scales.
  static func reports(_ series: GroupSeries, in app: CheckedApp) -> Bool {
    guard let group = series.group, app.settings.severity(of: .groupOverflow) != nil else {
      return false
    }
    return series.moments.contains { overflow($0, of: group, in: app) != nil }
  }

  private static func overflow(
    _ moment: GroupSeries.Moment, of group: LabelGroup, in app: CheckedApp
  ) -> (needed: Points, width: Points)? {
    guard moment.members.count > 1, moment.isMeasured else { return nil }
    let width = group.width.points(onScreen: moment.screen?.width ?? 0)
    let needed =
      moment.members.map(\.width).reduce(0, +)
      + group.spacing * Double(moment.members.count - 1)
    return needed > width + 1 / app.displayScale ? (needed, width) : nil
  }
}

extension RuleID {
  /// Labels side by side need more than their shared width.
  public static let groupOverflow = RuleID("group-overflow")
}
