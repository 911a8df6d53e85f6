/// Why nobody who has the app sees what a piece of code shows.
package enum UnreachedCode: Hashable, Sendable {
  /// `#if DEBUG`: an app's own builds only.
  case debug
  case preview
  /// Only systems before a version of iOS run it: `if #available(iOS 15, *) {} else { … }`.
  case before(Int)
  /// Only such code calls the function, makes the type or makes the case of an enumeration; or none does.
  case unmade
}
