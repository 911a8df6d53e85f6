import OversetLabels
import OversetModel
import OversetTypesetting

/// A text and the label it is for; the same seed makes the same one.
public struct LabelCase: Sendable {
  /// UTF-16; halves of pairs may be among it.
  public var text: [UInt16]
  public var locale: LocaleIdentifier
  public var constraint: LabelConstraint
  public var bounds: Rect
  public var displayScale: Double

  public init(
    text: [UInt16], locale: LocaleIdentifier = .english,
    constraint: LabelConstraint = LabelConstraint(), bounds: Rect, displayScale: Double = 3
  ) {
    self.text = text
    self.locale = locale
    self.constraint = constraint
    self.bounds = bounds
    self.displayScale = displayScale
  }

  /// A label that an app could have, or with `isHostile` one with numbers that none should.
  public init(seed: UInt64, isHostile: Bool = false) {
    var random = SeededGenerator(seed: seed)
    let shares: [Double] = [0, 0, 0.02, 0.3]
    let junkShare = random.one(of: shares)
    (text, locale) = random.sampleText(
      words: Int.random(in: 0...14, using: &random), junkShare: junkShare)
    constraint = random.constraint(isHostile: isHostile, length: text.count)
    let lineHeight = constraint.font.pointSize * 1.2
    let heights: [Points] = [.infinity, 10 * lineHeight, lineHeight]
    let height = random.one(of: heights) * Points.random(in: 0.5...2, using: &random)
    let (xs, ys): ([Points], [Points]) = ([0, 0, 10.5, -7], [0, 0, 3.25, -100])
    bounds = Rect(
      x: random.one(of: xs), y: random.one(of: ys),
      width: Points.random(in: 0...20, using: &random) * lineHeight, height: height)
    displayScale = random.one(of: [1, 2, 3])
    guard isHostile else { return }
    bounds.width = random.number(bounds.width)
    bounds.height = random.number(bounds.height)
    bounds.x = random.number(bounds.x)
    bounds.y = random.number(bounds.y)
    displayScale = random.number(displayScale)
  }

  package var fitter: LabelFitter {
    LabelFitter(constraint: constraint, bounds: bounds, displayScale: displayScale)
  }

  /// The text, shaped. Throws where a font is not installed.
  package func labelText(with typesetter: Typesetter) throws -> LabelText {
    let fonts = typesetter.fonts
    let attributed = constraint.attributedText
    let spans = try fonts.spans(
      of: attributed?.runs ?? [], kern: attributed?.kern, tracking: attributed?.tracking, in: text,
      font: constraint.font)
    return LabelText(
      text, in: try fonts.font(constraint.font), spans: spans, for: constraint, locale: locale,
      typesetter: typesetter)
  }
}

/// Numbers that a label may be given and should not.
public let hostileNumbers: [Double] = [
  .nan, .infinity, -.infinity, -1, 0, -0.0, 1e-300, .leastNonzeroMagnitude, 1e-9, 1e9, 1e12, 1e300,
  .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1e6,
]

extension SeededGenerator {
  public mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// The number, or every other time an unusable one.
  fileprivate mutating func number(_ usual: Double) -> Double {
    Bool.random(using: &self) ? usual : one(of: hostileNumbers)
  }

  /// Those that iOS has.
  private static let textStyles = TextStyle.allCases.filter {
    FontDescription.textStyle($0).problem == nil
  }

  fileprivate mutating func font() -> FontDescription {
    let size = one(of: [17, 17, 11, 13, 22, 28, 40, 100.5])
    let named = RequiredFont.allCases.map { FontDescription.named($0.rawValue, size: size) }
    return one(of: [
      .system(size: size, weight: .regular),
      .system(size: size, weight: one(of: FontWeight.allCases)),
      .textStyle(one(of: Self.textStyles), contentSize: one(of: ContentSizeCategory.allCases)),
      one(of: named),
    ])
  }

