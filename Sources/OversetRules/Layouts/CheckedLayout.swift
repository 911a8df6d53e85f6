public import OversetFits
public import OversetModel

/// One text in one label at one size and on one screen, and what the label does with it.
///
/// A class because it never changes for those who read it, and findings pass it on. A report may
/// keep a million: what texts have in common is in one place, and the fit is packed.
///
/// `@unchecked Sendable` because only the worker that makes it changes it, before it hands it on.
public final class CheckedLayout: @unchecked Sendable {
  /// The key in the table.
  public let key: String
  /// The text that was measured, with its arguments in place.
  public let text: String
  /// The parts of the text with fonts and kerning of their own: the label's, and the emphasis of its
  /// Markdown.
  public let runs: [AttributedText.Run]
  /// Whether the locale has no translation, and the app shows this text instead.
  public let isFallback: Bool
  /// What all texts in the label have in common.
  package let setting: Setting
  /// Where the text is from, as far as texts have it in common.
  private let origin: Origin
  private let position: TextPosition
  /// Which of the key's texts it is.
  package let variation: Variation
  /// What the fit says too: asked of every finding to sort and to count them.
  package let outcome: LabelFit.Outcome
  let neededWidth: Points?
  /// Why its verdict may be another one, beside what the fit says of itself.
  package let doubt: TextDoubt?
  /// What would give a font to the characters that have none; nil where all have one.
  package let fontAdvice: String?
  private var storedFit: StoredFit

  /// Of a text that was laid out.
  public convenience init(
    label: String, table: String, key: String, locale: LocaleIdentifier, variant: LayoutVariant,
    location: FileLocation, text: String, runs: [AttributedText.Run] = [], isFallback: Bool,
    constraint: LabelConstraint,
    room: Rect, insets: Insets = Insets(), displayScale: Double, fit: LabelFit
  ) {
    let setting = Setting(
      label: label, contentSize: variant.contentSize, screen: variant.screen,
      legibilityWeight: variant.legibilityWeight, constraint: constraint, room: room,
      insets: insets, displayScale: displayScale,
      rules: RuleSettings())
    self.init(
      in: setting, of: Origin(table: table, locale: locale, path: location.path), key: key,
      variation: variant.text, at: location.position, text: text, runs: runs,
      isFallback: isFallback, fit: fit)
    pack()
  }

  /// With its fit as it is, until `pack`; a brief one until `complete`. `packed` is the same fit.
  package init(
    in setting: Setting, of origin: Origin, key: String, variation: Variation,
    at position: TextPosition, text: String, runs: [AttributedText.Run], isFallback: Bool,
    fit: LabelFit, packed: PackedFit? = nil, isBrief: Bool = false, doubt: TextDoubt? = nil,
    fontAdvice: String? = nil
  ) {
    self.setting = setting
    self.origin = origin
    self.key = key
    self.variation = variation
    self.position = position
    self.text = text
    self.runs = runs
    self.isFallback = isFallback
    outcome = fit.outcome
    neededWidth = fit.needs.width
    let doubt = setting.frameDoubt.map { doubt?.adding($0) ?? $0 } ?? doubt
    self.doubt = doubt
    self.fontAdvice = fontAdvice
    if let packed, doubt == nil {
      storedFit = .packed(packed)
    } else {
      storedFit = isBrief ? .brief(WholeFit(fit, doubt)) : .whole(WholeFit(fit, doubt))
    }
  }

  /// The same with one more reason to doubt its verdict.
  init(_ other: CheckedLayout, doubt: TextDoubt) {
    (setting, origin, key) = (other.setting, other.origin, other.key)
    variation = other.variation
    position = other.position
    text = other.text
    runs = other.runs
    isFallback = other.isFallback
    outcome = other.outcome
    neededWidth = other.neededWidth
    fontAdvice = other.fontAdvice
    self.doubt = other.doubt?.adding(doubt) ?? doubt
    var fit = other.fit
    fit.confidence = fit.confidence.adding(doubt)
    storedFit = .packed(PackedFit(fit, of: text))
  }

  /// What all texts in a label have in common, at one size and on one screen.
  package final class Setting: Sendable {
    package let label: String
    package let contentSize: ContentSizeCategory?
    package let screen: String?
    package let legibilityWeight: LegibilityWeight
    package let constraint: LabelConstraint
    package let room: Rect
    package let insets: Insets
    package let displayScale: Double
    package let rules: RuleSettings
    /// The width that the label may be given, insets included; infinite where none is known.
    package let mostWidth: Points
    /// Why the frame that a user sees may be another one; nil where it is certain.
    package let frameDoubt: TextDoubt?
    /// The most room that the label may have; nil where it has no other than its own.
    package let mostRoom: MostRoom?

    package init(
      label: String, contentSize: ContentSizeCategory?, screen: String?,
      legibilityWeight: LegibilityWeight, constraint: LabelConstraint, room: Rect, insets: Insets,
      displayScale: Double, rules: RuleSettings, mostWidth: Points = .infinity,
      frameDoubt: TextDoubt? = nil, mostRoom: MostRoom? = nil
    ) {
      self.label = label
      self.contentSize = contentSize
      self.screen = screen
      self.legibilityWeight = legibilityWeight
      self.constraint = constraint
      self.room = room
      self.insets = insets
      self.displayScale = displayScale
      self.rules = rules
      self.mostWidth = mostWidth
      self.frameDoubt = frameDoubt
      self.mostRoom = mostRoom
    }

    /// In its own room or in another.
    package convenience init(copyOf other: Setting, room: Rect? = nil) {
      self.init(
        label: other.label, contentSize: other.contentSize, screen: other.screen,
        legibilityWeight: other.legibilityWeight, constraint: other.constraint,
        room: room ?? other.room, insets: other.insets, displayScale: other.displayScale,
        rules: other.rules, mostWidth: other.mostWidth,
        frameDoubt: other.frameDoubt, mostRoom: other.mostRoom)
    }
  }

