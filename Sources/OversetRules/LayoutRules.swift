import OversetFits
package import OversetModel
import OversetTexts

/// A text's layout in one of a label's variants.
package struct VariantLayout: Sendable {
  /// The variant's index in the label.
  package let index: Int
  package let layout: CheckedLayout

  package init(index: Int, layout: CheckedLayout) {
    self.index = index
    self.layout = layout
  }
}

/// What a rule finds in a text in a label, before it is known what would help.
package struct TextFault: Sendable {
  /// The index among the rules that are not off.
  package let rule: Int
  /// The layouts at fault, by their indices among the text's; at least one.
  package let faulty: [Int]
  package let isAboutLostText: Bool
  /// The layouts that the remedy is for, by their indices: those at fault, and those that lose text in
  /// another way and need no other action. Empty where the rule does not say what fits.
  package let remedied: [Int]
}

/// What was measured for a fault, once it was found.
package struct FaultMeasures: Sendable {
  /// How the source's text fares; nil in the source itself, and where there is none.
  package var source: SharedSourceState?
  /// The source's locale, where its text is cut off at the usual size and on the widest screen; nil
  /// where it is not, or where nobody asks.
  package var sourceLostIn: LocaleIdentifier?
  /// The largest number with which the text fits after all; nil where there is none.
  package var largestNumber: Int?
  /// What makes all layouts of `remedied` fit; nil where there are none.
  package var remedy: Remedy?

  package init(
    source: SharedSourceState?, sourceLostIn: LocaleIdentifier? = nil, largestNumber: Int?,
    remedy: Remedy?
  ) {
    self.source = source
    self.sourceLostIn = sourceLostIn
    self.largestNumber = largestNumber
    self.remedy = remedy
  }
}

