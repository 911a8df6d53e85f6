import OversetModel

extension Catalog {
  /// Whether it is an Interface Builder document, which has no texts of a locale.
  package var isDocument: Bool { format.isDocument }

  /// Whether the App Store shows its texts, and not the app.
  package var isForStore: Bool { format.isForStore }

  /// Whether it is there for translators to look at: a copy that an Xcode localization catalog
  /// (`.xcloc`) brings along, or the notes in `qqq.lproj`, which is no language (translatewiki.net).
  package var isContext: Bool { Self.isContext(fileAt: path) }

  package static func isContext(fileAt path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    if folders.last == "qqq.lproj" { return true }
    guard let index = folders.firstIndex(where: { $0.hasSuffix(".xcloc") }) else { return false }
    return folders[(index + 1)...].first == "Source Contents"
  }

  /// The texts that stand in the file, each variation by itself.
  ///
  /// Counted by index, because an entry is many references to copy.
  package var writtenTextCount: Int {
    entries.indices.count { entries[$0].isWritten } + overridden.count { $0.isWritten }
  }
}
