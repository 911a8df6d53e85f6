/// Which files see a name, by Swift's access control (The Swift Programming Language, Access Control).
package enum NameAccess: Int, Comparable, Hashable, Sendable {
  /// `fileprivate`, and `private`: no other file sees it.
  case file
  /// `internal`, which is what nothing written means.
  case module
  /// `package`, `public` and `open`.
  case anywhere

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
