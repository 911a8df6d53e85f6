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

  /// Of each rule at most one finding: at the first layout at fault, saying where else it is.
  ///
  /// Variants without a layout are those of which nothing can be said. `source` tells how the
  /// source's text fares, `smallerNumber` the largest number with which the text fits after all.
  func findings(
    in layouts: [VariantLayout], of label: PlannedLabel, isSource: Bool,
    _ widths: RuleContext.TextWidths?, place: Finding.Place,
    source: (PlannedLabel.Variant) -> SharedSourceState?,
    smallerNumber: (PlannedLabel.Variant) -> Int?
  ) -> [Finding] {
    let context = RuleContext(settings: settings, isSource: isSource, widths: widths)
    return rules.compactMap { rule, id, severity in
      let faulty = layouts.filter { layout in
        (layout.index == 0 || rule.looksAtEachVariant)
          && rule.isAtFault(layout.layout, in: context)
      }
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
      var extent: LayoutFault.Extent?
      if layouts.count > 1 || !ending.isEmpty || rule.comparesWidths {
        let losing = layouts.map(\.layout).filter(\.losesText)
        extent = LayoutFault.Extent(
          widths: rule.comparesWidths ? widths : nil, ending: ending,
          clears: rule.isAboutLostText ? Clearance(losing.map { Clearance($0) }) : nil,
          lack: faulty.compactMap(\.layout.overflow).max())
      }
      let isRecoverable = rule.isAboutLostText && layout.isRecoverable
      let isHarmless = rule.isAboutLostText && layout.losesNoPaint
      return Finding(
        rule: id,
        severity: isHarmless ? .note : isRecoverable ? severity.lower : severity,
        LayoutFault(
          layout, by: rule, at: place, isSource: isSource, source: source(first.variant),
          extent: extent))
    }
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
      sizes: label.sizes, screens: label.screens, isFaulty: isFaulty, showsAll: showsAll)
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
