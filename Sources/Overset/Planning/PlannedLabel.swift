import OversetConfiguration
import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// A configured label with its fonts opened and every size and screen it is checked at.
struct PlannedLabel: Sendable {
  let label: AppLabel
  let expander: FormatExpander
  /// The label as rules see it.
  let values: LabelVariants
  /// By weight, then by size, then by screen: at least one.
  let variants: [Variant]
  /// Whether nothing can be said of a text that fits with room to spare: no ink that could be cut
  /// off, no parts in other fonts, no labels beside it.
  let isPlain: Bool
  /// The platforms that show the label; empty where that is not known.
  let platforms: Set<Platform>
  /// Where a layout decides them.
  private let frames: LabelFrames?

  /// One content size on one screen.
  ///
  /// A class, because it is looked at for every text: a reference, not two labels' settings. Each
  /// worker has copies of its own, so that no two count the same references.
  final class Variant: Sendable {
    let setting: CheckedLayout.Setting
    let font: TypesetFont
    let fitter: LabelFitter
    /// The same label with no more lines than a label should have.
    private let shortFitter: LabelFitter
    /// A little less than the least scale that a finding names.
    let leastScale: Double
    /// Of the screen that it is on; nil where that does not count.
    let screenWidth: Points?

    fileprivate init(
      _ label: AppLabel, _ contentSize: ContentSizeCategory?,
      on screen: Screen?, _ weight: LegibilityWeight, _ font: TypesetFont,
      _ constraint: LabelConstraint, room: Rect, _ frameDoubt: TextDoubt?,
      mostRoom: MostRoom?, in configuration: Configuration
    ) {
      let displayScale = configuration.displayScale(of: constraint)
      setting = CheckedLayout.Setting(
        label: label.id, contentSize: contentSize, screen: screen?.name,
        legibilityWeight: weight, constraint: constraint, room: room, insets: label.insets,
        displayScale: displayScale, rules: configuration.rules,
        mostWidth: configuration.mostWidth(
          of: room.width + label.insets.leading + label.insets.trailing, on: screen),
        frameDoubt: frameDoubt, mostRoom: mostRoom)
      self.font = font
      screenWidth = screen?.width
      leastScale =
        Clearance.leastScale(of: constraint.font.pointSize, configuration.rules) - 0.001
      fitter = LabelFitter(
        constraint: constraint, bounds: room, insets: label.insets, displayScale: displayScale,
        measuringInk: false)
      var short = constraint
      let most = Clearance.mostLabelLines
      short.numberOfLines = short.numberOfLines == 0 ? most : min(short.numberOfLines, most)
      shortFitter = LabelFitter(
        constraint: short, bounds: room, insets: label.insets, displayScale: displayScale,
        measuringInk: false)
    }

    fileprivate init(copyOf other: Variant) {
      setting = CheckedLayout.Setting(copyOf: other.setting)
      font = other.font
      leastScale = other.leastScale
      screenWidth = other.screenWidth
      fitter = LabelFitter(copyOf: other.fitter)
      shortFitter = LabelFitter(copyOf: other.shortFitter)
    }

    /// The same in another room.
    fileprivate init(_ other: Variant, room: Rect) {
      setting = CheckedLayout.Setting(copyOf: other.setting, room: room)
      font = other.font
      leastScale = other.leastScale
      screenWidth = other.screenWidth
      fitter = LabelFitter(other.fitter, in: setting)
      shortFitter = LabelFitter(other.shortFitter, in: setting)
    }

    var contentSize: ContentSizeCategory? { setting.contentSize }

    var screen: String? { setting.screen }

    var legibilityWeight: LegibilityWeight { setting.legibilityWeight }

    /// The parts of a text with fonts of their own, at the variant's content size and weight.
    func runs(of sample: LabelSample) -> [AttributedText.Run] {
      if contentSize == nil, legibilityWeight == .regular { return sample.runs }
      return sample.runs.map { run in
        var run = run
        if let contentSize { run.font = run.font?.scaled(to: contentSize) }
        run.font = run.font?.legible(legibilityWeight)
        return run
      }
    }

    /// Whether no rule about layouts finds anything in a text of the system font's own letters.
    ///
    /// A text that stands in for a translation may have many lines, and break its words.
    func fitsComfortably(
      simpleText text: [UInt16], advance: Advance, below share: Double, isFallback: Bool
    ) -> Bool {
      // Two calls, because choosing a fitter first would copy it.
      isFallback
        ? fitter.fitsComfortably(simpleText: text, advance: advance, in: font, below: share)
        : shortFitter.fitsComfortably(simpleText: text, advance: advance, in: font, below: share)
    }

    /// The same for any text.
    func fitsComfortably(_ text: LabelText, below share: Double, isFallback: Bool) -> Bool {
      isFallback
        ? fitter.fitsComfortably(text, below: share, breakingWords: true)
        : shortFitter.fitsComfortably(text, below: share)
    }
  }

