package import OversetModel

/// The systems that an app is for.
package struct AppSystems: Hashable, Sendable {
  /// The platform of code that does not say another one.
  package var platform = Platform.iOS
  /// The deployment target's major version of iOS; nil where it is not known.
  package var leastVersion: Int?

  package init(platform: Platform = .iOS, leastVersion: Int? = nil) {
    self.platform = platform
    self.leastVersion = leastVersion
  }

  /// Nil where it is iOS.
  package var otherPlatform: Platform? { platform == .iOS ? nil : platform }
}
