import OversetModel

/// Reads what `FitPacker` wrote.
///
/// From bytes that say something else it reads zeros, and `isDamaged` is set: no read goes past the end.
struct FitUnpacker {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var numbers: [Double] = []
  private let text: UnsafeBufferPointer<UInt8>
  private var isDamaged = false
  private var hasNaN = false

  /// More different numbers are written out: a label of many lines has some for each line.
  static let mostNumbers = 100

  init(text: UnsafeBufferPointer<UInt8>, bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
  }

  /// Whether everything was read, nothing was wrong, and each number is one.
  var isComplete: Bool { !isDamaged && !hasNaN && offset == bytes.count }

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
    let outcome = oneOf(LabelFit.Outcome.allCases) ?? .clipped
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
      recovery: optional { $0.oneOf(LabelFit.Recovery.allCases) } ?? nil,
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
    let (start, count) = (integer(), integer())
    let end = start.addingReportingOverflow(count)
    guard start >= 0, count >= 0, !end.overflow else {
      isDamaged = true
      return 0..<0
    }
    return start..<end.partialValue
  }

  /// The case whose index is written.
  private mutating func oneOf<Case>(_ cases: [Case]) -> Case? {
    let index = integer()
    if cases.indices.contains(index) { return cases[index] }
    isDamaged = true
    return nil
  }

  private mutating func texts() -> [String] { list { $0.string() } }

  private mutating func list<Value>(_ element: (inout FitUnpacker) -> Value) -> [Value] {
    let count = integer()
    var values: [Value] = []
    values.reserveCapacity(max(0, min(count, bytes.count - offset)))
    while values.count < count, !isDamaged { values.append(element(&self)) }
    return values
  }

  private mutating func own() -> UnsafeBufferPointer<UInt8> {
    var count = integer()
    if !(0...bytes.count - offset ~= count) { (count, isDamaged) = (0, true) }
    defer { offset += count }
    return UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  private mutating func string() -> String {
    String(decoding: own(), as: UTF8.self)
  }

  /// How many bytes are the text's own.
  private mutating func common() -> Int {
    let count = integer()
    if 0...text.count ~= count { return count }
    isDamaged = true
    return 0
  }

  private mutating func beginning() -> String {
    let common = common()
    return Self.joined(text[..<common], own()[...])
  }

  private mutating func ending() -> String {
    let common = common()
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

  private mutating func byte() -> UInt8 {
    guard offset < bytes.count else {
      isDamaged = true
      return 0
    }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func flag() -> Bool { byte() != 0 }

  private mutating func optional<Value>(_ value: (inout FitUnpacker) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  private mutating func number() -> Double {
    let index = integer()
    if index != 0 {
      if numbers.indices.contains(index - 1) { return numbers[index - 1] }
      isDamaged = true
      return 0
    }
    guard bytes.count - offset >= 8 else {
      isDamaged = true
      return 0
    }
    let bits = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    offset += 8
    let number = Double(bitPattern: UInt64(littleEndian: bits))
    if number.isNaN { hasNaN = true }
    if numbers.count < Self.mostNumbers { numbers.append(number) }
    return number
  }

  private mutating func integer() -> Int {
    let first = byte()
    if first < 0x80 { return Int(first) }
    var number = UInt(first & 0x7F)
    var shift: UInt = 7
    while shift < 64 {
      let next = byte()
      number |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
    isDamaged = true
    return 0
  }
}
