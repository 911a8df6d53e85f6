import OversetModel
import Testing

struct GeometryTests {
  private static let bounds = [
    Rect(x: 0, y: 0, width: 100, height: 20), Rect(x: -30, y: 4, width: 50, height: 20),
    Rect(x: 7, y: 0, width: 0, height: 0),
  ]

  @Test func `a mirror keeps the distance to the other edge`() {
    let rect = Rect(x: 12, y: 3, width: 30, height: 5)
    let bounds = Rect(x: 10, y: 0, width: 100, height: 20)
    #expect(rect.mirrored(in: bounds) == Rect(x: 78, y: 3, width: 30, height: 5))
  }

  @Test(arguments: bounds)
  func `the mirror of a mirror is the rect itself`(bounds: Rect) {
    for x in [-5.0, 0, 12.5, 300] {
      let rect = Rect(x: x, y: 1, width: 20, height: 2)
      #expect(rect.mirrored(in: bounds).mirrored(in: bounds) == rect)
    }
  }

  @Test(arguments: bounds)
  func `bounds are their own mirror`(bounds: Rect) {
    #expect(bounds.mirrored(in: bounds) == bounds)
  }

  @Test func `a rect has edges`() {
    let rect = Rect(x: 2, y: 3, width: 10, height: 20)
    #expect([rect.minX, rect.maxX, rect.minY, rect.maxY] == [2, 12, 3, 23])
  }
}
