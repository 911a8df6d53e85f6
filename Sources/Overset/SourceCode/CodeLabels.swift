import OversetConfiguration
import OversetModel
import OversetRules
import OversetSurfaces
import OversetTexts

/// The labels that source code shows texts in, as far as the code and the table of system surfaces say
/// how much room they have.
struct CodeLabels: LabelSource {
  private let labels: [SourcedLabel]

  func labels(for tables: [CatalogTable]) -> [SourcedLabel] { labels }

  /// Of an app whose code is not read.
  static let none = CodeLabels(labels: [])

  private init(labels: [SourcedLabel]) { self.labels = labels }

  /// One label for all texts that a type shows on the same surface. `phones` and `pads` are the screens
  /// where the configuration names none, `reached` says which types nothing shows, and which only iPads.
  init(
    _ survey: SourceSurvey, on phones: [Screen], pads: [Screen], _ reached: ReachedNames? = nil,
    _ configuration: Configuration
  ) {
    var collector = CodeLabelCollector(
      unshown: reached?.unshown ?? [], ofPads: reached?.ofPads ?? [])
    for key in survey.keys {
      for use in key.uses {
        for verdict in use.verdicts { collector.add(verdict, of: use, showing: key.id) }
      }
    }
    let isOfPhones = configuration.platform == .iOS && !configuration.namesScreens
    labels = collector.labels(
      on: isOfPhones ? phones : nil, pads: isOfPhones ? pads : nil, configuration)
  }
}

extension SurfaceEvidence {
  /// Why a user may see another room; `overset surfaces` says what it rests on.
  var doubt: String {
    "the room was not measured, and may be \(Int(uncertainty)) pt wider or narrower"
  }
}

extension TextRoom {
  /// Whether enough is known of it to lay a text out: its font, and the most that it is.
  package var isMeasurable: Bool { isFontKnown && width.upper?.expression() != nil }
}

/// What makes two uses the same label.
private struct CodeLabel: Hashable {
  /// The type whose code it is, or the file.
  var owner: String
  var surface: ShownSurface?
  var room: TextRoom
  var textCase: TextCase?
  var followedNames: Int
  /// Whether nothing shows the controller whose code it is.
  var isUnshown: Bool
  /// Whether only iPads show it.
  var isOfPad: Bool

  var name: String { "\(owner) ▸ \(surface?.name ?? "text")" }

  func certainty(_ most: WidthExpression) -> FrameCertainty {
    if room.evidence == .stated, followedNames < 2, !isUnshown { return .stated }
    var doubts = isUnshown ? ["nothing that was read shows its screen"] : []
    if room.evidence > .derived {
      doubts.append(room.evidence.doubt)
    }
    if followedNames > 1 {
      doubts.append("the text goes through \(followedNames) names of the code")
    }
    let isSystem = if case .system? = surface { true } else { false }
    // More than a share of the screen there never is; a number of points is what one observer saw.
    let isBelieved = room.evidence == .believed
    return .bounded(
      RoomBound(
        most: most, uncertainty: room.evidence.uncertainty, isSystem: isSystem,
        doubt: doubts.isEmpty ? nil : doubts.joined(separator: "; "),
        isUnsure: isUnshown || followedNames > 2 || isBelieved && !most.dependsOnScreen,
        followsNames: followedNames > 0))
  }
}

/// Makes one label of equal uses of keys.
private struct CodeLabelCollector {
  let unshown: Set<String>
  let ofPads: Set<String>
  private var all: [CodeLabel] = []
  private var indices: [CodeLabel: Int] = [:]
  /// By label: the first use of each key.
  private var uses: [[TableKey: CodeUse]] = []

  init(unshown: Set<String>, ofPads: Set<String>) {
    self.unshown = unshown
    self.ofPads = ofPads
  }

