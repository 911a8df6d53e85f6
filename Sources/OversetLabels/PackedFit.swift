import OversetModel

/// A fit in some hundred bytes: a report may keep a million of them.
///
/// A fit is a dozen different numbers, each there several times, and texts that mostly say the same:
/// a number is written once, and named by its place from then on. Reading it takes about a
/// microsecond.
package struct PackedFit: Sendable {
  private let bytes: [UInt8]

  /// `text` is the text that was laid out: what the fit has of it is not written again.
  package init(_ fit: LabelFit, of text: String) {
    var text = text
    bytes = text.withUTF8 { text in
      var packer = FitPacker(text: text)
      packer.put(fit)
      // Without the room behind them.
      return packer.bytes.withUnsafeBufferPointer { Array($0) }
    }
  }

  /// What the text lacks, without reading the rest.
  package var lack: LabelFit.Lack {
    bytes.withUnsafeBufferPointer { bytes in
      var unpacker = FitUnpacker(text: UnsafeBufferPointer(start: nil, count: 0), bytes: bytes)
      return unpacker.lack()
    }
  }

  /// The same fit, of the same text.
  package func fit(of text: String) -> LabelFit {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBufferPointer { bytes in
        var unpacker = FitUnpacker(text: text, bytes: bytes)
        return unpacker.fit()
      }
    }
  }
}

extension LabelFit {
  /// What a text lacks in its label, which is asked for more often than the rest.
  package struct Lack {
    package var needs: Needs
    package var lostClusters: Int
    package var missingHeight: Points
  }

  /// What the text lacks.
  package var lack: Lack {
    Lack(needs: needs, lostClusters: lostClusters, missingHeight: missingHeight)
  }
}

/// Writes what `FitUnpacker` reads, in the same order.
private struct FitPacker {
  private(set) var bytes: [UInt8] = []
  private var numbers: [Double] = []
  private let text: UnsafeBufferPointer<UInt8>

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    bytes.reserveCapacity(256)
  }

  mutating func put(_ fit: LabelFit) {
    // First, because it is asked for by itself.
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
    // Of a label of one line the same text.
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

  /// By its place among the different numbers before it, else by its bits, so that it is the same
  /// to the last of them.
  private mutating func put(_ number: Double) {
    let bits = number.bitPattern
    if let place = numbers.firstIndex(where: { $0.bitPattern == bits }) {
      put(place + 1)
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

/// Reads what `FitPacker` wrote.
private struct FitUnpacker {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var numbers: [Double] = []
  private let text: UnsafeBufferPointer<UInt8>

  /// More different numbers are written out: a label of many lines has some for each line.
  static let mostNumbers = 100

  init(text: UnsafeBufferPointer<UInt8>, bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
  }

  mutating func lack() -> LabelFit.Lack {
    LabelFit.Lack(
      needs: LabelFit.Needs(
        width: optional { $0.number() }, lines: integer(), height: number(),
        scale: optional { $0.number() }),
      lostClusters: integer(), missingHeight: number())
  }

  mutating func fit() -> LabelFit {
    numbers.reserveCapacity(24)
    let lack = lack()
    let outcome = LabelFit.Outcome.allCases[integer()]
    let confidence = confidence()
    let scale = number()
    let kern = number()
    let intrinsicContentSize = size()
    let sizeThatFits = size()
    let textRect = rect()
    let mirroredTextRect = rect()
    let lines = list { $0.line() }
    let shown = optional { $0.beginning() } ?? lines.first?.shown ?? ""
    return LabelFit(
      outcome: outcome, confidence: confidence, scale: scale, kern: kern, lines: lines,
      shown: shown, lost: ending(), lostClusters: lack.lostClusters, losesParagraphs: flag(),
      brokenWords: texts(), intrinsicContentSize: intrinsicContentSize,
      sizeThatFits: sizeThatFits, textRect: textRect, mirroredTextRect: mirroredTextRect,
      inkBounds: optional { $0.rect() }, clipsInk: flag(), missingHeight: lack.missingHeight,
      sizeDoubt: optional { $0.string() },
      recovery: optional { LabelFit.Recovery.allCases[$0.integer()] },
      used: LabelFit.Use(width: optional { $0.number() }, height: optional { $0.number() }),
      needs: lack.needs,
      fonts: list { FontUse(name: $0.string(), textRange: $0.range(), standsIn: $0.flag()) },
      missing: texts(), isRightToLeft: flag())
  }

  private mutating func line() -> LineFragment {
    LineFragment(
      textRange: range(), shown: beginning(), width: number(), baseline: number(), rect: rect(),
      isRightToLeft: flag(), ellipsis: optional { $0.range() }, breaksWord: flag())
  }

  private mutating func confidence() -> LabelFit.Confidence {
    let kind = integer()
    let reasons = texts()
    return kind == 0 ? .certain : kind == 1 ? .borderline(reasons) : .inconclusive(reasons)
  }

  private mutating func size() -> Size { Size(width: number(), height: number()) }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func range() -> Range<Int> {
    let start = integer()
    return start..<start + integer()
  }

  private mutating func texts() -> [String] { list { $0.string() } }

  private mutating func list<Value>(_ element: (inout FitUnpacker) -> Value) -> [Value] {
    let count = integer()
    return (0..<count).map { _ in element(&self) }
  }

  private mutating func own() -> UnsafeBufferPointer<UInt8> {
    let count = integer()
    defer { offset += count }
    return UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  private mutating func string() -> String {
    String(decoding: own(), as: UTF8.self)
  }

  private mutating func beginning() -> String {
    let common = integer()
    return Self.joined(text[..<common], own()[...])
  }

  private mutating func ending() -> String {
    let common = integer()
    return Self.joined(own()[...], text[(text.count - common)...])
  }

  private static func joined(
    _ first: Slice<UnsafeBufferPointer<UInt8>>, _ second: Slice<UnsafeBufferPointer<UInt8>>
  ) -> String {
    String(unsafeUninitializedCapacity: first.count + second.count) { text in
      let rest = text[text.initialize(fromContentsOf: first)...]
      _ = UnsafeMutableBufferPointer(rebasing: rest).initialize(fromContentsOf: second)
      return first.count + second.count
    }
  }

  private mutating func flag() -> Bool {
    defer { offset += 1 }
    return bytes[offset] != 0
  }

  private mutating func optional<Value>(_ value: (inout FitUnpacker) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  private mutating func number() -> Double {
    let place = integer()
    if place > 0 { return numbers[place - 1] }
    var bits: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) {
      bits |= UInt64(bytes[offset]) << shift
      offset += 1
    }
    let number = Double(bitPattern: bits)
    if numbers.count < Self.mostNumbers { numbers.append(number) }
    return number
  }

  private mutating func integer() -> Int {
    var number: UInt = 0
    var shift = 0
    while bytes[offset] >= 0x80 {
      number |= UInt(bytes[offset] & 0x7F) << shift
      shift += 7
      offset += 1
    }
    number |= UInt(bytes[offset]) << shift
    offset += 1
    return Int(bitPattern: number)
  }
}
