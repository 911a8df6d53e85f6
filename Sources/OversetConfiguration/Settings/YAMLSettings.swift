import OversetModel
import OversetSyntax

extension WrittenSetting {
  /// Reads one YAML document; nil for an empty one. Throws where the text is not YAML, or where it
  /// is larger or deeper than a configuration, aliases counted as what they stand for.
  package static func yaml(_ text: String) throws(SettingProblem) -> WrittenSetting? {
    // libyaml compares each with all before it.
    guard text.utf8.ranges(of: "%TAG".utf8).count <= 100 else {
      throw SettingProblem(position: .start, path: "", message: "too many directives")
    }
    var reader = YAMLReader(text)
    return try reader.document()
  }
}

/// Makes settings of the events of one YAML document.
private struct YAMLReader: ~Copyable {
  /// Deeper than anything in a configuration.
  private static let mostDepth = 100

  private var events: YAMLEvents
  private var anchors: [String: WrittenSetting] = [:]
  /// How many values may still come, those that aliases stand for too.
  private var budget = 200_000

  init(_ text: String) { events = YAMLEvents(text) }

  mutating func document() throws(SettingProblem) -> WrittenSetting? {
    repeat { try next() } while events.event == .document
    if events.event == .endOfText { return nil }
    let setting = try value(at: "", depth: 0)
    try next()
    try next()
    guard events.event == .endOfText else {
      throw problem("not YAML: another document begins here")
    }
    return setting
  }

  private mutating func next() throws(SettingProblem) {
    do {
      try events.next()
    } catch {
      throw SettingProblem(position: error.position, path: "", message: error.message)
    }
  }

  /// The value whose first event is the current one; the current one is its last then.
  private mutating func value(at path: String, depth: Int) throws(SettingProblem) -> WrittenSetting
  {
    let (position, anchor) = (events.position, events.anchor)
    var setting = WrittenSetting(content: .null, position: position, path: path)
    try count(atDepth: depth)
    switch events.event {
    case .alias(let name):
      guard let anchored = anchors[name] else {
        throw problem("not YAML: no value before has the anchor '\(name)'")
      }
      return try copy(of: anchored, at: path, depth: depth)
    case .scalar(let text, let isPlain):
      if !isPlain || !["", "~", "null", "Null", "NULL"].contains(text) {
        setting.content = .scalar(text, isQuoted: !isPlain)
      }
    case .list:
      var elements: [WrittenSetting] = []
      try next()
      while events.event != .end {
        let ownPath = WrittenSetting.path(of: elements.count, in: path)
        elements.append(try value(at: ownPath, depth: depth + 1))
        try next()
      }
      setting.content = .list(elements)
    case .map:
      var pairs: [(key: WrittenSetting, value: WrittenSetting)] = []
      try next()
      while events.event != .end {
        let key = try value(at: path, depth: depth + 1)
        try next()
        let ownPath = WrittenSetting.path(of: key.name, in: path)
        pairs.append((key, try value(at: ownPath, depth: depth + 1)))
        try next()
      }
      setting.content = .map(pairs)
    case .end, .document, .endOfText: break
    }
    if let anchor { anchors[anchor] = setting }
    return setting
  }

  /// What an alias stands for, under the path where the alias is.
  private mutating func copy(
    of anchored: WrittenSetting, at path: String, depth: Int
  ) throws(SettingProblem) -> WrittenSetting {
    var copy = anchored
    copy.path = path
    try count(atDepth: depth)
    switch anchored.content {
    case .null, .scalar: break
    case .list(let elements):
      var copies: [WrittenSetting] = []
      for element in elements {
        let ownPath = WrittenSetting.path(of: copies.count, in: path)
        copies.append(try self.copy(of: element, at: ownPath, depth: depth + 1))
      }
      copy.content = .list(copies)
    case .map(let pairs):
      var copies: [(key: WrittenSetting, value: WrittenSetting)] = []
      for (key, value) in pairs {
        let ownPath = WrittenSetting.path(of: key.name, in: path)
        let key = try self.copy(of: key, at: path, depth: depth + 1)
        copies.append((key, try self.copy(of: value, at: ownPath, depth: depth + 1)))
      }
      copy.content = .map(copies)
    }
    return copy
  }

  private mutating func count(atDepth depth: Int) throws(SettingProblem) {
    budget -= 1
    if budget < 0 { throw problem("too large for a configuration") }
    if depth > Self.mostDepth { throw problem("nested more than \(Self.mostDepth) deep") }
  }

  /// At the current event.
  private func problem(_ message: String) -> SettingProblem {
    SettingProblem(position: events.position, path: "", message: message)
  }
}

extension WrittenSetting {
  /// What a key is called in a path.
  fileprivate var name: String {
    if case .scalar(let text, _) = content { text } else { "?" }
  }
}