  mutating func add(_ verdict: UseVerdict, of use: SourceSurvey.Use, showing key: TableKey) {
    // What the system shows has labels of its own.
    guard let owner = use.owner, case .canBeCut(let rooms) = verdict.outcome else { return }
    let type = String(owner.prefix { $0 != "." })
    for room in rooms.joined where room.isMeasurable {
      let label = CodeLabel(
        owner: owner, surface: verdict.surface, room: room, textCase: verdict.textCase,
        followedNames: verdict.followedNames, isUnshown: unshown.contains(type),
        isOfPad: ofPads.contains(type))
      let index = indices[label] ?? all.count
      if index == all.count {
        indices[label] = index
        all.append(label)
        uses.append([:])
      }
      if uses[index][key] != nil {
        if !use.isConditional { uses[index][key]?.isConditional = false }
        continue
      }
      var shown = CodeUse(
        location: use.location, surface: verdict.surface?.name ?? "text",
        systems: room.systems == .all ? nil : room.systems.description, room: room.roomDescription,
        source: "\(room.evidence.rawValue): \(room.source)")
      shown.isConditional = use.isConditional
      uses[index][key] = shown
    }
  }

  /// In the order of the keys that they show.
  func labels(
    on phones: [Screen]?, pads: [Screen]?, _ configuration: Configuration
  ) -> [SourcedLabel] {
    let names = names()
    return all.indices.compactMap { index in
      let (label, uses) = (all[index], uses[index])
      guard let most = label.room.width.upper?.expression() else { return nil }
      var constraint = label.room.constraint
      // The project may say another platform of the code than the configuration does of all.
      let platform =
        configuration.platform == .iOS ? constraint.font.platform : configuration.platform
      constraint.font = constraint.font.on(platform, displayScale: configuration.displayScale)
      var own = AppLabel(
        id: names[index], keys: [], constraint: constraint,
        width: label.room.width.lower?.expression() ?? most)
      own.height = label.room.height
      own.insets = label.room.insets
      own.textCase = label.textCase
      var sourced = SourcedLabel(
        label: own, location: uses.values.map(\.location).min(),
        certainty: label.certainty(most),
        shows: .keys(uses.keys.sorted { ($0.table, $0.key) < ($1.table, $1.key) }),
        rank: .interface, uses: uses)
      sourced.screens = label.isOfPad ? pads : phones
      return sourced
    }
  }

  /// No two are the same: what distinguishes labels of one name follows it.
  private func names() -> [String] {
    var names = all.map(\.name)
    let details: [(CodeLabel) -> String] = [
      { $0.room.systems == .all ? "" : " (\($0.room.systems))" },
      { ", \($0.room)" },
      { $0.followedNames > 0 ? ", through \($0.followedNames) names" : "" },
    ]
    for detail in details {
      for index in names.repeatedIndices { names[index] += detail(all[index]) }
    }
    var counts: [String: Int] = [:]
    for index in names.repeatedIndices {
      counts[names[index], default: 0] += 1
      names[index] += " #\(counts[names[index], default: 1])"
    }
    return names
  }
}

extension [String] {
  /// The indices of those that are there more than once.
  fileprivate var repeatedIndices: [Int] {
    let counts = reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return indices.filter { counts[self[$0]] ?? 0 > 1 }
  }
}

extension [TextRoom] {
  /// Rooms that differ only in how well they are known, on different systems, are one.
  fileprivate var joined: [TextRoom] {
    var joined: [TextRoom] = []
    for room in self {
      let equal = joined.firstIndex {
        $0.constraint == room.constraint && $0.width == room.width && $0.height == room.height
          && $0.isFontKnown == room.isFontKnown && $0.insets == room.insets
      }
      guard let equal else {
        joined.append(room)
        continue
      }
      if room.evidence < joined[equal].evidence {
        (joined[equal].evidence, joined[equal].source) = (room.evidence, room.source)
      }
      joined[equal].systems = joined[equal].systems.joined(room.systems)
    }
    return joined
  }
}
