import OversetFits
import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// The least to cut off a text that is not all seen; nil where no part of it would be seen whole.
  ///
  /// A label that shrinks may do so down to `legible`. The lines of the whole text give the first
  /// guess, and the shorter text must confirm it: a cut may change shapes, fonts and break
  /// opportunities. Two or three layouts, O(log n) where the guess is wrong.
  func cut(_ text: LabelText, legible: Double) -> TextCut? {
    let room = shrinking(to: legible)
    let clusters = ClusterIndex(text)
    guard clusters.count > 0, !room.showsSomehow(text) else { return nil }
    func shows(_ kept: Int) -> Bool {
      room.showsSomehow(beginning(of: text, upTo: clusters.offset(of: kept)))
    }
    var fits = min(room.nearlyShown(of: text, in: clusters), clusters.count - 1)
    var fails = clusters.count
    var step = 1
    if room.breaksAlike(text) {
      // White space hangs.
      while fits < clusters.count - 1, text.text[fits] == 0x20 { fits += 1 }
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
      clusters: clusters.count - fits, points: room.excess(of: text, from: fits, in: clusters),
      keepsHalf: 2 * fits >= clusters.count)
  }

  func beginning(of text: LabelText, upTo end: Int) -> LabelText {
    LabelText(
      Array(text.text[..<end]), in: text.font, spans: text.spans, for: constraint,
      locale: text.locale, typesetter: text.typesetter)
  }
}

extension LabelRoom {
  /// Whether the beginning of a text has the same lines as the whole, so that the guess needs no
  /// confirmation: simple letters of the system's table, which break only at spaces.
  fileprivate func breaksAlike(_ text: LabelText) -> Bool {
    guard !shrinks, behavior.tighteningLimit == nil, constraint.lineBreakMode != .byCharWrapping,
      bounds.width > 2 * text.font.size.points, text.isPlain, text.styles == nil,
      text.wrappers.count == 1, let runs = text.wrappers.first?.paragraph.runs, runs.count == 1,
      case .system? = runs.first?.font
    else { return false }
    return text.text.allSatisfy { unit in
      switch unit {
      // Latin, Cyrillic, and the signs whose breaks depend only on what precedes.
      case 0x20, 0x21, 0x2C, 0x2E, 0x3F, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x17F, 0x410...0x44F:
        true
      default: false
      }
    }
  }

  /// About how many clusters from the start of the text are seen.
  fileprivate func nearlyShown(of text: LabelText, in clusters: ClusterIndex) -> Int {
    let size = text.font.size.scaled(by: minimumScale)
    let width = bounds.width * (behavior.tighteningLimit ?? 1)
    var limit = visibleLines(of: text.font, at: minimumScale)
    for (index, wrapper) in text.wrappers.enumerated() {
      if limit == 0 { return clusters.start(of: index) - 1 }
      let lines = wrapper.lines(
        width: width, at: size, byCluster: constraint.lineBreakMode == .byCharWrapping,
        limit: limit)
      guard let last = lines.last else { continue }
      let fits = wrapper.drawnWidth(of: last, at: size) <= width + roundingSlack
      if last.upperBound < wrapper.paragraph.clusterCount || !fits {
        return clusters.start(of: index)
          + wrapper.longestPrefix(from: last.lowerBound, width: width, at: size)
      }
      limit -= lines.count
    }
    return clusters.count
  }

  /// In one line how much wider the text is than what is shown at most, else the width of what is
  /// behind `kept` clusters; at the label's own font size.
  fileprivate func excess(of text: LabelText, from kept: Int, in clusters: ClusterIndex) -> Points {
    let scale = minimumScale
    if text.wrappers.count == 1, visibleLines(of: text.font, at: scale) == 1 {
      let wrapper = text.wrappers[0]
      let whole = wrapper.drawnWidth(
        of: 0..<wrapper.paragraph.clusterCount, at: text.font.size.scaled(by: scale))
      let most = LineRoom(text.style(of: 0), in: bounds.width).first
      let tightened = scale == 1 ? most * (behavior.tighteningLimit ?? 1) : most
      return max(0, whole - tightened) / scale
    }
    return text.wrappers.indices.map { index in
      let wrapper = text.wrappers[index]
      let count = wrapper.paragraph.clusterCount
      let first = min(max(kept - clusters.start(of: index), 0), count)
      return wrapper.drawnWidth(of: first..<count, at: text.font.size)
    }.reduce(0, +)
  }
}