  /// What the texts of a table have in common, in one locale and file.
  package final class Origin: Sendable {
    package let table: String
    package let locale: LocaleIdentifier
    package let path: String

    package init(table: String, locale: LocaleIdentifier, path: String) {
      self.table = table
      self.locale = locale
      self.path = path
    }
  }

  /// What the label does with the text. Packed in a report: ask once, and keep the answer.
  public var fit: LabelFit {
    // Without a copy of a whole fit, which rules ask for many times.
    _read {
      switch storedFit {
      case .brief(let stored), .whole(let stored): yield stored.fit
      case .packed(let packed): yield packed.fit(of: text)
      }
    }
  }

  /// What the text lacks, without unpacking the fit.
  package var lack: LabelFit.Lack {
    switch storedFit {
    case .brief(let stored), .whole(let stored): stored.fit.lack
    case .packed(let packed): packed.lack
    }
  }

  /// What rules ask of it.
  package var numbers: LabelFit.Numbers {
    switch storedFit {
    case .brief(let stored), .whole(let stored): stored.numbers
    case .packed(let packed): packed.fit(of: text).numbers
    }
  }

  private enum StoredFit {
    case brief(WholeFit)
    case whole(WholeFit)
    case packed(PackedFit)
  }

  /// A class, so that a layout whose fit is packed has no room for it.
  private final class WholeFit {
    let fit: LabelFit
    let numbers: LabelFit.Numbers

    init(_ fit: LabelFit, _ doubt: TextDoubt?) {
      var fit = fit
      fit.confidence = fit.confidence.adding(doubt)
      self.fit = fit
      numbers = fit.numbers
    }
  }

  /// Replaces a brief fit.
  package func complete(_ fit: () -> LabelFit) {
    if case .brief = storedFit { storedFit = .whole(WholeFit(fit(), doubt)) }
  }

  /// The same with its fit as it is, for those that ask for much of it.
  var unpacked: CheckedLayout {
    guard case .packed(let packed) = storedFit else { return self }
    return CheckedLayout(
      in: setting, of: origin, key: key, variation: variation, at: position, text: text,
      runs: runs, isFallback: isFallback, fit: packed.fit(of: text),
      fontAdvice: fontAdvice)
  }

  /// Packs a whole fit, when the rules have seen it; a brief one is for no report.
  package func pack() {
    if case .whole(let whole) = storedFit { storedFit = .packed(PackedFit(whole.fit, of: text)) }
  }
}

extension CheckedLayout {
  /// The table of the catalog.
  public var table: String { origin.table }
  /// The locale that is shown.
  public var locale: LocaleIdentifier { origin.locale }
  /// Where the text is written; for a text that is missing, where its key is.
  public var location: FileLocation { FileLocation(path: origin.path, position: position) }
  /// What the configuration calls it.
  public var label: String { setting.label }
  /// Which of the key's texts, at which size, on which screen.
  public var variant: LayoutVariant {
    LayoutVariant(
      text: variation, contentSize: setting.contentSize, screen: setting.screen,
      legibilityWeight: setting.legibilityWeight)
  }
  /// With the font at its Dynamic Type category.
  public var constraint: LabelConstraint { setting.constraint }
  /// What is left for the text inside the insets; infinitely high where there is no limit.
  public var room: Rect { setting.room }
  /// From the label's edges to the room for its text.
  public var insets: Insets { setting.insets }
  /// Pixels in a point.
  public var displayScale: Double { setting.displayScale }

  /// The label's own size, which is its room and its insets; infinitely high where there is no limit.
  public var frame: Size {
    Size(width: frameWidth(around: room.width), height: frameHeight(around: room.height))
  }

  /// The width of a label of these insets that leaves a room of a width.
  package func frameWidth(around room: Points) -> Points { room + insets.leading + insets.trailing }

  /// The height of a label of these insets that leaves a room of a height.
  package func frameHeight(around room: Points) -> Points { room + insets.top + insets.bottom }

  /// Whether a person does not see all of the text.
  package var losesText: Bool { outcome.losesText }

  /// The width of the frame at which everything would show at scale 1, at least the one that it has;
  /// nil where no width would do.
  public var neededFrameWidth: Points? {
    neededWidth.map { frameWidth(around: max($0, room.width)) }
  }

  /// How many points of width the text lacks at scale 1; where no width would do, the height of the
  /// lines that it lacks, or of its paint. Nil where it has all that it needs.
  public var overflow: Points? {
    if let needed = neededWidth {
      let over = needed - room.width
      if over > 0 { return over }
      guard outcome == .clipped else { return nil }
      let missing = fit.missingHeight
      return missing > 0 ? missing : cutEdges.map(\.points).max()
    }
    let fit = fit
    let missing = fit.needs.lines - fit.lines.count
    guard missing > 0, let line = fit.lines.first, fit.scale > 0 else { return nil }
    return Double(missing) * line.rect.height / fit.scale
  }
}

extension LabelFit.Outcome {
  /// Whether a person does not see all of the text.
  public var losesText: Bool { self == .truncated || self == .clipped }
}
