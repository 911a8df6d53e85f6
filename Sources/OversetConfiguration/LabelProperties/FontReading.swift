package import OversetModel

/// What a font means beside what is written: where its file is, and where its label is shown.
package struct FontContext {
  /// Where relative files are looked for; empty for the working directory.
  package var folder = ""
  package var platform = Platform.iOS
  /// Pixels in a point.
  package var displayScale = 3.0

  package init(folder: String = "", platform: Platform = Platform.iOS, displayScale: Double = 3.0) {
    self.folder = folder
    self.platform = platform
    self.displayScale = displayScale
  }
}

/// Reads `font`.
extension FontProperties {
  /// `body` and `17 semibold` as on the command line, `{system: 17, weight: semibold, italic: true}`,
  /// `{textStyle: headline, contentSize: AX3}`,
  /// `{name: Lato-Regular, size: 15, fontMetrics: body, maximumPointSize: 30}` or
  /// `{file: Lato.ttc, face: 1, size: 15}`.
  package static func read(
    _ setting: WrittenSetting, with reader: inout SettingReader, _ context: FontContext
  ) -> FontDescription? {
    let before = reader.problems.count
    if case .scalar(let text, _) = setting.content {
      return font(argument: text, at: setting, with: &reader, context)
    }
    let values = reader.map(setting, known: all.map(\.name))
    guard reader.problems.count == before,
      let kind = kind(of: values, at: setting, with: &reader)
    else { return nil }
    guard let typeface = typeface(kind, values, folder: context.folder, with: &reader),
      let size = size(kind, values, at: setting, with: &reader)
    else { return nil }
    var font = FontDescription(typeface, size: size)
      .on(context.platform, displayScale: context.displayScale)
    if typeface == .system && kind != .textStyle || typeface == .monospacedSystem {
      font.weight = .regular
    }
    Property.apply(all, values, to: &font, with: &reader)
    if font.design == .monospaced { font.typeface = .monospacedSystem }
    guard reader.problems.count == before else { return nil }
    return existing(font, at: setting, with: &reader)
  }

  /// The short form: `body`, `17`, `17 semibold italic`.
  private static func font(
    argument: String, at setting: WrittenSetting, with reader: inout SettingReader,
    _ context: FontContext
  ) -> FontDescription? {
    guard let font = FontDescription(argument: argument) else {
      reader.report(
        "'\(argument)' is no font: expected a text style (body) or a size (17), then a weight and "
          + "italic, or {name: Lato, size: 17}"
          + FontDescription.suggestion(forArgument: argument), at: setting)
      return nil
    }
    return existing(
      font.on(context.platform, displayScale: context.displayScale), at: setting, with: &reader)
  }

  /// Nil where the platform does not have it.
  private static func existing(
    _ font: FontDescription, at setting: WrittenSetting, with reader: inout SettingReader
  ) -> FontDescription? {
    guard let problem = font.problem else { return font }
    reader.report(problem, at: setting)
    return nil
  }

  /// What the font is named by, where everything beside it makes sense.
  private static func kind(
    of values: [String: WrittenSetting], at setting: WrittenSetting,
    with reader: inout SettingReader
  ) -> FontKind? {
    let kinds = FontKind.allCases.filter { values[$0.rawValue] != nil }
    guard let kind = kinds.first, kinds.count == 1 else {
      let names = FontKind.allCases.map { "'\($0.rawValue)'" }
      reader.report(
        "expected one of \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")",
        at: setting)
      return nil
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key })
    where name != kind.rawValue && !kind.keys.contains(name) {
      reader.report("'\(name)' says nothing beside '\(kind.rawValue)'", at: value)
    }
    for name in FontKind.scaledKeys where kind != .textStyle {
      if let value = values[name], values["fontMetrics"] == nil {
        reader.report("'\(name)' says nothing without 'fontMetrics'", at: value)
      }
    }
    return kind
  }

  private static func typeface(
    _ kind: FontKind, _ values: [String: WrittenSetting], folder: String,
    with reader: inout SettingReader
  ) -> FontDescription.Typeface? {
    guard let value = values[kind.rawValue] else { return nil }
    switch kind {
    case .system, .textStyle: return .system
    case .monospacedSystem: return .monospacedSystem
    case .name: return reader.text(value).map { .named($0) }
    case .file:
      guard let name = reader.text(value) else { return nil }
      let path = name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
      guard let face = values["face"] else { return .file(path) }
      if case .scalar(let text, isQuoted: false) = face.content, Int(text) != nil {
        return reader.integer(face, in: 0...65_535).map { .file(path, face: .index($0)) }
      }
      return reader.text(face).map { .file(path, face: .postScriptName($0)) }
    }
  }

  private static func size(
    _ kind: FontKind, _ values: [String: WrittenSetting], at setting: WrittenSetting,
    with reader: inout SettingReader
  ) -> FontDescription.Size? {
    if kind == .textStyle {
      return values[kind.rawValue].flatMap { reader.choice($0) }.map { .textStyle($0) }
    }
    guard let value = values[kind.sizeKey] else {
      reader.report("a font by \(kind.rawValue) needs a 'size'", at: setting)
      return nil
    }
    guard let points = reader.number(value, in: fontSizes) else { return nil }
    guard let metrics = values["fontMetrics"] else { return .points(points) }
    guard let style = reader.choice(metrics, TextStyle.self) else { return nil }
    guard let maximum = values["maximumPointSize"] else { return .scaled(points, metrics: style) }
    return reader.number(maximum, in: fontSizes).map {
      .scaled(points, metrics: style, maximum: $0)
    }
  }
}
