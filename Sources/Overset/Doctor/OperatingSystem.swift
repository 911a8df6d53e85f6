import Foundation

/// Where things are installed from.
enum OperatingSystem {
  case macOS
  /// Debian, Ubuntu and others with `apt`.
  case debian
  case other

  static var current: OperatingSystem {
    #if canImport(Darwin)
      .macOS
    #else
      FileManager.default.isExecutableFile(atPath: "/usr/bin/apt-get") ? .debian : .other
    #endif
  }

  /// `package` is Debian's; nil for a family that is in none that is known.
  func remedy(forFamily family: String, package: String?) -> String {
    guard let package else { return "name its file in 'fonts: {search: [Fonts]}'" }
    return switch self {
    case .debian: "sudo apt-get install \(package)"
    case .macOS: "brew install --cask \(Self.cask(of: family))"
    case .other: "take a release of overset, which has it, or install '\(family)'"
    }
  }

  func remedy(forTool tool: String) -> String {
    switch self {
    case .debian: "sudo apt-get install \(tool)"
    case .macOS: "brew install \(tool)"
    case .other: "install \(tool)"
    }
  }

  /// `font-noto-sans-arabic`; the five East Asian families are one.
  private static func cask(of family: String) -> String {
    let name = family.hasPrefix("Noto Sans CJK") ? "Noto Sans CJK" : family
    return "font-" + name.lowercased().replacing(" ", with: "-")
  }
}
