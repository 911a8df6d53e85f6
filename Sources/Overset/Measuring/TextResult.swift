import OversetFits
import OversetModel
import OversetRules

/// What one text adds to a report in one label and locale, at all sizes and on all screens: enough to
/// report it without setting it.
struct TextResult: Sendable {
  /// Of its layouts; in the other variants it fits with room to spare.
  var sum = LayoutSum()
  /// The layouts that a report shows, in the order of their variants.
  var layouts: [Layout] = []
  /// What rules find in it.
  var faults: [Fault] = []
  /// On one line at scale 1 and the label's first size, where a fault says it.
  var width: Points?
  /// The font files that set it.
  var fonts: Set<UsedFont> = []

  /// What a label does with the text in one of its variants.
  struct Layout: Sendable {
    var variant: Int
    /// A whole one.
    var fit: PackedFit
    var doubt: OtherReadings.Doubt?
  }

  /// What a rule finds.
  struct Fault: Sendable {
    var summary: FaultSummary
    /// Nil where the rule does not say what fits.
    var remedy: Remedy?
  }
}

// MARK: - Bytes

extension TextResult {
  /// Nil where the bytes are of something else, or speak of variants that a label does not have.
  init?(_ bytes: ArraySlice<UInt8>, variants: Int, shared: (CacheKey) -> [UInt8]?) {
    var reader = AnswerReader(bytes)
    sum = reader.sum()
    if sum.count > 0 {
      layouts = reader.list { $0.layout() }
      faults = reader.list { $0.fault() }
      width = reader.optional { $0.shortNumber() }
    }
    if reader.flag() {
      guard let bytes = shared(reader.key()), let fonts = Set(fontsIn: bytes) else { return nil }
      self.fonts = fonts
    }
    let shown = layouts.map(\.variant)
    let named = shown + [sum.tightest?.variant].compactMap { $0 }
    guard reader.isComplete, 0...variants ~= sum.count, named.allSatisfy({ 0..<variants ~= $0 }),
      faults.allSatisfy({ shown.contains($0.summary.variant) && $0.summary.rule >= 0 })
    else { return nil }
  }

  /// What many results have in common goes to `share`, and is found by its key.
  func bytes(share: ([UInt8]) -> CacheKey) -> [UInt8] {
    var writer = AnswerWriter()
    writer.put(sum)
    if sum.count > 0 {
      writer.put(layouts) { $0.put($1) }
      writer.put(faults) { $0.put($1) }
      writer.put(width) { $0.put(short: $1) }
    }
    writer.put(!fonts.isEmpty)
    if !fonts.isEmpty { writer.put(share(fonts.bytes)) }
    return writer.bytes
  }
}

extension Set<UsedFont> {
  fileprivate var bytes: [UInt8] {
    var writer = AnswerWriter()
    writer.put(sorted()) { writer, font in
      writer.put(font.postScriptName)
      writer.put(font.path)
      writer.put(font.standsIn)
    }
    return writer.bytes
  }

  /// Nil where the bytes are of something else.
  fileprivate init?(fontsIn bytes: [UInt8]) {
    var reader = AnswerReader(bytes[...])
    self.init(
      reader.list { UsedFont(postScriptName: $0.text(), path: $0.text(), standsIn: $0.flag()) })
    guard reader.isComplete else { return nil }
  }
}

extension AnswerWriter {
  fileprivate mutating func put(_ sum: LayoutSum) {
    put(sum.count)
    if sum.count == 0 { return }
    for index in LabelFit.Outcome.allCases.indices { put(sum.counts[index]) }
    put(sum.borderline)
    put(sum.inconclusive)
    put(sum.tightest) { writer, tightest in
      writer.put(short: tightest.use)
      writer.put(tightest.variant)
    }
  }

  fileprivate mutating func put(_ layout: TextResult.Layout) {
    put(layout.variant)
    put(layout.fit.bytes)
    put(layout.doubt?.rawValue ?? 0)
  }

  fileprivate mutating func put(_ fault: TextResult.Fault) {
    let summary = fault.summary
    put(summary.rule)
    put(Severity.allCases.firstIndex(of: summary.severity) ?? 0)
    put(summary.variant)
    put(summary.phrase)
    put(summary.lack) { $0.put(short: $1) }
    put([summary.hasExtent, summary.asksForMore, summary.mayDependOnNumber])
    put(fault.remedy) { writer, remedy in
      writer.put(remedy.cut) { writer, cut in
        writer.put(cut.clusters)
        writer.put(short: cut.points)
        writer.put(cut.keepsHalf)
      }
      writer.put(remedy.clears)
    }
  }

  private mutating func put(_ clears: Clearance) {
    put([
      clears.width != nil, clears.lines != nil, clears.height != nil, clears.scale != nil,
      clears.growsDown, clears.lineHeight != nil,
    ])
    for number in [clears.width, clears.height, clears.scale, clears.lineHeight] {
      if let number { put(short: number) }
    }
    if let lines = clears.lines { put(lines) }
    put(clears.neededLines)
  }
}

extension AnswerReader {
  fileprivate mutating func sum() -> LayoutSum {
    guard integer() > 0 else { return LayoutSum() }
    var counts = SIMD8<Int>()
    for index in LabelFit.Outcome.allCases.indices { counts[index] = count() }
    return LayoutSum(
      counts: counts, borderline: count(), inconclusive: count(),
      tightest: optional { ($0.shortNumber(), $0.integer()) })
  }

  /// Of layouts: no sum of a label's is larger.
  private mutating func count() -> Int { max(0, min(integer(), 1 << 32)) }

  fileprivate mutating func layout() -> TextResult.Layout {
    TextResult.Layout(
      variant: integer(), fit: PackedFit(bytes: Array(blob())),
      doubt: OtherReadings.Doubt(rawValue: integer()))
  }

  fileprivate mutating func fault() -> TextResult.Fault {
    let (rule, severity, variant) = (integer(), integer(), integer())
    let (phrase, lack, flags) = (text(), optional { $0.shortNumber() }, flags(3))
    let severities = Severity.allCases
    return TextResult.Fault(
      summary: FaultSummary(
        rule: rule,
        severity: severities.indices.contains(severity) ? severities[severity] : .error,
        variant: variant, phrase: phrase, lack: lack, hasExtent: flags[0], asksForMore: flags[1],
        mayDependOnNumber: flags[2]),
      remedy: optional { reader in
        Remedy(
          cut: reader.optional { reader in
            TextCut(
              clusters: reader.integer(), points: reader.shortNumber(), keepsHalf: reader.flag())
          }, clears: reader.clears())
      })
  }

  private mutating func clears() -> Clearance {
    let has = flags(6)
    let width = has[0] ? shortNumber() : nil
    let height = has[2] ? shortNumber() : nil
    let scale = has[3] ? shortNumber() : nil
    let lineHeight = has[5] ? shortNumber() : nil
    return Clearance(
      width: width, lines: has[1] ? integer() : nil, height: height, scale: scale,
      growsDown: has[4], neededLines: integer(), lineHeight: lineHeight)
  }
}
