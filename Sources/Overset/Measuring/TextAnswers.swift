import OversetFits
import OversetModel

/// What was measured of one text in one label, in one locale: enough to judge it without setting it.
///
/// Filled while a text is measured. What a later run asks that this one was not asked is measured then.
final class TextAnswers {
  private var layouts: [LayoutQuestion: Layout<PackedFit>] = [:]
  private var wholeFits: [Int: PackedFit] = [:]
  private var rooms: [Int: RoomAnswer] = [:]
  private var cuts: [[Int]: CutAnswer] = [:]
  /// On one line at scale 1 and the label's first size, where it was asked for.
  private(set) var width: Points?
  /// The font files that set the text.
  private(set) var fonts: Set<UsedFont> = []
  /// Whether there is more than was read.
  private(set) var isChanged = false
  private let text: String

  /// A text that fits comfortably is laid out where a rule looks at its width.
  struct LayoutQuestion: Hashable, Comparable {
    var variant: Int
    var mayBeComfortable: Bool

    static func < (left: Self, right: Self) -> Bool {
      (left.variant, left.mayBeComfortable ? 1 : 0) < (
        right.variant, right.mayBeComfortable ? 1 : 0
      )
    }
  }

  /// What a label does with the text in one of its variants.
  enum Layout<Fit> {
    /// Nothing can be said of it.
    case comfortable
    case fit(Fit, isBrief: Bool, OtherReadings.Doubt?)
  }

  /// What one layout lacks.
  struct RoomAnswer {
    /// Nil for a label that neither shrinks nor tightens.
    var least: LeastRoom?
    var breaksWords: Bool
  }

  /// Nil where no shorter text would fit.
  private struct CutAnswer {
    var cut: TextCut?
  }

  /// Of nothing yet; `text` is what the label shows.
  init(of text: String) { self.text = text }

  // MARK: Asking

  /// Nil where it is not known.
  func layout(_ question: LayoutQuestion) -> Layout<LabelFit>? {
    switch layouts[question] {
    case nil: nil
    case .comfortable: .comfortable
    case .fit(let fit, let isBrief, let doubt):
      // Bytes of something else are no answer.
      fit.fit(ifOf: text).map { .fit($0, isBrief: isBrief, doubt) }
    }
  }

  func keepComfortable(_ question: LayoutQuestion) { keep(.comfortable, question) }

  func keep(
    _ fit: LabelFit, isBrief: Bool, _ doubt: OtherReadings.Doubt?, _ question: LayoutQuestion
  ) {
    keep(.fit(PackedFit(fit, of: text), isBrief: isBrief, doubt), question)
  }

  private func keep(_ layout: Layout<PackedFit>, _ question: LayoutQuestion) {
    layouts[question] = layout
    isChanged = true
  }

  func keep(width: Points) { (self.width, isChanged) = (width, true) }

  func keep(_ font: UsedFont) {
    if fonts.insert(font).inserted { isChanged = true }
  }
}

extension TextAnswers? {
  /// The whole fit in place of a brief one.
  func wholeFit(at variant: Int, _ measure: () -> LabelFit) -> LabelFit {
    guard let answers = self else { return measure() }
    return answers.wholeFit(at: variant, measure)
  }

  func room(at variant: Int, _ measure: () -> TextAnswers.RoomAnswer) -> TextAnswers.RoomAnswer {
    guard let answers = self else { return measure() }
    return answers.room(at: variant, measure)
  }

  /// The least to cut off in several variants.
  func cut(at variants: [Int], _ measure: () -> TextCut?) -> TextCut? {
    guard let answers = self else { return measure() }
    return answers.cut(at: variants, measure)
  }
}

extension TextAnswers {
  fileprivate func wholeFit(at variant: Int, _ measure: () -> LabelFit) -> LabelFit {
    if let known = wholeFits[variant]?.fit(ifOf: text) { return known }
    let fit = measure()
    (wholeFits[variant], isChanged) = (PackedFit(fit, of: text), true)
    return fit
  }

  fileprivate func room(at variant: Int, _ measure: () -> RoomAnswer) -> RoomAnswer {
    if let known = rooms[variant] { return known }
    let room = measure()
    (rooms[variant], isChanged) = (room, true)
    return room
  }

