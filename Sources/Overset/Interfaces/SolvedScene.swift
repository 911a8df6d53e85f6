import OversetAutoLayout
import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts

/// A root view laid out with the texts of every locale.
struct SolvedScene: Sendable {
  let work: SceneWork
  /// By text: why its room is not certain; empty where it is.
  private(set) var doubts: [[LayoutDoubt]]
  /// By text: by how little the document's own text is wider than its frame on the document's own
  /// canvas. Whoever made the document saw it fit: our width is that much too large.
  let measuringErrors: [Points]
  /// By text: how much wider than solved its room may be.
  private let slacks: [Points]
  /// By text: whether only the canvas of a XIB limits its height.
  private let heightsOfCanvas: [Bool]
  /// With the source locale's texts, by variant.
  var source: [SceneMoment] = []
  /// With the texts of the others.
  var moments: [LocaleIdentifier: [SceneMoment]] = [:]
  /// Those that load another document.
  var otherLocales: [LocaleIdentifier] = []

  /// `check` is nil where the root cannot be laid out at all.
  init(_ work: SceneWork, _ check: SelfCheck?) {
    self.work = work
    doubts = work.texts.map { text in
      guard let check else { return [.unsolved] }
      return (text.roomDoubt.map { [$0] } ?? []) + (work.isUnnamed ? [.unnamed] : [])
        + (text.canvasView.map { check.doubts(of: $0, shownByCode: text.isShownByCode) }
          ?? [.otherSizeClass])
    }
    slacks = work.texts.map { text in text.canvasView.flatMap { check?.slack(of: $0) } ?? 0 }
    heightsOfCanvas = work.texts.map { text in
      text.canvasView.flatMap { check?.hasHeightOfCanvas($0) } ?? false
    }
    measuringErrors = work.texts.map { text in
      guard let view = text.canvasView, let natural = check?.naturalWidth(of: view),
        let width = check?.solved.frames[view]?.width
      else { return 0 }
      return natural > width && natural < width + Self.largestMeasuringError ? natural - width : 0
    }
  }

  /// The scene without its frames, which take room.
  var withoutMoments: SolvedScene {
    var scene = self
    (scene.source, scene.moments) = ([], [:])
    return scene
  }

  /// The scene of which no room is known, because that takes too much work.
  var withoutRooms: SolvedScene {
    var scene = withoutMoments
    for text in scene.doubts.indices { scene.doubt(text) }
    return scene
  }

  /// The scene with the doubts about texts that are in no layout in some locale or on some screen, or that
  /// a doubtful layout cuts off in the source locale.
  var withFoundDoubts: SolvedScene {
    var scene = self
    for moment in source + moments.values.joined() {
      for text in moment.unsolved { scene.doubt(text) }
      for text in moment.tooNarrow { scene.doubt(text, .incompressible) }
    }
    for text in source.flatMap(\.contradicted) { scene.doubt(text, .unsatisfiable) }
    for text in doubts.indices where isSupposed(text) && !showsSource(text) {
      scene.doubt(text, .sourceLost)
    }
    return scene
  }

  private mutating func doubt(_ text: Int, _ doubt: LayoutDoubt = .unsolved) {
    if !doubts[text].contains(doubt) { doubts[text].append(doubt) }
  }

  /// Whether a text's only line is as wide as its frame with the source locale's texts.
  private func hugs(_ text: Int) -> Bool {
    let own = work.texts[text].text
    let wraps = own.label.numberOfLines != 1
    // A field of macOS is wider than its content asks for by the text's own insets.
    let isMac = work.document.platform == .macOS
    let outside = isMac ? own.insets.leading + own.insets.trailing : 0
    return source.allSatisfy { moment in
      guard let view = moment.views[text], let width = view.naturalWidth else { return true }
      return view.frame.width < width + outside + 1 && !(wraps && view.frame.width < width - 1)
    }
  }

  /// What shows the texts of keys, whether their rooms are known or not.
  var objects: [InterfaceLabels.Object] {
    work.texts.flatMap { text in
      text.allLinks.map { link in
        InterfaceLabels.Object(
          document: work.document.path, id: text.text.objectID, key: link.key)
      }
    }
  }

