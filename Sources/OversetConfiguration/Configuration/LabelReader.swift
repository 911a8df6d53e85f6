import OversetModel

/// Reads `styles` and `labels`.
struct LabelReader {
  let screens: [Screen]
  let fonts: FontContext
  private var styles: [String: [String: WrittenSetting]] = [:]
  /// Where labels say which group they are in.
  private(set) var groupNames: [WrittenSetting] = []
  /// The keys that objects of documents show.
  private(set) var links: [ObjectKeys] = []

  /// The root, the platform, the display scale and the screens have been read.
  init(_ configuration: Configuration) {
    screens = configuration.screens
    fonts = FontContext(
      folder: configuration.root, platform: configuration.platform,
      displayScale: configuration.displayScale)
  }

  /// Reads `styles: {button: {width: 120}}`, which labels may name.
  mutating func readStyles(_ setting: WrittenSetting, with reader: inout SettingReader) {
    for (_, name, value) in reader.pairs(setting) {
      let settings = LabelProperties.spelledOut(
        reader.map(value, known: LabelKeys.knownOfStyles), with: &reader)
      // A style that no label uses is read too; the same problem is reported once.
      var constraint = LabelConstraint()
      LabelProperties.apply(settings, to: &constraint, with: &reader, fonts: fonts)
      var frame = LabelFrame()
      Property.apply(FrameProperties.all, settings, to: &frame, with: &reader)
      styles[name] = settings
    }
  }

  /// Reads `labels: [{id: pay, keys: "pay.*", style: button}]`.
  mutating func labels(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> [AppLabel] {
    var ids: Set<String> = []
    return reader.list(setting).compactMap { element in
      guard let label = label(element, with: &reader) else { return nil }
      if !ids.insert(label.id).inserted {
        reader.report("the label '\(label.id)' is there twice", at: element)
      }
      return label
    }
  }

  private mutating func label(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> AppLabel? {
    var values = LabelProperties.spelledOut(
      reader.map(setting, known: LabelKeys.knownOfLabels), with: &reader)
    guard case .map = setting.content else { return nil }
    let name = values["id"].flatMap { reader.text($0) }
    if let style = values["style"] { addStyle(style, to: &values, with: &reader) }
    var constraint = LabelConstraint()
    LabelProperties.apply(values, to: &constraint, with: &reader, fonts: fonts)
    guard let id = name else {
      if values["id"] == nil { reader.report("a label needs an 'id'", at: setting) }
      return nil
    }
    let object = values["object"].flatMap { reader.object($0) }
    guard values["keys"] != nil || values["object"] != nil else {
      reader.report("the label '\(id)' needs 'keys' or an 'object'", at: setting)
      return nil
    }
    let names = values["keys"].map { reader.names(keys: $0, table: values["table"]) }
    if let object, let names, values["width"] == nil {
      links.append(ObjectKeys(object: object, keys: names.keys, table: names.table))
      return nil
    }
    guard let widthSetting = values["width"] else {
      reader.report("the label '\(id)' needs a 'width'", at: setting)
      return nil
    }
    var frame = LabelFrame()
    Property.apply(FrameProperties.all, values, to: &frame, with: &reader)
    guard let width = frame.width else { return nil }
    var label = AppLabel(id: id, keys: names?.keys ?? [], constraint: constraint, width: width)
    label.height = frame.height
    label.insets = frame.insets
    label.position = setting.position
    label.table = names?.table
    label.namePositions = names?.positions ?? NamePositions()
    label.object = names == nil ? object : nil
    if let flag = values["default"] { label.isDefault = reader.flag(flag) ?? false }
    if let group = values["group"] {
      label.group = reader.text(group)
      groupNames.append(group)
    }
    if let arguments = values["arguments"] {
      let samples = ArgumentSettings.samples(arguments, with: &reader)
      label.arguments = samples.byNumber
      label.namedArguments = samples.byName
    }
    reader.checkWidth(
      width, of: "the label '\(id)'", on: screens, at: widthSetting,
      { label.room(onScreen: $0).width })
    return label
  }

  /// What the label says itself comes first.
  func addStyle(
    _ style: WrittenSetting, to values: inout [String: WrittenSetting],
    with reader: inout SettingReader
  ) {
    guard let name = reader.text(style) else { return }
    if let settings = styles[name] { return values.merge(settings) { own, _ in own } }
    reader.report(
      "unknown style '\(name)'\(suggestion(for: name, among: styles.keys.sorted()))", at: style)
  }
}
