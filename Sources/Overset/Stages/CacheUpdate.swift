import Foundation
import OversetTypesetting

/// What a run adds to the file of `--cache`.
package struct CacheUpdate: Sendable {
  /// Where the file is.
  package let path: String
  /// How many texts in labels were measured, of how many.
  package let measuredTexts: Int
  package let texts: Int
  private let cache: AnswerCache
  private let new: NewAnswers
  private let book: FontBook
  /// Whether the file is to be written.
  package let isNeeded: Bool

  /// Weeks since 1970.
  private static var week: Int { Int(Date().timeIntervalSince1970 / 604_800) }

  /// Nil where nothing is kept.
  init?(_ app: PreparedApp, _ new: NewAnswers, _ request: CheckRequest) {
    guard let cache = app.cache, let path = request.cacheFile else { return nil }
    self.path = path
    self.cache = cache
    self.new = new
    (measuredTexts, texts) = (new.measuredTexts, new.texts)
    book = app.plan.fonts
    isNeeded = !new.answers.isEmpty || cache.hasOld(new.used, in: Self.week)
  }

  /// The file with what is new. What another run has written there since this one began stays.
  package var bytes: [UInt8] {
    let (now, notice) = AnswerCache.read(at: path, book)
    return (notice == nil && now.count > 0 ? now : cache).adding(
      new.answers, new.shared, using: cache.keys(new.used), book.cachedFonts, week: Self.week)
  }
}
