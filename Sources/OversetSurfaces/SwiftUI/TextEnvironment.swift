import OversetModel

/// What modifiers say of a text, from the inside out: the nearest counts.
struct TextEnvironment: Hashable {
  private var lineLimit: LineLimit?
  private var font: FontDescription?
  private var weight: FontWeight?
  private var isItalic = false
  private var scale: Double?
  private var tightens: Bool?
  private var truncation: LineBreakMode?
  private var ownCase: TextCase??
  private var contentSizes: (ContentSizeCategory?, ContentSizeCategory?)?
  /// False where the font is set in a way that is not read.
  private(set) var isFontKnown = true

  /// The most lines; nil for no limit.
  var mostLines: Int? { lineLimit?.most }
  var hasLineLimit: Bool { lineLimit != nil }
  var hasConditionalLimit: Bool { lineLimit?.dependsOnCondition ?? false }
  /// Lines that have room also where the frame is lower: the text leaves the frame then.
  var reservedLines: Int { lineLimit?.reserved ?? 0 }
  var textCase: TextCase? { ownCase ?? nil }

  /// Takes in what a modifier says; what a nearer one said stays.
  mutating func add(_ meaning: ModifierMeaning) {
    switch meaning {
    case .lineLimit(let limit): lineLimit = lineLimit ?? limit
    case .scale(let value): scale = scale ?? value
    case .tightens(let value): tightens = tightens ?? value
    case .truncation(let value): truncation = truncation ?? value
    case .font(let value): if isFontKnown { font = font ?? value }
    case .weight(let value): weight = weight ?? value
    case .italic: isItalic = true
    case .textCase(let value): ownCase = ownCase ?? value
    case .contentSizes(let least, let most): contentSizes = contentSizes ?? (least, most)
    case .unreadFont: if font == nil { isFontKnown = false }
    default: break
    }
  }

  /// Where another one sets another font, neither is known.
  mutating func joinFont(of other: inout TextEnvironment) {
    guard font != other.font || weight != other.weight || isItalic != other.isItalic else {
      isFontKnown = isFontKnown && other.isFontKnown
      other.isFontKnown = isFontKnown
      return
    }
    (font, weight, isItalic, isFontKnown) = (nil, nil, false, false)
    (other.font, other.weight, other.isItalic, other.isFontKnown) = (nil, nil, false, false)
  }

  /// Takes over the lower limit of lines.
  mutating func joinLineLimit(of other: TextEnvironment) {
    guard lineLimit != other.lineLimit else { return }
    let most = [mostLines, other.mostLines].compactMap { $0 }.min()
    // Where one of them says nothing, what is further out may say less.
    lineLimit =
      most == nil && (lineLimit == nil || other.lineLimit == nil)
      ? nil : LineLimit(most: most, reserved: min(reservedLines, other.reservedLines))
  }

  /// Whether two differ at most in their limits of lines.
  func isSame(as other: TextEnvironment) -> Bool {
    var other = other
    other.lineLimit = lineLimit
    return self == other
  }

  /// The label that lays out a text like it.
  ///
  /// `usual` is the font where nothing says another.
  func constraint(usual: FontDescription = .textStyle(.body)) -> LabelConstraint {
    var constraint = LabelConstraint()
    constraint.kind = .swiftUIText
    constraint.font = font ?? usual
    if let weight { constraint.font.weight = weight }
    if isItalic { constraint.font.isItalic = true }
    constraint.numberOfLines = mostLines ?? 0
    if let scale, scale > 0, scale < 1 {
      constraint.adjustsFontSizeToFitWidth = true
      constraint.minimumScaleFactor = scale
    }
    constraint.allowsDefaultTighteningForTruncation = tightens ?? false
    constraint.lineBreakMode = truncation ?? .byTruncatingTail
    constraint.minimumContentSizeCategory = contentSizes?.0
    constraint.maximumContentSizeCategory = contentSizes?.1
    constraint.markdown = true
    return constraint
  }

  static func == (left: Self, right: Self) -> Bool {
    left.constraint() == right.constraint() && left.lineLimit == right.lineLimit
      && left.textCase == right.textCase && left.isFontKnown == right.isFontKnown
  }

  func hash(into hasher: inout Hasher) { hasher.combine(constraint()) }
}
