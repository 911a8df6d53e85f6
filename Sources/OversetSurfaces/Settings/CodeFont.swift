package import OversetModel

extension FontDescription {
  /// A font that code writes out: `.systemFont(ofSize: 15, weight: .bold)`,
  /// `UIFont.preferredFont(forTextStyle: .headline)`,
  /// `UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))`; nil for any other.
  package init?(code text: String) {
    if let call = text.firstRange(of: ".scaledFont(for:") {
      guard text.last == ")", let style = Self.metrics(text[..<call.lowerBound]),
        var font = FontDescription(
          writtenOut: text[call.upperBound...].dropLast().drop { $0 == " " }),
        case .points(let points) = font.size
      else { return nil }
      font.size = .scaled(points, metrics: style)
      self = font
      return
    }
    self.init(writtenOut: text[...])
  }

  /// The size that code writes out for a font of which it says nothing else: `Fonts.regular(size: 14)`;
  /// nil where it writes none.
  package static func pointSize(code text: String) -> Points? {
    let labels: Set<Substring> = ["size", "ofSize", "fontSize", "pointSize"]
    return text.split { "(,".contains($0) }.lazy.compactMap { argument -> Points? in
      let parts = argument.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, labels.contains(parts[0].filter { $0 != " " }[...]),
        let size = Double(parts[1].filter { $0 != " " && $0 != ")" }), size > 0, size <= 10_000
      else { return nil }
      return size
    }.first
  }

  /// UIFontMetrics reference: the default is body's.
  private static func metrics(_ text: Substring) -> TextStyle? {
    let text = text.filter { !$0.isWhitespace }
    if text == "UIFontMetrics.default" { return .body }
    let start = "UIFontMetrics(forTextStyle:"
    guard text.hasPrefix(start), text.hasSuffix(")") else { return nil }
    return TextStyle(codeName: String(text.dropFirst(start.count).dropLast()))
  }

  private init?(writtenOut text: Substring) {
    let start = text.firstIndex(of: "(") ?? text.endIndex
    guard text.last == ")", let name = text[..<start].split(separator: ".").last else { return nil }
    var arguments: [Substring: String] = [:]
    for argument in text[start...].dropFirst().dropLast().split(separator: ",") {
      let parts = argument.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let label = parts[0].split(separator: " ").first else { return nil }
      arguments[label] = parts[1].filter { $0 != " " }
    }
    if name == "preferredFont", arguments.count == 1,
      let style = arguments["forTextStyle"].flatMap(TextStyle.init(codeName:))
    {
      self = .textStyle(style)
      return
    }
    if name == "UIFont", arguments.count == 2, let size = arguments["size"].flatMap(Double.init),
      size > 0, size <= 10_000, let face = arguments["name"], face.count > 2, face.first == "\"",
      face.last == "\"", !face.contains("\\")
    {
      self = .system(size: size)
      typeface = .named(String(face.dropFirst().dropLast()))
      return
    }
    guard let size = arguments["ofSize"].flatMap(Double.init), size > 0, size <= 10_000 else {
      return nil
    }
    switch (name, arguments.count) {
    case ("systemFont", 1): self = .system(size: size)
    case ("boldSystemFont", 1): self = .system(size: size, weight: .bold)
    case ("italicSystemFont", 1): self = .system(size: size, italic: true)
    case ("systemFont", 2):
      guard let weight = arguments["weight"]?.split(separator: ".").last,
        let weight = FontWeight(rawValue: String(weight))
      else { return nil }
      self = .system(size: size, weight: weight)
    default: return nil
    }
  }
}

extension TextStyle {
  /// `.headline` and `UIFont.TextStyle.headline`.
  fileprivate init?(codeName text: String) {
    self.init(rawValue: text.split(separator: ".").last.map(String.init) ?? text)
  }
}
