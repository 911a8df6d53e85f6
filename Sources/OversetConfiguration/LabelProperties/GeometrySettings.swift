import OversetModel

/// Lengths, and what is made of them.
extension SettingReader {
  static let growingKeys = ["min", "max"]
  static let insetKeys = ["leading", "trailing", "top", "bottom"]
  static let offsetKeys = ["width", "height"]

  /// A number, an expression of `screen`, or `{min: 80, max: 200}`: a label that grows with its text.
  ///
  /// The width that it grows to decides what is seen: without `max` that is the screen's, whose edge
  /// cuts off what is wider.
  package mutating func width(_ setting: WrittenSetting) -> WidthExpression? {
    guard case .map = setting.content else { return length(setting) }
    guard let values = growing(setting) else { return nil }
    let before = problems.count
    let least = values["min"].flatMap { length($0) }
    let most = values["max"].map { length($0) } ?? .screen
    if case .points(let least) = least, case .points(let most) = most, least > most {
      report("'min' is more than 'max'", at: setting)
    }
    return problems.count == before ? most : nil
  }

  /// A number, or `{min: 20, max: 44}`: a label that grows with its text. Nil for any height.
  package mutating func height(_ setting: WrittenSetting) -> Points? {
    let heights = 0.0...1e6
    guard case .map = setting.content else { return number(setting, in: heights) }
    guard let values = growing(setting) else { return nil }
    let least = values["min"].flatMap { number($0, in: heights) }
    let most = values["max"].flatMap { number($0, in: heights) }
    if let least, let most, least > most { report("'min' is more than 'max'", at: setting) }
    return most
  }

  private mutating func growing(_ setting: WrittenSetting) -> [String: WrittenSetting]? {
    let values = map(setting, known: Self.growingKeys)
    if values.isEmpty { report("expected 'min' or 'max'", at: setting) }
    return values.isEmpty ? nil : values
  }

  private mutating func length(_ setting: WrittenSetting) -> WidthExpression? {
    guard let text = text(setting) else { return nil }
    do throws(WidthExpression.SyntaxError) {
      return try WidthExpression(parsing: text)
    } catch {
      var place = setting
      let isQuoted = if case .scalar(_, isQuoted: true) = setting.content { true } else { false }
      place.position?.column += error.offset + (isQuoted ? 1 : 0)
      report(error.message, at: place)
      return nil
    }
  }

  /// `{leading: 8, trailing: 8, top: 2, bottom: 2}`; an edge that is not named has none.
  package mutating func insets(_ setting: WrittenSetting) -> Insets {
    let values = map(setting, known: Self.insetKeys)
    var insets = Insets()
    read(values["leading"], into: &insets.leading, in: 0...10_000)
    read(values["trailing"], into: &insets.trailing, in: 0...10_000)
    read(values["top"], into: &insets.top, in: 0...10_000)
    read(values["bottom"], into: &insets.bottom, in: 0...10_000)
    return insets
  }

  /// `{width: 0, height: -1}`: both are needed.
  package mutating func offset(_ setting: WrittenSetting) -> Size? {
    let values = map(setting, known: Self.offsetKeys)
    guard let width = required("width", in: values, of: setting),
      let height = required("height", in: values, of: setting),
      let width = number(width, in: -10_000...10_000),
      let height = number(height, in: -10_000...10_000)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// `{x: 0, y: 0, width: 120, height: 44}`: only the size is needed.
  package mutating func rect(_ setting: WrittenSetting) -> Rect? {
    let values = map(setting, known: ["x", "y", "width", "height"])
    let x = values["x"].map { number($0) } ?? 0
    let y = values["y"].map { number($0) } ?? 0
    guard let width = required("width", in: values, of: setting),
      let height = required("height", in: values, of: setting),
      let width = number(width, in: 0...1e6),
      let height = number(height, in: 0...1e6),
      let x, let y
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A level's name or `"#RRGGBB"`, which YAML wants in quotation marks.
  package mutating func color(_ setting: WrittenSetting) -> LabelColor? {
    guard let text = text(setting) else { return nil }
    if let color = LabelColor(text) { return color }
    let names = LabelColor.Level.allCases.map(\.rawValue)
    let near = text.hasPrefix("#") ? "" : suggestion(for: text, among: names)
    report(
      "'\(text)' is no colour: expected \(names.joined(separator: ", ")) or \"#RRGGBB[AA]\"" + near,
      at: setting)
    return nil
  }
}