  /// Opens the fonts of every variant.
  init(
    _ label: AppLabel, on platforms: Set<Platform> = [], frames: LabelFrames? = nil,
    certainty: FrameCertainty = .stated, on screens: [Screen]? = nil,
    uses: [TableKey: CodeUse] = [:], hiding: FileLocation? = nil,
    propertiesAt document: FileLocation? = nil,
    in configuration: Configuration, fonts: FontBook
  ) throws(FontError) {
    self.label = label
    self.platforms = platforms
    self.frames = frames
    expander = FormatExpander(
      samples: ConfiguredSamples(byNumber: label.arguments, byName: label.namedArguments))
    let screens = screens ?? configuration.conditions.screens
    let axes =
      frames?.variants
      ?? LabelFrames.Variants(of: label, on: screens, in: configuration.conditions)
    var doubt = frames.flatMap { TextDoubt($0, of: label) }
    var bound: RoomBound?
    if case .bounded(let room) = certainty {
      bound = room
      doubt = TextDoubt(room)
    }
    var variants: [Variant] = []
    for weight in axes.weights {
      for size in axes.contentSizes {
        let constraint = (size.map { label.constraint.scaled(to: $0) } ?? label.constraint)
          .legible(weight)
        let font = try fonts.font(constraint.font)
        for part in constraint.partFonts { _ = try fonts.font(part) }
        for screen in axes.screens {
          let room =
            frames.map { label.room(inFrame: $0.usual[variants.count]) }
            ?? label.room(onScreen: screen?.width ?? 0)
          variants.append(
            Variant(
              label, size, on: screen, weight, font, constraint, room: room, doubt,
              mostRoom: bound.map {
                MostRoom($0, on: screen.map { [$0] } ?? screens)
              }, in: configuration))
        }
      }
    }
    values = LabelVariants(
      label: label, location: configuration.location(of: label), document: document, uses: uses,
      hiding: hiding,
      sizes: axes.contentSizes,
      screens: axes.screens.map { $0?.name }, weights: axes.weights,
      settings: variants.map(\.setting))
    self.variants = variants
    isPlain = label.isPlain
  }

  /// The locales that load another document, and never show the label.
  var otherLocales: Set<LocaleIdentifier> { frames?.otherLocales ?? [] }

  /// Whether the label's frame differs by locale.
  var hasFramesByLocale: Bool { frames != nil }

  /// The variants as they are in a locale, each a copy.
  func variants(in locale: LocaleIdentifier?) -> [Variant] {
    guard let frames, let locale else { return variants.map { Variant(copyOf: $0) } }
    return zip(variants, frames.sizes(in: locale)).map { variant, frame in
      Variant(variant, room: label.room(inFrame: frame))
    }
  }

  /// With what is known of a key.
  func expander(of key: KeyValues?) -> FormatExpander {
    FormatExpander(samples: expander.samples, key: key ?? .unknown)
  }
}

extension Configuration {
  /// The width that a label may be given: its screen's, or the widest screen's for one of a fixed
  /// width. None is known where windows have any size, and for what is wider than that already.
  fileprivate func mostWidth(of label: Points, on screen: Screen?) -> Points {
    guard platform == .iOS || platform == .watchOS else { return .infinity }
    let most = screen?.width ?? screens.map(\.width).max() ?? .infinity
    return most < label ? .infinity : most
  }
}

extension LabelFitter {
  /// The label of another fitter in the room of a setting.
  fileprivate init(_ other: LabelFitter, in setting: CheckedLayout.Setting) {
    self.init(
      constraint: other.constraint, bounds: setting.room, insets: setting.insets,
      displayScale: setting.displayScale, measuringInk: false)
  }
}

extension LabelFrames.Variants {
  /// Those of a label whose frame is written down.
  fileprivate init(
    of label: AppLabel, on screens: [Screen], in conditions: DisplayConditions
  ) {
    self.init(
      weights: label.constraint.followsLegibilityWeight
        ? conditions.legibilityWeights : [.regular],
      contentSizes: label.constraint.followsContentSize
        ? label.constraint.ownContentSizes(in: conditions) : [nil],
      screens: label.width.dependsOnScreen ? screens : [nil])
  }
}

extension TextDoubt {
  /// Nil where there is no reason to doubt the frame of a label.
  fileprivate convenience init?(_ frames: LabelFrames, of label: AppLabel) {
    guard !frames.doubts.isEmpty else { return nil }
    self.init(
      frame: frames.doubts, label: label.object.map { "{object: \($0), width: …}" } ?? label.id,
      isStrong: frames.isSupposed)
  }

  /// Of a label in a room that only somebody saw; nil of one that is certain.
  fileprivate convenience init?(_ bound: RoomBound) {
    guard let reason = bound.doubt else { return nil }
    self.init(
      reason: reason,
      remedy: "say the room that you measured in overset.yml, as the width of a label for the key",
      isStrong: bound.isUnsure)
  }
}

extension MostRoom {
  /// On the narrowest of some screens.
  fileprivate init(_ bound: RoomBound, on screens: [Screen]) {
    self.init(
      width: screens.map { bound.most.points(onScreen: $0.width) }.min() ?? .infinity,
      uncertainty: bound.uncertainty, isSystem: bound.isSystem, followsNames: bound.followsNames)
  }
}

extension AppLabel {
  /// Markdown is a question of each text.
  fileprivate var isPlain: Bool {
    !constraint.clipsToBounds && constraint.attributedText == nil
      && constraint.sizingRule == .typographic && group == nil
  }
}

extension LabelConstraint {
  /// Every font that a part of the label's text may have: its own and those of its runs, with any
  /// of the traits that runs and Markdown add.
  fileprivate var partFonts: Set<FontDescription> {
    let runs = attributedText?.runs ?? []
    var traits = runs.map(\.traits)
    if markdown || html { traits += [.bold, .italic, .monospaced] }
    let sums = traits.reduce(into: Set<FontTraits>([[]])) { sums, more in
      sums.formUnion(sums.map { $0.union(more) })
    }
    let fonts = Set(runs.compactMap(\.font) + [font])
    return Set(fonts.flatMap { font in sums.map { font.adding($0) } })
  }
}
