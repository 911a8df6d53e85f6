/// What is made of the letters of a text before they are drawn: SwiftUI's `textCase`, and Swift's
/// `uppercased()`.
package enum TextCase: String, Hashable, Sendable {
  case uppercase, lowercase, capitalized
}
