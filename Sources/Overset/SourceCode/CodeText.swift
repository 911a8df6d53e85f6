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
  }

  /// `settings` are those of the text's property.
  init(_ settings: [OutletSetting], _ keys: CodeKeys) {
    var found: [CodeKey] = []
    var withKeys: [OutletSetting] = []
    var changed: OutletSetting?
    var others: [OutletSetting] = []
    var clearings: [OutletSetting] = []
    for setting in settings {
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
          found.append(CodeKey(key: key, location: setting.location))
        }
      case .literal(let text) where !text.contains(where: \.isLetter): clearings.append(setting)
      case .unknown("nil"): clearings.append(setting)
      case .unknown where setting.isOfOwnText: changed = changed ?? setting
      case .literal, .unknown: others.append(setting)
      }
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
    let always = withKeys.first { !$0.assignment.isConditional && $0.isOwnerKnown }
    var doubts: [String] = []
    if found.count > 1 {
      let more = withKeys.count > 1 ? " and \(withKeys.count - 1) more" : ""
      doubts.append(
        "code sets one of \(found.count) texts (\(withKeys[0].location.lineName)\(more))")
    } else if let first = withKeys.first, always == nil {
      doubts.append(
        first.isOwnerKnown
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

  /// `settings` has at least one.
  init(_ settings: [OutletSetting]) {
    let isLiteral = settings.allSatisfy {
      if case .literal = $0.assignment.value { true } else { false }
    }
    kind = isLiteral ? .literal : .unknown
    location = settings[0].location
  }
}

extension FileLocation {
  /// `App/Cell.swift:12`, for people.
  var lineName: String { "\(path):\(position.line)" }
}

extension OutletSetting {
  /// Whether it sets the text of a property of an object.
  func sets(_ property: String) -> Bool {
    let attribute = assignment.attribute
    switch part {
    case .whole:
      guard Self.attributes[property]?.contains(attribute) ?? false else { return false }
      return !attribute.hasSuffix("Title") || !attribute.hasPrefix("set") || isNormalState
    case .titleLabel:
      return property.hasPrefix("normal") && ["text", "attributedText"].contains(attribute)
    case .configuration:
      return property.hasPrefix("configuration.") && attribute == lastName(property)
    }
  }

  /// Whether it sets an attributed text, whose font may not be the label's.
  var hasAttributes: Bool { assignment.attribute.lowercased().contains("attributed") }

  /// Whether it is made of the text that is there: `label.text = label.text?.uppercased()`.
  var isOfOwnText: Bool {
    guard case .unknown(let text?) = assignment.value, let name = assignment.chain.last else {
      return false
    }
    return ["\(name).", "\(name)?.", "\(name)!."].contains { own in
      ["text", "title(", "currentTitle", "titleLabel", "stringValue", "placeholder"].contains {
        text.contains(own + $0)
      }
    }
  }

  /// What code calls the properties of documents.
  private static let attributes: [String: Set<String>] = {
    let texts: Set = ["text", "attributedText", "setText", "setAttributedText"]
    let titles: Set = ["setTitle", "setAttributedTitle"]
    return [
      "text": texts, "attributedText": texts,
      "placeholder": ["placeholder", "attributedPlaceholder", "setPlaceholder"],
      "normalTitle": titles, "normalAttributedTitle": titles,
      "configuration.title": titles, "configuration.attributedTitle": titles,
      // AppKit's fields and buttons.
      "title": ["stringValue", "attributedStringValue", "title", "attributedTitle"],
      "placeholderString": ["placeholderString", "placeholderAttributedString"],
    ]
  }()

  /// Whether a button's title is set for the state that it is mostly in.
  private var isNormalState: Bool {
    let states = assignment.arguments.filter { ["for", "forState"].contains($0.label) }
    return states.allSatisfy { state in
      guard let text = state.text else { return true }
      return !["highlighted", "selected", "disabled", "focused", "application", "reserved"]
        .contains { text.lowercased().hasSuffix($0) }
    }
  }
}
