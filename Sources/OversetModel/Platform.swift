/// The system that an app runs on: it decides the sizes of text styles and the least legible size.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The smallest text that the Human Interface Guidelines allow, in points.
  public var minimumPointSize: Points {
    switch self {
    case .iOS: 11
    case .macOS: 10
    case .tvOS: 23
    case .watchOS, .visionOS: 12
    }
  }

  /// Pixels in a point of a usual display (Human Interface Guidelines, Images).
  package var displayScale: Double { self == .iOS ? 3 : 2 }
}

extension Set<Platform> {
  /// Whether one of the platforms shows the text for a device, as catalogs call it (Apple, "Creating width
  /// and device variants of strings"). Of no platforms nothing is known, nor of another name: `other`.
  package func shows(textsFor device: String?) -> Bool {
    guard !isEmpty, let device, let platform = Platform.ofDevice[device] else { return true }
    return contains(platform)
  }
}

extension Platform {
  fileprivate static let ofDevice: [String: Platform] = [
    "iphone": .iOS, "ipad": .iOS, "ipod": .iOS, "mac": .macOS, "appletv": .tvOS,
    "applewatch": .watchOS, "applevision": .visionOS,
  ]
}