  fileprivate mutating func constraint(isHostile: Bool, length: Int) -> LabelConstraint {
    func hostile(_ usual: Double, _ random: inout SeededGenerator) -> Double {
      isHostile ? random.number(usual) : usual
    }
    var constraint = LabelConstraint()
    constraint.kind = one(of: [.uiLabel, .uiLabel, .uiLabel, .nsTextField, .swiftUIText])
    constraint.font = font()
    if isHostile, Bool.random(using: &self) {
      constraint.font = .system(size: number(17), weight: .regular)
    }
    constraint.numberOfLines = one(of: [0, 1, 1, 2, 3, isHostile ? -1 : 4, isHostile ? .max : 5])
    constraint.lineBreakMode = one(of: LineBreakMode.allCases)
    constraint.lineBreakStrategy = one(of: LineBreakStrategy.all)
    constraint.adjustsFontSizeToFitWidth = Bool.random(using: &self)
    constraint.minimumScaleFactor = hostile(one(of: [0, 0.3, 0.5, 0.8, 1]), &self)
    constraint.minimumFontSize = hostile(one(of: [0, 0, 9]), &self)
    constraint.allowsDefaultTighteningForTruncation = Bool.random(using: &self)
    constraint.baselineAdjustment = one(of: BaselineAdjustment.allCases)
    constraint.textAlignment = one(of: TextAlignment.allCases)
    constraint.verticalAlignment = one(of: [nil, nil] + VerticalAlignment.allCases)
    constraint.semanticContentAttribute = one(of: SemanticContentAttribute.allCases)
    constraint.preferredMaxLayoutWidth = hostile(one(of: [0, 0, 100]), &self)
    constraint.sizingRule = one(of: SizingRule.allCases)
    constraint.clipsToBounds = Bool.random(using: &self)
    constraint.enablesMarqueeWhenAncestorFocused = Int.random(in: 0..<20, using: &self) == 0
    if Int.random(in: 0..<8, using: &self) == 0 {
      constraint.appearance.shadowColor = .level(.label)
      constraint.shadowOffset = Size(
        width: hostile(1, &self), height: hostile(-1, &self))
    }
    if Int.random(in: 0..<3, using: &self) == 0 {
      constraint.attributedText = attributedText(isHostile: isHostile, length: length)
    }
    return constraint
  }

  private mutating func attributedText(isHostile: Bool, length: Int) -> AttributedText {
    func hostile(_ usual: Double, _ random: inout SeededGenerator) -> Double {
      isHostile ? random.number(usual) : usual
    }
    var attributed = AttributedText()
    attributed.kern = one(of: [nil, hostile(one(of: [0, 0.5, -0.5]), &self)])
    attributed.tracking = one(of: [nil, nil, hostile(0.5, &self)])
    attributed.runs = (0..<Int.random(in: 0...3, using: &self)).map { _ in
      let start = Int.random(in: 0...length, using: &self)
      let end = Int.random(in: start...length + 2, using: &self)
      let part = Bool.random(using: &self) ? AttributedText.TextPart.range(start..<end) : .text("a")
      return AttributedText.Run(
        part, font: one(of: [nil, font()]), traits: one(of: [[], [.bold], [.italic]]),
        kern: one(of: [nil, hostile(1, &self)]))
    }
    for index in attributed.runs.indices {
      attributed.runs[index].tracking = one(of: [nil, nil, hostile(1, &self)])
      attributed.runs[index].baselineOffset = one(of: [nil, nil, hostile(3, &self)])
      if one(of: [false, false, true]) {
        attributed.runs[index].attachment = AttributedText.Attachment(
          width: hostile(20, &self), height: one(of: [nil, hostile(30, &self)]))
      }
      if one(of: [false, false, true]) {
        attributed.runs[index].paragraphStyle = paragraphStyle(isHostile: isHostile)
      }
    }
    if Bool.random(using: &self) {
      attributed.paragraphStyle = paragraphStyle(isHostile: isHostile)
    }
    return attributed
  }

  private mutating func paragraphStyle(isHostile: Bool) -> ParagraphStyle {
    func hostile(_ usual: Double, _ random: inout SeededGenerator) -> Double {
      isHostile ? random.number(usual) : usual
    }
    var style = ParagraphStyle()
    style.lineSpacing = hostile(one(of: [0, 4]), &self)
    style.paragraphSpacing = hostile(one(of: [0, 8]), &self)
    style.minimumLineHeight = hostile(one(of: [0, 20]), &self)
    style.maximumLineHeight = hostile(one(of: [0, 30]), &self)
    style.lineHeightMultiple = hostile(one(of: [0, 1.5]), &self)
    style.firstLineHeadIndent = hostile(one(of: [0, 10]), &self)
    style.headIndent = hostile(one(of: [0, 5]), &self)
    style.tailIndent = hostile(one(of: [0, -5, 100]), &self)
    style.lineBreakMode = one(of: [nil] + LineBreakMode.allCases)
    style.paragraphSpacingBefore = hostile(one(of: [0, 3]), &self)
    style.baseWritingDirection = one(of: WritingDirection.allCases)
    style.tabStops = one(of: [nil, [], [hostile(40, &self), 10]])
    style.defaultTabInterval = hostile(one(of: [0, 15]), &self)
    return style
  }
}

extension LineBreakStrategy {
  /// Every set of options.
  public static let all: [LineBreakStrategy] = [
    .none, .standard, .pushOut, .hangulWordPriority, [.pushOut, .hangulWordPriority],
  ]
}
