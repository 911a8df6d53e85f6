import OversetModel

/// Writes what `FitUnpacker` reads, in the same order.
struct FitPacker {
  private(set) var bytes: [UInt8] = []
  private var numbers: [Double] = []
  private let text: UnsafeBufferPointer<UInt8>

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    bytes.reserveCapacity(256)
  }

  mutating func put(_ fit: LabelFit) {
    // First, because it is also read by itself.
    put(fit.needs.width) { $0.put($1) }
    put(fit.needs.lines)
    put(fit.needs.height)
    put(fit.needs.scale) { $0.put($1) }
    put(fit.lostClusters)
    put(fit.missingHeight)
    put(LabelFit.Outcome.allCases.firstIndex(of: fit.outcome) ?? 0)
    put(fit.confidence)
    put(fit.scale)
    put(fit.kern)
    put(fit.intrinsicContentSize)
    put(fit.sizeThatFits)
    put(fit.textRect)
    put(fit.mirroredTextRect)
    put(fit.lines.count)
    for line in fit.lines { put(line) }
    // The same text in a label of one line.
    put(fit.shown == fit.lines.first?.shown ? nil : fit.shown) { $0.put(beginning: $1) }
    put(ending: fit.lost)
    put(fit.losesParagraphs)
    put(fit.brokenWords)
    put(fit.inkBounds) { $0.put($1) }
    put(fit.clipsInk)
    put(fit.sizeDoubt) { $0.put($1) }
    put(fit.recovery) { $0.put(LabelFit.Recovery.allCases.firstIndex(of: $1) ?? 0) }
    put(fit.used.width) { $0.put($1) }
    put(fit.used.height) { $0.put($1) }
    put(fit.fonts.count)
    for use in fit.fonts {
      put(use.name)
      put(use.textRange)
      put(use.standsIn)
    }
    put(fit.missing)
    put(fit.isRightToLeft)
  }

  private mutating func put(_ line: LineFragment) {
    put(line.textRange)
    put(beginning: line.shown)
    put(line.width)
    put(line.baseline)
    put(line.rect)
    put(line.isRightToLeft)
    put(line.ellipsis) { $0.put($1) }
    put(line.breaksWord)
  }

  private mutating func put(_ confidence: LabelFit.Confidence) {
    switch confidence {
    case .certain: put(0)
    case .borderline: put(1)
    case .inconclusive: put(2)
    }
    put(confidence.reasons)
  }

  private mutating func put(_ size: Size) {
    put(size.width)
    put(size.height)
  }

  private mutating func put(_ rect: Rect) {
    put(rect.x)
    put(rect.y)
    put(rect.width)
    put(rect.height)
  }

  private mutating func put(_ range: Range<Int>) {
    put(range.lowerBound)
    put(range.count)
  }

  private mutating func put(_ texts: [String]) {
    put(texts.count)
    for text in texts { put(text) }
  }

  private mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  /// A text that begins as the whole one does, as most of what is shown.
  private mutating func put(beginning text: String) {
    var text = text
    text.withUTF8 { own in
      let most = min(own.count, self.text.count)
      var common = 0
      while common < most, own[common] == self.text[common] { common += 1 }
      put(common)
      put(own.count - common)
      bytes += own[common...]
    }
  }

  /// A text that ends as the whole one does, as most of what is lost.
  private mutating func put(ending text: String) {
    var text = text
    text.withUTF8 { own in
      let (last, lastOfText) = (own.count - 1, self.text.count - 1)
      let most = min(own.count, self.text.count)
      var common = 0
      while common < most, own[last - common] == self.text[lastOfText - common] { common += 1 }
      put(common)
      put(own.count - common)
      bytes += own[..<(own.count - common)]
    }
  }

  private mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  private mutating func put<Value>(
    _ value: Value?, _ body: (inout FitPacker, Value) -> Void
  ) {
    put(value != nil)
    if let value { body(&self, value) }
  }

  /// By its index among the different numbers before it, else by all its bits, so that it stays
  /// exactly the same.
  private mutating func put(_ number: Double) {
    let bits = number.bitPattern
    if let index = numbers.firstIndex(where: { $0.bitPattern == bits }) {
      put(index + 1)
      return
    }
    if numbers.count < FitUnpacker.mostNumbers { numbers.append(number) }
    put(0)
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  /// Seven bits a byte, the lowest first; never negative here.
  private mutating func put(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
