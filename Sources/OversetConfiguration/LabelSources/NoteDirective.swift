import OversetModel

/// What a note for translators says to this tool about its entry.
enum NoteDirective {
  /// `width=120 lines=1 font=headline`: a label that shows the entry.
  case label(AppLabel)
  /// `ignore de,fi - reason`: no findings about the entry, in these locales or, with nil, in all.
  case ignore(locales: Set<LocaleIdentifier>?)

  /// Why a directive cannot be understood; `offset` counts UTF-16 code units of its text.
  struct Problem: Error, Hashable {
    var offset: Int
    var message: String
  }

  /// Reads the words behind `overset:`; the configuration gives the platform and the screens.
  static func read(
    _ text: String, in configuration: Configuration
  ) throws(Problem) -> NoteDirective {
    let words = DirectiveWord.all(in: text)
    guard let first = words.first else {
      throw Problem(
        offset: 0, message: "'overset:' needs 'width=… lines=… font=…' or 'ignore' behind it")
    }
    if first.text == "ignore" { return .ignore(locales: try ignoredLocales(words)) }
    var reader = LabelDirective(text, configuration)
    for word in words { try reader.read(word) }
    return .label(try reader.label())
  }

  /// Everything up to a dash by itself, behind which the reason stands.
  private static func ignoredLocales(
    _ words: [DirectiveWord]
  ) throws(Problem) -> Set<LocaleIdentifier>? {
    var locales: Set<LocaleIdentifier> = []
    var isListOpen = true
    for word in words.dropFirst().prefix(while: { !["-", "–", "—"].contains($0.text) }) {
      guard isListOpen else {
        throw Problem(offset: word.offset, message: "the reason needs ' - ' before it")
      }
      isListOpen = word.text.hasSuffix(",")
      var offset = word.offset
      for name in word.text.split(separator: ",", omittingEmptySubsequences: false) {
        defer { offset += name.utf16.count + 1 }
        if name.isEmpty { continue }
        guard let locale = LocaleIdentifier(name) else {
          throw Problem(offset: offset, message: "'\(name)' is not a locale identifier")
        }
        locales.insert(locale)
      }
    }
    return locales.isEmpty ? nil : locales
  }
}
