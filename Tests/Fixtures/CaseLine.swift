import OversetModel

extension LabelCase {
  /// The case as a line for `overset fit --stdin`, as far as a request can say it.
  public var requestLine: String {
    let points = constraint.font.pointSize
    let weight = constraint.font.weight ?? .regular
    let font: String
    switch constraint.font.typeface {
    case .system, .monospacedSystem: font = "{\"system\":\(points),\"weight\":\"\(weight)\"}"
    case .named(let name): font = "{\"name\":\"\(name)\",\"size\":\(points)}"
    case .file(let path, _): font = "{\"file\":\"\(path)\",\"size\":\(points)}"
    }
    let height = bounds.height.isFinite ? bounds.height : 1e6
    let alignment = constraint.verticalAlignment.map { ",\"verticalAlignment\":\"\($0)\"" } ?? ""
    let strategy =
      constraint.lineBreakStrategy == [.pushOut, .hangulWordPriority]
      ? "[\"pushOut\",\"hangulWordPriority\"]" : "\"\(constraint.lineBreakStrategy.name)\""
    return """
      {"text":"\(escapedText)","locale":"\(locale.identifier)","displayScale":\(displayScale),\
      "label":{"bounds":{"x":\(bounds.x),"y":\(bounds.y),"width":\(bounds.width),"height":\(height)},\
      "font":\(font),"numberOfLines":\(constraint.numberOfLines),\
      "lineBreakMode":"\(constraint.lineBreakMode)",\
      "lineBreakStrategy":\(strategy),\
      "adjustsFontSizeToFitWidth":\(constraint.adjustsFontSizeToFitWidth),\
      "minimumScaleFactor":\(constraint.minimumScaleFactor),\
      "textAlignment":"\(constraint.textAlignment)"\(alignment),\
      "semanticContentAttribute":"\(constraint.semanticContentAttribute)",\
      "preferredMaxLayoutWidth":\(constraint.preferredMaxLayoutWidth)}}
      """
  }

  private var escapedText: String {
    text.map { unit in
      switch unit {
      case 0x20...0x7E where unit != 0x22 && unit != 0x5C:
        return String(decoding: [unit], as: UTF16.self)
      default:
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }.joined()
  }
}
