import OversetInterfaces
import OversetModel

extension SolvedScene {
  /// The rooms of texts of a locale.
  ///
  /// In the font of macOS's controls a full-width letter of Japanese takes 0.94 of an em, where others take all of it:
  /// measured on eight labels and boxes of 13 points whose frames Xcode stored in two apps. Letters are measured at 1 em,
  /// so the room is as much wider.
  func rooms(_ sizes: [Size], of text: Int, in locale: LocaleIdentifier) -> [Size] {
    guard work.document.platform == .macOS, locale.language == "ja",
      work.texts[text].text.label.font.typeface == .system
    else { return sizes }
    return sizes.map { Size(width: $0.width / 0.94, height: $0.height) }
  }
}