  fileprivate func cut(at variants: [Int], _ measure: () -> TextCut?) -> TextCut? {
    if let known = cuts[variants] { return known.cut }
    let cut = measure()
    (cuts[variants], isChanged) = (CutAnswer(cut: cut), true)
    return cut
  }
}

// MARK: - Bytes

extension TextAnswers {
  /// Nil where the bytes are of something else.
  convenience init?(_ bytes: ArraySlice<UInt8>, of text: String) {
    self.init(of: text)
    var reader = AnswerReader(bytes)
    width = reader.optional { $0.number() }
    for font in reader.list({ $0.font() }) { fonts.insert(font) }
    for (question, layout) in reader.list({ $0.layout() }) { layouts[question] = layout }
    for (variant, fit) in reader.list({ ($0.integer(), PackedFit(bytes: Array($0.blob()))) }) {
      wholeFits[variant] = fit
    }
    for (variant, room) in reader.list({ ($0.integer(), $0.room()) }) { rooms[variant] = room }
    for (variants, cut) in reader.list({ ($0.list { $0.integer() }, $0.optional { $0.cut() }) }) {
      cuts[variants] = CutAnswer(cut: cut)
    }
    guard reader.isComplete else { return nil }
  }

  var bytes: [UInt8] {
    var writer = AnswerWriter()
    writer.put(width) { $0.put($1) }
    writer.put(fonts.sorted()) { writer, font in
      writer.put(font.postScriptName)
      writer.put(font.path)
      writer.put(font.standsIn)
    }
    writer.put(layouts.sorted { $0.key < $1.key }) { writer, item in
      writer.put(item.key.variant)
      writer.put(item.key.mayBeComfortable)
      switch item.value {
      case .comfortable: writer.put(0)
      case .fit(let fit, let isBrief, let doubt):
        writer.put(1)
        writer.put(fit.bytes)
        writer.put(isBrief)
        writer.put(doubt.map(\.rawValue) ?? 0)
      }
    }
    writer.put(wholeFits.sorted { $0.key < $1.key }) { writer, item in
      writer.put(item.key)
      writer.put(item.value.bytes)
    }
    writer.put(rooms.sorted { $0.key < $1.key }) { writer, item in
      writer.put(item.key)
      writer.put(item.value)
    }
    writer.put(cuts.sorted { $0.key.lexicographicallyPrecedes($1.key) }) { writer, item in
      writer.put(item.key) { $0.put($1) }
      writer.put(item.value.cut) { $0.put($1) }
    }
    return writer.bytes
  }
}

extension AnswerWriter {
  fileprivate mutating func put(_ room: TextAnswers.RoomAnswer) {
    put(room.least) { writer, least in
      writer.put(least.width) { $0.put($1) }
      writer.put(least.lines) { $0.put($1) }
      writer.put(least.height) { $0.put($1) }
    }
    put(room.breaksWords)
  }

  fileprivate mutating func put(_ cut: TextCut) {
    put(cut.clusters)
    put(cut.points)
    put(cut.keepsHalf)
  }
}

extension AnswerReader {
  fileprivate mutating func font() -> UsedFont {
    UsedFont(postScriptName: text(), path: text(), standsIn: flag())
  }

  fileprivate mutating func layout() -> (
    TextAnswers.LayoutQuestion, TextAnswers.Layout<PackedFit>
  ) {
    let question = TextAnswers.LayoutQuestion(variant: integer(), mayBeComfortable: flag())
    guard integer() == 1 else { return (question, .comfortable) }
    let fit = PackedFit(bytes: Array(blob()))
    return (question, .fit(fit, isBrief: flag(), OtherReadings.Doubt(rawValue: integer())))
  }

  fileprivate mutating func room() -> TextAnswers.RoomAnswer {
    TextAnswers.RoomAnswer(
      least: optional { reader in
        LeastRoom(
          width: reader.optional { $0.number() }, lines: reader.optional { $0.integer() },
          height: reader.optional { $0.number() })
      },
      breaksWords: flag())
  }

  fileprivate mutating func cut() -> TextCut {
    TextCut(clusters: integer(), points: number(), keepsHalf: flag())
  }
}
