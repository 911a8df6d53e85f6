import OversetModel
import OversetTexts
import OversetTypesetting

/// What stands in for missing translations: the same few texts in every locale, looked at once.
final class FallbackTexts {
  private let plan: CheckPlan
  private let labels: [WorkerLabel]
  private let plurals: PluralRulesBook
  /// By table and key.
  private var known: [[Fallback]]

  private enum Fallback {
    case unknown, needsCheck
    case comfortable(texts: Int)
  }

  init(_ plan: CheckPlan, _ labels: [WorkerLabel], _ plurals: PluralRulesBook) {
    self.plan = plan
    self.labels = labels
    self.plurals = plurals
    known = plan.tables.map {
      [Fallback](repeating: .unknown, count: $0.isOpen ? $0.keys.count : 0)
    }
  }

  /// How many texts stand in for a translation, where they are the same in every locale and fit
  /// comfortably in all labels of the key; nil where each must be checked.
  ///
  /// Only texts without arguments, and only those of the system font's own letters, do not depend
  /// on the locale.
  func comfortableTexts(of key: Int, in table: Int) -> Int? {
    if case .unknown = known[table][key] { known[table][key] = find(key, in: table) }
    guard case .comfortable(let texts) = known[table][key] else { return nil }
    return texts
  }

  private func find(_ key: Int, in table: Int) -> Fallback {
    if plan.tables[table].hasPropertyListValue(key) { return .needsCheck }
    let texts = UserTexts(of: key, in: plan.tables[table], locale: nil, plurals: plurals).texts
    for text in texts {
      if text.isFormat || text.variation.device != nil { return .needsCheck }
      if MarkupText.tag(in: text.value) != nil { return .needsCheck }
      let units = [UInt16](utf16Of: text.value)
      for label in plan.labelsOfKey[table][key].map({ labels[$0] }) {
        let isPlain = label.planned.label.constraint.syntax(of: text.value) == nil
        guard isPlain, label.planned.label.textCase == nil, label.skipsComfortable,
          !label.planned.hasFramesByLocale,
          var advance = label.advance(ofSimpleText: units)
        else { return .needsCheck }
        for (index, variant) in label.variants.enumerated() {
          if index == label.firstBoldText {
            advance = label.advance(ofSimpleText: units, isBoldText: true) ?? advance
          }
          guard
            variant.fitsComfortably(
              simpleText: units, advance: advance, below: label.comfortableShare, isFallback: true)
          else { return .needsCheck }
        }
      }
    }
    return .comfortable(texts: texts.count)
  }
}
