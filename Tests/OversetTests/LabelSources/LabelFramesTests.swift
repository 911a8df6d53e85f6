import OversetModel
import Testing

@testable import OversetConfiguration

struct LabelFramesTests {
  @Test func `a locale without frames of its own has the source locale's`() throws {
    let german = try #require(LocaleIdentifier("de"))
    let french = try #require(LocaleIdentifier("fr"))
    let variants = LabelFrames.Variants(
      weights: [.regular], contentSizes: [nil],
      screens: [Screen(name: "se", width: 320), Screen(name: "max", width: 430)])
    let usual = [Size(width: 100, height: 20), Size(width: 210, height: 20)]
    let narrow = [Size(width: 40, height: 20), Size(width: 150, height: 20)]
    let frames = LabelFrames([german: narrow], usual: usual, at: variants, doubts: [])
    #expect(frames.sizes(in: german) == narrow)
    #expect(frames.sizes(in: french) == usual)
  }

  @Test func `there is a frame for each weight, size and screen`() {
    let variants = LabelFrames.Variants(
      weights: [.regular, .bold], contentSizes: [.large, .extraLarge, .extraExtraLarge],
      screens: [nil])
    #expect(variants.count == 6)
  }
}
