import OversetModel

/// What is known of a text of SwiftUI on the way outwards.
struct ViewState: Hashable {
  var environment = TextEnvironment()
  /// What draws it; nil until a view does.
  var control: ViewCall.Control?
  /// The first thing on the way that may do anything: what is further out proves nothing.
  var unknown: UnknownPart?
  /// What scrolls down around it.
  var scrolling: String?
  /// What scrolls to the side around it, where nothing inside of that limits its width.
  private var sideways: String?
  var sectionLabel: SystemSurface?
  /// The nearest frame's width, without the padding inside of it.
  var width: SurfaceRoom?
  private(set) var height: Points?
  private(set) var hasUnreadHeight = false
  private var hasUnreadWidth = false
  /// What the nearest style of labels says; nil where there is none.
  var showsTitle: Bool?
  /// Whether it is a further text of a button: a menu shows it below the title, smaller (SwiftUI, Menu).
  var isSubtitle = false
  /// Whether nothing stands beside it in its frame.
  var isAlone = true
  private var inset: Points = 0
  /// Whether something takes of the width that is not in `inset`.
  private var hasUnreadInset = false
  private var isFixedVertically = false
  private var isFixedHorizontally = false
  /// Whether something around its own size may be smaller than that.
  private var isSqueezed = false
  /// The same of a frame, also inside of `fixedSize()`, and of a list.
  private var isFramed = false
  /// The line limit's modifier is there, with a value that is not read.
  private var unreadLimit: UnknownPart?

  /// Whether the text has a limit only under a condition of the app.
  private var dependsOnCondition = false

  /// Takes in a modifier of SwiftUI; own ones and styles are for others.
  mutating func add(_ meaning: ModifierMeaning, named name: String) {
    if unknown != nil { return }
    switch meaning {
    case .frame(let frame):
      if frame.hasWidth || frame.hasIdealSize { isFramed = true }
      if isFixedHorizontally, frame.hasHeight || frame.hasLeastSize { isFramed = true }
      add(frame)
    case .padding(let amount, let isAll):
      if width == nil { inset += amount }
      if !isAll { hasUnreadInset = true }
    case .fixedSize(let horizontal, let vertical):
      isFixedVertically = isFixedVertically || vertical
      isFixedHorizontally = isFixedHorizontally || horizontal
      // All inside of it has its own size.
      if horizontal, vertical { isSqueezed = false }
      if horizontal, !vertical { block(.sized("\(name)()")) }
    case .sized: block(.sized("\(name)()"))
    case .nothing where name == "offset": if isFixedHorizontally { isSqueezed = true }
    case .unread where name == "lineLimit":
      if !environment.hasLineLimit { block(.argument("\(name)(…)")) }
    case .unread where name == "fixedSize": block(.argument("\(name)(…)"))
    default: environment.add(meaning)
    }
  }

  /// Takes in what spacers beside it keep: 8 points each, seen in pictures of three rows.
  mutating func add(spacers: Int) {
    if unknown == nil, width == nil { inset += 8 * Points(spacers) }
  }

  /// What is further out proves nothing, unless the text already grows as it likes.
  mutating func block(_ part: UnknownPart) { unknown = unknown ?? part }

  private mutating func add(_ frame: WrittenFrame) {
    // What is around a list limits the list, not its rows.
    if scrolling == nil, !isFixedVertically {
      height = height ?? frame.height ?? frame.maxHeight
      if height == nil, frame.hasUnreadHeight { hasUnreadHeight = true }
    }
    hasUnreadWidth = hasUnreadWidth || frame.hasUnreadWidth
    guard width == nil else { return }
    if let points = frame.width {
      let room = RoomLength(max(0, points - inset))
      width = isAllOfFrame ? .exactly(room) : .atMost(room)
    } else if let points = frame.maxWidth {
      width = .atMost(RoomLength(max(0, points - inset)))
    }
  }

  /// Whether a text has all of the frame around it: buttons, toggles and rows of lists have margins and
  /// parts of their own.
  private var isAllOfFrame: Bool {
    isAlone && !hasUnreadInset && control == .text && [nil, "ScrollView"].contains(scrolling)
  }

  /// Takes in a view that may be smaller than what is in it.
  mutating func squeeze() { if isFixedHorizontally { isSqueezed = true } }

  mutating func scroll(in container: String) {
    isFramed = true
    guard unknown == nil, scrolling == nil else { return }
    scrolling = container
  }

  /// The verdict where nothing is around it any more; `end` says what is not known then.
  func verdict(at end: UnknownPart) -> UseVerdict {
    var verdict = UseVerdict(outcome(at: end), on: surface)
    verdict.textCase = environment.textCase
    return verdict
  }

  /// The same where all is known between the text and a screen of its own: nothing scrolls, and the screen's height is
  /// the limit.
  func verdict(onScreenOf type: String) -> UseVerdict {
    var verdict = verdict(at: .screen(type))
    if case .unknown(.screen) = verdict.outcome {
      verdict.outcome = .canBeCutInUnknownRoom(.screen)
    }
    return verdict
  }

  /// Whether it is known what draws it, and nothing limits its width or its height.
  var isOfAnyWidth: Bool {
    control != nil && unknown == nil && width == nil && !hasUnreadWidth && height == nil
      && !hasUnreadHeight
  }

