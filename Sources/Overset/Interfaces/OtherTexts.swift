import OversetInterfaces
import OversetModel

/// The texts of a scene in a locale, and what code may show in their places.
struct OtherTexts {
  let work: SceneWork
  private let texts: [String: String]
  /// Of objects with one of several texts.
  private let shortest: [String: String]

  init(of work: SceneWork, _ texts: [String: String], shortest: [String: String]) {
    self.work = work
    self.texts = texts
    self.shortest = shortest
  }

  /// Those that leave a text the most room; with `unknown`, what is not known is empty, too.
  ///
  /// The text itself is nil where it has no other ones.
  func leastTexts(beside own: String?, unknown: Bool) -> [String: String] {
    var least = texts
    for (key, other) in work.otherTexts where key != own {
      switch other {
      case .nothing: least[key] = ""
      case .texts: least[key] = shortest[key] ?? least[key]
      case .unknown: if unknown { least[key] = "" }
      }
    }
    return least
  }

  /// Nil where it has no other ones: what leaves it room is the same for all of them.
  func key(ofText text: Int) -> String? {
    let key = work.texts[text].text.key
    return work.otherTexts[key] == nil ? nil : key
  }

  /// Whether a text may lose something for want of width: not where it wraps, and has its height.
  func mayLose(_ text: Int, in view: SceneMoment.View) -> Bool {
    view.lacksWidth && (work.wanted?.contains(text) ?? true)
      && (work.texts[text].text.label.numberOfLines > 0 || !view.hasItsHeight)
  }

  var hasUnknown: Bool {
    work.otherTexts.values.contains { if case .unknown = $0 { true } else { false } }
  }
}

extension SceneMoment {
  /// Gives each text that lacks room the most that the others leave it, whatever code shows there: one
  /// that is cut then is always cut. Where only a text that is not known narrows it, it says so.
  ///
  /// `moment` lays the scene out with other texts.
  mutating func giveRoom(
    _ others: OtherTexts, withRooms: Bool,
    _ moment: (_ texts: [String: String], _ withRooms: Bool) -> SceneMoment
  ) {
    let isLacking = views.enumerated().contains { text, view in
      view.map { others.mayLose(text, in: $0) } ?? false
    }
    guard withRooms || isLacking || !rows.isEmpty else { return }
    var beside: [String?: SceneMoment] = [:]
    var besideUnknown: [String?: SceneMoment] = [:]
    /// With the text as it is.
    func widest(_ text: Int, unknown: Bool) -> SceneMoment {
      let key = others.key(ofText: text)
      if let known = unknown ? besideUnknown[key] : beside[key] { return known }
      let solved = moment(others.leastTexts(beside: key, unknown: unknown), false)
      if unknown { besideUnknown[key] = solved } else { beside[key] = solved }
      return solved
    }
    let plain = views
    // The most that any text leaves comes first: what is cut then needs no second look.
    for (text, view) in plain.enumerated() {
      guard let view, others.mayLose(text, in: view),
        let most = widest(text, unknown: others.hasUnknown).views[text],
        most.hasMoreRoom(than: view)
      else { continue }
      if most.lacksWidth || !others.hasUnknown {
        views[text] = most
        continue
      }
      // Of several texts of a view only one is laid out: the others have its room.
      if let known = widest(text, unknown: false).views[text], known.hasMoreRoom(than: view) {
        views[text] = known
      }
      let isLacking = views[text].map { others.mayLose(text, in: $0) } ?? false
      views[text]?.isNarrowedByCode = isLacking
    }
    if withRooms { giveRooms(others, moment) }
    rows = rows.compactMap { row in
      let text = row.texts.max {
        (plain[$0]?.naturalWidth ?? 0) < (plain[$1]?.naturalWidth ?? 0)
      }
      guard let text else { return nil }
      func found(unknown: Bool) -> Row? {
        widest(text, unknown: unknown).rows.first { $0.texts.contains(text) }
      }
      if let row = found(unknown: others.hasUnknown) { return row }
      guard others.hasUnknown, var row = found(unknown: false) else { return nil }
      row.isNarrowedByCode = true
      return row
    }
  }

  /// The rooms that longer texts would have beside the least that code shows.
  private mutating func giveRooms(
    _ others: OtherTexts, _ moment: (_ texts: [String: String], _ withRooms: Bool) -> SceneMoment
  ) {
    let least = moment(others.leastTexts(beside: nil, unknown: false), true)
    let most =
      others.hasUnknown ? moment(others.leastTexts(beside: nil, unknown: true), true) : nil
    for text in views.indices where views[text] != nil {
      let room = least.views[text]?.room
      views[text]?.room = room
      if let room, let more = most?.views[text]?.room, more > room + 0.1,
        others.work.texts[text].allLinks.count > 1
      {
        views[text]?.isNarrowedByCode = true
      }
    }
  }
}

extension SceneMoment.View {
  /// Whether its content wants more width, or it is one of those of which one gets less.
  fileprivate var lacksWidth: Bool { isTied || frame.width < (naturalWidth ?? 0) - 0.6 }

  fileprivate func hasMoreRoom(than other: SceneMoment.View) -> Bool {
    frame.width > other.frame.width + 0.1 || other.isTied && !isTied
  }
}
