import OversetTypesetting
import OversetWorkers

/// A font file that set a part of a text.
struct UsedFont: Hashable, Sendable, Codable {
  var postScriptName: String
  var path: String
  /// Whether it stood in for the system's own font at least once.
  var standsIn: Bool

  init(postScriptName: String, path: String, standsIn: Bool) {
    self.postScriptName = postScriptName
    self.path = path
    self.standsIn = standsIn
  }

  init(_ face: FontFace, standsIn: Bool) {
    self.init(postScriptName: face.postScriptName, path: face.path, standsIn: standsIn)
  }

  /// The fonts as a report names them, in the order of their names.
  ///
  /// A collection of 20 MB takes as long to digest as a few thousand texts to check: every file is
  /// digested once, as it was measured with, by as many workers as there are.
  static func reported(
    _ fonts: Set<UsedFont>, from book: FontBook, workers: Int
  ) async -> [CheckReport.ReportedFont] {
    let digestOfPath = await digests(of: fonts, from: book, workers: workers)
    let groups = Dictionary(grouping: fonts) { [$0.postScriptName, $0.path] }.values
    return groups.map { uses in
      let font = uses[0]
      return CheckReport.ReportedFont(
        postScriptName: font.postScriptName,
        file: font.path.split(separator: "/").last.map(String.init) ?? font.path,
        sha256: digestOfPath[font.path] ?? "",
        standsInFor: uses.contains(where: \.standsIn) ? "system" : nil)
    }.sorted()
  }

  /// Of the fonts' files, by path: as the book has opened them, or as they are now.
  static func digests(
    of fonts: Set<UsedFont>, from book: FontBook, workers: Int
  ) async -> [String: String] {
    let paths = Set(fonts.map(\.path)).sorted()
    let digests = await concurrently(paths, workers: workers, prepare: { _ in }) { path, _ in
      book.digest(ofFileAt: path)
    }
    return Dictionary(uniqueKeysWithValues: zip(paths, digests))
  }
}

extension UsedFont: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.postScriptName, left.path, left.standsIn ? 1 : 0)
      < (right.postScriptName, right.path, right.standsIn ? 1 : 0)
  }
}
