package import Overset
import OversetModel

/// The labels of storyboards and XIBs, for people.
package enum InterfacesText {
  /// A block for each object, and at the end how many rooms are certain and why the others are not.
  package static func text(of survey: InterfaceSurvey) -> TerminalText {
    var text: TerminalText = ""
    var last: (document: String, objectID: String, property: String?)?
    for label in survey.labels {
      let own = (label.document, label.objectID, label.property)
      if last.map({ $0 == own }) != true {
        text += "\(label.path) #\(label.objectID)\n"
        if let property = label.property, let font = label.font {
          text += "  \(property) '\(label.text.onOneLine)', \(font.phrase)\n"
        } else {
          text += "  \(label.kind) without a text\n"
        }
        if let link = label.link { text += link.lines }
        for reason in label.reasons { text += "  borderline: \(reason)\n" }
      }
      last = own
      text += "  \(label.roomPhrase)\n"
    }
    return text + summary(of: survey)
  }

  private static func summary(of survey: InterfaceSurvey) -> TerminalText {
    var seen: Set<String> = []
    let objects = survey.labels.filter {
      seen.insert("\($0.document) \($0.objectID) \($0.property ?? "")").inserted
    }
    let borderline = objects.filter { !$0.reasons.isEmpty }
    let certain = (objects.count - borderline.count).grouped
    var text: TerminalText =
      "\(objects.count.grouped) texts, \(certain) of them in rooms that are certain\n"
    var counts: [(reason: String, count: Int)] = []
    for reason in borderline.flatMap(\.reasons) {
      if let index = counts.firstIndex(where: { $0.reason == reason }) {
        counts[index].count += 1
      } else {
        counts.append((reason, 1))
      }
    }
    for (reason, count) in counts.sorted(by: { ($1.count, $0.reason) < ($0.count, $1.reason) }) {
      text += "  \(count.grouped) borderline: \(reason)\n"
    }
    return text
  }
}

extension InterfaceSurvey.Link {
  /// `shows 'settings.title', which code sets (App/Settings.swift:12:5)`, and why it may not.
  fileprivate var lines: TerminalText {
    if kind == .replaced {
      return "  not checked: \(reasons.joined(separator: ", "))\(locationPhrase)\n"
    }
    var text: TerminalText = "  shows "
    for (index, key) in keys.enumerated() { text += "\(index > 0 ? ", " : "")'\(key)'" }
    text += "\(kind.phrase)\(locationPhrase)\n"
    for reason in reasons { text += "  not certain: \(reason)\n" }
    return text
  }

  private var locationPhrase: TerminalText { location.map { " (\($0))" } ?? "" }
}

extension InterfaceSurvey.Link.Kind {
  fileprivate var phrase: TerminalText {
    switch self {
    case .configuration: ", as overset.yml says"
    case .code: ", which code sets"
    case .ownKey: ""
    case .attribute: ", which a runtime attribute names"
    case .sameText: ", which has the same source text"
    case .replaced: ""
    }
  }
}

extension InterfaceSurvey.Label {
  /// `on 320: 288 × 20.5 pt`; without the screen where there is only one canvas.
  fileprivate var roomPhrase: TerminalText {
    let canvas: TerminalText = screen.map { "on \($0.name): " } ?? ""
    guard let room else { return canvas + (frame == nil ? "not laid out" : "room not known") }
    return canvas + "\(room.width.tenths) × \(room.height.tenths) pt"
  }
}

extension String {
  /// With its first line only.
  fileprivate var onOneLine: String {
    let line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first ?? ""
    return line.count < count ? line + "…" : self
  }
}