  /// Takes in what gives all that is in it widths of its own.
  mutating func divide() { hasUnreadWidth = true }

  /// Takes in what scrolls to the side: it proposes no width, and a text asks for that of its lines (ScrollView
  /// reference).
  mutating func scrollSideways(in container: String) { sideways = container }

  /// What shows the text.
  var surface: ShownSurface {
    sectionLabel.map { .system($0) } ?? .text(of: control?.rawValue ?? "Text")
  }

  private func outcome(at end: UnknownPart) -> UseOutcome {
    // Nothing that is known draws it.
    if control == nil, sectionLabel == nil { return .unknown(unknown ?? end) }
    if let sideways { return outcome(inside: sideways) }
    if let lines = environment.mostLines {
      // At its own width a text is not cut, what is around it may cut it.
      if isFixedHorizontally { return .unknown(.sized("fixedSize()")) }
      switch unknown {
      case .sized(let name)?: return .unknown(.sized(name))
      case .limited?: return .canBeCutInUnknownRoom(.lines(lines))
      default: return .canBeCut([room(source: "lineLimit(\(lines))")])
      }
    }
    if height != nil { return .canBeCut([room(source: "frame(height:)")]) }
    if hasUnreadHeight { return .canBeCutInUnknownRoom(.height) }
    if isFixedHorizontally {
      if case .screen = end, unknown == nil, !isSqueezed, !isFramed { return .unknown(.ownSize) }
      return .unknown(.sized("fixedSize()"))
    }
    if let unknown { return limited(by: unknown) }
    if let sectionLabel, scrolling != SafetyReason.groupedForm {
      return .cannotBeCut(.surface(sectionLabel), .believed)
    }
    if let scrolling { return .cannotBeCut(.scrolls(scrolling), .derived) }
    return isFixedVertically ? .cannotBeCut(.growsDown, .derived) : limited(by: end)
  }

  /// In what scrolls to the side the text has all of its width, and what is around that may limit its height.
  private func outcome(inside sideways: String) -> UseOutcome {
    if height != nil || hasUnreadHeight { return .canBeCutInUnknownRoom(.height) }
    if let unknown { return .unknown(unknown) }
    return .cannotBeCut(.scrolls(sideways), .believed)
  }

  /// What is known where the way ends, or where something else says the size.
  private func limited(by part: UnknownPart) -> UseOutcome {
    if case .limited(let name) = part, !isFixedVertically {
      return .canBeCutInUnknownRoom(.container(name))
    }
    return .unknown(part)
  }

  private func room(source: String) -> TextRoom {
    let isConditional = dependsOnCondition || environment.hasConditionalLimit
    return TextRoom(
      constraint: environment.constraint(),
      isFontKnown: environment.isFontKnown && control != .styled,
      width: width ?? .atMost(containerWidth - inset),
      height: environment.reservedLines > 0 ? nil : height,
      evidence: isConditional ? .believed : .derived,
      source: isConditional ? "\(source) under a condition" : source)
  }

  /// No row is wider, and no text is seen beyond the screen.
  private var containerWidth: RoomLength {
    switch scrolling {
    case "Form", SafetyReason.groupedForm: .screen - 64
    case "List": .screen - 32
    default: .screen
    }
  }
}

extension ViewState {
  /// The state of a text to which the app does one of several things, by a condition of its own: what is
  /// worst for the text. Nil where they differ in more than one limit.
  static func worst(of states: [ViewState]) -> ViewState? {
    guard let first = states.first else { return nil }
    return states.dropFirst().reduce(first) { worst, state in worst?.joined(state) }
  }

  private func joined(_ other: ViewState) -> ViewState? {
    if self == other { return self }
    var (joined, other) = (self, other)
    // What one of them does not know or say is not known.
    joined.unknown = unknown ?? other.unknown
    joined.width = width == other.width ? width : nil
    joined.inset = min(inset, other.inset)
    joined.hasUnreadInset = hasUnreadInset || other.hasUnreadInset
    joined.isAlone = isAlone && other.isAlone
    joined.isFixedVertically = isFixedVertically && other.isFixedVertically
    joined.isFixedHorizontally = isFixedHorizontally || other.isFixedHorizontally
    joined.isSqueezed = isSqueezed || other.isSqueezed
    joined.isFramed = isFramed || other.isFramed
    joined.environment.joinFont(of: &other.environment)
    let limits = [
      environment.mostLines != other.environment.mostLines, height != other.height,
      hasUnreadHeight != other.hasUnreadHeight,
    ]
    guard limits.count(where: { $0 }) <= 1 else { return nil }
    joined.environment.joinLineLimit(of: other.environment)
    joined.height = [height, other.height].compactMap { $0 }.min()
    joined.hasUnreadHeight = hasUnreadHeight || other.hasUnreadHeight
    joined.hasUnreadWidth = hasUnreadWidth || other.hasUnreadWidth
    joined.dependsOnCondition =
      dependsOnCondition || other.dependsOnCondition || limits.contains(true)
    // Nothing else may differ.
    let isRestTheSame =
      control == other.control && scrolling == other.scrolling && sideways == other.sideways
      && sectionLabel == other.sectionLabel && showsTitle == other.showsTitle
      && unreadLimit == other.unreadLimit && joined.environment.isSame(as: other.environment)
    return isRestTheSame ? joined : nil
  }
}
