import OversetModel

extension UseVerdict {
  /// The same in code for another platform than iOS, of which the table says nothing: what rests on
  /// the table or on a phone's screen is not known there.
  func on(_ platform: Platform) -> UseVerdict {
    var verdict = self
    let unknown = UseOutcome.unknown(.platform(platform))
    if platform == .macOS, case .system(let surface)? = surface, let reason = surface.macReason {
      verdict.outcome = .cannotBeCut(reason, .believed)
      return verdict
    }
    switch outcome {
    case .canBeCut(let rooms):
      let known = rooms.filter { room in
        if case .system? = surface { return false }
        return !(room.width.upper?.isRelative ?? true)
      }.map { $0.on(platform) }
      // What code limits is limited everywhere; how wide it is only the window knows.
      verdict.outcome =
        !known.isEmpty
        ? .canBeCut(known)
        : limit(of: rooms, on: platform).map { .canBeCutInUnknownRoom($0) } ?? unknown
    case .cannotBeCut(.surface, _), .canBeCutInUnknownRoom(.surface), .unknown(.surface):
      verdict.outcome = limit(of: [], on: platform).map { .canBeCutInUnknownRoom($0) } ?? unknown
    // Rows of sidebars and of televisions have one line.
    case .cannotBeCut(.scrolls(let container), _)
    where [.macOS, .tvOS].contains(platform) && !mayWrap(in: container, on: platform):
      verdict.outcome = unknown
    // Apple, NSHostingView.sizingOptions: a window is not smaller than what its content takes when no
    // room is proposed to it.
    case .unknown(.ownSize) where platform == .macOS:
      verdict.outcome = .cannotBeCut(.ownSize, .believed)
    // The user may ask for the texts of a toolbar.
    case .neverDrawn(.icon):
      if case .system? = surface {
        verdict.outcome = limit(of: [], on: platform).map { .canBeCutInUnknownRoom($0) } ?? unknown
      }
    default: break
    }
    return verdict
  }

  /// What limits a text in rooms of phones on another platform, too; nil where that is not known.
  private func limit(of rooms: [TextRoom], on platform: Platform) -> TextLimit? {
    if case .system(let surface)? = surface {
      return platform == .macOS && surface.hasOneLineOnMac ? .lines(1) : nil
    }
    let lines = rooms.map(\.constraint.numberOfLines)
    if lines.contains(0) { return rooms.allSatisfy { $0.height != nil } ? .height : nil }
    return lines.max().map { .lines($0) }
  }

  /// Whether a text in a container of another platform than iOS has as many lines as it needs. A button of
  /// macOS has one line: believed.
  private func mayWrap(in container: String, on platform: Platform) -> Bool {
    switch container {
    case "ScrollView": true
    case SafetyReason.groupedForm: platform == .macOS && surface != .text(of: "Button")
    default: false
    }
  }

  /// The same on the systems that an app is for: from a version of iOS to the newest.
  func from(_ version: Int?) -> UseVerdict {
    guard let version, case .system(let shown)? = surface else { return self }
    var verdict = self
    switch outcome {
    case .canBeCut(let rooms):
      let rooms = rooms.filter { $0.systems.isMet(from: version) }
      verdict.outcome =
        rooms.isEmpty ? UseVerdict.on(shown, from: version).outcome : .canBeCut(rooms)
    case .canBeCutInUnknownRoom(.surface), .cannotBeCut(.surface, _), .unknown(.surface):
      verdict.outcome = UseVerdict.on(shown, from: version).outcome
    default: break
    }
    return verdict
  }
}

extension TextRoom {
  /// With the platform's sizes of text styles.
  fileprivate func on(_ platform: Platform) -> TextRoom {
    var room = self
    room.constraint.font = room.constraint.font.on(platform)
    return room
  }
}

extension SystemSurface {
  /// Whether macOS gives it one line, in a window that the user makes narrow: NSTextField's placeholder,
  /// NSSearchField, NSSegmentedControl, a tab of NSTabView, the title of a window, a button of NSAlert, an item of
  /// NSToolbar.
  fileprivate var hasOneLineOnMac: Bool {
    switch self {
    case .placeholder, .searchPrompt, .segment, .tabItem, .inlineTitle, .alertButton,
      .confirmationButton, .barButton, .toolbarLabel, .toolbarText:
      true
    default: false
    }
  }

  /// What shows it outside of the app; nil of a part of the app's own screens.
  var otherPlace: OtherPlace? { self == .quickAction ? .homeScreen : nil }

  /// Why macOS does not cut a text there; nil where it may.
  fileprivate var macReason: SafetyReason? {
    switch self {
    case .menuItem, .menuHeader: .menuBar
    case .alertTitle, .alertMessage, .confirmationTitle: .macAlert
    default: nil
    }
  }
}
