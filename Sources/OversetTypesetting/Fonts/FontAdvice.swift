import CUnicode
import OversetModel

/// What to install for characters that no font has.
public enum FontAdvice {
  /// The Debian packages of the cascade's fonts for the characters' scripts, each once.
  public static func packages(
    for clusters: [String], locale: LocaleIdentifier
  ) -> [String] {
    var packages: [String] = []
    for cluster in clusters {
      let text = Array(cluster.utf16)
      var characters = [cuni_character](repeating: cuni_character(), count: text.count)
      cuni_characters(text, Int32(clamping: text.count), &characters)
      guard let first = characters.first else { continue }
      let isEmoji = first.flags & UInt32(CUNI_EMOJI) != 0
      let script = isEmoji ? FontCascade.emoji : Script(tag: first.script)
      let family = FontCascade().families(for: script, locale: locale).first ?? "Noto Sans"
      let package = FontCascade.package(of: family)
      if !packages.contains(package) { packages.append(package) }
    }
    return packages
  }
}
