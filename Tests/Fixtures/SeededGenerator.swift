/// A small generator whose numbers are the same in every run (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// `count` words of the letters, with `separator` between them.
  public mutating func text(
    words count: Int, of letters: String, longest: Int, separator: String = " "
  ) -> String {
    let letters = Array(letters)
    let words = (0..<count).map { _ in
      let length = Int.random(in: 1...longest, using: &self)
      return String((0..<length).map { _ in letters.randomElement(using: &self) ?? "a" })
    }
    return words.joined(separator: separator)
  }
}
