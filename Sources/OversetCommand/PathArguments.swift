import ArgumentParser
import OversetFiles

/// Paths of the command line that hold no texts: for these is said what to give in their place.
enum PathArguments {
  static func validate(_ paths: [String]) throws {
    for path in paths {
      if path == "-" {
        throw ValidationError(
          "standard input is not read here: give files or folders, or texts to 'overset fit --stdin'"
        )
      }
      let file = FilePath(path)
      guard let ending = file.fileExtension, ["xcodeproj", "xcworkspace"].contains(ending) else {
        continue
      }
      let folder = (file.isAbsolute ? "/" : "") + file.components.dropLast().joined(separator: "/")
      throw ValidationError(
        "'\(path)' holds no texts: give the folder around it, '\(folder.isEmpty ? "." : folder)'")
    }
  }
}
