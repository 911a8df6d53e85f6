/// How the letters that the system draws differ from those of the font that a run is set in.
///
/// A font that a label asks for is drawn as it is; one that stands in for a font of the system was
/// compared with pictures of it (`MeasuredLetters`).
package struct StandInLetters: Hashable, Sendable {
  /// The share of the stand-in's widths up to 17 pt.
  var text = 1.0
  /// The same from 30 pt on. In between the system mixes two cuts of its letters, as it does in
  /// Latin.
  var display = 1.0
  /// The error of a width up to 17 pt, and from 24 pt on.
  var textError = Self.unmeasuredError
  var displayError = Self.unmeasuredError
  /// The narrowest letters among all systems that a text is laid out for, as a share of these.
  var narrowest = 1.0
  /// How far paint reaches above and below the typographic baseline.
  var above = InkReach.unknown
  var below = InkReach.unknown

  /// A font that is what the label asks for, or that was not compared.
  static let same = StandInLetters()

  /// The error of letters that were not compared, and of those with few pictures: stand-ins are
  /// similar in size.
  static let unmeasuredError = 0.05

  /// Symbols, such as ❍ and ➤: how wide one is, each font's designer decides.
  static let symbols = StandInLetters(textError: symbolError, displayError: symbolError)

  /// A guess: no picture has symbols of the system's.
  private static let symbolError = 0.25
}

extension StandInLetters {
  /// The advance of the system's letters for that of the stand-in's.
  func advance(_ units: FontUnits) -> Advance {
    // Most fonts are no stand-ins, and have one cut.
    if text == display { return Advance(scaled: units.adjusted(by: text)) }
    return Advance(
      scaled: units.adjusted(by: text),
      display: units.adjusted(by: display - text) * 10_000 / fontUnitsPerEm)
  }

  /// The share of the size that the stand-in is drawn at, as wide as its letters are.
  func share(at size: FontSize) -> Double {
    text + (display - text) * SystemFontSizes.displayShare(at: size.points)
  }

  /// How far the paint of the system's letters reaches above the typographic baseline, for that of
  /// the stand-in's; in em.
  package func ink(above: Float) -> Double { self.above.ofSystem(Double(above)) }

  /// The same below it.
  package func ink(below: Float) -> Double { self.below.ofSystem(Double(below)) }

  /// The paint of the system's letters for a glyph of the stand-in, from where the glyph begins.
  func ink(_ box: InkBox, of glyph: ShapingBuffer.Glyph, at size: FontSize) -> InkBox {
    let unit = 1 / Double(fontUnitsPerEm)
    let share = share(at: size)
    func x(_ x: Double) -> Double { (x + Double(glyph.offsetX) * unit) * share }
    func y(_ y: Double) -> Double {
      let raised = y - Double(glyph.offsetY) * unit
      return raised < 0 ? -above.ofSystem(-raised) : below.ofSystem(raised)
    }
    return InkBox(minX: x(box.minX), minY: y(box.minY), maxX: x(box.maxX), maxY: y(box.maxY))
  }

  /// By which share letters may be wider than measured at a size: 95 of 100 lines of the pictures
  /// are closer.
  package func wider(at size: FontSize) -> Double {
    if size.points <= 17 { return textError }
    if size.points >= 24 { return displayError }
    return max(textError, displayError, Self.unmeasuredError)
  }

  /// The same for narrower letters, which those of another version of the system may be.
  package func narrower(at size: FontSize) -> Double {
    1 - narrowest * (1 - wider(at: size))
  }

  /// Whether other systems that a text is laid out for have narrower letters.
  package var mayBeNarrower: Bool { narrowest < 1 }
}
