extension Double {
  /// To the nearest whole number, a half up, also where rounding errors take a little of the half.
  public var roundedHalfUp: Double { (self + 0.5 + noise).rounded(.down) }

  /// The same with a half away from 0, as people round: for numbers that are printed.
  public var roundedForPeople: Double { self < 0 ? -magnitude.roundedHalfUp : roundedHalfUp }

  /// Up to a whole number, except for what rounding errors may add: 20.000000001 is 20.
  public var roundedUpStably: Double { (self - noise).rounded(.up) }

  /// Down to a whole number, except for what rounding errors may take: 19.999999999 is 20.
  public var roundedDownStably: Double { (self + noise).rounded(.down) }

  /// What rounding errors may add to the number or take from it: more where a number is so large that
  /// it has no millionths.
  private var noise: Double { Swift.min(Swift.max(1e-6, magnitude * 1e-12), 0.25) }
}
