import ArgumentParser

/// Paths of the command line that hold no texts: for these is said what to give in their place.
enum PathArguments {
  static func validate(_ paths: [String]) throws {
    for path in paths {
      if path == "-" {
        throw ValidationError(
          "standard input is not read here: give files or folders, or texts to 'overset fit --stdin'"
        )
      }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).drop { $0.isEmpty }
      let name = parts.last { !$0.isEmpty } ?? ""
      guard [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix) else { continue }
      let around = parts.prefix { $0 != name }.joined(separator: "/")
      let folder = (path.hasPrefix("/") ? "/" : "") + around
      throw ValidationError(
        "'\(path)' holds no texts: give the folder around it, '\(folder.isEmpty ? "." : folder)'")
    }
  }
}
