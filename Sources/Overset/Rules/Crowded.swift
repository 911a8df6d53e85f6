/// The text uses almost all of the width; in the source locale it leaves none for translations.
struct Crowded: LayoutRule {
  let id = RuleID.crowded

  func message(
    _ layout: CheckedLayout, isSource: Bool, settings: RuleSettings
  ) -> RuleMessage? {
    let limit = isSource ? settings.crowdedSourceFrom : settings.crowdedFrom
    guard layout.fit.outcome == .fits, let used = layout.fit.used.width, used >= limit,
      used <= 1 + 1e-6
    else { return nil }
    return RuleMessage(
      "\(layout.name) uses \(used.percent) of the width of '\(layout.label)'"
        + (isSource ? " and leaves no room for translations" : ""))
  }
}
