import OversetModel

/// Labels that are seen together shrink to different scales.
enum InconsistentShrink: AppRule {
  static let about = RuleDescription(
    .inconsistentShrink, .warning, "labels of one group shrink to different scales",
    meaning: """
      Labels of one 'group' are on the screen at once. Each shrinks by itself, so that one button \
      may be smaller than the one beside it. The scales are compared in each locale, at each size \
      and on each screen; of a label that shows several keys the widest text counts. It is one \
      finding for a group and a locale, and none where 'group-overflow' asks for more room already.
      """,
    example: """
      labels: [{id: ok, group: buttons, …}, {id: cancel, group: buttons, …}]
      warning: 'buttons' (de) is drawn at different scales: 'ok' 1.0, 'cancel' 0.56
      """,
    thresholds: [
      RuleDescription.Threshold(
        "from", "the difference of two scales from which it is reported", in: 0...1,
        \.shrinkDifferenceFrom)
    ],
    remedy: """
      Shorten the longer text, give the labels more width, or set one size for all of them in code.
      """,
    sources: [
      .documented("UILabel reference: adjustsFontSizeToFitWidth works on one label"),
      .modelled("the difference: a third of a point at 17 pt is seen"),
    ])

  static let looksAtGroups = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    let limit = app.settings.shrinkDifferenceFrom
    return app.groups.compactMap { series in
      if GroupOverflow.reports(series, in: app) { return nil }
      func differs(_ moment: GroupSeries.Moment) -> Bool {
        let scales = moment.members.map(\.layout.fit.scale)
        guard let least = scales.min(), let most = scales.max() else { return false }
        return moment.isMeasured && least < most && most - least >= limit
      }
      return series.finding(.inconsistentShrink, severity, where: differs) { moment in
        let smallest = moment.members.min { $0.layout.fit.scale < $1.layout.fit.scale }
        guard let smallest else { return nil }
        let parts = moment.members.map { "'\($0.layout.label)' \($0.layout.fit.scale.hundredths)" }
        return GroupSeries.Message(
          text: "is drawn at different scales: " + parts.joined(separator: ", "),
          suggestion: "shorten '\(smallest.layout.key)', or widen '\(smallest.layout.label)'",
          at: smallest)
      }
    }
  }
}

extension RuleID {
  /// Labels of one group shrink to different scales.
  public static let inconsistentShrink = RuleID("inconsistent-shrink")
}