  /// The labels of its texts; none of a text that nothing is known of the room of.
  func labels(_ configuration: Configuration) -> [SourcedLabel] {
    work.texts.indices.flatMap { index -> [SourcedLabel] in
      let text = work.texts[index]
      guard !text.isExcluded, let frames = frames(of: index) else { return [] }
      let own = label(
        of: index, set: text.text.label, text.links, in: frames, text.doubts, configuration)
      return [own]
        + text.alternatives.map {
          label(of: index, set: $0.label, $0.links, in: frames, $0.doubts, configuration)
        }
    }
  }

  private func label(
    of index: Int, set constraint: LabelConstraint, _ links: [TextLink], in frames: Frames,
    _ reasons: [String], _ configuration: Configuration
  ) -> SourcedLabel {
    let text = work.texts[index]
    let document = work.document
    var constraint = constraint
    constraint.font = constraint.font.on(
      document.platform == .macOS ? .macOS : .iOS, displayScale: configuration.displayScale)
    if document.platform == .macOS { constraint.kind = .nsTextField }
    // A frame as wide as its text has nothing to align; of another that is not known.
    if hugs(index) || isSupposed(index) { constraint.textAlignment = .natural }
    let isNarrowed = ([source] + moments.values).contains { moments in
      moments.contains { $0.views[index]?.isNarrowedByCode ?? false }
    }
    let isUnbounded = source.contains { $0.views[index]?.isUnbounded ?? false }
    let doubts =
      self.doubts[index].map(\.phrase) + reasons + (isNarrowed ? work.neighbourDoubts : [])
      + (isUnbounded ? ["nothing in the document limits its width"] : [])
    let usual = frames.usual[0]
    var label = AppLabel(
      id: text.name, keys: [], constraint: constraint, width: .points(usual.width))
    label.object = ObjectReference("\(document.path)#\(text.text.objectID)")
    label.height = usual.height
    label.insets = text.text.insets
    // NSTextFieldCell clips at its frame, and not where its padding begins (lineFragmentPadding); the last
    // letter's side bearing has no ink. How much that is differs by letter, and is reasoned: 0.1 em.
    if document.platform == .macOS, constraint.lineBreakMode == .byClipping {
      label.insets.trailing = -0.1 * constraint.font.pointSize
    }
    var sourced = SourcedLabel(
      label: label, location: FileLocation(path: document.path, position: text.text.position),
      certainty: doubts.isEmpty ? .derived : .guessed, shows: .keys(links.map(\.key)),
      rank: .interface,
      frames: LabelFrames(
        frames.sizes, usual: frames.usual, at: work.variants, doubts: doubts,
        isSupposed: isSupposed(index) || isUnbounded || !text.isSettingKnown
          || links.contains(where: \.isSupposed),
        otherLocales: Set(otherLocales)))
    sourced.hasOwnProperties = text.text.isOfLabel
    sourced.hiding = text.hidingAround
    return sourced
  }

  /// The frames of a text, in the order of variants.
  private struct Frames {
    var sizes: [LocaleIdentifier: [Size]]
    /// At least one.
    var usual: [Size]
  }

  private func frames(of text: Int) -> Frames? {
    guard !doubts[text].contains(where: \.hidesRoom), let usual = sizes(of: text, in: source),
      !usual.isEmpty
    else { return nil }
    return Frames(
      sizes: Dictionary(
        uniqueKeysWithValues: moments.compactMap { locale, moments in
          self.sizes(of: text, in: moments).map { (locale, rooms($0, of: text, in: locale)) }
        }), usual: work.interface.locale.map { rooms(usual, of: text, in: $0) } ?? usual)
  }

  /// Nil where the view is nowhere to be seen, or has no width.
  ///
  /// A text that has all that it asks for has the room that the source locale's texts leave it: with
  /// longer texts beside it there may be less, down to its own width.
  private func sizes(of text: Int, in moments: [SceneMoment]) -> [Size]? {
    let views = moments.map { $0.views[text] }
    guard views.contains(where: { $0 != nil }) else { return nil }
    let sizes = views.enumerated().map { variant, view -> Size in
      guard let view else { return Self.unlimited }
      return Size(
        width: width(of: view, text, room: source[variant].views[text]?.room ?? 0)
          * (work.texts[text].text.share ?? 1),
        height: !work.texts[text].text.hasItsHeight
          && (fillsRow(view, text) || view.isHigher
            || isHeightKnown(of: view, text, atVariant: variant))
          ? view.frame.height : .infinity)
    }
    return sizes.allSatisfy { $0.width > 0.5 && $0.height > 0.5 } ? sizes : nil
  }

