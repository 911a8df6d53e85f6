import OversetInterfaces
import OversetModel

extension [OutletSetting] {
  /// Those that mean the class of a document: targets for iOS and for macOS are modules of their own,
  /// and their classes of one name are two. Code that names no platform is for macOS only where no
  /// other code is.
  func on(_ platform: InterfacePlatform) -> [OutletSetting] {
    switch platform {
    case .iOS: return filter { $0.platform == nil }
    case .macOS:
      let own = filter { $0.platform == .macOS }
      return own.isEmpty ? filter { $0.platform == nil } : own
    }
  }
}
