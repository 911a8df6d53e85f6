import OversetModel

extension FontDescription {
  /// `system 17 semibold`, `headline (17 pt at L)`, `Futura 15`.
  var phrase: String {
    var phrase: String
    switch (typeface, size) {
    case (.system, .textStyle(let style)):
      phrase = "\(style.rawValue) (\(Decimals.points(pointSize)) at \(contentSize.rawValue))"
      if let weight { phrase += " \(weight.rawValue)" }
    default:
      phrase = "\(name) \(Decimals.text(of: pointSize, upTo: 1))"
      if let resolvedWeight { phrase += " \(resolvedWeight.rawValue)" }
      if followsContentSize { phrase += " (at \(contentSize.rawValue))" }
    }
    if design != .default, typeface == .system { phrase += " \(design.rawValue)" }
    if width != .standard { phrase += " \(width.rawValue)" }
    if hasMonospacedDigits { phrase += " with monospaced digits" }
    return isItalic ? phrase + " italic" : phrase
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
