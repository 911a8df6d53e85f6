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

  /// One of the layouts, and its place among the label's variants.
  typealias VariantLayout = (variant: Int, layout: CheckedLayout)

  /// Of each rule at most one finding: at the first layout at fault, saying where else it is.
  ///
  /// Variants without a layout are those of which nothing can be said. `source` tells how the
  /// source's text fares, `smallerNumber` the largest number with which the text fits after all.
  func findings(
    in layouts: [VariantLayout], of label: PlannedLabel, isSource: Bool,
    _ widths: RuleContext.TextWidths?, place: Finding.Place,
    source: (PlannedLabel.Variant) -> Finding.SourceState?,
    smallerNumber: (PlannedLabel.Variant) -> Int?
  ) -> [Finding] {
    let context = RuleContext(settings: settings, isSource: isSource, widths: widths)
    return rules.compactMap { rule, id, severity in
      var first: (variant: Int, layout: CheckedLayout, message: RuleMessage)?
      var faulty: [Int] = []
      for (variant, layout) in layouts where variant == 0 || rule.looksAtEachVariant {
        guard let message = rule.message(layout, in: context) else { continue }
        faulty.append(variant)
        if first == nil { first = (variant, layout, message) }
      }
      guard let (variant, layout, message) = first else { return nil }
      var words = message.message
      if rule.isAboutLostText, layout.fit.lostClusters > 0,
        let number = smallerNumber(label.variants[variant])
      {
        words += " (fits up to \(number.grouped))"
      }
      if rule.looksAtEachVariant, label.variants.count > 1,
        let reach = reach(of: faulty, in: layouts, of: label).words(
          tellsFit: rule.isAboutLostText)
      {
        words += ", \(reach)"
      }
      let isRecoverable = rule.isAboutLostText && layout.isRecoverable
      let source = source(label.variants[variant])
      var place = place
      place.sourceVariation = (isSource ? layout.variant.text : source?.variation)?.identifying
      let clears =
        rule.isAboutLostText
        ? Clearance(
          layouts.map(\.layout).filter { $0.fit.outcome.losesText }.map { Clearance($0) }) : nil
      return Finding(
        rule: id, severity: isRecoverable ? severity.lower : severity,
        subject: Finding.Subject(
          label: layout.label, table: layout.table, key: layout.key, locale: layout.locale,
          variant: layout.variant),
        location: layout.location, message: words, suggestion: message.suggestion, layout: layout,
        source: source, clears: clears,
        lack: layouts.filter { faulty.contains($0.variant) }.compactMap(\.layout.overflow).max(),
        place: place)
    }
  }

  private func reach(
    of faulty: [Int], in layouts: [VariantLayout], of label: PlannedLabel
  ) -> Reach {
    var isFaulty = [Bool](repeating: false, count: label.variants.count)
    var showsAll = [Bool](repeating: true, count: label.variants.count)
    for (variant, layout) in layouts { showsAll[variant] = layout.showsAll }
    for variant in faulty {
      isFaulty[variant] = true
      showsAll[variant] = false
    }
    return Reach(
      sizes: label.sizes, screens: label.screens, isFaulty: isFaulty, showsAll: showsAll)
  }
}

extension CheckedLayout {
  /// Whether a person sees the whole text, at whatever size.
  fileprivate var showsAll: Bool { !fit.outcome.losesText }

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
