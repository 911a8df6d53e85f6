import Crypto
import OversetFits
import OversetModel
import OversetTypesetting

/// The answers that one worker asks for and adds.
final class AnswerBook {
  private let cache: AnswerCache
  private let context: [UInt8]
  private let fonts: FontBook
  private var new = NewAnswers()
  /// Of the texts since the last `take`: many are equal.
  private var current: [CacheKey: TextAnswers] = [:]
  /// Many labels have the same settings, and naming each takes longer than to compare them.
  private var dumps: [LabelConstraint: [UInt8]] = [:]

  /// `context` is what all answers of a run depend on.
  init(_ cache: AnswerCache, _ context: [UInt8], _ fonts: FontBook) {
    self.cache = cache
    self.context = context
    self.fonts = fonts
  }

  /// What is known of a text in a label. All that a label does depends on the text's code units, and on
  /// those of its other readings.
  func answers(
    of sample: LabelSample, _ others: OtherReadings?, isFallback: Bool, in label: WorkerLabel,
    _ locale: LocaleIdentifier
  ) -> TextAnswers {
    new.texts += 1
    var writer = question(.text, of: sample, in: label, locale)
    writer.put(isFallback)
    writer.put(others?.allUnits ?? []) { $0.put($1) { $0.put(units: $1) } }
    let key = CacheKey(digestOf: writer.bytes)
    if let known = current[key] { return known }
    var answers: TextAnswers?
    if let index = cache.index(of: key) {
      answers = TextAnswers(cache.answer(index), of: sample.text)
      if answers != nil { new.used.append(index) }
    }
    let found = answers ?? TextAnswers(of: sample.text)
    current[key] = found
    return found
  }

  /// What a label does with a text of the source locale.
  func outcome(
    of sample: LabelSample, in label: WorkerLabel, variant: Int, _ locale: LocaleIdentifier,
    _ measure: () -> LabelFit.Outcome
  ) -> LabelFit.Outcome {
    var writer = question(.outcome, of: sample, in: label, locale)
    writer.put(variant)
    let cases = LabelFit.Outcome.allCases
    return answer(
      to: CacheKey(digestOf: writer.bytes), measure, put: { $0.put(cases.firstIndex(of: $1) ?? 0) }
    ) { reader in
      let index = reader.integer()
      return cases.indices.contains(index) ? cases[index] : nil
    }
  }

  /// The width of a text of the source locale on one line.
  func width(
    of sample: LabelSample, in label: WorkerLabel, _ locale: LocaleIdentifier,
    _ measure: () -> Points
  ) -> Points {
    let writer = question(.width, of: sample, in: label, locale)
    return answer(to: CacheKey(digestOf: writer.bytes), measure, put: { $0.put($1) }) {
      $0.number()
    }
  }

  /// Which of several texts is the first that a label shows whole.
  func firstWhole(
    of samples: [LabelSample], in label: WorkerLabel, variant: Int, _ locale: LocaleIdentifier,
    _ measure: () -> Int?
  ) -> Int? {
    guard let first = samples.first else { return nil }
    var writer = question(.firstWhole, of: first, in: label, locale)
    writer.put(variant)
    writer.put(samples) { $0.put(units: $1.units) }
    return answer(
      to: CacheKey(digestOf: writer.bytes), measure, put: { $0.put($1) { $0.put($1) } }
    ) { reader -> Int?? in
      let index = reader.optional { $0.integer() }
      return index.map { samples.indices.contains($0) } == false ? nil : .some(index)
    }
  }

  /// What was kept, or what is measured now.
  private func answer<Answer>(
    to key: CacheKey, _ measure: () -> Answer, put: (inout AnswerWriter, Answer) -> Void,
    read: (inout AnswerReader) -> Answer?
  ) -> Answer {
    if let index = cache.index(of: key) {
      var reader = AnswerReader(cache.answer(index))
      if let known = read(&reader), reader.isComplete {
        new.used.append(index)
        return known
      }
    }
    let measured = measure()
    var writer = AnswerWriter()
    put(&writer, measured)
    new.answers.append((key, writer.bytes))
    return measured
  }

  private enum Purpose: Int {
    case text, outcome, width, firstWhole
  }

  private func question(
    _ purpose: Purpose, of sample: LabelSample, in label: WorkerLabel, _ locale: LocaleIdentifier
  ) -> AnswerWriter {
    var writer = AnswerWriter()
    writer.put(purpose.rawValue)
    writer.put(digest(of: label))
    writer.put(locale.identifier)
    writer.put(units: sample.units)
    if !sample.runs.isEmpty { writer.put(dumpOf: sample.runs) }
    return writer
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
      writer.put(setting.legibilityWeight.rawValue)
      for number in [
        setting.room.x, setting.room.y, setting.room.width, setting.room.height,
        setting.displayScale, setting.mostWidth, variant.leastScale,
      ] {
        writer.put(number)
      }
      writer.put(setting.mostRoom) { $0.put(dumpOf: $1) }
    }
    let digest = Array(SHA256.hash(data: writer.bytes))
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
    for (key, answers) in current where answers.isChanged {
      new.measuredTexts += 1
      new.answers.append((key, answers.bytes))
    }
    defer { (new, current) = (NewAnswers(), [:]) }
    return new
  }
}

extension AnswerWriter {
  fileprivate mutating func put(units: [UInt16]) {
    put(units.count)
    for unit in units { put(Int(unit)) }
  }

  /// Every stored property of a value, by name.
  mutating func put(dumpOf value: some Any) {
    var text = ""
    dump(value, to: &text)
    put(text)
  }
}
