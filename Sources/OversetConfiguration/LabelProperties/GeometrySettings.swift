package import OversetModel

/// Rectangles and offsets, in points.
extension SettingReader {
  static let offset: [Property<Size>] = ["width", "height"].map {
    Property($0, JSONSchema.number(in: offsets).says("In points."))
  }
  private static let offsets = -10_000.0...10_000.0

  /// `{width: 0, height: -1}`: both are needed.
  package mutating func offset(_ setting: WrittenSetting) -> Size? {
    let values = map(setting, known: Self.offset.map(\.name))
    guard let width = required("width", in: values, of: setting),
      let height = required("height", in: values, of: setting),
      let width = number(width, in: Self.offsets), let height = number(height, in: Self.offsets)
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
}
