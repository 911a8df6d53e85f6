import OversetModel
import OversetSources
import OversetSurfaces

/// What `components` of `sources` say besides the properties of labels.
enum ComponentKeys {
  static let own = ["call", "shows", "style"]
  static let known = own + LabelKeys.knownOfStyles

  /// One of these says what becomes of the text.
  static let deciding = ["shows", "style", "width", "height", "lines", "numberOfLines"]
}

/// `shows` of a component.
enum ComponentContent: String, CaseIterable {
  case nothing
}

extension LabelReader {
  /// Reads `{call: "PrimaryButton(title:)", font: headline, width: screen - 48, lines: 1}`: SwiftUI's
  /// Text where no `kind` says another.
  func component(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> SourceSettings.Stated<OwnComponent>? {
    let written = reader.map(setting, known: ComponentKeys.known)
    var values = LabelProperties.spelledOut(written, with: &reader)
    guard case .map = setting.content else { return nil }
    if let style = values["style"] { addStyle(style, to: &values, with: &reader) }
    let call = reader.required("call", in: values, of: setting).flatMap { reader.call($0) }
    if !ComponentKeys.deciding.contains(where: { written[$0] != nil }) {
      reader.report(
        "say how the text is shown: 'width', 'lines', 'height', 'style' or 'shows: nothing'",
        at: setting)
    }
    let room = room(values, at: setting, with: &reader)
    var shows: OwnComponent.ShownText = room.isLimited ? .label(room) : .wraps
    if let content = values["shows"], reader.choice(content, ComponentContent.self) == .nothing {
      shows = .nothing
    }
    return call.map {
      SourceSettings.Stated(
        value: OwnComponent(call: $0, shows: shows), text: $0.description,
        position: setting.position)
    }
  }

  private func room(
    _ values: [String: WrittenSetting], at setting: WrittenSetting, with reader: inout SettingReader
  ) -> TextRoom {
    var values = values
    // The position is not used: the value is right.
    values["kind"] =
      values["kind"]
      ?? WrittenSetting(
        content: .scalar(LabelKind.swiftUIText.rawValue, isQuoted: false), path: setting.path)
    var constraint = LabelConstraint()
    LabelProperties.apply(values, to: &constraint, with: &reader, fonts: fonts)
    var frame = LabelFrame()
    Property.apply(FrameProperties.all, values, to: &frame, with: &reader)
    var width = SurfaceRoom.atMost(.screen)
    if let written = frame.width, let setting = values["width"] {
      if let length = RoomLength(written) {
        width = .exactly(length)
      } else {
        reader.report("the width is no share of 'screen' and points", at: setting)
      }
      reader.checkWidth(written, of: "the component", on: screens, at: setting) {
        written.points(onScreen: $0) - frame.insets.leading - frame.insets.trailing
      }
    }
    return TextRoom(
      stated: constraint, isFontKnown: values["font"] != nil, width: width, height: frame.height,
      insets: frame.insets)
  }
}

extension TextRoom {
  /// Whether lines or a height limit the text.
  fileprivate var isLimited: Bool { constraint.numberOfLines > 0 || height != nil }
}
