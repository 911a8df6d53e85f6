import OversetModel
import OversetSources

/// What is done to a text before something gets it.
extension TextFlow {
  /// Members that ask about a text.
  static let inspections: Set<String> = [
    "count", "isEmpty", "hasPrefix", "hasSuffix", "contains", "hashValue", "range", "utf8",
    "utf16", "unicodeScalars", "startIndex", "endIndex", "indices", "length",
    "localizedStandardContains", "localizedCaseInsensitiveContains", "localizedStandardRange",
    "compare", "caseInsensitiveCompare", "localizedCompare", "localizedStandardCompare",
    "localizedCaseInsensitiveCompare", "rangeOfCharacter", "firstIndex", "lastIndex",
  ]

  /// Members that give what a sequence or a publisher has to a closure or a property.
  static let receivers: Set<String> = ["assign", "bind", "forEach", "sink", "subscribe"]

  func isMaking(_ entry: ViewPath.Step, _ maker: String?) -> Bool {
    let step = entry.step
    if entry.isRead { return true }
    switch step.kind {
    case .element, .interpolation: return true
    // What the closure answers with is among what the call answers with.
    case .closure: return ["map", "compactMap", "flatMap"].contains(step.name)
    case .argument:
      return TextMakers.make(step)
        || step.calledName == maker && declarations.localizes(step.calledName)
    default: return false
    }
  }

  /// What is done to the letters of the text itself.
  func textCase(_ modifiers: [SurfaceModifier]) -> TextCase? {
    modifiers.lazy.compactMap { modifier in
      if case .textCase(let textCase) = ModifierMeaning(modifier) { textCase } else { nil }
    }.last
  }
}
