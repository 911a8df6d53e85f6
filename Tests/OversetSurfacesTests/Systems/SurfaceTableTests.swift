import Testing

@testable import OversetModel
@testable import OversetSurfaces

struct SurfaceTableTests {
  @Test(arguments: SystemSurface.allCases)
  func `has one row for each surface and system`(_ surface: SystemSurface) {
    let rows = SurfaceTable.rows(of: surface)
    for version in [16, 17, 18, 26, 27] {
      #expect(rows.count { $0.systems.contains(version) } == 1, "iOS \(version)")
    }
  }

  @Test(arguments: SurfaceTable.rows)
  func `the lower bound is not above the upper bound`(_ row: SurfaceRow) throws {
    guard let lower = row.room.lower, let upper = row.room.upper else { return }
    for screen in [320.0, 375, 393, 440] {
      let least = try #require(lower.points(onScreen: screen, items: 5))
      let most = try #require(upper.points(onScreen: screen, items: 5))
      #expect(least > 0 && least <= most)
    }
  }

  /// Widths that view trees of real apps had, see the article.
  @Test(arguments: [
    (26, 402.0, 5, 77.0), (26, 440, 5, 84.6),
    (18, 320, 4, 76), (18, 375, 4, 89.75), (18, 390, 4, 93.5), (18, 414, 5, 78.8),
  ])
  func `tab items are as wide as they were seen`(
    _ system: Int, _ screen: Points, _ items: Int, _ width: Points
  ) throws {
    let row = try #require(
      SurfaceTable.rows(of: .tabItem).first { $0.systems.contains(system) })
    let points = try #require(row.room.upper?.points(onScreen: screen, items: items))
    #expect(abs(points - width) < 0.01)
    #expect(
      row.room.upper?.expression(items: items)?.points(onScreen: screen) == points)
    #expect(row.room.upper?.points(onScreen: screen) == nil)
  }

  @Test func `a length says itself as overset.yml does`() throws {
    #expect("\(RoomLength.screen - 32)" == "screen - 32")
    #expect("\((RoomLength.screen - 58.25) / .items + 8.25)" == "(screen - 58.25) / items + 8.25")
    #expect("\(RoomLength.screen / .items - 4)" == "screen / items - 4")
    #expect("\(RoomLength(73))" == "73")
    let width = try WidthExpression(parsing: "\(RoomLength.screen - 32)")
    #expect(width == (RoomLength.screen - 32).expression())
  }
}