/// The rules about layouts: they look at all layouts of one text in one label.
package struct LayoutRules: Sendable {
  private let settings: RuleSettings
  /// Those that are not off.
  private let rules: [(rule: any LayoutRule.Type, id: RuleID, severity: Severity)]
  /// Whether a rule compares the widths of texts with those of their sources.
  package let comparesWidths: Bool

  package init(_ settings: RuleSettings) {
    self.settings = settings
    rules = settings.active { $0.asLayoutRule }
    comparesWidths = rules.contains { $0.rule.comparesWidths }
  }

  /// Whether there is a rule of this index that is not off.
  package func contains(_ rule: Int) -> Bool { rules.indices.contains(rule) }

  /// Of each rule at most one fault: in all layouts of a text that it finds something in. None beside
  /// one of another rule that asks for the same action.
  ///
  /// Variants without a layout are those of which nothing can be said.
  package func faults(
    in layouts: [VariantLayout], isSource: Bool, _ widths: TextWidths?
  ) -> [TextFault] {
    let context = RuleContext(settings: settings, isSource: isSource, widths: widths)
    var faults: [TextFault] = []
    for (index, (rule, _, _)) in rules.enumerated() {
      var faulty = layouts.indices.filter {
        (layouts[$0].index == 0 || rule.looksAtEachVariant)
          && (layouts[$0].layout.setting.mostRoom == nil || rule.holdsInAnyRoom)
          && rule.isAtFault(layouts[$0].layout, in: context)
      }
      if rule.isAboutLostText { faulty.removeAll { layouts[$0].layout.isDrawnLine } }
      if faulty.isEmpty { continue }
      // One finding of a rule: lost text is worse than the edges of a whole one.
      if rule.isAboutLostText, faulty.contains(where: { !layouts[$0].layout.cutsWholeText }) {
        faulty.removeAll { layouts[$0].layout.cutsWholeText }
      }
      faults.append(
        TextFault(
          rule: index, faulty: faulty, isAboutLostText: rule.isAboutLostText,
          remedied: rule.saysWhatFits ? layouts.remedied(by: faulty) : []))
    }
    return faults.count < 2 ? faults : withoutRepetition(faults, layouts)
  }

  /// Text may be lost in several ways, in different variants: reported where it is lost first. A line
  /// or ink that is cut off asks for another action.
  private func withoutRepetition(
    _ faults: [TextFault], _ layouts: [VariantLayout]
  ) -> [TextFault] {
    func losesText(_ fault: TextFault) -> Bool {
      fault.isAboutLostText && !layouts[fault.faulty[0]].layout.cutsWholeText
    }
    let firstLoss = faults.filter(losesText).min { $0.faulty[0] < $1.faulty[0] }
    let found = Set(faults.map { rules[$0.rule].id })
    return faults.filter { fault in
      losesText(fault)
        ? fault.rule == firstLoss?.rule
        : found.isDisjoint(with: rules[fault.rule].rule.givesWayTo)
    }
  }

  /// The fault from the first layout on that loses paint, where earlier ones have only lines that are
  /// too high: `complete` makes a layout whole, by its index.
  package func fromLostPaintOn(
    _ fault: TextFault, in layouts: [VariantLayout], complete: (Int) -> Void
  ) -> TextFault {
    func losesPaint(_ index: Int) -> Bool {
      complete(index)
      return !layouts[index].layout.losesNoPaint
    }
    let first = layouts[fault.faulty[0]].layout
    guard fault.isAboutLostText, first.cutsWholeText, first.numbers.missingHeight > 0,
      let start = fault.faulty.firstIndex(where: losesPaint)
    else { return fault }
    return TextFault(
      rule: fault.rule, faulty: Array(fault.faulty[start...]),
      isAboutLostText: fault.isAboutLostText, remedied: fault.remedied)
  }

  /// What all layouts of a text come to for a fault, once it is known what makes them fit.
  package func summary(
    of fault: TextFault, in layouts: [VariantLayout], of label: LabelVariants, _ remedy: Remedy?
  ) -> FaultSummary {
    let (rule, _, severity) = rules[fault.rule]
    let faulty = fault.faulty.map { layouts[$0] }
    let layout = faulty[0].layout
    let phrase = phrase(of: faulty, in: layouts, of: label, rule)
    // No gate fails on a value, a room or a letter's shape that is a guess.
    let isLesser =
      rule.isAboutLostText && (layout.isRecoverable || layout.losesUnsurePaint)
      || faulty.allSatisfy { $0.layout.doubt != nil }
    let isHarmless =
      faulty.allSatisfy { $0.layout.doubt?.isStrong == true }
      || rule.isAboutLostText
        && (layout.losesNoPaint
          || faulty.allSatisfy {
            $0.layout.mayFit || $0.layout.losesDoubtfulPaint || $0.layout.doubt?.isStrong == true
          })
    let hasExtent =
      layouts.count > 1 || !phrase.isEmpty || rule.comparesWidths
      || remedy.map { $0.clears != Clearance(layout) } == true
    return FaultSummary(
      rule: fault.rule, severity: isHarmless ? .note : isLesser ? severity.lower : severity,
      variant: faulty[0].index, phrase: phrase,
      lack: hasExtent ? faulty.compactMap(\.layout.overflow).max() : nil, hasExtent: hasExtent,
      asksForMore: faulty.count > 1 && remedy.map { $0.clears != Clearance(layout) } == true,
      mayDependOnNumber: fault.isAboutLostText && layout.numbers.lostClusters > 0)
  }

  /// The finding at the first layout at fault, with where else it is.
  package func finding(
    _ fault: FaultSummary, at layout: CheckedLayout, of label: LabelVariants, isSource: Bool,
    _ widths: TextWidths?, at text: TextInLabel, _ measures: FaultMeasures
  ) -> Finding {
    let (rule, id, _) = rules[fault.rule]
    let remedy = measures.remedy
    let ending =
      (measures.largestNumber.map { " (fits up to \($0.grouped))" } ?? "") + fault.phrase
    var extent: LayoutFault.Extent?
    let use = label.uses[TableKey(table: text.table, key: text.key)]
    if fault.hasExtent || !ending.isEmpty || use != nil {
      extent = LayoutFault.Extent(
        widths: rule.comparesWidths ? widths : nil, ending: ending, clears: remedy?.clears,
        lack: fault.hasExtent ? fault.lack : layout.overflow, asksForMore: fault.asksForMore,
        use: use)
    }
    var doubted = doubted(layout, fault.severity, measures)
    let unseen =
      use.flatMap { $0.isConditional ? TextDoubt(branchOf: $0) : nil }
      ?? label.hiding.map(TextDoubt.init(hidingAt:))
    if let unseen { doubted.layout = CheckedLayout(doubted.layout, doubt: unseen) }
    return Finding(
      rule: id, severity: doubted.severity,
      LayoutFault(
        doubted.layout, at: text, isAboutLostText: rule.isAboutLostText,
        saysWhatFits: rule.saysWhatFits, isSource: isSource, source: measures.source,
        cut: remedy?.cut, extent: extent))
  }

  /// A layout at fault and how severe that is, where the source's text is cut off in the same room.
  ///
  /// Whoever made the screen saw the source's text in it: a text that gets there through names of the code
  /// may not be shown there, and a doubtful room is as likely to be wrong as the text. No gate fails on
  /// the one, and the other is only a note.
  private func doubted(
    _ layout: CheckedLayout, _ severity: Severity, _ measures: FaultMeasures
  ) -> (layout: CheckedLayout, severity: Severity) {
    guard let locale = measures.sourceLostIn else { return (layout, severity) }
    return (
      CheckedLayout(layout, doubt: TextDoubt(sourceLostIn: locale)),
      layout.fit.confidence == .certain ? severity.lower : .note
    )
  }

  /// Whether a finding weighs less where the source's text is cut off in the same room.
  package func asksForSource(
    _ fault: FaultSummary, at layout: CheckedLayout, of label: LabelVariants
  ) -> Bool {
    let followsNames = layout.setting.mostRoom?.followsNames ?? false
    return fault.severity != .note && label.location == nil && !layout.setting.isInSystemRoom
      && (followsNames || layout.fit.confidence != .certain)
  }

  /// At which sizes and on which screens a text does not fit, behind the rule's own words.
  private func phrase(
    of faulty: [VariantLayout], in layouts: [VariantLayout], of label: LabelVariants,
    _ rule: any LayoutRule.Type
  ) -> String {
    guard rule.looksAtEachVariant, label.settings.count > 1 else { return "" }
    return variants(of: faulty, in: layouts, of: label)
      .phrase(withLargestFit: rule.isAboutLostText).map { ", \($0)" } ?? ""
  }

  private func variants(
    of faulty: [VariantLayout], in layouts: [VariantLayout], of label: LabelVariants
  ) -> FaultyVariants {
    var isFaulty = [Bool](repeating: false, count: label.settings.count)
    var showsAll = [Bool](repeating: true, count: label.settings.count)
    for layout in layouts { showsAll[layout.index] = !layout.layout.losesText }
    for layout in faulty {
      isFaulty[layout.index] = true
      showsAll[layout.index] = false
    }
    return FaultyVariants(
      sizes: label.sizes, screens: label.screens, isFaulty: isFaulty, showsAll: showsAll,
      comparesBoldText: label.weights.count > 1,
      areBounds: label.settings.contains { $0.mostRoom != nil })
  }
}

extension [VariantLayout] {
  fileprivate func remedied(by faulty: [Int]) -> [Int] {
    let isWhole = self[faulty[0]].layout.cutsWholeText
    return indices.filter { index in
      let layout = self[index].layout
      return faulty.contains(index) || layout.losesText && layout.cutsWholeText == isWhole
    }
  }
}

extension CheckedLayout {
  /// Whether there is a way to text that is cut off.
  fileprivate var isRecoverable: Bool { fit.outcome == .truncated && fit.recovery != nil }
}
