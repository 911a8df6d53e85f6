import OversetModel

extension FontDescription {
  /// A text style (`body`) or a size in points (`17`), then at most one weight and `italic` (`17
  /// semibold italic`); nil for anything else.
  package init?(argument: String) {
    let words = argument.split(separator: " ")
    guard let first = words.first.map(String.init) else { return nil }
    if let style = TextStyle(rawValue: first) {
      self = .textStyle(style)
    } else if let size = Double(first), (0.1...10_000).contains(size) {
      self = .system(size: size)
    } else {
      return nil
    }
    var hasWeight = false
    for word in words.dropFirst() {
      if word == "italic", !isItalic {
        isItalic = true
      } else if let weight = FontWeight(rawValue: String(word)), !hasWeight {
        self.weight = weight
        hasWeight = true
      } else {
        return nil
      }
    }
  }

  /// `; did you mean 'headline'?` where an argument has a word that is nearly right.
  package static func suggestion(forArgument argument: String) -> String {
    let words = argument.split(separator: " ").map(String.init)
    let styles = TextStyle.allCases.map(\.rawValue)
    let traits = FontWeight.allCases.map(\.rawValue) + ["italic"]
    for (index, word) in words.enumerated() {
      let known = index == 0 ? styles : traits
      if known.contains(word) || (index == 0 && Double(word) != nil) { continue }
      return OversetModel.suggestion(for: word, among: known)
    }
    return ""
  }
}
