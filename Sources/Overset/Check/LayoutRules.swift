import OversetFits
import OversetLabels
import OversetModel

/// Applies the rules about layouts to all layouts of one text in one label.
struct LayoutRules {
  private let settings: RuleSettings
  /// Those that are not off.
  private let rules: [(rule: any LayoutRule.Type, id: RuleID, severity: Severity)]

  init(_ settings: RuleSettings) {
    self.settings = settings
    rules = allRules.compactMap { rule in
      guard case .layout(let rule) = rule.subject,
        let severity = settings.severity(of: rule.about.id)
      else { return nil }
      return (rule, rule.about.id, severity)
    }
  }

  /// Of each rule at most one finding: at the first layout at fault, saying where else it is. None
  /// beside one of another rule that asks for the same action.
  ///
  /// Variants without a layout are those of which nothing can be said. `source` tells how the
  /// source's text fares, `smallerNumber` the largest number with which the text fits after all.
  func findings(
    in layouts: [VariantLayout], of label: PlannedLabel, isSource: Bool,
    _ widths: RuleContext.TextWidths?, place textPlace: Finding.Place,
    source: (PlannedLabel.Variant) -> SharedSourceState?,
    smallerNumber: (PlannedLabel.Variant) -> Int?
  ) -> [Finding] {
    let context = RuleContext(settings: settings, isSource: isSource, widths: widths)
    return faults(in: layouts, context).compactMap { place, faulty in
      let (rule, id, severity) = rules[place]
      guard let first = faulty.first else { return nil }
      first.complete()
      let layout = first.layout
      var ending = ""
      if rule.isAboutLostText, layout.fit.lostClusters > 0,
        let number = smallerNumber(first.variant)
      {
        ending += " (fits up to \(number.grouped))"
      }
      if rule.looksAtEachVariant, label.variants.count > 1,
        let reach = reach(of: faulty, in: layouts, of: label).words(
          tellsFit: rule.isAboutLostText)
      {
        ending += ", \(reach)"
      }
      let remedy = rule.saysWhatFits ? remedy(for: layouts, faulty) : nil
      var extent: LayoutFault.Extent?
      if layouts.count > 1 || !ending.isEmpty || rule.comparesWidths
        || remedy.map({ $0.clears != Clearance(layout) }) == true
      {
        extent = LayoutFault.Extent(
          widths: rule.comparesWidths ? widths : nil, ending: ending, clears: remedy?.clears,
          lack: faulty.compactMap(\.layout.overflow).max(),
          asksForMore: faulty.count > 1 && remedy.map { $0.clears != Clearance(layout) } == true)
      }
      // No gate fails on a value that is invented.
      let isLesser =
        rule.isAboutLostText
        && (layout.isRecoverable || faulty.allSatisfy { $0.layout.doubt != nil })
      let isHarmless = rule.isAboutLostText && layout.losesNoPaint
      return Finding(
        rule: id, severity: isHarmless ? .note : isLesser ? severity.lower : severity,
        LayoutFault(
          layout, by: rule, at: textPlace, isSource: isSource, source: source(first.variant),
          cut: remedy?.cut, extent: extent))
    }
  }

  private typealias Fault = (rule: Int, faulty: [VariantLayout])

  /// The rules that find something to report, with the layouts at fault.
  private func faults(in layouts: [VariantLayout], _ context: RuleContext) -> [Fault] {
    var faults: [Fault] = []
    for (place, rule) in rules.enumerated() {
      var faulty: [VariantLayout] = []
      for layout in layouts where layout.index == 0 || rule.rule.looksAtEachVariant {
        if rule.rule.isAtFault(layout.layout, in: context) { faulty.append(layout) }
      }
      if faulty.isEmpty { continue }
      // One finding of a rule: lost text is worse than the edges of a whole one.
      if rule.rule.isAboutLostText, faulty.contains(where: { !$0.layout.cutsWholeText }) {
        faulty.removeAll(where: \.layout.cutsWholeText)
      }
      faults.append((place, faulty))
    }
    if faults.count < 2 { return faults }
    // Text may be lost in several ways, in different variants: told where it is lost first. A line
    // or ink that is cut off asks for another action.
    func losesText(_ fault: Fault) -> Bool {
      rules[fault.rule].rule.isAboutLostText && !fault.faulty[0].layout.cutsWholeText
    }
    let firstLoss = faults.filter(losesText).min { $0.faulty[0].index < $1.faulty[0].index }
    let found = Set(faults.map { rules[$0.rule].id })
    return faults.filter { fault in
      losesText(fault)
        ? fault.rule == firstLoss?.rule
        : found.isDisjoint(with: rules[fault.rule].rule.givesWayTo)
    }
  }

  /// What makes all layouts of a text fit: those at fault, and those that lose text in another way,
  /// but need no other action.
  private func remedy(for layouts: [VariantLayout], _ faulty: [VariantLayout]) -> Remedy? {
    let indices = Set(faulty.map(\.index))
    let isWhole = faulty[0].layout.cutsWholeText
    let remedies = layouts.filter {
      indices.contains($0.index) || $0.layout.losesText && $0.layout.cutsWholeText == isWhole
    }.map { $0.remedy(settings) }
    guard let clears = Clearance(remedies.map(\.clears)) else { return nil }
    return Remedy(cut: TextCut(largestOf: remedies.map(\.cut)), clears: clears)
  }

  private func reach(
    of faulty: [VariantLayout], in layouts: [VariantLayout], of label: PlannedLabel
  ) -> Reach {
    var isFaulty = [Bool](repeating: false, count: label.variants.count)
    var showsAll = [Bool](repeating: true, count: label.variants.count)
    for layout in layouts { showsAll[layout.index] = !layout.layout.losesText }
    for layout in faulty {
      isFaulty[layout.index] = true
      showsAll[layout.index] = false
    }
    return Reach(
      sizes: label.sizes, screens: label.screens, isFaulty: isFaulty, showsAll: showsAll,
      comparesBoldText: label.weights.count > 1)
  }
}

extension VariantLayout {
  /// What makes this one layout fit.
  fileprivate func remedy(_ settings: RuleSettings) -> Remedy {
    guard let text, !layout.cutsWholeText else { return Remedy(clears: Clearance(layout)) }
    let (fitter, constraint, insets) = (variant.fitter, layout.constraint, layout.insets)
    let legible = settings.legibleScale(of: constraint.font.pointSize)
    let leastRoom = fitter.leastRoom(
      for: text, layout.fit.needs, legible: legible,
      insets: Size(width: insets.leading + insets.trailing, height: insets.top + insets.bottom),
      mostLines: Clearance.mostLines(from: constraint.numberOfLines))
    return Remedy(
      // What is left of a text is in a line as high.
      cut: layout.fit.missingHeight > 0 ? nil : fitter.cut(text, legible: legible),
      clears: Clearance(
        layout, leastRoom: leastRoom, breaksWords: fitter.breaksWords(of: text)))
  }
}

extension TextCut {
  /// What makes all of several layouts of a text fit; nil where one of them cannot.
  init?(largestOf cuts: [TextCut?]) {
    let all = cuts.compactMap { $0 }
    guard all.count == cuts.count, let most = all.max(by: { $0.clusters < $1.clusters }) else {
      return nil
    }
    self = most
  }
}

extension CheckedLayout {
  /// Whether there is a way to text that is cut off.
  fileprivate var isRecoverable: Bool { fit.outcome == .truncated && fit.recovery != nil }
}

extension Severity {
  /// One step less bad.
  var lower: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    }
  }
}
