import OversetModel
import Testing

@testable import Overset

/// Which part of a scene a picture shows.
struct RegionWindowTests {
  private let phone = Rect(x: 0, y: 0, width: 320, height: 568)

  private func window(
    _ focus: Rect, in container: Rect, on surface: Rect, beside neighbours: [Rect] = [],
    marks: [Rect] = []
  ) -> Rect {
    RegionWindow(
      focus: focus, container: container, surface: surface, neighbours: neighbours
    ).rect(showing: marks)
  }

  @Test func `a low container is shown whole`() {
    let cell = Rect(x: 0, y: 100, width: 320, height: 60)
    let window = window(
      Rect(x: 16, y: 110, width: 100, height: 20), in: cell, on: phone)
    #expect(window.minY <= 100 && window.maxY >= 160)
    #expect(window.height < 80)
  }

  @Test func `a high container is shown around the text, and no low neighbour is cut`() {
    let text = Rect(x: 16, y: 300, width: 100, height: 20)
    let above = Rect(x: 16, y: 236, width: 100, height: 30)
    let window = window(text, in: phone, on: phone, beside: [above])
    #expect(window.minY < 236)
    #expect(window.height < 160)
  }

  @Test func `a picture is no higher than its most, with the text in its middle`() {
    let text = Rect(x: 16, y: 50, width: 288, height: 480)
    let window = window(text, in: phone, on: phone)
    #expect(window.height == RegionWindow.mostHeight)
    #expect(window.minY + window.height / 2 == 290)
  }

  @Test func `of a wide surface the container is shown, not wider than the most`() {
    let pad = Rect(x: 0, y: 0, width: 1024, height: 768)
    let form = Rect(x: 600, y: 100, width: 300, height: 60)
    let near = window(Rect(x: 620, y: 110, width: 100, height: 20), in: form, on: pad)
    #expect(near.minX > 500 && near.maxX < 1000)
    let wide = window(Rect(x: 620, y: 110, width: 100, height: 20), in: pad, on: pad)
    #expect(wide.width < 600)
    #expect(wide.minX < 620 && wide.maxX > 720)
  }

  @Test func `a mark far outside of the screen is shown where it begins`() {
    let text = Rect(x: 16, y: 100, width: 2000, height: 20)
    let window = window(
      text, in: phone, on: phone, marks: [Rect(x: 320, y: 100, width: 1696, height: 20)])
    #expect(window.minX <= 0)
    #expect(window.maxX > 350 && window.maxX < 420)
  }

  @Test func `what scrolls is on a surface that is high enough`() {
    let content = Rect(x: 0, y: -100, width: 320, height: 2000)
    #expect(phone.heightened(over: content) == Rect(x: 0, y: -100, width: 320, height: 2000))
  }

  @Test func `what no screen has is not drawn`() {
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).isDrawable)
    #expect(!Rect(x: 0, y: 0, width: .infinity, height: 1).isDrawable)
    #expect(!Rect(x: 0, y: -1e9, width: 1, height: 1).isDrawable)
    #expect(phone.isDrawable)
  }
}
