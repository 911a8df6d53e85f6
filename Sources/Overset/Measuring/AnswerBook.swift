import OversetFiles
import OversetFits
import OversetModel
import OversetTexts
import OversetTypesetting

/// The answers that one worker asks for and adds.
final class AnswerBook {
  private let cache: AnswerCache
  private let context: [UInt8]
  private let fonts: FontBook
  private var new = NewAnswers()
  /// Of the texts since the last `take`: many are equal.
  private var current: [CacheKey: TextResult] = [:]
  /// Those of `current` that were measured.
  private var measured: Set<CacheKey> = []
  /// Many labels have the same settings, and naming each takes longer than to compare them.
  private var dumps: [LabelConstraint: [UInt8]] = [:]

  /// `context` is what all answers of a run depend on.
  init(_ cache: AnswerCache, _ context: [UInt8], _ fonts: FontBook) {
    self.cache = cache
    self.context = context
    self.fonts = fonts
  }

  /// What the result of a text is found by. All that a label does depends on the text's code units, and
  /// on those of its other readings; what rules find, on the text that it is compared with as well.
  func key(of text: PlacedText) -> CacheKey {
    var writer = AnswerWriter()
    writer.put(0)
    put(text.sample, in: text.label, text.locale, into: &writer)
    writer.put([text.isFallback, text.isSource, text.sourceWidth != nil, text.others != nil])
    if let width = text.sourceWidth { writer.put(width) }
    if let windows = text.text.windows {
      writer.put(windows.lowerBound)
      writer.put(windows.upperBound)
    }
    if let others = text.others { writer.put(others.allUnits) { $0.put($1) { $0.put(units: $1) } } }
    return CacheKey(digestOf: writer.bytes)
  }

  /// Nil where the text was not measured before.
  func result(_ key: CacheKey, variants: Int) -> TextResult? {
    new.texts += 1
    if let known = current[key] { return known }
    guard let index = cache.index(of: key),
      let known = TextResult(cache.answer(index), variants: variants, shared: cache.shared)
    else { return nil }
    new.used.append(index)
    current[key] = known
    return known
  }

  func keep(_ result: TextResult, _ key: CacheKey) {
    current[key] = result
    measured.insert(key)
  }

  /// What is asked of texts beside their results; each answer is a number.
  enum Question {
    /// The width of a text of the source locale on one line.
    case width
    /// What a label does with one in a variant: the outcome's index.
    case outcome(Int)
    /// Which of several texts is the first that a label shows whole in a variant: its index, or -1.
    case firstWhole([LabelSample], Int)
  }

  /// What was kept, or what is measured now.
  func number(
    _ question: Question, of sample: LabelSample, in label: WorkerLabel, _ locale: LocaleIdentifier,
    _ measure: () -> Double
  ) -> Double {
    var writer = AnswerWriter()
    switch question {
    case .width: writer.put(1)
    case .outcome(let variant):
      writer.put(2)
      writer.put(variant)
    case .firstWhole(let samples, let variant):
      writer.put(3)
      writer.put(variant)
      writer.put(samples) { $0.put(units: $1.units) }
    }
    put(sample, in: label, locale, into: &writer)
    let key = CacheKey(digestOf: writer.bytes)
    if let index = cache.index(of: key) {
      var reader = AnswerReader(cache.answer(index))
      let known = reader.shortNumber()
      if reader.isComplete {
        new.used.append(index)
        return known
      }
    }
    let measured = measure()
    var answer = AnswerWriter()
    answer.put(short: measured)
    new.answers.append((key, answer.bytes))
    return measured
  }

  private func put(
    _ sample: LabelSample, in label: WorkerLabel, _ locale: LocaleIdentifier,
    into writer: inout AnswerWriter
  ) {
    writer.put(digest(of: label))
    writer.put(locale.identifier)
    writer.put(units: sample.units)
    if !sample.runs.isEmpty { writer.put(dumpOf: sample.runs) }
  }

  /// Of everything in a label that an answer depends on.
  private func digest(of label: WorkerLabel) -> [UInt8] {
    if let known = label.digest { return known }
    let (planned, constraint) = (label.planned.label, label.planned.label.constraint)
    var writer = AnswerWriter()
    writer.put(context)
    writer.put(dump(of: constraint))
    writer.put(dumpOf: planned.insets)
    writer.put(dumpOf: planned.textCase)
    writer.put(planned.group != nil)
    for variant in label.variants {
      let setting = variant.setting
      writer.put(setting.contentSize?.rawValue ?? "")
      writer.put(setting.screen ?? "")
      writer.put(setting.legibilityWeight.rawValue)
      for number in [
        setting.room.x, setting.room.y, setting.room.width, setting.room.height,
        setting.displayScale, setting.mostWidth, variant.leastScale,
      ] {
        writer.put(number)
      }
      writer.put(setting.frameDoubt) { $0.put($1.isStrong) }
      writer.put(setting.mostRoom) { $0.put(dumpOf: $1) }
    }
    let digest = Digest(of: writer.bytes).bytes
    label.digest = digest
    return digest
  }

  /// With the bytes of the font files that the label names.
  private func dump(of constraint: LabelConstraint) -> [UInt8] {
    if let known = dumps[constraint] { return known }
    var writer = AnswerWriter()
    writer.put(dumpOf: constraint)
    let runs = constraint.attributedText?.runs ?? []
    for font in [constraint.font] + runs.compactMap(\.font) {
      if case .file(let path, _) = font.typeface { writer.put(fonts.digest(ofFileAt: path)) }
    }
    dumps[constraint] = writer.bytes
    return writer.bytes
  }

  /// All that is new since the last call.
  func take() -> NewAnswers {
    for key in measured {
      guard let result = current[key] else { continue }
      new.measuredTexts += 1
      new.answers.append((key, result.bytes { new.share($0) }))
    }
    defer { (new, current, measured) = (NewAnswers(), [:], []) }
    return new
  }
}

extension AnswerWriter {
  fileprivate mutating func put(units: [UInt16]) {
    put(units.count)
    units.withUnsafeBytes { put(contentsOf: $0) }
  }

  /// Every stored property of a value, by name.
  mutating func put(dumpOf value: some Any) {
    var text = ""
    dump(value, to: &text)
    put(text)
  }
}
