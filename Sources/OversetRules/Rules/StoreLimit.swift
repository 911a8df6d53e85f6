import OversetModel

/// A text in fastlane's `metadata` that is longer than the App Store takes.
enum StoreLimit: AppRule {
  static let about = RuleDescription(
    .storeLimit, .error, "a text for the App Store is longer than it takes",
    meaning: """
      fastlane uploads the texts of 'fastlane/metadata', and App Store Connect refuses one that is \
      too long: more than 30 characters in name.txt and subtitle.txt, 100 in keywords.txt, 170 in \
      promotional_text.txt, 4,000 in description.txt and release_notes.txt. White space around a text \
      does not count. A text that is too long only as UTF-16, where an emoji is two, is one step less \
      severe. Apple's help says that keywords are limited to 100 bytes; the store takes more bytes in \
      100 characters, and so does this rule.
      """,
    example: """
      fastlane/metadata/de-DE/subtitle.txt: Podcasts und Hörbücher überall hören
      error: 'subtitle' (de-DE) has 36 characters, 6 more than the 30 that the App Store takes
      """,
    remedy: "Shorten the text; the finding is at the first character that is too many.",
    sources: [
      .documented("App Store Connect Help, App information: name and subtitle"),
      .documented(
        "App Store Connect Help, Platform version information: promotional text, description, keywords"
      ),
      .reported("release notes of 4,000 characters: the limit of tools that upload them"),
      .reported("its API took Arabic keywords of 91 characters and 168 bytes (2026)"),
      .reported(
        "a description of 3,978 characters is refused as longer than 4,000 (fastlane 19130)"),
      .modelled("characters are UTF-16 code units, as for a server in Java"),
    ])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.storeTexts.flatMap { catalog in
      catalog.entries.compactMap { entry in
        guard let field = StoreField(rawValue: entry.key) else { return nil }
        return finding(entry, field, in: catalog, severity)
      }
    }
  }

  private static func finding(
    _ entry: CatalogEntry, _ field: StoreField, in catalog: Catalog, _ severity: Severity
  ) -> Finding? {
    let units = entry.value.utf16.count
    guard units > field.limit else { return nil }
    // A line break may be two code units, and is one character for certain.
    let characters = entry.value.count(by: \.characters)
    let isCertain = characters > field.limit
    let kept = entry.value.prefix(
      field.limit, by: isCertain ? \.characters : \.utf16.count)
    let more = (isCertain ? characters : units) - field.limit
    return Finding(
      rule: .storeLimit, severity: isCertain ? severity : severity.lower,
      subject: Finding.Subject(key: entry.key, locale: catalog.locale),
      location: FileLocation(
        path: catalog.path, position: entry.valuePosition.after(kept)),
      message: "'\(entry.key)' (\(catalog.locale?.identifier ?? "default")) has "
        + (isCertain ? characters.characters : "\(units.grouped) UTF-16 code units")
        + ", \(more.grouped) more than the \(field.limit.grouped) that the App Store takes",
      suggestion: "shorten it: what it takes \(kept.quotedEnd)")
  }
}

extension Character {
  /// Code points; a line break is one.
  fileprivate var characters: Int { self == "\r\n" ? 1 : unicodeScalars.count }
}

extension String {
  fileprivate func count(by length: KeyPath<Character, Int>) -> Int {
    reduce(0) { $0 + $1[keyPath: length] }
  }

  /// The most whole characters of the text that are no longer than a limit.
  fileprivate func prefix(_ limit: Int, by length: KeyPath<Character, Int>) -> Substring {
    var left = limit
    return prefix { character in
      left -= character[keyPath: length]
      return left >= 0
    }
  }
}

extension Substring {
  /// `is 'Podcasts und Hörbücher überall'`, or how a long text ends.
  fileprivate var quotedEnd: String {
    let most = 60
    return count > most ? "ends with '\(suffix(most / 2))'" : "is '\(self)'"
  }
}

extension TextPosition {
  /// The position behind a text that begins here.
  fileprivate func after(_ text: Substring) -> TextPosition {
    var position = self
    for character in text {
      if ["\n", "\r", "\r\n"].contains(character) {
        position = TextPosition(line: position.line + 1, column: 1)
      } else {
        position.column += character.utf16.count
      }
    }
    return position
  }
}

extension RuleID {
  /// A text for the App Store is longer than it takes.
  public static let storeLimit = RuleID("store-limit")
}
