import SwiftUI
import UIKit

/// What becomes of a case's text, and why.
public struct Expectation: Sendable {
  public var effect: Effect
  /// The verdict of `overset sources`.
  public var verdict: String
  public var reason: String
  /// Whether the text is seen only after a touch: in a menu, behind a row that is swiped.
  public var needsTouch = false

  public init(
    _ effect: Effect, says verdict: String, because reason: String, needsTouch: Bool = false
  ) {
    self.effect = effect
    self.verdict = verdict
    self.reason = reason
    self.needsTouch = needsTouch
  }
}

/// What SwiftUI or UIKit does with a text of several lines.
public enum Effect: String, Sendable {
  /// A part of it is lost.
  case cut
  /// All of it is shown.
  case kept
  /// Nothing of it is shown.
  case undrawn
  /// That depends on the screen, the content size or the system.
  case depends
}

/// A view with one text, whose key is the name of the type.
@MainActor
public protocol SurfaceView: View {
  static var expectation: Expectation { get }
  init()
}

/// A view controller with one text, whose key is the name of the type.
@MainActor
public protocol SurfaceController: UIViewController {
  static var expectation: Expectation { get }
  init()
}
