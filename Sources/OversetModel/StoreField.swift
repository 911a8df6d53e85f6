/// A text that the App Store shows, by the name of its file in fastlane's `metadata`.
package enum StoreField: String, CaseIterable, Sendable {
  case name, subtitle, keywords, description
  case promotionalText = "promotional_text"
  case releaseNotes = "release_notes"

  /// The most characters that App Store Connect takes (its help, *App information* and *Platform
  /// version information*).
  package var limit: Int {
    switch self {
    case .name, .subtitle: 30
    // The help says bytes. Its API took 91 characters in 168 bytes, and refuses 101 characters.
    case .keywords: 100
    case .promotionalText: 170
    case .description, .releaseNotes: 4000
    }
  }
}
