import OversetModel

import OversetModel

/// A pattern for a path: `**` is any number of folders, `*` and `?` stay within one name.
package struct PathGlob {
  private let components: [Component]

  private enum Component {
    case anyFolders
    case name(Glob)
  }

  package init(_ pattern: String) {
    components = Self.names(in: pattern).map {
      $0 == "**" ? .anyFolders : .name(Glob(String($0)))
    }
  }

  /// The folders before the first one with a wildcard: nothing outside of them can match.
  package static func fixedFolders(of pattern: String) -> [Substring] {
    names(in: pattern).dropLast().prefix { !Glob(String($0)).hasWildcards }
  }

  private static func names(in path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// Takes a whole path, component by component; only the last `**` is ever retried.
  package func matches(_ path: [Substring]) -> Bool {
    var name = 0
    var component = 0
    var retry: (component: Int, name: Int)?
    while name < path.count {
      if component < components.count, case .anyFolders = components[component] {
        component += 1
        retry = (component, name)
      } else if component < components.count, case .name(let glob) = components[component],
        glob.matches(path[name])
      {
        component += 1
        name += 1
      } else if let last = retry {
        component = last.component
        name = last.name + 1
        retry = (component, name)
      } else {
        return false
      }
    }
    return components[component...].allSatisfy { if case .anyFolders = $0 { true } else { false } }
  }
}
