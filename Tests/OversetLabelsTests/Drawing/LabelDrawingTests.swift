import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// A label is drawn as its fit says, whatever another fit would say.
struct LabelDrawingTests {
  private let typesetter = Typesetter(fonts: FontBook())
  private let bounds = Rect(x: 10, y: 20, width: 120, height: 21)

  private func fit(_ text: String, in constraint: LabelConstraint) throws -> LabelFit {
    LabelFitter(constraint: constraint, bounds: bounds, displayScale: 3).fit(
      LabelText(
        Array(text.utf16), in: try typesetter.fonts.font(constraint.font), for: constraint,
        locale: .english, typesetter: typesetter))
  }

  private func drawing(
    of fit: LabelFit, _ text: String, in constraint: LabelConstraint, bounds: Rect? = nil
  ) -> LabelDrawing? {
    LabelDrawing(
      fit, of: Array(text.utf16), runs: [], in: constraint, room: bounds ?? self.bounds,
      locale: .english, typesetter: typesetter, shapes: "Inter")
  }

  @Test func `lines are where the fit has them, at its scale`() throws {
    var constraint = LabelConstraint()
    constraint.adjustsFontSizeToFitWidth = true
    constraint.minimumScaleFactor = 0.5
    let text = "Continue to checkout"
    var fit = try fit(text, in: constraint)
    #expect(fit.outcome == .shrunk)
    let line = try #require(fit.lines.first)
    let label = try #require(drawing(of: fit, text, in: constraint))
    #expect(label.frame(of: line, at: 0).rect == line.rect)
    #expect((label.draw(line.shown, on: line).width - line.width).magnitude < 0.01)
    // Nothing is found out again: a fit that says otherwise is drawn otherwise.
    fit.scale /= 2
    let smaller = try #require(drawing(of: fit, text, in: constraint))
    #expect(
      smaller.draw(line.shown, on: line).width < 0.6 * label.draw(line.shown, on: line).width)
  }

  @Test func `a label without a limit is as high as its lines`() throws {
    var unlimited = bounds
    unlimited.height = .infinity
    let fit = try fit("Pay", in: LabelConstraint())
    let label = try #require(drawing(of: fit, "Pay", in: LabelConstraint(), bounds: unlimited))
    #expect(label.room.height.isFinite)
    #expect(label.room.maxY >= fit.lines[0].rect.maxY)
  }

  @Test func `what is lost goes on below, in words`() throws {
    let constraint = LabelConstraint()
    let text = "one two three four five six seven eight"
    let label = try #require(drawing(of: try fit("one", in: constraint), text, in: constraint))
    let lines = label.lines(ofRest: text, from: 50, limit: 2).map(\.line)
    #expect(lines.map(\.shown) == ["one two three", "four five six"])
    #expect(lines.map(\.rect.minY) == [50, 50 + lines[0].rect.height])
  }

  @Test func `a scale of nothing is not drawn`() throws {
    var fit = try fit("Pay", in: LabelConstraint())
    for scale in [0, -1, .nan, .infinity] as [Double] {
      fit.scale = scale
      #expect(drawing(of: fit, "Pay", in: LabelConstraint()) == nil)
    }
  }
}
