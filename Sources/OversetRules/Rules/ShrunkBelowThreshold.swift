import OversetModel

/// The text fits only below the scale or the point size that the project calls legible.
enum ShrunkBelowThreshold: LayoutRule {
  static let about = RuleDescription(
    .shrunkBelowThreshold, .warning, "fits only below the legible scale or size",
    meaning: """
      The label shrinks its text until it fits, and ends below a scale or a size in points that \
      the project sets as its limit. Nothing is lost, but it is hard to read, and looks odd beside \
      labels of the full size.
      """,
    example: """
      - {id: pay, keys: [pay], width: 90, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}
      "pay" = "Zahlungspflichtig";
      warning: 'pay' (de) fits 'pay' only at 10.9 pt, a scale of 0.64, below a scale of 0.8
      """,
    thresholds: [
      RuleDescription.Threshold("scale", "the least scale", in: 0...1, \.leastScale),
      RuleDescription.Threshold(
        "pointSize", "the least size in points; by default the platform's smallest legible size",
        in: 0...10_000, \.leastPointSize),
    ],
    remedy: "Shorten the text or widen the label.",
    sources: [
      .documented("UILabel reference: adjustsFontSizeToFitWidth"),
      .documented("Human Interface Guidelines, Typography: the smallest sizes"),
    ])

  static let saysWhatFits = true
  static let givesWayTo: Set<RuleID> = aboutLostText

  static func isAtFault(_ layout: CheckedLayout, in context: RuleContext) -> Bool {
    layout.outcome == .shrunk
      && (layout.numbers.scale < context.settings.leastScale
        || drawnSize(layout) < context.settings.leastPointSize)
  }

  private static func drawnSize(_ layout: CheckedLayout) -> Points {
    layout.numbers.scale * layout.constraint.font.pointSize
  }

  static func message(_ layout: CheckedLayout, in context: RuleContext) -> RuleMessage {
    let settings = context.settings
    let scale = layout.fit.scale
    let size = drawnSize(layout)
    let limit =
      scale < settings.leastScale
      ? "a scale of \(settings.leastScale.hundredths)" : "\(settings.leastPointSize.tenths) pt"
    return RuleMessage(
      "\(layout.name) fits '\(layout.label)' only at \(size.tenths) pt, a scale of "
        + "\(scale.hundredthsDown), below \(limit)",
      suggestion: context.remedy(for: layout))
  }
}
