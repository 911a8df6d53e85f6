import Algorithms
import OversetFits
import OversetModel
import OversetTypesetting

extension LabelFitter {
  /// The least to cut off a text that is not all seen; nil where no part of it would be seen whole.
  ///
  /// A label that shrinks may do so down to `legible`. What the line breaker says of the whole text is
  /// the first guess, which the shorter texts themselves confirm: a cut may change shapes, fonts and
  /// break opportunities. Two or three layouts, O(log n) where the guess is wrong.
  package func cut(_ text: LabelText, legible: Double) -> TextCut? {
    let room = room.shrinking(to: legible)
    let places = ClusterPlaces(text)
    guard places.count > 0, !room.showsSomehow(text) else { return nil }
    func shows(_ kept: Int) -> Bool {
      room.showsSomehow(beginning(of: text, upTo: places.offset(of: kept)))
    }
    var fits = min(room.nearlyShown(of: text, in: places), places.count - 1)
    var fails = places.count
    var step = 1
    if room.breaksAlike(text) {
      // White space hangs.
      while fits < places.count - 1, text.text[fits] == 0x20 { fits += 1 }
      fails = fits + 1
    } else if shows(fits) {
      while fits + step < fails {
        if shows(fits + step) { fits += step } else { fails = fits + step }
        step *= 2
      }
    } else {
      fails = fits
      repeat {
        fits = max(0, fails - step)
        step *= 2
        if fits == 0 || shows(fits) { break }
        fails = fits
      } while true
    }
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if shows(middle) { fits = middle } else { fails = middle }
    }
    guard fits > 0 else { return nil }
    return TextCut(
      clusters: places.count - fits, points: room.excess(of: text, from: fits, in: places),
      keepsHalf: 2 * fits >= places.count)
  }

  private func beginning(of text: LabelText, upTo end: Int) -> LabelText {
    LabelText(
      Array(text.text[..<end]), in: text.font, spans: text.spans, for: constraint,
      locale: text.locale, typesetter: text.typesetter)
  }

  /// What a label that shrinks or tightens needs to show a text, where that is less than it needs
  /// for the text as it is; nil for other labels.
  ///
  /// The label is larger than its text's room by `insets`. At most `mostLines`.
  package func leastRoom(
    for text: LabelText, _ needs: LabelFit.Needs, legible: Double, insets: Size, mostLines: Int
  ) -> LeastRoom? {
    let room = room.shrinking(to: legible)
    guard room.shrinks || room.mayTighten else { return nil }
    var least = LeastRoom()
    if let needed = needs.width {
      least.width = leastWhole(
        from: bounds.width + insets.width, to: max(needed, bounds.width) + insets.width
      ) { room.with(width: $0 - insets.width).showsSomehow(text) }
    }
    let allowed = room.constraint.numberOfLines
    let lines =
      allowed == 0
      ? 0
      : (allowed...max(allowed, min(mostLines, needs.lines))).first {
        room.with(lines: $0, height: .infinity).showsSomehow(text)
      }
    guard let lines else { return least }
    least.lines = lines > allowed ? lines : nil
    if bounds.height.isFinite, !room.with(lines: lines, height: bounds.height).showsSomehow(text) {
      let needed = room.neededHeight(of: text, lines: lines == 0 ? needs.lines : lines)
      least.height = leastWhole(from: bounds.height + insets.height, to: needed + insets.height) {
        room.with(lines: lines, height: $0 - insets.height).showsSomehow(text)
      }
    }
    return least
  }

  /// The least whole number that shows a text, where `from` does not and `to` does.
  private func leastWhole(from: Points, to: Points, shows: (Points) -> Bool) -> Points {
    var fails = from.rounded(.down)
    var fits = (to - roundingSlack).rounded(.up)
    while fits - fails > 1 {
      let middle = ((fits + fails) / 2).rounded(.down)
      // Numbers so large that they have no ones.
      if middle <= fails || middle >= fits { break }
      if shows(middle) { fits = middle } else { fails = middle }
    }
    return fits
  }

  /// Whether a word of the text is wider than the label, so that more lines would break it.
  package func breaksWords(of text: LabelText) -> Bool {
    constraint.lineBreakMode != .byCharWrapping
      && text.wrappers.contains {
        $0.widestUnbreakableWidth(at: text.font.size) > bounds.width + roundingSlack
      }
  }
}

extension LabelRoom {
  fileprivate func shrinking(to legible: Double) -> LabelRoom {
    guard shrinks, legible > constraint.minimumScale else { return self }
    return with { constraint in
      constraint.minimumFontSize = 0
      constraint.minimumScaleFactor = min(legible, 1)
    }
  }

  fileprivate func with(width: Points) -> LabelRoom {
    var room = self
    room.bounds.width = width
    return room
  }

