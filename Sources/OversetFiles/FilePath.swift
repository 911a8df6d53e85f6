/// The parts of a path, which are separated by `/` on every system that this tool runs on.
///
/// Ours because paths are texts here, shown and sorted as they were given: swift-system's `FilePath`
/// copies each into a buffer of its own and takes slashes out of it.
package struct FilePath {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Without empty and `.` components; those of an absolute path do not show that it is absolute.
  package var components: [Substring] { path.split(separator: "/").filter { $0 != "." } }

  package var isAbsolute: Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The last component.
  package var name: Substring {
    let utf8 = path.utf8
    let start = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) }
    let last = path[(start ?? path.startIndex)...]
    return last.isEmpty || last == "." ? components.last ?? "" : last
  }

  /// The last component without its extension.
  package var baseName: String {
    guard let dot = extensionDot else { return String(name) }
    return String(name[..<dot])
  }

  /// The part behind the last dot of the last component, in small letters: `A.STRINGS` is such a file on
  /// systems that tell no case apart. Nil for `.gitignore`.
  package var fileExtension: String? {
    let name = name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The path from the working directory, where this one is relative to the root.
  package func joined(to root: String) -> String { isAbsolute ? path : root + "/" + path }

  private var extensionDot: Substring.Index? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return dot
  }
}
