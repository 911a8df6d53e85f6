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
      .inlineTitle, .from(26), font(17, .semibold), .most(1), .atMost(.screen - 32), .noneSeen,
      .derived, "the open UIKit openuikit: the start is measured, nothing else is in the bar"),
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
      .atMost((.screen - 58.25) / .items + 8.25), .noneSeen,
      .measured,
      "view trees of the apps NoTomorrow and SweepPic, the open UIKit openuikit: 402/5 is 77.00; "
        + "with fewer, the bar is narrower"),
    row(
      .tabItem, .upTo(18), font(10, .medium), .most(1), .exactly(.screen / .items - 4), .noneSeen,
      .measured, "four dumps of views: 320/4 is 76, 390/4 94, 414/5 79"),
  ]

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
    row(
      .alertButton, .from(26), font(17, .medium), .most(1), .between(116, 288),
      .perhaps(atLeast: 0.5),
      .believed,
      "the open UIKit openuikit, view trees of the app NoTomorrow: pills of 140 for two, of 288 "
        + "for others; the alert library CustomAlert"),
    row(
      .alertButton, .upTo(18), font(17), .most(1), .between(246, 254), .perhaps(atLeast: 0.5),
      .imitated,
      "the toolkit Flutter, the alert library SDCAlertView: stacked where two do not fit "
        + "side by side"
    ),
    row(
      .sheetTitle, .all, font(13), .all, .unknown, .no,
      .believed, "wraps as an alert's message"),
    row(
      .sheetButton, .from(26), font(17, .medium), .most(1), .between(264, 288),
      .perhaps(atLeast: 0.5),
      .believed, "the open UIKit openuikit: the alert's card and pills"),
    row(
      .sheetButton, .upTo(18), font(20), .unknown, .exactly(.screen - 36), .noneSeen,
      .imitated, "the toolkit Flutter, measured on simulators; its lines are an imitation"),
    row(
      .confirmationTitle, .from(26), nil, .unknown, .points(180), .noneSeen,
      .believed, "view trees of the app NoTomorrow: popover of 240"),
    row(
      .confirmationTitle, .upTo(18), font(13), .all, .unknown, .no,
      .believed, "wraps as an alert's message"),
    row(
      .confirmationButton, .from(26), font(17), .most(1), .points(208), .noneSeen,
      .believed, "view trees of the app NoTomorrow: popover of 240"),
    row(
      .confirmationButton, .upTo(18), font(20), .unknown, .exactly(.screen - 36), .noneSeen,
      .imitated, "the toolkit Flutter, measured on simulators; its lines are an imitation"),
  ]

  private static let menus = [
    row(
      .menuItem, .from(26), font(17), .all, .between(162, 194), .no,
      .measured,
      "the open UIKit openuikit, view trees of the app NoTomorrow: 182 with a check, 162 with an "
        + "image; wraps"),
    row(
      .menuItem, .upTo(18), font(17), .most(2), .between(190, 218), .no,
      .believed,
      "the toolkit Flutter, measured in the simulator: 202 with a check, 190 with an icon"),
    row(
      .menuHeader, .all, font(13, .medium), .most(1), .unknown, .noneSeen,
      .believed, "the open UIKit openuikit"),
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
      .swipeAction, .upTo(18), font(15), .most(2), .between(47, 120), .perhaps(atLeast: 0.5),
      .believed, "a dump of views: 74 wide, label 47; square/Listable issue 519: at most 120"),
    row(
      .swipeAction, .from(26), nil, .unknown, .unknown, .perhaps(atLeast: 0.5),
      .believed, "no source"),
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
      .believed, "UIListContentConfiguration: numberOfLines is 0"),
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
