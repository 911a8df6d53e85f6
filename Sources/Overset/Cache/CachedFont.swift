import OversetTypesetting

/// A name that a font was looked for by, and what was found when answers were measured: they hold as long
/// as the same is found.
struct CachedFont: Hashable, Codable, Sendable {
  let request: FontRequest
  /// Nil where nothing was found.
  private let found: Found?

  private struct Found: Hashable, Codable {
    var postScriptName: String
    var path: String
    var index: Int
    var coordinates: [Double]
    /// Of the file's bytes, in hexadecimal digits.
    var sha256: String
  }

  init(_ request: FontRequest, _ face: FontFace?, in book: FontBook) {
    self.request = request
    found = face.map { face in
      Found(
        postScriptName: face.postScriptName, path: face.path, index: face.index,
        coordinates: face.coordinates, sha256: book.digest(ofFileAt: face.path))
    }
  }

  /// Whether the same is found now.
  func holds(in book: FontBook) -> Bool {
    CachedFont(request, book.face(for: request), in: book) == self
  }
}

extension CachedFont: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.request.name, left.request.weightClass ?? 0, left.request.isItalic ? 1 : 0)
      < (right.request.name, right.request.weightClass ?? 0, right.request.isItalic ? 1 : 0)
  }
}

extension FontBook {
  /// All that were looked for so far, in the order of their names.
  var cachedFonts: [CachedFont] {
    searches.map { CachedFont($0, $1, in: self) }.sorted()
  }
}
