import OversetFiles
import OversetModel

/// Texts of the App Store in a folder that fastlane does not use, beside those in one that it does: copies,
/// for a script or for another store.
///
/// fastlane runs where its own files are (fastlane's docs, "Fastfile", "Appfile"; deliver, "Deliverfile").
struct StoreCopies {
  /// Paths from the root.
  let files: Set<String>
  let notices: [Notice]

  init(among files: [String], root: String) {
    let texts = Dictionary(
      grouping: files.filter { $0.hasSuffix(".txt") }, by: Self.folder(around:))
    let folders = texts.keys.compactMap(\.self)
    let used = folders.filter { Self.isUsed(FilePath($0).joined(to: root)) }
    guard !used.isEmpty else {
      (self.files, notices) = ([], [])
      return
    }
    let unused = Set(folders).subtracting(used).map(ExactText.init).sorted().map(\.text)
    self.files = Set(unused.flatMap { texts[$0] ?? [] })
    notices = unused.map { folder in
      Notice(
        .warning,
        "the texts in '\(folder)' are not checked: fastlane has its files in another folder")
    }
  }

  /// The folder `fastlane` around a file; nil where there is none.
  private static func folder(around path: String) -> String? {
    let components = path.split(separator: "/").dropLast()
    return components.firstIndex(of: "fastlane").map { components[...$0].joined(separator: "/") }
  }

  private static func isUsed(_ folder: String) -> Bool {
    ["Fastfile", "Deliverfile", "Appfile"].contains {
      (try? FileIdentity(of: "\(folder)/\($0)")) != nil
    }
  }
}
