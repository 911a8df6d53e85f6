import OversetModel

/// Reads what `FitPacker` wrote.
struct FitUnpacker {
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
    let index = integer()
    if index > 0 { return numbers[index - 1] }
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
