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
      let rooms = rooms.filter { room in
        if case .system? = surface { return false }
        return !(room.width.upper?.isRelative ?? true)
      }.map { $0.on(platform) }
      verdict.outcome = rooms.isEmpty ? unknown : .canBeCut(rooms)
    case .cannotBeCut(.surface, _), .canBeCutInUnknownRoom(.surface), .unknown(.surface):
      verdict.outcome = unknown
    // Rows of sidebars and of televisions have one line.
    case .cannotBeCut(.scrolls(let container), _)
    where [.macOS, .tvOS].contains(platform) && !mayWrap(in: container, on: platform):
      verdict.outcome = unknown
    // Apple, NSHostingView.sizingOptions: a window is not smaller than what its content takes when no
    // room is proposed to it.
    case .unknown(.ownSize) where platform == .macOS:
      verdict.outcome = .cannotBeCut(.ownSize, .believed)
    case .neverDrawn(.icon): if case .system? = surface { verdict.outcome = unknown }
    default: break
    }
    return verdict
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
