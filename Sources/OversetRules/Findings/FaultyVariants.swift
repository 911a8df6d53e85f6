import OversetModel

/// The sizes and screens at which something is at fault: one finding names them, instead of one
/// finding for each.
struct FaultyVariants {
  /// From the smallest to the largest; one nil where nothing follows Dynamic Type.
  let sizes: [ContentSizeCategory?]
  /// From the narrowest to the widest; one nil where nothing depends on the screen.
  let screens: [String?]
  /// By size, then by screen, as variants are ordered.
  let isFaulty: [Bool]
  /// Whether all is seen, in the same order.
  let showsAll: [Bool]
  /// Whether both begin with all layouts without Bold Text, and go on with those with it.
  var comparesBoldText = false

  /// Whether the rooms are upper bounds: in less room more layouts are at fault.
  var areBounds = false

  /// The index of the layout that a finding is about: the smallest size, there the narrowest screen.
  var first: Int? { isFaulty.firstIndex(of: true) }

  /// `on se from AX1 on, not on max; fits up to xxxL`; nil where there is only one layout.
  ///
  /// `withLargestFit` for what is a question of fitting: the largest size below the first that fails at
  /// which all is seen.
  func phrase(withLargestFit: Bool) -> String? {
    if comparesBoldText { return phraseComparingBoldText(withLargestFit: withLargestFit) }
    let variants = sizesAndScreens
    let fit = withLargestFit ? lastThatFits.map { "fits up to \($0.rawValue)" } : nil
    let parts = [variants, fit].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func phraseComparingBoldText(withLargestFit: Bool) -> String? {
    let half = isFaulty.count / 2
    func phrase(_ range: Range<Int>) -> String? {
      FaultyVariants(
        sizes: sizes, screens: screens, isFaulty: Array(isFaulty[range]),
        showsAll: Array(showsAll[range]), areBounds: areBounds
      ).phrase(withLargestFit: withLargestFit)
    }
    let (plain, bold) = (isFaulty.prefix(half), isFaulty.suffix(half))
    if plain.elementsEqual(bold) || !bold.contains(true) { return phrase(0..<half) }
    let withBoldText = phrase(half..<isFaulty.count).map { " \($0)" } ?? ""
    if !plain.contains(true) { return "only with Bold Text" + withBoldText }
    return (phrase(0..<half).map { "\($0); " } ?? "") + "with Bold Text" + withBoldText
  }

  private var sizesAndScreens: String? {
    var groups: [(sizes: [Int], screens: [String])] = []
    for (index, screen) in screens.enumerated() {
      let faulty = sizes.indices.filter { isFaulty[$0 * screens.count + index] }
      let name = screen ?? ""
      if let same = groups.firstIndex(where: { $0.sizes == faulty }) {
        groups[same].screens.append(name)
      } else {
        groups.append((faulty, [name]))
      }
    }
    if groups.count == 1, let sizes = groups.first?.sizes {
      let every = screens.count > 1 ? "on every screen" : nil
      let parts = [every, phrase(for: sizes)].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    let faulty = groups.filter { !$0.sizes.isEmpty }.map { group in
      ["on \(group.screens.listed(with: "and"))", phrase(for: group.sizes)].compactMap { $0 }
        .joined(separator: " ")
    }
    let spared = groups.first { $0.sizes.isEmpty }.map {
      "not on \($0.screens.listed(with: "and"))"
    }
    if areBounds { return faulty.joined(separator: ", ") + " at least" }
    return (faulty + [spared].compactMap { $0 }).joined(separator: ", ")
  }

  private func phrase(for faulty: [Int]) -> String? {
    guard sizes.count > 1, let first = faulty.first else { return nil }
    let names = faulty.compactMap { sizes[$0]?.rawValue }
    if faulty.count == sizes.count { return "at every size" }
    if faulty.count > 1, faulty == Array(first..<sizes.count) { return "from \(names[0]) on" }
    return "at \(names.listed(with: "and"))"
  }

  private var lastThatFits: ContentSizeCategory? {
    guard let first else { return nil }
    let below = 0..<first / screens.count
    let fitting = below.last { size in
      screens.indices.allSatisfy { showsAll[size * screens.count + $0] }
    }
    return fitting.flatMap { sizes[$0] }
  }
}
