/// Why nobody who has the app sees what a piece of code shows.
package enum UnreachedCode: Hashable, Sendable {
  /// `#if DEBUG`: an app's own builds only.
  case debug
  case preview
  /// Only systems before a version of iOS run it: `if #available(iOS 15, *) {} else { … }`.
  case before(Int)
  /// It is a view that only such code makes.
  case unmade
}
