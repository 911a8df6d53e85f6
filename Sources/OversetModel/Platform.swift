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
}
