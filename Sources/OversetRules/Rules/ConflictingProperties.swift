import OversetFits
import OversetModel

/// Properties of a label that UIKit ignores together, or that were not made for each other.
enum ConflictingProperties: AppRule {
  static let about = RuleDescription(
    .conflictingProperties, .warning, "properties that UIKit ignores together",
    meaning: """
      A label says something that has no effect beside something else that it says, or that UIKit \
      intends for another kind of label. What was laid out is what UIKit does; what was meant is \
      perhaps something else. Each conflict is a finding at the label in the configuration, or in \
      the storyboard or XIB.
      """,
    example: """
      - {id: pay, keys: [pay], width: 90, lineBreakMode: byWordWrapping,
         adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.8}
      warning: 'pay' does not shrink: UIKit ignores adjustsFontSizeToFitWidth in byWordWrapping
      """,
    remedy: "Take one of the two properties away, as the finding says.",
    sources: [
      .documented("UIKit User Interface Catalog, Labels: no shrinking in wrapping modes"),
      .documented("UILabel reference: adjustsFontSizeToFitWidth, baselineAdjustment, sizingRule"),
      .documented("UILabel reference: enablesMarqueeWhenAncestorFocused"),
      .documented("NSParagraphStyle reference: lineBreakMode, lineBreakStrategy, alignment"),
      .reported("a paragraph style without a lineBreakMode takes the ellipsis away"),
      .documented("UIView reference: minimumContentSizeCategory, maximumContentSizeCategory"),
      .reported("a label in a wrapping mode never shrinks (STULabel, WinObjC)"),
      .measured("minimumFontSize is minimumScaleFactor in points: setting one sets the other"),
    ])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.labels.flatMap { checked in
      let label = checked.label
      guard let location = checked.location ?? checked.document else { return [Finding]() }
      return conflicts(in: label.constraint).map { conflict in
        Finding(
          rule: .conflictingProperties, severity: severity,
          subject: Finding.Subject(label: label.id, property: conflict.property),
          location: location, message: "'\(label.id)' \(conflict.phrase)")
      }
    }
  }

  /// One conflict of a label.
  struct Conflict: Hashable {
    /// The property that has no effect.
    var property: String
    /// What follows the label's name.
    var phrase: String
  }

  static func conflicts(in label: LabelConstraint) -> [Conflict] {
    let replaced = paragraphStyle(label)
    let label = label.withParagraphStyle
    return replaced + strategy(label) + shrinking(label) + minimum(label) + tightening(label)
      + baseline(label) + marquee(label)
      + text(label)
  }

  /// What a paragraph style replaces although it says nothing of it.
  private static func paragraphStyle(_ label: LabelConstraint) -> [Conflict] {
    guard let style = label.attributedText?.paragraphStyle else { return [] }
    var conflicts: [Conflict] = []
    func add(_ property: String, _ own: String, _ replacement: String, _ effect: String = "") {
      conflicts.append(
        Conflict(
          property: property,
          phrase: "\(effect)has a paragraphStyle without \(property), which counts as "
            + "\(replacement) and not as the label's \(own): say \(property) in the paragraphStyle")
      )
    }
    if style.lineBreakMode == nil, label.numberOfLines != 0, !label.lineBreakMode.wraps {
      add(
        "lineBreakMode", label.lineBreakMode.rawValue, LineBreakMode.byWordWrapping.rawValue,
        label.lineBreakMode.truncates ? "shows no ellipsis: it " : "")
    }
    if style.alignment == nil, label.textAlignment != .natural {
      let name = label.textAlignment.rawValue
      add("alignment", "textAlignment \(name)", TextAlignment.natural.rawValue)
    }
    if style.lineBreakStrategy == nil,
      label.lineBreakStrategy != LabelConstraint().lineBreakStrategy,
      label.lineBreakStrategy != .none
    {
      add("lineBreakStrategy", label.lineBreakStrategy.name, LineBreakStrategy.none.name)
    }
    return conflicts
  }

  /// A strategy that is set, and has no effect.
  private static func strategy(_ label: LabelConstraint) -> [Conflict] {
    let standard = LabelConstraint().lineBreakStrategy
    guard !label.lineBreakMode.followsStrategy, label.lineBreakStrategy != standard,
      label.lineBreakStrategy != .none
    else { return [] }
    let mode = label.lineBreakMode.rawValue
    return [
      Conflict(
        property: "lineBreakStrategy",
        phrase: "says lineBreakStrategy, which has no effect in \(mode)")
    ]
  }

  private static func shrinking(_ label: LabelConstraint) -> [Conflict] {
    guard label.adjustsFontSizeToFitWidth else { return [] }
    let name = "adjustsFontSizeToFitWidth"
    if label.lineBreakMode.wraps {
      return [
        Conflict(
          property: name,
          phrase: "does not shrink: UIKit ignores \(name) in \(label.lineBreakMode.rawValue)")
      ]
    }
    if label.numberOfLines != 1 {
      return [
        Conflict(
          property: name,
          phrase: "shrinks text of several lines: UIKit intends \(name) for a single line")
      ]
    }
    return []
  }

  private static func minimum(_ label: LabelConstraint) -> [Conflict] {
    let scale = label.minimumScaleFactor
    let size = label.minimumFontSize
    if scale != 0, size > 0 {
      return [
        Conflict(
          property: "minimumFontSize",
          phrase: "says both minimumScaleFactor and minimumFontSize: the one sets the other")
      ]
    }
    if scale < 0 || scale > 1 {
      return [
        Conflict(
          property: "minimumScaleFactor",
          phrase: "has a minimumScaleFactor of \(scale), which is not a share from 0 to 1")
      ]
    }
    let property = size > 0 ? "minimumFontSize" : "minimumScaleFactor"
    if label.adjustsFontSizeToFitWidth, label.minimumScale >= 1 {
      return [
        Conflict(property: property, phrase: "does not shrink: \(property) leaves no room for it")
      ]
    }
    if !label.adjustsFontSizeToFitWidth, label.minimumScale > 0 {
      return [
        Conflict(
          property: property,
          phrase: "does not shrink: \(property) says nothing without adjustsFontSizeToFitWidth")
      ]
    }
    return []
  }

  private static func tightening(_ label: LabelConstraint) -> [Conflict] {
    guard label.allowsDefaultTighteningForTruncation else { return [] }
    let name = "allowsDefaultTighteningForTruncation"
    if !label.lineBreakMode.truncates {
      return [
        Conflict(
          property: name,
          phrase: "is not tightened: UIKit ignores \(name) in \(label.lineBreakMode.rawValue)")
      ]
    }
    if label.numberOfLines != 1 {
      return [
        Conflict(
          property: name, phrase: "has several lines: UIKit intends \(name) for a single line")
      ]
    }
    return []
  }

  private static func baseline(_ label: LabelConstraint) -> [Conflict] {
    guard label.baselineAdjustment != .alignBaselines else { return [] }
    func conflict(_ reason: String) -> [Conflict] {
      [
        Conflict(
          property: "baselineAdjustment",
          phrase: "says baselineAdjustment, which has no effect \(reason)")
      ]
    }
    if label.numberOfLines != 1 { return conflict("unless numberOfLines is 1") }
    return label.adjustsFontSizeToFitWidth
      ? [] : conflict("on text that does not shrink (adjustsFontSizeToFitWidth)")
  }

  private static func marquee(_ label: LabelConstraint) -> [Conflict] {
    guard label.enablesMarqueeWhenAncestorFocused else { return [] }
    let ignored = [
      ("lineBreakMode", label.lineBreakMode != .byTruncatingTail),
      ("adjustsFontSizeToFitWidth", label.adjustsFontSizeToFitWidth),
      ("allowsDefaultTighteningForTruncation", label.allowsDefaultTighteningForTruncation),
    ].filter(\.1).map(\.0)
    if ignored.isEmpty { return [] }
    return [
      Conflict(
        property: "enablesMarqueeWhenAncestorFocused",
        phrase: "scrolls while it has the focus and then ignores \(ignored.joined(separator: ", "))"
      )
    ]
  }

  private static func text(_ label: LabelConstraint) -> [Conflict] {
    var conflicts: [Conflict] = []
    if label.attributedText != nil, label.markdown {
      conflicts.append(
        Conflict(
          property: "markdown",
          phrase: "says both attributedText and markdown: one replaces the other"))
    }
    if label.html, label.markdown || label.attributedText != nil {
      let other = label.markdown ? "markdown" : "attributedText"
      conflicts.append(
        Conflict(property: "html", phrase: "says both \(other) and html: one replaces the other"))
    }
    if label.sizingRule == .oversize, !label.font.isTextStyle {
      conflicts.append(
        Conflict(
          property: "sizingRule",
          phrase: "says sizingRule oversize, which only labels in a text style follow"))
    }
    if label.adjustsFontForContentSizeCategory, !label.font.followsContentSize {
      conflicts.append(
        Conflict(
          property: "adjustsFontForContentSizeCategory",
          phrase:
            "says adjustsFontForContentSizeCategory, but its font does not follow Dynamic Type"
        ))
    }
    for (property, limit) in [
      ("minimumContentSizeCategory", label.minimumContentSizeCategory),
      ("maximumContentSizeCategory", label.maximumContentSizeCategory),
    ] where limit != nil {
      if !label.followsContentSize {
        conflicts.append(
          Conflict(
            property: property,
            phrase: "says \(property), but its font does not follow Dynamic Type"))
      } else if label.limitsFontThatMayNotAdjust {
        conflicts.append(
          Conflict(
            property: property,
            phrase:
              "says \(property) without adjustsFontForContentSizeCategory: a font that does not "
              + "adjust may stay as it was made"))
      }
    }
    if let least = label.minimumContentSizeCategory, let most = label.maximumContentSizeCategory,
      least != label.ownContentSize(at: least)
    {
      conflicts.append(
        Conflict(
          property: "minimumContentSizeCategory",
          phrase: "says a minimumContentSizeCategory of \(least.rawValue), above its "
            + "maximumContentSizeCategory of \(most.rawValue)"))
    }
    if label.shadowOffset != LabelConstraint().shadowOffset, label.appearance.shadowColor == nil {
      conflicts.append(
        Conflict(
          property: "shadowOffset",
          phrase: "says shadowOffset, which has no effect without a shadowColor"))
    }
    return conflicts
  }
}

extension RuleID {
  /// Properties that UIKit ignores together.
  public static let conflictingProperties = RuleID("conflicting-properties")
}
