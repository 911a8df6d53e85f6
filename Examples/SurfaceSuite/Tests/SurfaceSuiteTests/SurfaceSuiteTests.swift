import SwiftUI
import XCTest

@testable import SurfaceViews

/// Each case is shown in a window, and what becomes of its text is compared with what it expects.
///
/// A part of a text is lost where one of its words can be another and the picture stays the same.
/// Where it shrinks, wraps or moves, the picture changes.
@MainActor
final class SurfaceSuiteTests: XCTestCase {
  /// Words with the same letters: they are about as wide as each other.
  private static let words = ["stone", "angle", "least", "cater"]
  private static let others = ["notes", "glean", "stale", "react"]

  override func setUp() async throws { TestTable.install() }

  /// Without this, no other result counts.
  func testTextsComeFromTheTable() async {
    let stage = Stage(width: 393)
    let first = await stage.picture(of: NoLimitInAList.self, text: "stone")
    let again = await stage.picture(of: NoLimitInAList.self, text: "stone")
    let other = await stage.picture(of: NoLimitInAList.self, text: "angle")
    XCTAssertNotNil(first)
    XCTAssertEqual(first, again, "the same view must have the same picture")
    XCTAssertNotEqual(first, other, "SwiftUI must ask Bundle.main for its texts")
  }

  func testViews() async {
    for view in AllCases.views {
      await check("\(view)", view.expectation) { stage, text in
        await stage.picture(of: view, text: text)
      }
    }
  }

  func testControllers() async {
    for controller in AllCases.controllers {
      await check("\(controller)", controller.expectation) { stage, text in
        await stage.picture(of: controller, text: text)
      }
    }
  }

  private func check(
    _ id: String, _ expectation: Expectation, picture: (Stage, String) async -> Data?
  ) async {
    for width in Stage.widths {
      let stage = Stage(width: width)
      let effect = await effect { await picture(stage, $0) }
      print("\(id)\t\(Int(width))\t\(effect.rawValue)\t\(expectation.effect.rawValue)")
      if expectation.needsTouch || expectation.effect == .depends { continue }
      XCTAssertEqual(effect, expectation.effect, "\(id) at \(width): \(expectation.reason)")
    }
  }

  /// What the pictures say: whether a short text is seen at all, and whether all of a long one is.
  private func effect(_ picture: (String) async -> Data?) async -> Effect {
    if await picture(Self.words[0]) == picture(Self.words[1]) { return .undrawn }
    // Six lines of body text on the widest screen, more than any limit of the suite.
    let long = (0..<48).map { Self.words[$0 % Self.words.count] }
    let whole = await picture(long.joined(separator: " "))
    for index in [0, 5, 11, 17, 23, 29, 35, 41, 47] {
      var changed = long
      changed[index] = Self.others[index % Self.others.count]
      if await picture(changed.joined(separator: " ")) == whole { return .cut }
    }
    return .kept
  }
}
