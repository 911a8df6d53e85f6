/// The last name of a path with dots.
package func lastName(_ path: String) -> String {
  path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
}
