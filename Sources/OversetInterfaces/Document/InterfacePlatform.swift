/// The system whose views an Interface Builder document describes.
package enum InterfacePlatform: Sendable, Hashable {
  case iOS
  case macOS
}
