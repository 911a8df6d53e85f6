import CUnicode
package import OversetModel

/// Advice for characters that no font has.
package enum FontAdvice {
  /// What to install or to set, in one phrase.
  package static func phrase(for clusters: [String], locale: LocaleIdentifier) -> String {
    let packages = packages(for: clusters, locale: locale)
    let keys = fallbackKeys(for: clusters, locale: locale).map { "\($0): …" }
    let setting =
      "name a font that has it in 'fonts: {fallback: {\(keys.joined(separator: ", "))}}'"
    if packages.isEmpty { return setting }
    return "install \(packages.joined(separator: " and ")), or \(setting)"
  }

  /// The Debian packages of the cascade's fonts for the characters, each once; none for characters
  /// that belong to no script, such as those for private use.
  package static func packages(for clusters: [String], locale: LocaleIdentifier) -> [String] {
    unique(
      clusters.compactMap { cluster in
        guard let script = script(of: cluster), script != .unknown else { return nil }
        let families = FontCascade().families(for: script, locale: locale)
        return families.first.map(FontCascade.package)
      })
  }

  /// The keys of `fonts: fallback` that the cascade looks up for these characters.
  static func fallbackKeys(for clusters: [String], locale: LocaleIdentifier) -> [String] {
    unique(
      clusters.compactMap { cluster in
        guard let script = script(of: cluster) else { return nil }
        // Signs without a script have their neighbours'; the language's font comes first.
        return script.isNeutral || script == .unknown ? String(locale.language) : script.code
      })
  }

  /// The script that the cascade has a font for; nil for an empty text.
  private static func script(of cluster: String) -> Script? {
    let text = Array(cluster.utf16)
    var characters = [cuni_character](repeating: cuni_character(), count: text.count)
    unsafe cuni_characters(text, Int32(clamping: text.count), &characters)
    let isEmoji = characters.contains { $0.flags & UInt32(CUNI_EMOJI) != 0 }
    if isEmoji || text.contains(0xFE0F) { return FontCascade.emoji }
    let scripts = characters.map { Script(tag: $0.script) }
    return scripts.first { !$0.isNeutral } ?? scripts.first
  }

  private static func unique(_ names: [String]) -> [String] {
    var found: [String] = []
    for name in names where !found.contains(name) { found.append(name) }
    return found
  }
}
