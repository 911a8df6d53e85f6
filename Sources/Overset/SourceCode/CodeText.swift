import OversetModel
import OversetSources
import OversetTexts

/// What an object shows because code sets its text.
enum CodeText {
  /// Code says nothing of it.
  case silent
  /// The texts of these keys. Where it is not always one of them, the document's own text is shown,
  /// too.
  case keys([CodeKey], isAlways: Bool, doubts: [String])
  /// The document's own text, in another form: in capital letters.
  case changed(String)
  /// Something that no catalog has.
  case replaced(CodeReplacement)

  /// A key that code sets a text of.
  struct CodeKey {
    let key: TableKey
    let location: FileLocation
    /// Whether the text gets to the object through names of the code.
    var isFollowed = false
    /// Whether other objects show texts of the list that it is of.
    var isOfSharedList = false
    /// Whether it becomes an attributed text on its way, whose font is not known.
    var hasOtherFont = false
  }

  /// `settings` are those of the text's property, `followed` the texts that reach it through names of
  /// the code.
  init(_ settings: [OutletSetting], _ followed: [FollowedText], _ keys: CodeKeys) {
    var found: [CodeKey] = []
    var withKeys: [OutletSetting] = []
    var changed: OutletSetting?
    var others: [OutletSetting] = []
    var clearings: [OutletSetting] = []
    // Where code surely sets texts of the object, what may mean another one means that.
    let areKnown = settings.contains { $0.hasKeys && $0.reached.isOwnerKnown }
    for setting in settings where !areKnown || !setting.hasKeys || setting.reached.isOwnerKnown {
      switch setting.assignment.value {
      case .keys(let sources):
        let own = sources.compactMap { keys.key($0, inFileAt: setting.location.path) }
        if own.isEmpty {
          others.append(setting)
          continue
        }
        withKeys.append(setting)
        if own.count < sources.count || own.count == 1 && !setting.assignment.isWhole {
          changed = changed ?? setting
        }
        for key in own where !found.contains(where: { $0.key == key }) {
          found.append(
            CodeKey(
              key: key, location: setting.location, isOfSharedList: setting.isOfSharedList))
        }
      case .literal where setting.clearsText, .unknown where setting.clearsText:
        clearings.append(setting)
      case .unknown where setting.isOfOwnText: changed = changed ?? setting
      case .literal, .unknown: others.append(setting)
      }
    }
    let direct = found.count
    for text in followed where !found.contains(where: { $0.key == text.key }) {
      found.append(
        CodeKey(
          key: text.key, location: text.location, isFollowed: true,
          hasOtherFont: text.reached.target.setsAttributes))
    }
    if direct == 0, let first = found.first {
      // What sets the text that is given on is among the others.
      let isAlways = others.contains { !$0.assignment.isConditional && $0.reached.isOwnerKnown }
      self = .keys(found, isAlways: isAlways, doubts: [Self.doubt(ofFollowed: found.count, first)])
      return
    }
    if found.isEmpty {
      let replacing = others.isEmpty ? clearings.filter { !$0.assignment.isConditional } : others
      if !replacing.isEmpty {
        self = .replaced(CodeReplacement(replacing))
      } else if let changed {
        self = .changed("code changes its text (\(changed.location.lineName))")
      } else {
        self = .silent
      }
      return
    }
    let always = withKeys.first { !$0.assignment.isConditional && $0.reached.isOwnerKnown }
    var doubts: [String] = []
    if found.count > 1 {
      let more = withKeys.count > 1 ? " and \(withKeys.count - 1) more" : ""
      doubts.append(
        "code sets one of \(found.count) texts (\(withKeys[0].location.lineName)\(more))")
    } else if let first = withKeys.first, always == nil {
      doubts.append(
        first.reached.isOwnerKnown
          ? "code sets its text only under a condition (\(first.location.lineName))"
          : "code that sets its text may mean another object (\(first.location.lineName))")
    }
    if let changed {
      doubts.append("code may change the text, or set another one (\(changed.location.lineName))")
    }
    if let setting = withKeys.first(where: \.hasAttributes) {
      doubts.append("code sets attributes of the text (\(setting.location.lineName))")
    }
    if let other = others.first {
      doubts.append("code sets other texts, too (\(other.location.lineName))")
    }
    self = .keys(found, isAlways: always != nil, doubts: doubts)
  }

  private static func doubt(ofFollowed count: Int, _ first: CodeKey) -> String {
    count == 1
      ? "the text goes through names of the code (\(first.location.lineName))"
      : "code gives it one of \(count) texts, through other names (\(first.location.lineName) and "
        + "\(count - 1) more)"
  }
}

/// Why no text of a document or a catalog is shown in an object.
struct CodeReplacement: Sendable {
  let kind: Kind
  /// Where code does it first.
  let location: FileLocation

  enum Kind: CaseIterable, Sendable {
    case literal
    case unknown

    /// For people, of the text.
    var phrase: String {
      switch self {
      case .literal: "one that is in no catalog"
      case .unknown: "one that is not known before the app runs"
      }
    }
  }

  init(_ kind: Kind, at location: FileLocation) {
    self.kind = kind
    self.location = location
  }

  /// `settings` has at least one.
  init(_ settings: [OutletSetting]) {
    let isLiteral = settings.allSatisfy {
      if case .literal = $0.assignment.value { true } else { false }
    }
    kind = isLiteral ? .literal : .unknown
    location = settings[0].location
  }
}

extension OutletSetting {
  /// Whether it sets an attributed text, whose font may not be the label's.
  var hasAttributes: Bool {
    reached.target.setsAttributes && !assignment.keepsFont
  }

  fileprivate var hasKeys: Bool {
    if case .keys = assignment.value { true } else { false }
  }

  /// Whether it sets no text, or one without letters.
  var clearsText: Bool {
    switch assignment.value {
    case .literal(let text): !text.contains(where: \.isLetter)
    case .unknown(let text): text == "nil"
    case .keys: false
    }
  }

  /// Whether it is made of the text that is there: `label.text = label.text?.uppercased()`.
  var isOfOwnText: Bool {
    guard case .unknown(let text?) = assignment.value, let name = reached.target.chain.last else {
      return false
    }
    return ["\(name).", "\(name)?.", "\(name)!."].contains { own in
      ["text", "title(", "currentTitle", "titleLabel", "stringValue", "placeholder"].contains {
        text.contains(own + $0)
      }
    }
  }
}

extension OutletTarget {
  fileprivate var setsAttributes: Bool { attribute.lowercased().contains("attributed") }
}
