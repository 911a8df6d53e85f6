package import OversetFits
package import OversetModel

/// A text in a label in which a rule finds a fault, and what its words are made from.
package struct LayoutFault: Sendable {
  /// The first layout at fault: at the smallest size, there on the narrowest screen.
  package let layout: CheckedLayout
  /// Nil in the source locale itself, and where there is none.
  package let source: SharedSourceState?
  private let table: Int32
  private let key: Int32
  private let label: Int32
  let isSource: Bool
  private let isAboutLostText: Bool
  private let saysWhatFits: Bool
  /// `TextCut` in fewer bytes; 0 clusters for none.
  private let cutKeepsHalf: Bool
  private let cutClusters: Int32
  private let cutPoints: Float
  /// Nil where the layout says everything.
  let extent: Extent?

  /// What goes beyond the one layout.
  package final class Extent: Sendable {
    /// Beside the source's text, for rules that compare them.
    let widths: TextWidths?
    /// What follows the rule's message: at which sizes, up to which number.
    let ending: String
    /// Over all sizes and screens; nil where the rule does not say what fits.
    let clears: Clearance?
    /// How many points of width the text lacks at most, over all sizes and screens.
    let lack: Points?
    /// Whether other sizes and screens ask for more than the layout does.
    let asksForMore: Bool
    /// Where code shows the text; nil where no code names the label.
    let use: CodeUse?

    init(
      widths: TextWidths?, ending: String, clears: Clearance?, lack: Points?,
      asksForMore: Bool, use: CodeUse?
    ) {
      self.use = use
      self.asksForMore = asksForMore
      self.widths = widths
      self.ending = ending
      self.clears = clears
      self.lack = lack
    }
  }

  /// `text` needs no variation of the source: that is `source`'s.
  package init(
    _ layout: CheckedLayout, at text: TextInLabel, isAboutLostText: Bool, saysWhatFits: Bool,
    isSource: Bool, source: SharedSourceState?, cut: TextCut?, extent: Extent?
  ) {
    self.layout = layout
    self.source = source
    self.isSource = isSource
    self.isAboutLostText = isAboutLostText
    self.saysWhatFits = saysWhatFits
    cutKeepsHalf = cut?.keepsHalf ?? false
    cutClusters = Int32(clamping: cut?.clusters ?? 0)
    cutPoints = Float(cut?.points ?? 0)
    self.extent = extent
    table = Int32(clamping: text.table)
    key = Int32(clamping: text.key)
    label = Int32(clamping: text.label)
  }

  package var subject: Finding.Subject {
    Finding.Subject(
      label: layout.label, table: layout.table, key: layout.key, locale: layout.locale,
      variant: layout.variant)
  }

  /// The source's state, where its fault is that of all locales. A room of the system's cannot be
  /// changed: each locale's text is at fault by itself there.
  var comparedSource: Finding.SourceState? {
    layout.setting.isInSystemRoom ? nil : source?.state
  }

  package var textInLabel: TextInLabel {
    let variation = isSource ? layout.variation : comparedSource?.variation
    return TextInLabel(
      table: Int(table), key: Int(key), label: Int(label),
      sourceVariation: variation?.identifying)
  }

  package var cut: TextCut? {
    guard cutClusters > 0 else { return nil }
    return TextCut(
      clusters: Int(cutClusters), points: Points(cutPoints), keepsHalf: cutKeepsHalf)
  }

  package var remedy: Remedy? {
    guard saysWhatFits else { return nil }
    return Remedy(cut: cut, clears: extent?.clears ?? Clearance(layout))
  }

  /// Whether the rule is about lost text, and text is lost.
  package var losesText: Bool {
    isAboutLostText && (extent.map { $0.clears != nil } ?? layout.losesText)
  }

  package var clears: Clearance? {
    guard losesText else { return nil }
    return extent.map(\.clears) ?? Clearance(layout)
  }

  package var overflow: Points? { extent.map(\.lack) ?? layout.overflow }
}
