internal import OversetModel

/// The system surfaces: how each shows a text, on which versions, and how that is known.
///
/// Widths are in points, `screen` is the width of a phone's screen. A source is named as in the
/// article *Texts in source code*.
package enum SurfaceTable {
  package static let rows: [SurfaceRow] = bars + alerts + menus + fields + lists + outside

  /// The rows of a surface, the oldest systems first.
  package static func rows(of surface: SystemSurface) -> [SurfaceRow] {
    rows.filter { $0.surface == surface }
  }

  private static let bars = [
    row(
      .inlineTitle, .from(26), font(17, .semibold), .most(1), .atMost(.screen - 32), .no,
      .derived,
      "the open UIKit openuikit: the start is measured, nothing else is in the bar; UIKit's title control, as "
        + "disassembled: it does not shrink"),
    row(
      .inlineTitle, .upTo(18), font(17, .semibold), .most(1), .atMost(.screen - 32), .noneSeen,
      .believed, "Human Interface Guidelines, navigation bars"),
    row(
      .largeTitle, .from(26), font(34, .bold), .most(1), .atMost(.screen - 32), .noneSeen,
      .measured, "view trees of the app NoTomorrow, the open UIKit openuikit: starts at 16"),
    row(
      .largeTitle, .upTo(18), font(34, .bold), .most(1), .atMost(.screen - 32), .noneSeen,
      .imitated, "the toolkit Flutter; cut in mastodon-ios issue 1139"),
    row(
      .barButton, .from(26), font(17, .medium), .most(1), .atMost(.screen - 64), .noneSeen,
      .measured, "the open UIKit openuikit, view trees of the app SweepPic: text + 32, margin 16"),
    row(
      .barButton, .upTo(18), font(17), .most(1), .atMost(.screen - 48), .noneSeen,
      .derived, "a dump of views: 16 outside, 8 inside"),
    row(
      .backButton, .all, font(17), .all, .unknown, .no,
      .derived, "Apple, BackButtonDisplayMode: falls back to a shorter title, then none"),
    row(
      .toolbarText, .from(26), font(17, .medium), .most(1), .atMost(.screen - 64), .noneSeen,
      .derived, "the open UIKit openuikit: text + 32, margin 16"),
    row(
      .toolbarText, .upTo(18), font(17), .most(1), .atMost(.screen - 32), .noneSeen,
      .believed, "margin 16"),
    row(
      .toolbarLabel, .all, nil, .notDrawn, .unknown, .no,
      .believed, "a label shows its icon there"),
    row(
      .tabItem, .from(26), font(10, .semibold), .most(1),
      .atMost((.screen - 58.25) / .items + 8.25), .perhaps(atLeast: leastOfTabs),
      .measured,
      "view trees of the apps NoTomorrow and SweepPic, the open UIKit openuikit: 402/5 is 77.00; "
        + "with fewer, the bar is narrower"),
    row(
      .tabItem, .upTo(18), font(10, .medium), .most(1), .exactly(.screen / .items - 4),
      .perhaps(atLeast: leastOfTabs),
      .measured, "four dumps of views: 320/4 is 76, 390/4 94, 414/5 79"),
  ]

  /// A tab bar's label has up to 1.2 pt less between its letters before it is cut (UIKit's UITabBarButtonLabel, as
  /// disassembled): of the mean advance of 10 pt type, 5.3 pt.
  private static let leastOfTabs = 0.77

  private static let alerts = [
    row(
      .alertTitle, .from(26), font(17, .semibold), .all, .points(260), .no,
      .derived,
      "UIKit's visual style of alerts, as disassembled: no limit of lines, 320 less 30 at each side; "
        + "view trees of the app NoTomorrow"),
    row(
      .alertTitle, .upTo(18), font(17, .semibold), .all, .points(238), .no,
      .derived,
      "UIKit's visual style of alerts, as disassembled: no limit of lines, 270 less 16 at each side; "
        + "it scrolls"),
    row(
      .alertMessage, .from(26), font(15), .all, .points(260), .no,
      .derived, "UIKit's visual style of alerts, as disassembled; view trees of the app NoTomorrow"),
    row(
      .alertMessage, .upTo(18), font(13), .all, .points(238), .no,
      .derived, "UIKit's visual style of alerts, as disassembled; it scrolls"),
    // Stacked where two do not fit side by side at full size; an alert in which one does not fit stacked either
    // may be wider.
    row(
      .alertButton, .from(26), font(17, .medium), .most(1), .between(264, .screen - 24),
      .perhaps(atLeast: leastOfActions),
      .derived,
      "UIKit's visual style of actions, as disassembled: 320 less 16 outside and 12 inside at each side"
    ),
    row(
      .alertButton, .upTo(18), font(17), .most(1), .between(246, .screen - 24),
      .perhaps(atLeast: leastOfActions),
      .derived, "UIKit's visual style of actions, as disassembled: 270 less 12 at each side"),
    row(
      .sheetTitle, .all, font(13), .all, .unknown, .no,
      .derived, "UIKit's visual style of action sheets, as disassembled: no limit of lines"),
    row(
      .sheetButton, .from(26), font(17, .medium), .most(1), .between(184, .screen - 24),
      .perhaps(atLeast: leastOfActions),
      .derived,
      "UIKit's visual style of action sheets, as disassembled: 240 less 16 outside and 12 inside at each side"
    ),
    row(
      .sheetButton, .upTo(18), font(20), .most(1), .exactly(.screen - 40),
      .perhaps(atLeast: leastOfActions),
      .derived,
      "UIKit's visual style of action sheets, as disassembled: the screen less 8 outside and 12 inside at "
        + "each side"),
    row(
      .confirmationTitle, .from(26), nil, .all, .points(180), .no,
      .derived, "UIKit's visual style of action sheets, as disassembled: no limit of lines"),
    row(
      .confirmationTitle, .upTo(18), font(13), .all, .unknown, .no,
      .derived, "UIKit's visual style of action sheets, as disassembled: no limit of lines"),
    row(
      .confirmationButton, .from(26), font(17), .most(1), .between(184, .screen - 24),
      .perhaps(atLeast: leastOfActions),
      .derived,
      "UIKit's visual style of action sheets, as disassembled: 240 less 16 outside and 12 inside at each side"
    ),
    row(
      .confirmationButton, .upTo(18), font(20), .most(1), .exactly(.screen - 40),
      .perhaps(atLeast: leastOfActions),
      .derived,
      "UIKit's visual style of action sheets, as disassembled: the screen less 8 outside and 12 inside at "
        + "each side"),
  ]

  /// To what an action's title shrinks (UIKit's visual style of actions, as disassembled).
  private static let leastOfActions = 0.58

  private static let menus = [
    row(
      .menuItem, .from(26), font(17), .most(2), .between(162, 194), .no,
      .derived,
      "UIKit's cells of context menus, as disassembled: two lines, 250 less 28 at each side; the open UIKit "
        + "openuikit: 162 with an image"),
    row(
      .menuItem, .upTo(18), font(17), .most(2), .between(190, 218), .no,
      .derived,
      "UIKit's cells of context menus, as disassembled: two lines, 250 less 16 at each side, 28 less with an icon"
    ),
    row(
      .menuHeader, .all, font(13, .medium), .most(20), .between(184, 218), .no,
      .derived, "UIKit's header of context menus, as disassembled: 20 lines"),
    row(
      .segment, .from(26), font(13, .medium), .most(1), .exactly(.screen / .items - 4), .no,
      .believed, "the open UIKit openuikit, on Catalyst: floor(i * width / n), inset 2"),
    row(
      .segment, .upTo(18), font(13, .semibold), .most(1), .atMost(.screen / .items), .no,
      .derived,
      "the toolkit Flutter: the font from the simulator, the selected one 600; "
        + "Signal-iOS issue 3096"
    ),
    row(
      .swipeAction, .all, font(15), .most(2), .between(62, 108), .perhaps(atLeast: 11.0 / 15),
      .derived,
      "UIKit's buttons of swiped rows, as disassembled: 74 to 120 wide, 6 inside at each side, from 15 pt to 11"
    ),
    row(
      .swipeLabel, .all, nil, .notDrawn, .unknown, .no,
      .believed, "a label shows its icon there"),
  ]

  private static let fields = [
    row(
      .searchPrompt, .from(26), font(17), .most(1), .atMost(.screen - 32), .noneSeen,
      .derived, "the open UIKit openuikit: the field is screen - 32, active 288 of 375"),
    row(
      .searchPrompt, .upTo(18), font(17), .most(1), .atMost(.screen - 36), .noneSeen,
      .imitated, "the toolkit Flutter, a dump of views"),
    row(
      .placeholder, .all, font(17), .most(1), .atMost(.screen), .no,
      .derived, "a text field has one line"),
    row(
      .buttonTitle, .all, font(18), .most(1), .atMost(.screen), .no,
      .derived, "Apple: one line, cut in the middle"),
    row(
      .buttonConfiguration, .all, nil, .unknown, .atMost(.screen), .no,
      .derived, "Apple, titleLineBreakMode: wraps; the button's height is not known"),
  ]

  private static let lists = [
    row(
      .formRow, .all, font(.body), .all, .atMost(.screen - 64), .no,
      .derived, "an inset grouped row: a capture of iOS 27, the open UIKit openuikit"),
    row(
      .listRow, .all, font(.body), .all, .atMost(.screen - 32), .no,
      .derived, "the open SwiftUI OpenSwiftUI: a row is as high as its text; margin 16"),
    row(
      .sectionHeader, .all, nil, .all, .atMost(.screen - 40), .no,
      .believed, "the toolkit Flutter, the open UIKit openuikit: inset 20 at least"),
    row(
      .sectionFooter, .all, font(13), .all, .atMost(.screen - 40), .no,
      .believed, "the toolkit Flutter, the open UIKit openuikit: inset 20 at least"),
    row(
      .cellLabel, .all, font(17), .most(1), .atMost(.screen - 30), .no,
      .derived,
      "two dumps of views: 345 of 375; UILabel has one line unless its cell says otherwise"),
    row(
      .cellContent, .all, font(17), .all, .atMost(.screen - 30), .no,
      .derived,
      "UIKit's table constants, as disassembled: UIListContentConfiguration has no limit of lines"),
  ]

  private static let outside = [
    row(
      .homeScreenName, .all, font(12), .most(1),
      SurfaceRoom(lower: RoomLength(73), upper: (.screen / .items).shared(by: 4)), .noneSeen,
      .believed,
      "73 was measured in 2011 (joshgreco.tumblr.com), spaces are squeezed first; four icons stand "
        + "side by side"),
    row(.quickAction, .all, nil, .unknown, .unknown, .noneSeen, .believed, "no source"),
    row(
      .smallWidget, .all, nil, .unknown, .between(123, 138), .no,
      .derived, "Human Interface Guidelines: 155 (375) to 170 (430), margin 16"),
    row(
      .mediumWidget, .all, nil, .unknown, .between(297, 332), .no,
      .derived, "Human Interface Guidelines: 329 (375) to 364 (430), margin 16"),
    row(
      .inlineWidget, .all, nil, .most(1), .points(234), .no,
      .derived, "Human Interface Guidelines: 234 × 26 (393)"),
    row(
      .rectangularWidget, .all, nil, .unknown, .points(160), .no,
      .derived, "Human Interface Guidelines: 160 × 72 (393)"),
  ]

  private static func row(
    _ surface: SystemSurface, _ systems: SystemVersions, _ font: FontDescription?,
    _ lines: SurfaceLines, _ room: SurfaceRoom, _ shrinking: SurfaceShrinking,
    _ evidence: SurfaceEvidence, _ source: String
  ) -> SurfaceRow {
    SurfaceRow(
      surface: surface, systems: systems, font: font, lines: lines, room: room,
      shrinking: shrinking, evidence: evidence, source: source)
  }

  private static func font(_ size: Points, _ weight: FontWeight = .regular) -> FontDescription {
    .system(size: size, weight: weight)
  }

  private static func font(_ style: TextStyle) -> FontDescription { .textStyle(style) }
}