  private func width(of view: SceneMoment.View, _ text: Int, room: Points) -> Points {
    // What the document places asks for no width.
    guard let asked = view.naturalWidth else {
      return max(view.frame.width, room) + error(of: text)
    }
    // Which text of a row gives way is not known: the row is reported, not each text of it.
    if view.isTied { return max(asked, room) }
    // What is left of a pixel is lost to rounding.
    return view.frame.width > asked - 0.6
      ? max(view.frame.width, asked, room)
      : view.frame.width + error(of: text) + Self.roundingError
  }

  private func error(of text: Int) -> Points {
    max(measuringErrors[text], tableError, slacks[text])
  }

  /// By how much the tables have texts wider than AppKit does (see ``ContentSizer``).
  private var tableError: Points { work.document.platform == .macOS ? 0.2 : 0 }

  /// Whether a height limits the lines that a person sees.
  ///
  /// A view that is as high as its lines is as high as its text. AppKit's fields grow with their text, unless the
  /// document says their height.
  private func isHeightKnown(
    of view: SceneMoment.View, _ text: Int, atVariant variant: Int
  ) -> Bool {
    if view.hasItsHeight || heightsOfCanvas[text] { return false }
    return view.hasFixedHeight
      || work.document.platform == .iOS && hasItsHeightInSource(text, atSizeOf: variant)
        && !doubts[text].contains(.shownInStack)
  }

  /// Whether a text's only line is in the middle of a row's whole height: what is higher than a line of
  /// its font is drawn there too.
  private func fillsRow(_ view: SceneMoment.View, _ text: Int) -> Bool {
    guard view.hasItsHeight, cellStyle(placing: text) == .basic else { return false }
    return work.texts[text].text.label.numberOfLines == 1
      || (view.naturalWidth ?? .infinity) < view.frame.width - 1
  }

  /// Whether the source locale's text has its height on every screen of a size and weight.
  ///
  /// Where it lacks some on one of them, and no constraint says how high its view is, the layout is
  /// not the one that people see, on the other screens neither: a row with the height of the canvas,
  /// say.
  private func hasItsHeightInSource(_ text: Int, atSizeOf variant: Int) -> Bool {
    let screens = work.variants.screens.count
    let first = variant / screens * screens
    return source[first..<first + screens].allSatisfy { $0.views[text]?.hasItsHeight != false }
  }

  /// Whether the document describes a room that the running app may not give: what is lost in it is a note.
  func isSupposed(_ text: Int) -> Bool { doubts[text].contains(where: \.makesNotes) }

  /// Whether the source locale's text shows whole on some screen: whoever made the document saw it there, so
  /// another room than that is meant.
  private func showsSource(_ text: Int) -> Bool {
    source.contains { moment in
      guard let view = moment.views[text], let asked = view.naturalWidth else { return true }
      let wraps = work.texts[text].text.label.numberOfLines != 1
      return wraps ? view.hasItsHeight : view.frame.width + slacks[text] > asked - 0.6
    }
  }

  private static let roundingError: Points = 0.01
  private static let largestMeasuringError: Points = 1.5

  /// Whether nothing is said of where a text is: it is excluded, its place is not known, or UIKit
  /// places it.
  func isUnclear(_ text: Int) -> Bool {
    work.texts[text].isExcluded
      || doubts[text].contains { $0.hidesRoom || $0.makesNotes && $0 != .cellOfCollection }
      || cellStyle(placing: text) != nil
  }

  private func cellStyle(placing text: Int) -> CellStyle? {
    let tree = work.document.canvas
    return work.texts[text].canvasView.flatMap { tree.cellStyle(placing: tree.objects[$0]) }
  }

  /// Why texts are not checked, each with its first reason.
  var hiddenRooms: [LayoutDoubt] {
    zip(work.texts, doubts).compactMap { text, doubts in
      text.isExcluded ? nil : doubts.first(where: \.hidesRoom)
    }
  }

  /// Why what other texts lose is only a note, each with its first reason.
  var supposedRooms: [LayoutDoubt] {
    zip(work.texts, doubts).compactMap { text, doubts in
      text.isExcluded || doubts.contains(where: \.hidesRoom)
        ? nil : doubts.first(where: \.makesNotes)
    }
  }

  /// Of a text that is not there on a screen, or in a locale: nothing is said of it.
  private static let unlimited = Size(width: 100_000, height: .infinity)
}
