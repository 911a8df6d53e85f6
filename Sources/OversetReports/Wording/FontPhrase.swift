import OversetModel

extension FontDescription {
  /// `system 17 semibold`, `headline (17 pt at L)`, `Futura 15`.
  var phrase: String {
    var words: String
    switch (typeface, size) {
    case (.system, .textStyle(let style)):
      words = "\(style.rawValue) (\(Decimals.points(pointSize)) at \(contentSize.rawValue))"
      if let weight { words += " \(weight.rawValue)" }
    default:
      words = "\(name) \(Decimals.text(of: pointSize, upTo: 1))"
      if let resolvedWeight { words += " \(resolvedWeight.rawValue)" }
      if followsContentSize { words += " (at \(contentSize.rawValue))" }
    }
    if design != .default, typeface == .system { words += " \(design.rawValue)" }
    if width != .standard { words += " \(width.rawValue)" }
    if hasMonospacedDigits { words += " with monospaced digits" }
    return isItalic ? words + " italic" : words
  }

  private var name: String {
    switch typeface {
    case .system: "system"
    case .monospacedSystem: "monospaced system"
    case .named(let name): name
    case .file(let path, _): String(path.split(separator: "/").last ?? "font")
    }
  }
}