  fileprivate func with(lines: Int, height: Points) -> LabelRoom {
    var room = with { $0.numberOfLines = lines }
    room.bounds.height = height
    return room
  }

  private func with(_ change: (inout LabelConstraint) -> Void) -> LabelRoom {
    var constraint = constraint
    change(&constraint)
    return LabelRoom(bounds: bounds, constraint: constraint, grid: grid)
  }

  fileprivate var mayTighten: Bool {
    constraint.allowsDefaultTighteningForTruncation && constraint.lineBreakMode.truncates
      && constraint.numberOfLines == 1
  }

  /// Whether all is seen: as it is, tightened or shrunk.
  func showsSomehow(_ text: LabelText) -> Bool {
    showsAll(of: text, at: 1) || tightening(of: text) != nil
      || shrinks && showsAll(of: text, at: constraint.minimumScale)
  }

  /// Whether the beginning of a text has the lines of the whole, so that nothing needs to confirm
  /// what the line breaker says: simple letters of the system's table, which break at spaces alone.
  fileprivate func breaksAlike(_ text: LabelText) -> Bool {
    guard !shrinks, !mayTighten, constraint.lineBreakMode != .byCharWrapping,
      bounds.width > 2 * text.font.size.points, text.isPlain, text.styles == nil,
      text.wrappers.count == 1, let runs = text.wrappers.first?.paragraph.runs, runs.count == 1,
      case .system? = runs.first?.font
    else { return false }
    return text.text.allSatisfy { unit in
      switch unit {
      // Of Latin, Cyrillic and the signs that look back only.
      case 0x20, 0x21, 0x2C, 0x2E, 0x3F, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x17F, 0x410...0x44F:
        true
      default: false
      }
    }
  }

  private var smallestScale: Double { shrinks ? constraint.minimumScale : 1 }

  /// About how many clusters from the start of the text are seen.
  fileprivate func nearlyShown(of text: LabelText, in places: ClusterPlaces) -> Int {
    let size = text.font.size.scaled(by: smallestScale)
    let width = mayTighten ? bounds.width * Self.tighteningLimit : bounds.width
    var limit = visibleLines(of: text.font, at: smallestScale)
    for (index, wrapper) in text.wrappers.enumerated() {
      if limit == 0 { return places.start(of: index) - 1 }
      let lines = wrapper.lines(
        width: width, at: size, byCluster: constraint.lineBreakMode == .byCharWrapping,
        limit: limit)
      guard let last = lines.last else { continue }
      let fits = wrapper.drawnWidth(of: last, at: size) <= width + roundingSlack
      if last.upperBound < wrapper.paragraph.clusterCount || !fits {
        return places.start(of: index)
          + wrapper.longestPrefix(from: last.lowerBound, width: width, at: size)
      }
      limit -= lines.count
    }
    return places.count
  }

  /// In one line how much wider the text is than what is shown at most, else the width of what is
  /// behind `kept` clusters; at the label's own font size.
  fileprivate func excess(of text: LabelText, from kept: Int, in places: ClusterPlaces) -> Points {
    let scale = smallestScale
    if text.wrappers.count == 1, visibleLines(of: text.font, at: scale) == 1 {
      let wrapper = text.wrappers[0]
      let whole = wrapper.drawnWidth(
        of: 0..<wrapper.paragraph.clusterCount, at: text.font.size.scaled(by: scale))
      let most = LineWidths(text.style(of: 0), in: bounds.width).first
      let tightened = mayTighten && scale == 1 ? most * Self.tighteningLimit : most
      return max(0, whole - tightened) / scale
    }
    return text.wrappers.indices.map { index in
      let wrapper = text.wrappers[index]
      let count = wrapper.paragraph.clusterCount
      let first = min(max(kept - places.start(of: index), 0), count)
      return wrapper.drawnWidth(of: first..<count, at: text.font.size)
    }.reduce(0, +)
  }
}

/// Where the grapheme clusters of a text lie, of which the end of a paragraph is one.
private struct ClusterPlaces {
  private let text: LabelText
  /// How many clusters come before each paragraph.
  private var starts: [Int] = []
  private(set) var count = 0

  init(_ text: LabelText) {
    self.text = text
    for wrapper in text.wrappers {
      if !starts.isEmpty { count += 1 }
      starts.append(count)
      count += wrapper.paragraph.clusterCount
    }
  }

  func start(of paragraph: Int) -> Int { starts[paragraph] }

  /// Where the cluster begins, in UTF-16.
  func offset(of cluster: Int) -> Int {
    let index = max(starts.partitioningIndex { $0 > cluster } - 1, 0)
    let paragraph = text.wrappers[index].paragraph
    let place = min(cluster - starts[index], paragraph.clusterCount)
    return paragraph.textRange(of: place..<place).lowerBound
  }
}
